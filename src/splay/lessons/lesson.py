"""What a lesson is, as data: a position, and the coach's words step by step."""

from typing import Final

from msgspec import Struct

from splay.lessons.moves import Move
from splay.lessons.target import Target

READER: Final = 0
"""The seat of whoever takes the lesson: `me` in its position."""


class Wrong(Struct, frozen=True):
    """What the coach says after a wrong move of one kind; `line` is its line in the file."""

    move: Move
    text: str
    line: int


class Step(Struct, frozen=True):
    """One thing that the coach says and, if it has `moves`, waits for.

    `moves` are the right ways: each is the answers that the reader gives one after the other. Without any the step ends
    by Next. `wrongs` are the wrong moves with words of their own, the first that fits counts, `otherwise` is what is
    said of all others. `plays` are the answers of others by seat, which they give from the beginning of the step on,
    whenever they are asked. `points_at` is what the coach means, None for nothing.
    """

    title: str
    text: str
    line: int
    points_at: Target | None = None
    moves: list[list[Move]] = []
    wrongs: list[Wrong] = []
    otherwise: str = ""
    plays: dict[int, list[Move]] = {}


class Lesson(Struct, frozen=True):
    """A lesson: `name` is what it is called in addresses and keys, `number` its place among all, `says` one sentence
    on what it teaches, `minutes` how long it takes, `players` the names of the others by seat, from the second on.

    `position` is the scenario's JSON data. `set_name` is the set that it is about, "" for none, `teams` whether it is
    about teams; one that is about neither belongs to those that everyone begins with. `file` says where it comes from,
    `fingerprint` tells whether anything but its words has changed.
    """

    name: str
    number: int
    title: str
    says: str
    minutes: int
    players: list[str]
    position: dict[str, object]
    steps: list[Step]
    set_name: str
    teams: bool
    file: str
    fingerprint: str
