"""First melds: chosen in secret, revealed together, and they decide who begins (ruling 4, decision 15)."""

from __future__ import annotations

import pytest

from splay.core.achievements import EMPIRE
from splay.core.event import EVERYBODY, FIRST_MELD
from splay.core.session import NotAsked
from splay.views.view import view_of
from tests.core.rules.reports import before_first_melds


def starter(*melds: str) -> int:
    """The seat that begins if the seats meld these cards."""
    fillers = ["Archery", "Oars", "Pottery", "Agriculture", "Sailing"]
    session = before_first_melds(*[f"{meld}, {filler}" for meld, filler in zip(melds, fillers, strict=False)])
    for seat, meld in enumerate(melds):
        session.answer(seat, meld.lower().replace(" ", "-"))
    return session.game.turn_seat


def test_each_player_chooses_between_both_cards() -> None:
    session = before_first_melds("Archery, Tools", "Pottery, Oars", "Sailing, Writing")
    asked = [(question.seat, question.kind, sorted(question.keys())) for question in session.questions]
    assert asked == [
        (0, "first_meld", ["archery", "tools"]),
        (1, "first_meld", ["oars", "pottery"]),
        (2, "first_meld", ["sailing", "writing"]),
    ]


def test_the_card_chosen_is_melded_and_the_other_kept() -> None:
    session = before_first_melds("Archery, Tools", "Pottery, Oars")
    session.answer(0, "tools")
    session.answer(1, "oars")
    me, you = session.game.players
    assert [card.name for card in me.tops()] == ["Tools"]
    assert [card.name for card in me.hand] == ["Archery"]
    assert [card.name for card in you.tops()] == ["Oars"]
    assert [card.name for card in you.hand] == ["Pottery"]


def test_a_choice_stays_secret_until_all_have_chosen() -> None:  # ruling 4
    session = before_first_melds("Archery, Tools", "Pottery, Oars")
    before = view_of(session.game, 1)
    session.answer(0, "tools")
    assert view_of(session.game, 1) == before
    assert session.events == []
    assert session.question_for(1) is not None


def test_first_melds_may_be_chosen_in_any_order_but_once() -> None:
    session = before_first_melds("Archery, Tools", "Pottery, Oars")
    session.answer(1, "pottery")
    with pytest.raises(NotAsked, match="seat 1 has no open question"):
        session.answer(1, "oars")
    session.answer(0, "archery")
    assert [card.name for card in session.game.players[1].tops()] == ["Pottery"]


def test_all_see_the_melds_that_decide_who_begins() -> None:  # hard case 29
    session = before_first_melds("Archery, Tools", "Pottery, Oars")
    session.answer(0, "tools")
    session.answer(1, "oars")
    shown = [(e.seat, e.cards[0].name) for e in session.events if e.kind == FIRST_MELD and e.seen == EVERYBODY]
    assert shown == [(0, "Tools"), (1, "Oars")]


@pytest.mark.parametrize(
    ("melds", "first"),
    [
        (("Tools", "Clothing"), 1),
        (("Clothing", "Tools"), 0),
        (("Tools", "The Wheel"), 1),  # the article counts
        (("City States", "Clothing"), 0),
        (("Code of Laws", "Clothing"), 1),  # "l" before "o"
        (("Metalworking", "Mysticism"), 0),
        (("Mysticism", "Metalworking", "Masonry"), 2),
        (("Writing", "Domestication", "Masonry", "Tools"), 1),
        (("Writing", "Tools", "The Wheel", "Mysticism", "Masonry"), 4),
    ],
)
def test_the_first_title_in_english_order_begins(melds: tuple[str, ...], first: int) -> None:  # hard case 29
    assert starter(*melds) == first


def test_the_first_player_has_one_action_then_all_have_two() -> None:  # ruling 5
    session = before_first_melds("Archery, Tools", "Pottery, Oars", "Sailing, Writing")
    for seat, meld in enumerate(["tools", "oars", "sailing"]):
        session.answer(seat, meld)
    turns = []
    for _ in range(7):
        turns.append((session.game.turn_seat, session.game.actions_left))
        session.answer(session.game.turn_seat, "draw")
    assert turns == [(1, 1), (2, 2), (2, 1), (0, 2), (0, 1), (1, 2), (1, 1)]


def test_special_achievements_are_looked_at_after_the_first_melds() -> None:  # hard case 10
    board = "green up: Navigation, The Wheel; red up: Fission, Explosives; purple: Philosophy"
    session = before_first_melds("Agriculture, Tools", "Pottery, Oars", board=board)
    session.answer(0, "agriculture")
    session.answer(1, "oars")
    assert session.game.special_owner[EMPIRE] == 0
