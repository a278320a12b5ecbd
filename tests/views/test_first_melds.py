"""A seat is told what it has chosen to begin with until all have chosen, and nobody else is."""

from __future__ import annotations

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.session import Session
from splay.sets import new_game
from splay.views.first_melds import first_meld_of


def test_only_the_seat_that_has_chosen_is_told_until_all_have() -> None:
    session = Session(new_game(Options(3), secret_from_seed("first")))
    keys = [question.keys()[0] for question in session.questions]
    session.answer(1, keys[1])
    session.answer(0, keys[0])
    assert [first_meld_of(session, seat) for seat in (-1, 0, 1, 2)] == ["", keys[0], keys[1], ""]
    session.answer(2, keys[2])
    assert [first_meld_of(session, seat) for seat in range(3)] == [""] * 3
