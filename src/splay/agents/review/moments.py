"""The actions of a game, and the way from one to the next: what whoever took them could know then."""

from random import Random
from typing import Final

from splay.agents.memory import memory_of
from splay.agents.observation import Observation
from splay.core.game import Game
from splay.core.question import ASK_ACTION, ASK_FREE_ACTION, Answer
from splay.core.session import AnswerRefused, NotAsked, Session
from splay.core.zones import SUPPLY
from splay.views.world import Sampler, World

SEED: Final = "review"
"""The same game is always looked at in the same worlds."""


class Action:
    """An action of a game, free ones too.

    `answers` had been given before it; `key` is the option that `seat` took in `turn`, one of so many (`options`).
    `drawn` are the keys of the cards that came from supplies during it, and `chosen` is whether anybody had another
    choice before it was over.
    """

    __slots__ = ("answers", "chosen", "drawn", "key", "options", "seat", "turn")

    def __init__(self, answers: int, turn: int, seat: int, key: str, options: int) -> None:
        self.answers = answers
        self.turn = turn
        self.seat = seat
        self.key = key
        self.options = options
        self.drawn: list[str] = []
        self.chosen = False


class GameWalk:
    """A whole game, and a session of it that goes to any of its answers."""

    __slots__ = ("answers", "session", "start")

    def __init__(self, start: Game, answers: list[Answer]) -> None:
        """`start` is the position dealt, which stays as it is."""
        self.start = start
        self.answers = answers
        self.session = Session(start.copy())

    def go_to(self, number: int) -> None:
        """Goes to where so many answers have been given. Raises AnswerRefused if the rules of now do not allow one."""
        if self.session.answer_count() > number:
            self.session = Session(self.start.copy())
        for seat, key in self.answers[self.session.answer_count() : number]:
            self.session.answer(seat, key)

    def actions(self) -> list[Action]:
        """All actions of the game, in order. Raises AnswerRefused if the rules of now do not allow an answer."""
        found: list[Action] = []
        told = 0
        for number, (seat, key) in enumerate(self.answers):
            self.go_to(number)
            question = self.session.question_for(seat)
            if question is None:
                raise NotAsked(f"seat {seat} has no open question at answer {number}")
            if question.kind == ASK_ACTION or question.kind == ASK_FREE_ACTION:
                self.note_drawn(found, told)
                told = len(self.session.finished_events)
                turn = self.session.game.turn_number
                found.append(Action(number, turn, seat, key, len(question.options)))
            elif found and len(question.options) > 1:
                found[-1].chosen = True
        self.go_to(len(self.answers))
        self.note_drawn(found, told)
        return found

    def note_drawn(self, found: list[Action], told: int) -> None:
        """Notes which cards the last action drew, when it is over; so many events had been told before it."""
        if found:
            for event in self.session.finished_events[told:]:
                source, target = event.source, event.target
                if source is not None and target is not None and source.kind == SUPPLY.name != target.kind:
                    found[-1].drawn.extend([card.key for card in event.cards])

    def observation(self, action: Action) -> Observation:
        """What whoever took an action could know then."""
        self.go_to(action.answers)
        session = self.session
        question = session.question_for(action.seat)
        if question is None or question.index_of(action.key) < 0:
            raise AnswerRefused(f"seat {action.seat} has no answer {action.key!r} at {action.answers}")
        known = list(memory_of(action.seat, session.events, session.game).places)
        return Observation(session.start, session.game, session.answers, question, None, known)

    def worlds_after(self, action: Action, end: int, number: int, random: Random) -> list[World]:
        """So many worlds as whoever took an action could imagine when it was over, which is after `end` answers; none
        if the game is over.
        """
        self.go_to(end)
        session = self.session
        if session.start.result is not None:
            return []
        known = list(memory_of(action.seat, session.finished_events, session.start).places)
        sampler = Sampler(session.start, session.start, action.seat, known)
        return [sampler.sample([], random) for _ in range(number)]


def random_for(action: Action, purpose: str) -> Random:
    """What the worlds of an action are dealt by, for one purpose: by nothing that its seat could not know."""
    return Random(f"{SEED} {action.answers} {action.seat} {purpose}")
