"""A game in progress that is driven from outside, one answer at a time.

An action is never paused: it is run again from the game's copy at its start, with the answers given so far, until
it asks something new. That copy and those answers are all there is to store, to undo and to replay.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from splay.core.event import Event
from splay.core.game import Game
from splay.core.past import Past
from splay.core.question import Answer, Decider, Question, Unanswered
from splay.core.result import BY_RESIGNATION, Result, over_by_resignation
from splay.core.turn import step

NOTHING_TO_UNDO: Final = "nothing"
OTHER_DECIDED: Final = "other_player"
INFORMATION: Final = "information"


class AnswerRefused(ValueError):
    """An answer was not accepted, and nothing has changed; the message says why."""


class NotAsked(AnswerRefused):
    """The seat has no open question."""


class StaleAnswer(AnswerRefused):
    """The answer is to a question that is no longer open."""


class IllegalAnswer(AnswerRefused):
    """The answer is none of the question's options."""


class UndoRefused(ValueError):
    """The last answer cannot be taken back; `reason` is "nothing", "other_player" or "information"."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"cannot undo: {reason}")
        self.reason = reason


class Replay(Decider):
    """Gives the recorded answers and stops at the first question without one.

    `known` is the game's count of information when the last answer was given.
    """

    def __init__(self, answers: Sequence[Answer]) -> None:
        self.answers = answers
        self.given = 0
        self.known = 0

    def decide(self, game: Game, question: Question) -> int:
        if self.given == len(self.answers):
            raise Unanswered([question])
        seat, key = self.answers[self.given]
        index = index_of(question, seat, key)
        self.given += 1
        self.known = game.information
        return index

    def decide_together(self, game: Game, questions: list[Question]) -> list[int]:
        given = dict(self.answers)
        missing = [question for question in questions if question.seat not in given]
        if missing:
            raise Unanswered(missing)
        self.given = len(self.answers)
        self.known = game.information
        return [index_of(question, question.seat, given[question.seat]) for question in questions]


def index_of(question: Question, seat: int, key: str) -> int:
    """The index of the option that a recorded answer names. Raises IllegalAnswer if it does not fit."""
    index = question.index_of(key) if seat == question.seat else -1
    if index < 0:
        raise IllegalAnswer(f"the answer {key!r} of seat {seat} does not fit {question}")
    return index


class Session:
    """A game in progress.

    `start` is the game at the start of the running action, `game` the position now, in the middle of the action if
    a question is open: both only until the next answer or undo, after which a session that was never forked releases
    what it does not need (take a copy to keep one). `questions` are the open questions; none when the game is over.
    `events` is everything that has happened. `sequence` grows with every answer and undo: an answer that quotes an
    older one is stale. `resigned` are the seats whose players gave up, each with how many answers there were then. Of
    the actions that are over, one in KEPT_EVERY keeps its start: what lies between is played again when it is taken
    back.
    """

    def __init__(self, game: Game, at_rest: bool = False, events: bool = True, history: bool = True) -> None:
        """Starts from a game between two actions, which the session takes over; `at_rest` nothing is asked yet.

        Without `events` nothing is told, and since nobody then counts what somebody has learned, nobody can undo
        (`take_back` still can). Without `history` only answers of the running action can be taken back.
        """
        self.start = game
        self.game = game
        self.answers: list[Answer] = []
        self.known = 0
        self.past = Past()
        self.finished_events: list[Event] = []
        self.running_events: list[Event] = []
        self.questions: list[Question] = []
        self.resigned: list[tuple[int, int]] = []
        self.sequence = 0
        self.tells = events
        self.remembers = history
        self.forked = False
        if not at_rest:
            self.advance()

    def fork(self) -> "Session":
        """A session that stands where this one does. Neither is changed by what is played in the other."""
        other = Session(self.start, True, self.tells, self.remembers)
        self.forked = other.forked = True
        other.game = self.game
        other.answers = self.answers[:]
        other.known = self.known
        other.past = self.past.copy()
        other.finished_events = self.finished_events[:]
        other.running_events = self.running_events
        other.questions = self.questions
        other.resigned = self.resigned[:]
        other.sequence = self.sequence
        return other

    def beginning(self) -> Game:
        """The game that the session began with. Raises ValueError if the session has forgotten it."""
        first = self.past.starts.get(0) if len(self.past) else self.start
        if first is None or not self.remembers:
            raise ValueError("the session has forgotten how it began")
        return first

    def forget(self) -> None:
        """Forgets the actions that are over, which cannot be taken back after this; not which seat answered last."""
        if len(self.past):
            self.past.forget()

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, the running action included."""
        return self.finished_events + self.running_events

    def event_count(self) -> int:
        """How many events there are."""
        return len(self.finished_events) + len(self.running_events)

    def events_after(self, number: int) -> list[Event]:
        """The events from a number on, at the cost of those alone."""
        finished = len(self.finished_events)
        if number >= finished:
            return self.running_events[number - finished :]
        return self.finished_events[number:] + self.running_events

    def question_for(self, seat: int) -> Question | None:
        """The open question of a seat."""
        for question in self.questions:
            if question.seat == seat:
                return question
        return None

    def answer(self, seat: int, key: str, sequence: int | None = None) -> None:
        """Gives a seat's answer, the key of an option, and plays on to the next question.

        `sequence`, if given, must be the session's: what the answerer saw. Raises StaleAnswer, NotAsked or
        IllegalAnswer, and then nothing has changed.
        """
        if sequence is not None and sequence != self.sequence:
            raise StaleAnswer(f"the game has moved on: it is at {self.sequence}, the answer is to {sequence}")
        question = self.question_for(seat)
        if question is None:
            raise NotAsked(f"seat {seat} has no open question")
        if question.index_of(key) < 0:
            raise IllegalAnswer(f"{key!r} is not one of {', '.join(question.keys())}")
        self.answers.append((seat, key))
        self.sequence += 1
        self.advance()

    def advance(self) -> None:
        """Plays on from the start of the action until a question without an answer, or the end."""
        while self.start.result is None:
            self.drop(self.game)
            # Without answers nothing changes before the first question, except what a turn begins with.
            begins = self.start.actions_left == 0 or self.start.free_action_due
            game = self.start.copy() if self.answers or begins else self.start
            self.game = game
            self.running_events = self.listen(game)
            replay = Replay(self.answers)
            game.decider = replay
            try:
                step(game)
            except Unanswered as open_now:
                self.questions = open_now.questions
                self.known = replay.known
                return
            self.known = replay.known
            self.finish_action()
        self.questions = []

    def resign(self, seat: int) -> None:
        """Notes that the player of a seat gives up. With two sides the game ends where it stands, and the other side
        wins; with more it goes on, and whoever asks sees to it that somebody plays the seat.
        """
        self.resigned.append((seat, self.answer_count()))
        self.sequence += 1
        if self.start.result is not None or over_by_resignation(self.game, seat) is None:
            return
        game = self.start.copy()
        self.running_events = self.listen(game)
        game.decider = Replay(self.answers)
        with suppress(Unanswered):
            step(game)
        end = over_by_resignation(game, seat)
        assert end is not None
        game.finish(end, seat)
        self.end_with(game)

    def end_with(self, game: Game) -> None:
        """Makes a game that ended in the middle of the running action the one that is over; the action belongs to the
        past if anything was answered in it, or if the game began with it.
        """
        self.drop(self.game)
        self.game = game
        if self.answers or not len(self.past):
            self.finish_action()
        else:
            self.finished_events.extend(self.running_events)
            self.running_events = []
            self.start = game
        self.questions = []

    def answer_count(self) -> int:
        """How many answers there are since the session began."""
        return len(self.past.answers) + len(self.answers)

    def listen(self, game: Game) -> list[Event]:
        """The list that the game tells its events to from now on, if the session wants any."""
        events: list[Event] = []
        game.events = events if self.tells else None
        return events

    def finish_action(self) -> None:
        """Makes the position now the start of the next action."""
        over, kept = self.start, False
        if self.remembers:
            kept = self.past.add(over, self.answers, self.known, len(self.finished_events))
            self.finished_events.extend(self.running_events)
        self.running_events = []
        self.start, self.answers = self.game, []
        if not kept:
            self.drop(over)

    def drop(self, game: Game) -> None:
        """Releases a game that this session alone may hold, unless it is the start of the running action."""
        if game is not self.start and not self.forked:
            game.release()

    def all_answers(self) -> list[Answer]:
        """Every answer since the session began."""
        return self.past.answers + self.answers

    def undo_refusal(self, seat: int) -> str:
        """Why the seat cannot take back the last answer: "nothing", "other_player", "information", or "" if it can."""
        if self.retractable(seat) >= 0:
            return ""
        last = self.last_answerer()
        if last < 0:
            return NOTHING_TO_UNDO
        if last != seat:
            return OTHER_DECIDED
        known = self.known if self.answers else self.past.known[-1]
        learned = not self.tells or self.game.information != known
        return INFORMATION if learned or self.asks_another(seat) or self.game.result is not None else ""

    def asks_another(self, seat: int) -> bool:
        """Whether an effect asks somebody else: that alone tells that there are cards to choose from."""
        return any([question.run is not None and question.seat != seat for question in self.questions])

    def last_answerer(self) -> int:
        """The seat that answered last, -1 if nobody has."""
        answers = self.answers or self.past.answers
        return answers[-1][0] if answers else -1

    def undo(self, seat: int) -> str:
        """Takes back the seat's last answer; its key. Raises UndoRefused if information has appeared since."""
        reason = self.undo_refusal(seat)
        if reason:
            raise UndoRefused(reason)
        return self.take_back(self.retractable(seat))

    def take_back(self, place: int = -1) -> str:
        """Takes back the last answer, or the one at a place of the running action, whatever is known since; its key.

        Raises UndoRefused if there is none, or the session has forgotten it.
        """
        over = self.start.result
        if not self.answers:
            if self.last_answerer() < 0:
                raise UndoRefused(NOTHING_TO_UNDO)
            self.reopen(len(self.past) - 1)
        _, key = self.answers.pop(place)
        self.forget_resignation(over)
        self.sequence += 1
        self.advance()
        return key

    def forget_resignation(self, end: Result | None) -> None:
        """Forgets who gave up with the end that was taken back, if it was by that; those who did before stay so."""
        if end is not None and end.reason == BY_RESIGNATION:
            self.resigned.pop()
        self.resigned = [(seat, min(answers, self.answer_count())) for seat, answers in self.resigned]

    def last_decision(self, seats: Sequence[int]) -> int:
        """The number, from 0, of the last answer that one of these seats has given; -1 if there is none."""
        answers = self.all_answers()
        return max([number for number, (seat, _) in enumerate(answers) if seat in seats], default=-1)

    def return_to(self, count: int) -> None:
        """Goes back to where this many answers had been given, whatever is known since.

        What comes after them has not happened; chance and every hidden card are as they were. Raises UndoRefused if
        no more have been given, or the session has forgotten what came before.
        """
        end, before = self.start.result, len(self.past.answers)
        if not 0 <= count < self.answer_count():
            raise UndoRefused(NOTHING_TO_UNDO)
        if count < before:
            action = self.past.action_of(count)
            before = self.past.begins[action]
            self.reopen(action)
        del self.answers[count - before :]
        self.forget_resignation(end)
        self.sequence += 1
        self.advance()

    def reopen(self, action: int) -> None:
        """Makes an action that is over the running one again, with all its answers; what followed has not happened.

        Raises UndoRefused if there is none, or the session has forgotten it.
        """
        if self.past.last_kept(action) < 0:
            raise UndoRefused(NOTHING_TO_UNDO)
        over = self.start
        self.drop(self.game)
        self.start = self.game = self.start_of(action)
        self.drop(over)
        self.answers = self.past.answers_of(action)
        del self.finished_events[self.past.events[action] :]
        self.past.drop_from(action)

    def start_of(self, action: int) -> Game:
        """The game at the start of an action that is over: kept, or played again from the last before it that was."""
        kept = self.past.last_kept(action)
        game = self.past.starts[kept]
        if kept < action:
            game = game.copy()
        for number in range(kept, action):
            self.listen(game)
            game.decider = Replay(self.past.answers_of(number))
            step(game)
        return game

    def retractable(self, seat: int) -> int:
        """The place of the seat's first meld among those not yet revealed, -1 if there is none."""
        if not self.start.started:
            for place, (answerer, _) in enumerate(self.answers):
                if answerer == seat:
                    return place
        return -1
