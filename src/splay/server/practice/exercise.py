"""What can be practiced: a game of one person on a fixed position, with whatever guides it.

A new kind of exercise (a puzzle, say) needs four things, and nothing else of this room changes:

1. a class that has all of `Exercise`, and a `Kind` that makes one, in a file of its own;
2. a struct with what it tells besides the table, and a field of `PracticeView` (`views.py`) that has the kind's name;
3. a line of `KINDS` (`kinds.py`);
4. its row in `docs/protocol.md`.

The server keeps a person's exercise as `kind`, `name` and `to_json()`, and makes it anew from these for each request:
what is done in it must follow from that alone, as with a seeded game.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol

from msgspec import Struct

from splay.core.session import Session
from splay.views.model import QuestionView, View
from splay.views.undoing import UndoOffer

READER: Final = 0
"""The seat of the person who practices, in every exercise."""


class Exercise(Protocol):
    """Something being practiced. `name` tells those of a kind apart; `others` are the names of the other seats, from
    the second on. Others answer in it by themselves.
    """

    name: str

    @property
    def others(self) -> list[str]:
        """What the others are called."""
        ...

    @property
    def session(self) -> Session:
        """The game as it stands, whose events and position are shown; nobody answers it but by `answer`."""
        ...

    @property
    def finished(self) -> bool:
        """Whether there is nothing more to do."""
        ...

    def view(self) -> View:
        """The table as the person sees it, with facts."""
        ...

    def question(self, sequence: int) -> QuestionView | None:
        """What the person is asked, to be answered under this sequence; None for nothing."""
        ...

    def undo(self) -> UndoOffer | None:
        """What the table's Undo does now, which comes as the step "undo"; None for nothing."""
        ...

    def answer(self, key: str) -> None:
        """Gives the person's answer. Raises NotAsked or IllegalAnswer; then nothing has changed."""
        ...

    def step(self, word: str) -> None:
        """Does what is no answer: goes on, back, checks. Raises ApiError if it can't be done now, or is no such step;
        then nothing has changed.
        """
        ...

    def told(self) -> Struct:
        """What is told besides the table: the field of `PracticeView` that has the name of the kind."""
        ...

    def to_json(self) -> dict[str, Any]:
        """Where the person is, to go on from there."""
        ...


class BadPlace(ValueError):
    """A place fits no more, as the exercise has changed since, or never did."""


class Kind(Struct, frozen=True):
    """How the exercises of a kind are made. `begin` has the name of one, and raises ApiError (404
    `no_such_exercise`); `resume` has its place too, from whatever source, and raises BadPlace.
    """

    begin: Callable[[str], Exercise]
    resume: Callable[[str, dict[str, Any]], Exercise]
