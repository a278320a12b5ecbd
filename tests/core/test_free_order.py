"""Whether an order that is asked for can matter."""

from __future__ import annotations

import pytest

from splay.core.free_order import order_is_free
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.sets.scenario import from_text

SAME = """
turn: me, actions 2
me: yellow up: Refrigeration, Fermenting; blue up: Translation, Software; green up: Collaboration, Invention; SCORE
you: red: Metalworking
"""
MELDED = "red: Engineering; score: A.I., Composites"
WITHOUT_EFFECT = ["dogma:translation", "yes"]
DECIDES = "score: Composites, Fission"
RETURNED = """
turn: me, actions 2
me: blue: Tools; hand: Oars, Archery, Clothing
you: red: Metalworking
"""
DRAWN_AFTER = ["dogma:tools", "yes"]


def asked(position: str, answers: list[str]) -> Session:
    """A game after these answers from a position."""
    session = Session(from_text(position))
    for key in answers:
        session.answer(0, key)
    return session


def test_an_order_with_one_end_is_free() -> None:
    session = asked(SAME.replace("SCORE", MELDED), WITHOUT_EFFECT)
    assert session.questions[0].kind == "order"
    before = position_of(session.game), session.answers[:], session.sequence
    assert order_is_free(session, 0)
    assert (position_of(session.game), session.answers, session.sequence) == before


@pytest.mark.parametrize(
    ("position", "answers"),
    [
        pytest.param(SAME.replace("SCORE", DECIDES), WITHOUT_EFFECT, id="cards of one color lie otherwise"),
        pytest.param(RETURNED, DRAWN_AFTER, id="a supply lies otherwise, and a card is drawn"),
    ],
)
def test_an_order_that_can_matter_is_not_free(position: str, answers: list[str]) -> None:
    session = asked(position, answers)
    assert session.questions[0].kind == "order"
    assert not order_is_free(session, 0)


@pytest.mark.parametrize(("melded", "free"), [(MELDED, True), (DECIDES, False)])
def test_cards_out_of_sight_do_not_decide_it(melded: str, free: bool) -> None:
    positions = [SAME.replace("SCORE", melded) + f"seed: {seed}\n" for seed in range(5)]
    games = [asked(position, WITHOUT_EFFECT) for position in positions]
    assert len({repr(position_of(game.game)["supply"]) for game in games}) == 5
    assert [order_is_free(game, 0) for game in games] == [free] * 5


def test_what_is_not_asked_is_not_free() -> None:
    session = asked(SAME.replace("SCORE", MELDED), WITHOUT_EFFECT[:1])
    assert session.questions[0].kind == "may"
    assert not order_is_free(session, 0)
    assert not order_is_free(session, 1)
