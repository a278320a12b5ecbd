"""How a game ended for somebody, alone and against each of the others."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from splay.server.storage.schema import result_seats

Outcome = Literal["won", "lost", "even"]
"""Even: the win was shared, or nobody has won."""
WON: Final = "won"
LOST: Final = "lost"
EVEN: Final = "even"


class PlayedSeat(Struct, frozen=True):
    """A seat of a finished game: a person's (by id, a random one if that is gone) or a computer's, its team (None: all
    played for themselves), its place (None: nobody has won), and what it had.
    """

    seat: int
    player: str | None
    agent: str | None
    team: int | None
    place: int | None
    points: int
    achievements: int

    def with_(self, other: "PlayedSeat") -> bool:
        """Whether both played together."""
        return self.team is not None and self.team == other.team


SEAT: Final = tuple(result_seats.c[name] for name in PlayedSeat.__struct_fields__)
"""The columns of a PlayedSeat."""


class Tally(Struct):
    """How many games there were, and how many of them were won and lost; the others were even."""

    games: int
    won: int
    lost: int

    def add(self, outcome: Outcome) -> None:
        """Counts a game."""
        self.games += 1
        self.won += outcome == WON
        self.lost += outcome == LOST


def outcome_of(own: PlayedSeat, others: Sequence[PlayedSeat]) -> Outcome:
    """How a game ended for a seat."""
    if own.place is None:
        return EVEN
    if own.place > 1:
        return LOST
    return EVEN if any(other.place == 1 and not own.with_(other) for other in others) else WON


def against(own: PlayedSeat, other: PlayedSeat) -> Outcome | None:
    """How a game ended for a seat against another one: won if it alone of the two has won. None for partners."""
    if own.with_(other):
        return None
    mine, theirs = own.place == 1, other.place == 1
    return EVEN if mine == theirs else WON if mine else LOST
