"""Which decisions turned a game, and what the planner would have done there by what the seat knew then."""

from typing import Final

from splay.agents.advice import Advice, rank_in
from splay.agents.chances import chances
from splay.agents.memory import memory_of
from splay.core.game import Game
from splay.core.question import ASK_ACTION, ASK_FREE_ACTION, Answer, Question
from splay.core.session import Session

MOST: Final = 3
"""So many turning points are told."""
TELLING: Final = 0.04
"""An action that changes its player's chance by less turns nothing."""


class TurningPoint:
    """An action that changed its player's chance much.

    `answers` had been given before; it was chosen in `turn` by `seat`, whose chance it brought from `before` to
    `after`.
    """

    __slots__ = ("after", "answers", "before", "seat", "turn")

    def __init__(self, answers: int, turn: int, seat: int, before: float, after: float) -> None:
        self.answers = answers
        self.turn = turn
        self.seat = seat
        self.before = before
        self.after = after

    @property
    def change(self) -> float:
        """How much the chance rose."""
        return self.after - self.before


def turning_points(start: Game, answers: list[Answer]) -> list[TurningPoint]:
    """The actions of a whole game, free ones too, that changed their players' chances most, in the order of the game.

    `start` is the position dealt. A game that ended otherwise than by its last answer, as by a resignation, owes that
    to no action. Raises AnswerRefused if the rules of now do not allow an answer.
    """
    session = Session(start, events=False, history=False)
    found: list[TurningPoint] = []
    for number, (seat, key) in enumerate(answers):
        if asks_for_action(session.questions):
            now = chances(session.game)
            end_last(found, now)
            found.append(TurningPoint(number, session.game.turn_number, seat, now[seat], now[seat]))
        session.answer(seat, key)
    end_last(found, chances(session.game))
    largest = sorted([one for one in found if abs(one.change) >= TELLING], key=size)[:MOST]
    return sorted(largest, key=place)


def asks_for_action(questions: list[Question]) -> bool:
    """Whether somebody is asked to choose an action, or a free one."""
    return any([question.kind in (ASK_ACTION, ASK_FREE_ACTION) for question in questions])


def end_last(found: list[TurningPoint], now: list[float]) -> None:
    """Notes what the last action has come to."""
    if found:
        found[-1].after = now[found[-1].seat]


def size(point: TurningPoint) -> float:
    """Sorts the largest change first."""
    return -abs(point.change)


def place(point: TurningPoint) -> int:
    """Sorts by the order of the game."""
    return point.answers


def advice_before(session: Session, seat: int) -> list[Advice]:
    """What the planner would do for a seat that is asked, by what it has seen in a session from the deal on.

    Raises NotAsked for a seat that is not asked.
    """
    return rank_in(session, seat, list(memory_of(seat, session.events, session.game).places)).advice
