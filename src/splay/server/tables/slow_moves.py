"""At which tables moves have taken longest lately, as far as one worker knows."""

from typing import Final, NamedTuple

from splay.server.durations import HOUR

LATELY: Final = HOUR
MOST: Final = 200
"""So many tables are remembered, those of the longest moves; twice as many before others are forgotten."""


class SlowMove(NamedTuple):
    """The longest move at a table: how many milliseconds it took, and when it was done."""

    took: int
    at: int


class SlowMoves:
    """The longest move of each table within the last hour."""

    def __init__(self) -> None:
        self.known: dict[str, SlowMove] = {}

    def note(self, table_id: str, seconds: float, now: int) -> None:
        """Notes that a move at a table has taken so many seconds; `now` in milliseconds since 1970."""
        move = SlowMove(round(seconds * 1000), now)
        before = self.known.get(table_id)
        if before is None or before.at <= now - LATELY or move.took >= before.took:
            self.known[table_id] = move
        if len(self.known) > 2 * MOST:
            self.known = dict(self.slowest(now, MOST))

    def slowest(self, now: int, most: int) -> list[tuple[str, SlowMove]]:
        """At most so many tables by their ids, that with the longest move first."""
        lately = [(table_id, move) for table_id, move in self.known.items() if move.at > now - LATELY]
        return sorted(lately, key=lambda one: -one[1].took)[:most]
