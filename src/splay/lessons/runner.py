"""Somebody takes a lesson: a game in its position, and where the coach is."""

from typing import Any, Final

from msgspec import Struct

from splay.agents.driver import answer_for
from splay.agents.roster import make_agent
from splay.core.card import Card
from splay.core.question import Question
from splay.core.session import IllegalAnswer, NotAsked, Session
from splay.lessons.lesson import READER, Lesson, Step, Wrong
from splay.lessons.lesson_words import by_name, message_of, says_key, step_key, title_key
from splay.lessons.moves import ANYTHING, Move
from splay.lessons.target import Target
from splay.sets.scenario import from_json
from splay.views.events import event_view
from splay.views.facts import SessionFacts
from splay.views.messages import Message
from splay.views.model import EventView, QuestionView, View
from splay.views.questions import question_view
from splay.views.view import view_of

OTHERS: Final = "rule"
"""The computer that answers for others what an effect asks them, if the lesson doesn't say."""
NEXT: Final = "next"
"""What ends a step without a move, among what the reader has done."""

EXPLAINS: Final = "explains"
"""The coach says something, and waits for Next."""
ASKS: Final = "asks"
"""The coach waits for a move."""
WAS_WRONG: Final = "wrong"
"""A wrong move is done, and the coach says what it does; Next puts it back."""
FINISHED: Final = "finished"

RIGHT: Final = "right"
WRONG: Final = "wrong"


class BadProgress(ValueError):
    """What was kept of a lesson doesn't fit it any more, as the lesson has changed: begin it again."""


class NotWaited(NotAsked):
    """The coach doesn't wait for this now: for a move if Next is needed, or for Next if a move is."""


class CoachView(Struct, frozen=True, omit_defaults=True):
    """What the coach says now. `state` is "explains", "asks", "wrong" or "finished"; `step` counts from 1 to `steps`.

    `points_at` is what is meant, None for nothing, `place` the same in words; `can_go_back`: a step comes before.
    """

    lesson: str
    lesson_title: Message
    says: Message
    state: str
    step: int
    steps: int
    title: Message
    text: Message
    points_at: Target | None = None
    place: Message | None = None
    can_go_back: bool = False


class LessonView(Struct, frozen=True):
    """A lesson as its reader sees it: the coach, the table, and what the reader is asked: nothing unless the coach
    waits for a move. `players` are the names of the others by seat, from the second on, `events` how many events there
    are; fewer than before after a wrong move was put back.
    """

    coach: CoachView
    view: View
    question: QuestionView | None
    players: list[str]
    events: int


class Begun(Struct, frozen=True):
    """How a step began: how many answers had been given, how much the reader had done, and how much of what the step
    says others had.
    """

    answers: int
    done: int
    played: dict[int, int]


class LessonRunner:
    """A lesson being taken.

    `session` is its game, in which the reader has the seat READER; whoever shows it takes views and events from it, and
    gives answers here alone. `state` is one of the words above. `done` is what the reader has done and not gone back
    on: keys of options, and NEXT.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.restart()

    def restart(self) -> None:
        """Begins the lesson, or begins it again."""
        self.session = Session(from_json(self.lesson.position))
        self.facts = SessionFacts()
        self.deck: dict[str, Card] = by_name(self.session.start.deck)
        self.done: list[str] = []
        self.begun: list[Begun] = []
        self.given: list[str] = []
        self.played: dict[int, int] = {}
        self.state = EXPLAINS
        self.number = 0
        self.wrong: Wrong | None = None
        self.before_wrong = 0
        self.begin(0)

    # What is going on

    @property
    def step(self) -> Step:
        """The step that the coach is at; the last one at the end."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def finished(self) -> bool:
        """Whether the lesson is over."""
        return self.state == FINISHED

    def question(self) -> Question | None:
        """What the reader is asked, None unless the coach waits for a move."""
        return self.session.question_for(READER) if self.state == ASKS else None

    def view(self) -> LessonView:
        """The lesson as its reader sees it now."""
        events = self.session.event_count()
        return LessonView(self.coach(), self.table_view(), self.question_view(), self.lesson.players, events)

    def table_view(self) -> View:
        """The table alone, as the reader sees it."""
        return view_of(self.session.game, READER, self.facts.of(self.session))

    def question_view(self) -> QuestionView | None:
        """What the reader is asked alone, None unless the coach waits for a move."""
        question = self.question()
        return None if question is None else question_view(self.session.game, question, self.session.sequence, READER)

    def events_after(self, number: int) -> list[EventView]:
        """The events from a number on, as the reader sees them."""
        return [event_view(event, READER) for event in self.session.events_after(number)]

    def coach(self) -> CoachView:
        """What the coach says now."""
        step, number = self.step, min(self.number, len(self.lesson.steps) - 1) + 1
        part, text = self.said()
        name = self.lesson.name
        return CoachView(
            name,
            self.message(title_key(name), self.lesson.title),
            self.message(says_key(name), self.lesson.says),
            self.state,
            number,
            len(self.lesson.steps),
            self.message(step_key(name, number, "title"), step.title),
            self.message(step_key(name, number, part), text),
            step.points_at,
            None if step.points_at is None else step.points_at.message(),
            self.number > 0,
        )

    def message(self, key: str, text: str) -> Message:
        """Words of the lesson as a message."""
        return message_of(key, text, self.deck, ["me", *self.lesson.players])

    # What the reader does

    def answer(self, key: str, sequence: int | None = None) -> str:
        """Does a move of the reader, the key of an option: RIGHT, and the lesson goes on, or WRONG, and it is put back
        by the next Next. `sequence`, if given, must be that of the question.

        Raises NotWaited if the coach waits for no move, StaleAnswer for another sequence, IllegalAnswer if it is no
        option; then nothing has changed.
        """
        question = self.question()
        if question is None:
            raise NotWaited(f"the coach waits for Next, not for {key!r}")
        fitting = self.fitting(key)
        self.session.answer(READER, key, sequence)
        self.done.append(key)
        if not fitting:
            self.be_wrong(key)
            return WRONG
        self.given.append(key)
        self.let_others_answer(scripted=True)
        if any(self.complete(way) for way in fitting):
            self.begin(self.number + 1)
        return RIGHT

    def fitting(self, *keys: str) -> list[list[Move]]:
        """The right ways of the step that what is done in it fits, with these moves after it."""
        return [way for way in self.step.moves if fits(way, [*self.given, *keys])]

    def is_right(self, key: str) -> bool:
        """Whether a move would be right now."""
        return bool(self.fitting(key))

    def hint(self) -> str | None:
        """The key of a right move, for whoever doesn't find it; None unless the coach waits for a move."""
        question = self.question()
        if question is None:
            return None
        return next((option.key for option in question.options if self.is_right(option.key)), None)

    def next(self) -> None:
        """Goes on to the next step, or puts a wrong move back. Raises NotWaited if the coach waits for a move, or the
        lesson is over.
        """
        if self.state == WAS_WRONG:
            self.done.pop()
            self.session.return_to(self.before_wrong)
            self.state = ASKS
        elif self.state == EXPLAINS:
            self.done.append(NEXT)
            self.begin(self.number + 1)
        else:
            raise NotWaited("the coach waits for a move" if self.state == ASKS else "the lesson is over")

    def back(self) -> None:
        """Begins the step before again, or puts a wrong move back. Raises NotWaited if there is no step before."""
        if self.state == WAS_WRONG:
            self.next()
        elif self.number == 0:
            raise NotWaited("there is no step before this one")
        else:
            del self.begun[self.number :]
            begun = self.begun[-1]
            self.number -= 1
            del self.done[begun.done :]
            self.played = begun.played.copy()
            if begun.answers < self.session.answer_count():
                self.session.return_to(begun.answers)
            self.wait()

    # What follows

    def begin(self, number: int) -> None:
        """Begins a step: others do what it says, then the coach speaks. After the last one the lesson is over."""
        self.number = number
        self.given, self.played = [], {}
        if number >= len(self.lesson.steps):
            self.state = FINISHED
            return
        self.let_others_answer(scripted=True)
        self.begun.append(Begun(self.session.answer_count(), len(self.done), self.played.copy()))
        self.wait()

    def wait(self) -> None:
        """Waits for what the step ends by."""
        self.given = []
        self.state = ASKS if self.step.moves else EXPLAINS

    def be_wrong(self, key: str) -> None:
        """Says what a wrong move does, after others have answered what it asks them."""
        self.before_wrong = self.session.answer_count() - 1
        self.let_others_answer(scripted=False)
        self.wrong = next((wrong for wrong in self.step.wrongs if wrong.move.means(key)), None)
        self.state = WAS_WRONG

    def said(self) -> tuple[str, str]:
        """What the coach says now: the part of the step's words, and the words."""
        if self.state != WAS_WRONG:
            return "text", self.step.text
        if self.wrong is None:
            return "wrong", self.step.otherwise
        return f"wrong-{self.step.wrongs.index(self.wrong) + 1}", self.wrong.text

    def let_others_answer(self, scripted: bool) -> None:
        """Lets others answer as the step says, if it does, and what effects ask them besides by a computer. A turn of
        theirs begins only if the step says what they do.
        """
        while (question := self.question_of_others()) is not None:
            seat = question.seat
            left = self.step.plays.get(seat, [])[self.played.get(seat, 0) :] if scripted else []
            if left:
                key = left[0].option_in(question)
                if key is None:
                    raise LessonBroken(f"{left[0].words!r} is none of {', '.join(question.keys())}", self.step.line)
                self.played[seat] = self.played.get(seat, 0) + 1
            elif self.session.answers:
                key = answer_for(self.session, seat, make_agent(OTHERS, 0))
            else:
                return
            self.session.answer(seat, key)

    def question_of_others(self) -> Question | None:
        """The first open question of somebody else."""
        return next((question for question in self.session.questions if question.seat != READER), None)

    def complete(self, way: list[Move]) -> bool:
        """Whether the reader has done all of a way."""
        if way[-1].key == ANYTHING and len(self.given) >= len(way) - 1:
            return not self.session.answers or self.session.question_for(READER) is None
        return len(self.given) == len(way)

    # Keeping it

    def to_json(self) -> dict[str, Any]:
        """Where the reader is, to go on from there."""
        return {"lesson": self.lesson.name, "fingerprint": self.lesson.fingerprint, "done": self.done[:]}


class LessonBroken(ValueError):
    """A lesson can't go on as its file says; `line` is the line of the step."""

    def __init__(self, what: str, line: int) -> None:
        super().__init__(what)
        self.line = line


def resumed(lesson: Lesson, data: object) -> LessonRunner:
    """A lesson where its reader was. Raises BadProgress if the lesson has changed since, or the data is none."""
    if not isinstance(data, dict) or data.get("lesson") != lesson.name:
        raise BadProgress(f"this is not where somebody was in the lesson {lesson.name!r}")
    done = data.get("done")
    if data.get("fingerprint") != lesson.fingerprint or not isinstance(done, list):
        raise BadProgress(f"the lesson {lesson.name!r} has changed since")
    runner = LessonRunner(lesson)
    for deed in done:
        try:
            if deed == NEXT:
                runner.next()
            else:
                runner.answer(str(deed))
        except (NotAsked, IllegalAnswer) as error:
            raise BadProgress(f"the lesson {lesson.name!r} has changed since: {error}") from error
    return runner


def fits(way: list[Move], given: list[str]) -> bool:
    """Whether what was given is the beginning of a way."""
    for place, key in enumerate(given):
        move = way[min(place, len(way) - 1)]
        if place >= len(way) and move.key != ANYTHING:
            return False
        if not move.means(key):
            return False
    return True
