"""Lessons as exercises."""

from typing import Any, Final

from msgspec import Struct

from splay.core.session import NotAsked, Session
from splay.lessons.runner import BadProgress, CoachView, LessonRunner, NotWaited, resumed
from splay.lessons.shelf import NoSuchLesson, lesson_named
from splay.server.practice.exercise import READER, BadPlace, Kind
from splay.server.protocol.api_error import ApiError
from splay.views.model import QuestionView, View
from splay.views.questions import question_view
from splay.views.undoing import UndoOffer

LESSON: Final = "lesson"
MOST_DEEDS: Final = 100
"""So much is done in a lesson at most; a place that says more was never one."""
NEXT: Final = "next"
BACK: Final = "back"
RESTART: Final = "restart"


class LessonTold(Struct, frozen=True, omit_defaults=True):
    """What a lesson tells besides its table: the `coach`, and while the coach waits for a move the key of a right one
    as `hint`.
    """

    coach: CoachView
    hint: str | None = None


class LessonExercise:
    """A lesson that somebody takes."""

    def __init__(self, runner: LessonRunner) -> None:
        self.runner = runner
        self.name = runner.lesson.name

    @property
    def others(self) -> list[str]:
        return self.runner.lesson.players

    @property
    def session(self) -> Session:
        return self.runner.session

    @property
    def finished(self) -> bool:
        return self.runner.finished

    def view(self) -> View:
        return self.runner.table_view()

    def question(self, sequence: int) -> QuestionView | None:
        question = self.runner.question()
        return None if question is None else question_view(self.session.game, question, sequence, READER)

    def undo(self) -> UndoOffer | None:
        """Nothing: the coach has words of its own for going back."""
        return None

    def answer(self, key: str) -> None:
        try:
            self.runner.answer(key)
        except NotWaited as error:
            raise NotAsked("the coach waits for no move now") from error

    def step(self, word: str) -> None:
        steps = {NEXT: self.runner.next, BACK: self.runner.back, RESTART: self.runner.restart}
        if word not in steps:
            raise ApiError(422, "no_such_step", f"a lesson has the steps {', '.join(steps)}")
        try:
            steps[word]()
        except NotWaited as error:
            raise ApiError(409, "not_now", str(error)) from error

    def told(self) -> LessonTold:
        return LessonTold(self.runner.coach(), self.runner.hint())

    def to_json(self) -> dict[str, Any]:
        return self.runner.to_json()


def begin(name: str) -> LessonExercise:
    """A lesson from its beginning. Raises ApiError."""
    try:
        return LessonExercise(LessonRunner(lesson_named(name)))
    except NoSuchLesson as error:
        raise ApiError(404, "no_such_exercise", "There is no such lesson.") from error


def resume(name: str, place: dict[str, Any]) -> LessonExercise:
    """A lesson at a place. Raises BadPlace."""
    done = place.get("done")
    if isinstance(done, list) and len(done) > MOST_DEEDS:
        raise BadPlace(f"nobody does {len(done)} things in a lesson")
    try:
        return LessonExercise(resumed(lesson_named(name), place))
    except (NoSuchLesson, BadProgress) as error:
        raise BadPlace(str(error)) from error


LESSONS: Final = Kind(begin, resume)
"""How lessons are made."""
