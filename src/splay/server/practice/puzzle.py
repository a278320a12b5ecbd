"""Puzzles as exercises."""

from typing import Any, Final

from msgspec import Struct

from splay.core.session import Session
from splay.puzzles.naming import name_of
from splay.puzzles.puzzle_file import shipped
from splay.puzzles.solving import OPEN, BadAttempt, NotNow, Solving, resumed
from splay.puzzles.texts import OPPONENT, task
from splay.server.practice.exercise import READER, BadPlace, Kind
from splay.server.protocol.api_error import ApiError
from splay.views.facts import facts_of
from splay.views.messages import Message, PlayerArgument
from splay.views.model import QuestionView, View
from splay.views.questions import question_view
from splay.views.undoing import UndoOffer
from splay.views.view import view_of

PUZZLE: Final = "puzzle"


class PuzzleTold(Struct, frozen=True, omit_defaults=True):
    """What a puzzle tells besides its table: its `name`, `theme`, `value` and `rating`, as in the list, and the `task`;
    its `state` ("open", "solved" or "given_up"); how many `tries` there were, hints among them; the `hints` that were
    given and whether there are more; the actions played now (`moves`) of `actions`; whether what was played can be
    checked, and if it was, why it is wrong (`verdict`).
    """

    name: Message
    task: Message
    theme: str
    value: int
    rating: int
    actions: int
    state: str
    tries: int
    hints: list[Message]
    more_hints: bool
    moves: list[Message]
    can_check: bool
    verdict: Message | None = None


class PuzzleExercise:
    """A puzzle that somebody solves."""

    def __init__(self, solving: Solving) -> None:
        self.solving = solving
        self.name = solving.puzzle.key

    @property
    def others(self) -> list[str]:
        return [OPPONENT]

    @property
    def session(self) -> Session:
        return self.solving.session

    @property
    def finished(self) -> bool:
        return self.solving.done

    def view(self) -> View:
        return view_of(self.session.game, READER, facts_of(self.session.game))

    def question(self, sequence: int) -> QuestionView | None:
        question = self.solving.question()
        return None if question is None else question_view(self.session.game, question, sequence, READER)

    def undo(self) -> UndoOffer | None:
        if self.finished or not self.solving.answers:
            return None
        return UndoOffer(0, [], Message("undo-now-own", {"player": PlayerArgument(READER), "since": 0}))

    def answer(self, key: str) -> None:
        self.solving.answer(key)

    def step(self, word: str) -> None:
        steps = {
            "undo": self.solving.undo,
            "restart": self.solving.restart,
            "check": self.solving.check,
            "hint": self.solving.take_hint,
            "give_up": self.solving.give_up,
        }
        if word not in steps:
            raise ApiError(422, "no_such_step", f"a puzzle has the steps {', '.join(steps)}")
        try:
            steps[word]()
        except NotNow as error:
            raise ApiError(409, error.word, str(error)) from error

    def told(self) -> PuzzleTold:
        solving = self.solving
        return PuzzleTold(
            name_of(solving.puzzle),
            task(solving.puzzle),
            solving.puzzle.theme,
            solving.puzzle.value,
            solving.puzzle.rating,
            solving.puzzle.actions,
            solving.state,
            solving.tries,
            solving.hint_messages(),
            solving.state == OPEN and solving.has_hints(),
            solving.moves,
            solving.state == OPEN and solving.is_played() and not solving.checked,
            solving.verdict() if solving.checked else None,
        )

    def to_json(self) -> dict[str, Any]:
        return self.solving.to_json()


def begin(name: str) -> PuzzleExercise:
    """A puzzle from its beginning. Raises ApiError."""
    puzzle = shipped().get(name)
    if puzzle is None:
        raise ApiError(404, "no_such_exercise", "There is no such puzzle.")
    return PuzzleExercise(Solving(puzzle))


def resume(name: str, place: dict[str, Any]) -> PuzzleExercise:
    """A puzzle with what somebody has done in it. Raises BadPlace."""
    puzzle = shipped().get(name)
    if puzzle is None:
        raise BadPlace(f"{name}: there is no such puzzle")
    try:
        return PuzzleExercise(resumed(puzzle, place))
    except BadAttempt as error:
        raise BadPlace(str(error)) from error


PUZZLES: Final = Kind(begin, resume)
"""How puzzles are made."""
