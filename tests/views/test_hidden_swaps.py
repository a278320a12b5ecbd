"""No view, question or event tells a seat anything about cards that it cannot see.

See "Hidden information" in docs/architecture.md.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.session import Session
from splay.sets import new_game
from splay.views.events import event_view
from splay.views.questions import open_questions
from splay.views.view import view_of
from splay.workbench.hidden_swaps import hidden_from, pair_to_swap
from tests.hidden import SPECTATOR, swapped_session, was_shown

SETS = (
    ["base"],
    ["base", "artifacts", "relics"],
    ["base", "echoes"],
    ["base", "artifacts", "relics", "echoes"],
    ["base", "artifacts", "relics", "echoes", "cities"],
)


def told(session: Session, seat: int) -> bytes:
    """Everything that the seat is told, as it goes over the wire."""
    events = [event_view(event, seat) for event in session.running_events]
    return msgspec.json.encode([view_of(session.game, seat), open_questions(session, seat), events])


def compare_one_swap(session: Session, random: Random) -> bool:
    """Swaps two cards hidden from some seat and compares what it is told; False if there was nothing to compare."""
    seat = random.choice([SPECTATOR, *range(session.game.options.players)])
    pair = pair_to_swap(session.game, seat, random)
    if pair is None or not all(card in hidden_from(session.start, seat) for card in pair):
        return False
    twin = swapped_session(session, *pair)
    if twin is None or was_shown(session.running_events + twin.running_events, seat, pair):
        return False
    assert told(twin, seat) == told(session, seat), f"seat {seat} can tell {pair[0]} from {pair[1]}"
    return True


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sets", SETS, ids=",".join)
def test_swapped_hidden_cards_change_nothing_a_seat_is_told(players: int, sets: list[str]) -> None:  # CO056, EC108
    compared = 0
    for number in range(12):
        random = Random(number)
        session = Session(new_game(Options(players, sets=sets), secret_from_seed(f"swap {number}")))
        while session.questions:
            question = random.choice(session.questions)
            session.answer(question.seat, random.choice(question.keys()))
            if session.questions and random.random() < 0.3:
                compared += compare_one_swap(session, random)
    assert compared > 400


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    session = Session(new_game(Options(), secret_from_seed("own hand")))
    view = view_of(session.game, 0)
    assert sorted(shown.card for shown in view.players[0].hand) == sorted(session.questions[0].keys())
    assert [shown.card for shown in view.players[1].hand] == ["", ""]


def test_a_spectator_sees_no_hand() -> None:
    session = Session(new_game(Options(3), secret_from_seed("spectator")))
    assert {shown.card for player in view_of(session.game, SPECTATOR).players for shown in player.hand} == {""}


def test_other_seats_get_a_question_without_its_options() -> None:
    session = Session(new_game(Options(), secret_from_seed("options")))
    mine, theirs = open_questions(session, 0)
    assert len(mine.options) == 2
    assert theirs.options == []
