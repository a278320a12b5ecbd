"""The kinds of exercises that there are, by the word that requests have."""

from typing import Any, Final

from splay.server.practice.exercise import Exercise, Kind
from splay.server.practice.lesson import LESSON, LESSONS
from splay.server.practice.puzzle import PUZZLE, PUZZLES
from splay.server.protocol.api_error import ApiError

KINDS: Final[dict[str, Kind]] = {LESSON: LESSONS, PUZZLE: PUZZLES}
"""How those of each kind are made. `PracticeView` has a field for each."""


def begun(kind: str, name: str) -> Exercise:
    """An exercise from its beginning. Raises ApiError."""
    if kind not in KINDS:
        raise ApiError(404, "no_such_exercise", f"What can be practiced is one of {', '.join(KINDS)}.")
    return KINDS[kind].begin(name)


def resumed(kind: str, name: str, place: dict[str, Any]) -> Exercise:
    """An exercise at a place. Raises ApiError for another kind, BadPlace."""
    if kind not in KINDS:
        raise ApiError(404, "no_such_exercise", f"What can be practiced is one of {', '.join(KINDS)}.")
    return KINDS[kind].resume(name, place)
