"""Cards that execute each other come to an end, also for a player who always goes on."""

from __future__ import annotations

from splay.core.dogma import DEEPEST
from splay.core.question import ASK_ACTION
from splay.core.session import Session
from splay.sets.scenario import from_text

LOOP = """
options: sets base artifacts
me: green: Self Service; yellow: The Daily Courant
you: red: Oars
"""
"""Each of the two may execute the other, and whoever wants to goes on for ever."""


def test_two_cards_that_execute_each_other_stop_after_a_number_of_rounds() -> None:
    session = Session(from_text(LOOP))
    session.answer(0, "dogma:self-service")
    again = 0
    while session.questions[0].kind != ASK_ACTION:
        offered = session.questions[0].keys()
        again += "self-service" in offered
        assert again <= DEEPEST
        session.answer(0, "self-service" if "self-service" in offered else offered[0])
    assert again > 1
    assert session.game.run is None
