"""A color to splay says which echo effects and bonuses would come into sight, and which would go: CO066."""

from __future__ import annotations

from splay.core.session import Session
from splay.views.model import OptionView
from splay.views.questions import open_questions
from tests.sets.echoes.tables import echoes


def options(board: str, card: str) -> dict[str, OptionView]:
    """The colors that a dogma offers to splay, by name."""
    session = Session(echoes(board, "").game)
    session.answer(0, f"dogma:{card}")
    return {option.color: option for option in open_questions(session, 0)[0].options if option.color}


def test_echo_effects_and_bonuses_that_come_into_sight() -> None:
    offered = options("green: Paper, Charitable Trust; blue: Tools, Ruler", "paper")
    assert (offered["blue"].signs, offered["blue"].hidden) == (["echo"], [])
    assert (offered["green"].signs, offered["green"].hidden) == (["bonus-3"], [])


def test_those_that_go() -> None:
    board = "purple: Philosophy, Bell; red up: Oars, Plumbing, Bangle; blue right: Tools, Perfume"
    offered = options(board, "philosophy")
    assert (offered["purple"].signs, offered["purple"].hidden) == (["echo"], [])
    assert (offered["red"].signs, offered["red"].hidden) == ([], ["bonus-2", "echo"])
    assert (offered["blue"].signs, offered["blue"].hidden) == ([], ["echo"])
