"""Positions that a seat sees: cards as their backs, and nothing in them that the seat must not know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from splay.core.card import Card
from splay.core.chance import secret_from_seed
from splay.core.game import Game
from splay.core.options import Options
from splay.core.scenario import BadPosition
from splay.core.session import Session
from splay.sets import new_game
from splay.sets.scenario import from_json, from_text, json_seen_by, scenario, text_seen_by, to_json
from splay.views.view import view_of
from splay.workbench.hidden_swaps import hidden_from, pair_to_swap, swapped
from tests.core.playing import random_answers

SETS = ("artifacts", "relics", "echoes", "cities")
MIXTURES: tuple[tuple[str, ...], ...] = ((), ("artifacts", "relics"), ("echoes",), ("cities",), SETS)


def words_of(data: Any) -> set[str]:  # noqa: ANN401 - JSON
    """All texts in JSON data."""
    if isinstance(data, dict):
        return {word for value in data.values() for word in words_of(value)}
    if isinstance(data, list):
        return {word for value in data for word in words_of(value)}
    return {data.removesuffix("!")} if isinstance(data, str) else set()


def random_positions(sets: tuple[str, ...], players: int) -> list[Game]:
    """The positions of a random game at the starts of some of its actions, with the deal and the end."""
    session = Session(new_game(Options(players, sets=("base", *sets)), secret_from_seed(f"backs {sets} {players}")))
    random = Random(f"backs {players}")
    found = [session.start.copy()]
    for number, (seat, key) in enumerate(random_answers(session, random)):
        session.answer(seat, key)
        if number % 23 == 0 or not session.questions:
            found.append(session.start.copy())
    return found


def names_left_in(text: str, shown: list[Card], hidden: list[Card]) -> list[str]:
    """The names of hidden cards in a text, apart from names of shown ones that they are part of."""
    for name in sorted([card.name for card in shown], key=len, reverse=True):
        text = text.replace(name, "")
    return [card.name for card in hidden if card.name in text]


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("sets", MIXTURES, ids="-".join)
def test_no_card_hidden_from_the_seat_is_named(sets: tuple[str, ...], players: int) -> None:
    for game in random_positions(sets, players):
        for seat in range(players):
            hidden = hidden_from(game, seat)
            words = words_of(json_seen_by(game, seat))
            assert not words & {card.key for card in hidden}
            shown = [card for card in game.deck if card not in hidden]
            assert names_left_in(text_seen_by(game, seat), shown, hidden) == []
            assert str(game.chance) not in text_seen_by(game, seat)


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("sets", MIXTURES, ids="-".join)
def test_positions_that_a_seat_cannot_tell_apart_are_written_alike(sets: tuple[str, ...], players: int) -> None:
    random = Random(3)
    for game in random_positions(sets, players):
        for seat in range(players):
            twin = game
            for _ in range(8):
                pair = pair_to_swap(twin, seat, random)
                assert pair is not None
                twin = swapped(twin, *pair)
            twin.chance = random.getrandbits(48)
            assert text_seen_by(twin, seat) == text_seen_by(game, seat)
            assert json_seen_by(twin, seat) == json_seen_by(game, seat)


@pytest.mark.parametrize("sets", MIXTURES, ids="-".join)
def test_what_is_set_up_again_looks_the_same_to_the_seat(sets: tuple[str, ...]) -> None:
    for game in random_positions(sets, 3):
        for seat in range(3):
            if game.result is None:
                again = from_text(text_seen_by(game, seat))
                assert view_of(again, seat) == view_of(game, seat)
                assert to_json(from_json(json.loads(json.dumps(json_seen_by(game, seat))))) == to_json(again)


def test_backs_are_cards_that_the_position_does_not_name() -> None:
    ones = "Archery, Oars, Metalworking, The Wheel, Clothing, Agriculture, City States, Domestication, Masonry"
    game = from_text(f"me: hand: {ones}\nyou: hand: ? 1, ? 1 x 2; score: ? 1; achievements: ? 1\nremoved: ? 1")
    you = game.players[1]
    hidden = [*you.hand.cards, *you.score_pile.cards, *you.achievements.cards, *game.removed.cards]
    assert [len(zone.cards) for zone in (you.hand, you.score_pile, you.achievements, game.removed)] == [3, 1, 1, 1]
    assert sorted({card.name for card in hidden} | set(ones.split(", "))) == sorted(
        card.name for card in game.deck if card.age == 1
    )


def test_the_seed_deals_the_backs() -> None:
    hands = {seed: from_text(f"you: hand: ? 1, ? 2, ? 3\nseed: {seed}").players[1].hand.cards for seed in range(9)}
    assert hands[0] == from_text("you: hand: ? 1, ? 2, ? 3\nseed: 0").players[1].hand.cards
    assert len({tuple(card.key for card in hand) for hand in hands.values()}) > 1


def test_a_value_among_achievements_leaves_the_backs_their_cards() -> None:
    available = ", ".join(["1"] * 10)
    game = from_text(f"available: {available}\nme: achievements: ? 1; hand: ? 1 x 4")
    assert sorted(len(zone.cards) for zone in (game.available, game.players[0].achievements)) == [1, 10]


def test_a_back_of_a_set_and_one_that_is_out_of_place() -> None:
    game = from_text("options: sets base echoes\nyou: hand: ? echoes 4\nsupply 1: ? 9!, ? echoes 2!, end\nseed: 3")
    (card,) = game.players[1].hand.cards
    assert (card.set_name, card.age) == ("echoes", 4)
    assert [(card.set_name, card.age) for card in reversed(game.supplies[0].cards)] == [("base", 9), ("echoes", 2)]
    assert "? 9!" in text_seen_by(game, 0)


def test_a_note_and_the_seat_it_is_seen_by_stand_in_the_text() -> None:
    game = scenario(me="hand: Sailing", you="hand: Oars")
    text = text_seen_by(game, 1, "elsewhere", "a note: with words")
    lines = text.splitlines()
    assert lines[:2] == ["note: a note: with words", "seen by: you"]
    assert lines[-1] == "seed: elsewhere"
    assert [card.name for card in from_text(text).players[1].hand.cards] == ["Oars"]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("me: hand: ?", "?: a hidden card is written as `? 3`, or with its set as `? SET 3`"),
        ("me: hand: ? 11", "11: is no age from 1 to 10"),
        ("me: hand: ? echoes 3", "? echoes 3: no card with this back is left for it"),
        ("me: hand: ? 10 x 11", "? 10 x 11: no card with this back is left for it"),
        ("me: red: ? 1", "? 1: the cards on a board are all seen"),
        ("seen by: they", "seen by: must be one of me, you, third, fourth, fifth, not 'they'"),
    ],
)
def test_what_cannot_be_set_up_is_said(text: str, wrong: str) -> None:
    with pytest.raises(BadPosition) as error:
        from_text(text)
    assert str(error.value) == wrong
