"""Habits: what is answered inside effects without looking ahead."""

from __future__ import annotations

import pytest

from splay.agents.features import Features, features_in_world, features_of_view
from splay.agents.heuristics import answer_by_heuristics
from splay.agents.playout_policy import PlayoutPolicy
from splay.core.card import Card
from splay.core.option import COLOR_OPTIONS, NO, PASS, VALUE_OPTIONS, YES, Option, UnseenOption
from splay.core.place import Place
from splay.core.question import (
    ASK_CARD,
    ASK_COLOR,
    ASK_MAY,
    ASK_SPLAY,
    ASK_VALUE,
    PICK,
    TO_KEEP,
    TO_MELD,
    TO_RETURN,
    TO_SCORE,
    TO_TRANSFER,
    TO_TUCK,
    Question,
)
from splay.core.symbols import BLUE, GREEN, RED
from splay.sets import DECKS, find_card
from splay.sets.scenario import scenario
from splay.views.view import view_of

GAME = scenario(
    me="red: Engineering, Oars, Archery; blue: Tools; hand: Sailing, Gunpowder, Coal; score: Masonry",
    you="green: Compass, Mapmaking; hand: Feudalism",
)
OUTLOOK = features_in_world(GAME, 0)


def card(name: str) -> Card:
    found = find_card(name)
    assert found is not None
    return found


def answer(kind: str, purpose: str, *options: Option) -> str:
    """What seat 0 answers by heuristics."""
    question = Question(0, kind, list(options), purpose)
    return question.options[answer_by_heuristics(question, OUTLOOK)].key


@pytest.mark.parametrize(
    ("purpose", "chosen"),
    [
        (TO_MELD, "coal"),
        (TO_SCORE, "coal"),
        (TO_KEEP, "coal"),
        (TO_RETURN, "sailing"),
        (TO_TRANSFER, "sailing"),
        (TO_TUCK, "sailing"),
    ],
)
def test_of_its_own_cards_it_keeps_the_best_and_gives_the_least(purpose: str, chosen: str) -> None:
    assert answer(ASK_CARD, purpose, card("Gunpowder"), card("Sailing"), card("Coal")) == chosen


@pytest.mark.parametrize("purpose", [TO_RETURN, TO_TRANSFER])
def test_of_others_cards_it_takes_the_best(purpose: str) -> None:
    assert answer(ASK_CARD, purpose, card("Mapmaking"), card("Compass")) == "compass"


@pytest.mark.parametrize(("name", "chosen"), [("Gunpowder", "gunpowder"), ("Sailing", "sailing"), ("Oars", "pass")])
def test_melds_what_raises_a_pile_and_nothing_else(name: str, chosen: str) -> None:
    assert answer(ASK_CARD, TO_MELD, card(name), PASS) == chosen


@pytest.mark.parametrize(("name", "chosen"), [("Sailing", "sailing"), ("Coal", "pass")])
def test_returns_what_is_out_of_date_and_nothing_else(name: str, chosen: str) -> None:
    assert answer(ASK_CARD, TO_RETURN, card(name), PASS) == chosen


def test_of_cards_seen_from_behind_it_takes_high_ones_and_gives_low_ones() -> None:
    theirs = [UnseenOption(0, Place("hand", 1), "base", age) for age in (1, 3)]
    assert answer(ASK_CARD, TO_TRANSFER, *theirs) == "unseen:hand.1:3"
    own = [UnseenOption(0, Place("hand", 0), "base", age) for age in (3, 1)]
    assert answer(ASK_CARD, TO_TRANSFER, *own) == "unseen:hand.0:1"


def test_accepts_offers() -> None:
    assert answer(ASK_MAY, PICK, YES, NO) == "yes"


@pytest.mark.parametrize("kind", [ASK_COLOR, ASK_SPLAY])
def test_chooses_the_color_of_its_largest_pile(kind: str) -> None:
    assert answer(kind, PICK, COLOR_OPTIONS[BLUE], COLOR_OPTIONS[RED], COLOR_OPTIONS[GREEN]) == "color:red"


def test_splays_its_own_largest_pile_rather_than_others() -> None:
    assert answer(ASK_SPLAY, PICK, card("Compass"), card("Tools"), card("Engineering")) == "engineering"


def test_chooses_the_value_nearest_to_its_highest_top_card() -> None:
    assert answer(ASK_VALUE, PICK, *VALUE_OPTIONS[1:11]) == "value:3"


@pytest.mark.parametrize("seat", [0, 1])
def test_the_outlook_from_a_view_is_that_from_the_game(seat: int) -> None:
    def parts(features: Features) -> tuple[int, list[int], list[int], list[bool]]:
        return features.seat, features.tops, features.sizes, [features.owns(card) for card in GAME.deck]

    assert parts(features_of_view(view_of(GAME, seat))) == parts(features_in_world(GAME, seat))


def test_faces_are_the_same_in_all_editions() -> None:
    def faces(deck: list[Card]) -> list[tuple[str, int, int, tuple[int, ...]]]:
        return [(card.key, card.index, card.age, (card.color, *card.icons)) for card in deck]

    assert faces(DECKS["first"]) == faces(DECKS["third"])


def test_a_reflex_answers_by_habit_in_a_world() -> None:
    question = Question(0, ASK_CARD, [card("Gunpowder"), card("Coal")], TO_MELD)
    assert PlayoutPolicy().decide(GAME, question) == 1
