"""A game in progress that is driven from outside, one answer at a time.

An action is never paused: it is run again from the game's copy at its start, with the answers given so far, until
it asks something new. That copy and those answers are all there is to store, to undo and to replay.
"""

from typing import Final

from splay.core.event import Event
from splay.core.game import Game
from splay.core.question import Decider, Question, Unanswered
from splay.core.turn import step

Answer = tuple[int, str]
"""Who answered, and the key of the chosen option."""

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
    """Gives the recorded answers and stops at the first question without one."""

    def __init__(self, answers: list[Answer]) -> None:
        self.answers = answers
        self.given = 0

    def decide(self, game: Game, question: Question) -> int:
        if self.given == len(self.answers):
            raise Unanswered([question])
        seat, key = self.answers[self.given]
        place = place_of(question, seat, key)
        self.given += 1
        return place

    def decide_together(self, game: Game, questions: list[Question]) -> list[int]:
        given = dict(self.answers)
        missing = [question for question in questions if question.seat not in given]
        if missing:
            raise Unanswered(missing)
        self.given = len(self.answers)
        return [place_of(question, question.seat, given[question.seat]) for question in questions]


def place_of(question: Question, seat: int, key: str) -> int:
    """The index of the option that a recorded answer names. Raises IllegalAnswer where it does not fit."""
    keys = question.keys()
    if seat != question.seat or key not in keys:
        raise IllegalAnswer(f"the answer {key!r} of seat {seat} does not fit {question}")
    return keys.index(key)


class Step:
    """An action that is over: the game at its start, its answers, and how many events there were before it.

    `known` is for each answer the game's count of information when it was given.
    """

    __slots__ = ("answers", "events", "known", "start")

    def __init__(self, start: Game, answers: list[Answer], known: list[int], events: int) -> None:
        self.start = start
        self.answers = answers
        self.known = known
        self.events = events


class Session:
    """A game in progress.

    `game` is the position now, in the middle of an action where a question is open. `questions` are the open
    questions; none when the game is over. `events` is everything that has happened. `sequence` grows with every
    answer and undo: an answer that quotes an older one is stale.
    """

    def __init__(self, game: Game, at_rest: bool = False) -> None:
        """Starts from a game between two actions, which the session takes over; `at_rest` nothing is asked yet."""
        self.start = game
        self.game = game
        self.answers: list[Answer] = []
        self.known: list[int] = []
        self.past: list[Step] = []
        self.finished_events: list[Event] = []
        self.running_events: list[Event] = []
        self.questions: list[Question] = []
        self.sequence = 0
        if not at_rest:
            self.advance()

    def fork(self) -> "Session":
        """A session that stands where this one does. Neither is changed by what is played in the other."""
        other = Session(self.start, at_rest=True)
        other.game = self.game
        other.answers = self.answers[:]
        other.known = self.known[:]
        other.past = self.past[:]
        other.finished_events = self.finished_events[:]
        other.running_events = self.running_events
        other.questions = self.questions
        other.sequence = self.sequence
        return other

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

        `sequence`, where given, must be the session's: what the answerer saw. Raises StaleAnswer, NotAsked or
        IllegalAnswer, and then nothing has changed.
        """
        if sequence is not None and sequence != self.sequence:
            raise StaleAnswer(f"the game has moved on: it is at {self.sequence}, the answer is to {sequence}")
        question = self.question_for(seat)
        if question is None:
            raise NotAsked(f"seat {seat} has no open question")
        keys = question.keys()
        if key not in keys:
            raise IllegalAnswer(f"{key!r} is not one of {', '.join(keys)}")
        self.answers.append((seat, key))
        self.known.append(self.game.information)
        self.sequence += 1
        self.advance()

    def advance(self) -> None:
        """Plays on from the start of the action until a question without an answer, or the end."""
        while self.start.result is None:
            # Without answers nothing changes before the first question, except where a turn must begin first.
            game = self.start.copy() if self.answers or self.start.actions_left == 0 else self.start
            events: list[Event] = []
            game.events = events
            game.decider = Replay(self.answers)
            self.game = game
            self.running_events = events
            try:
                step(game)
            except Unanswered as open_now:
                self.questions = open_now.questions
                return
            self.past.append(Step(self.start, self.answers, self.known, len(self.finished_events)))
            self.finished_events.extend(events)
            self.running_events = []
            self.start, self.answers, self.known = game, [], []
        self.questions = []

    def all_answers(self) -> list[Answer]:
        """Every answer since the session began."""
        return [answer for step_ in self.past for answer in step_.answers] + self.answers

    def undo_refusal(self, seat: int) -> str:
        """Why the seat cannot take back the last answer: "nothing", "other_player", "information", or "" if it can."""
        if self.retractable(seat) >= 0:
            return ""
        answers = self.answers or (self.past[-1].answers if self.past else [])
        known = self.known or (self.past[-1].known if self.past else [])
        if not answers:
            return NOTHING_TO_UNDO
        if answers[-1][0] != seat:
            return OTHER_DECIDED
        appeared = self.game.information != known[-1] or self.asks_another(seat) or self.game.result is not None
        return INFORMATION if appeared else ""

    def asks_another(self, seat: int) -> bool:
        """Whether an effect asks somebody else: that alone tells that there are cards to choose from."""
        return any([question.run is not None and question.seat != seat for question in self.questions])

    def last_answerer(self) -> int:
        """The seat that answered last, -1 where nobody has."""
        answers = self.answers or (self.past[-1].answers if self.past else [])
        return answers[-1][0] if answers else -1

    def undo(self, seat: int) -> str:
        """Takes back the seat's last answer; its key. Raises UndoRefused where information has appeared since."""
        reason = self.undo_refusal(seat)
        if reason:
            raise UndoRefused(reason)
        return self.take_back(self.retractable(seat))

    def take_back(self, place: int = -1) -> str:
        """Takes back the last answer, or the one at a place of the running action, whatever is known since; its key."""
        if not self.answers:
            step_ = self.past.pop()
            self.start, self.answers, self.known = step_.start, step_.answers[:], step_.known[:]
            del self.finished_events[step_.events :]
        _, key = self.answers.pop(place)
        del self.known[place]
        self.sequence += 1
        self.advance()
        return key

    def retractable(self, seat: int) -> int:
        """The place of the seat's first meld among those not yet revealed, -1 where there is none."""
        if not self.start.started:
            for place, (answerer, _) in enumerate(self.answers):
                if answerer == seat:
                    return place
        return -1
