"""One entry of a table's log."""

from typing import Any, Final

from msgspec import Struct

ANSWER: Final = "answer"
UNDO: Final = "undo"
BACK: Final = "back"
RESIGN: Final = "resign"
RULES_CHANGED: Final = "rules_changed"


Reading = tuple[int | None, int]
"""What a seat's clock shows, in milliseconds, and what it has lost in all."""


class Entry(Struct, frozen=True):
    """Something that a seat did: an answer (`key`), an undo of its last answer (or of its last `key` ones), a take-back
    that all agreed to, to the state after entry `key`, or giving up, with which the game ended. Or, of seat -1, that
    the rules have changed: the game goes on from the state after entry `key`, as the new rules have it.

    `sequence` is its number at the table, from 1, which clients quote; its column in the database is `seq`. `events`
    replace all events of the table from number `events_from` on. `clocks` are the readings of all seats after it, at
    the time `at`; none at a table without clocks, or if an older version has logged it.
    """

    sequence: int
    kind: str
    seat: int
    key: str
    at: int
    events_from: int
    events: list[dict[str, Any]]
    clocks: list[Reading] | None = None

    @property
    def undone(self) -> int:
        """How many answers an undo takes back."""
        return int(self.key or 1)
