"""Seats in turn order, worked out once for every number of players and for every seat that is eliminated."""

from typing import Final

MOST_SEATS: Final = 5


class Seating:
    """The seats still in the game, in turn order; never changed, so that copies of a game can share it.

    `starting_with[seat]` are all of them clockwise, this one first, `ending_with[seat]` this one last: without it if it
    is out. `out` are the seats whose players were eliminated.
    """

    __slots__ = ("ending_with", "out", "players", "starting_with")

    def __init__(self, players: int, out: tuple[int, ...] = ()) -> None:
        self.players = players
        self.out = out
        self.starting_with = [self.clockwise(seat) for seat in range(players)]
        self.ending_with = [self.clockwise(seat + 1) for seat in range(players)]

    def clockwise(self, first: int) -> list[int]:
        """The seats still in the game, clockwise from this one on."""
        seats = [(first + step) % self.players for step in range(self.players)]
        return [seat for seat in seats if seat not in self.out]

    def without(self, seats: list[int]) -> "Seating":
        """The seats that are left when these are eliminated too."""
        return Seating(self.players, tuple(sorted([*self.out, *seats])))


SEATINGS: Final = [Seating(players) for players in range(MOST_SEATS + 1)]
"""By number of players, with nobody out."""
