"""The result of a rated game: all that ratings are worked out from."""

from typing import Final

from msgspec import Struct

from splay.ratings.kinds import RATED_KINDS, TEAMS

COMPUTER: Final = "computer:"
"""What stands before the name of a computer in place of a person's word."""


class BadResult(ValueError):
    """A result can't be rated; the message says which and why."""


class RatedSeat(Struct, frozen=True, gc=False):
    """Who sat on a seat, and its place.

    `player` is a random word that stays with an account for as long as it lives and says nothing of it, or "computer:"
    and a name of the roster. `team` is the number of its team, None if everybody played alone. `place` is 1 for the
    winners; seats with the same place are level, and the next place is one more than the seats before it.
    """

    player: str
    place: int
    team: int | None = None


class RatedGame(Struct, frozen=True):
    """A game that counts: its id, when it was finished (milliseconds since 1970), its kind, and its seats in order.

    Raises BadResult unless it is of a kind there is, nobody but a computer has two seats, each team has two seats with
    one place, and the places can be those of so many seats.
    """

    id: str
    finished: int
    kind: str
    seats: tuple[RatedSeat, ...]

    def __post_init__(self) -> None:
        if self.kind not in RATED_KINDS:
            raise BadResult(f"{self.id}: there is no kind {self.kind!r}, only {', '.join(RATED_KINDS)}")
        people = [seat.player for seat in self.seats if not is_computer(seat.player)]
        if len(set(people)) < len(people):
            raise BadResult(f"{self.id}: somebody has two seats")
        fits = len(self.seats) == 4 if self.kind == TEAMS else 2 <= len(self.seats) <= 5
        if self.kind.endswith("-2"):
            fits = len(self.seats) == 2
        if not fits:
            raise BadResult(f"{self.id}: {len(self.seats)} seats are none of the kind {self.kind}")
        self.check_teams()
        places = [seat.place for seat in self.seats]
        if [1 + sum(other < place for other in places) for place in places] != places:
            raise BadResult(f"{self.id}: {places} are no places of {len(places)} seats")

    def check_teams(self) -> None:
        """Raises BadResult unless there are two teams of two, each with one place, or none."""
        places: dict[int | None, list[int]] = {}
        for seat in self.seats:
            places.setdefault(seat.team, []).append(seat.place)
        if self.kind != TEAMS and list(places) != [None]:
            raise BadResult(f"{self.id}: there are teams in a game of the kind {self.kind}")
        if self.kind != TEAMS:
            return
        if None in places or sorted(map(len, places.values())) != [2, 2]:
            raise BadResult(f"{self.id}: must have two teams of two")
        if any(len(set(of_team)) > 1 for of_team in places.values()):
            raise BadResult(f"{self.id}: a team has two places")

    def sides(self) -> list[list[int]]:
        """The numbers of the seats that play together, in the order of the first of each: a seat alone or a team."""
        sides: dict[int, list[int]] = {}
        for number, seat in enumerate(self.seats):
            sides.setdefault(number if seat.team is None else -1 - seat.team, []).append(number)
        return list(sides.values())


def is_computer(player: str) -> bool:
    """Whether a player of a result is a computer."""
    return player.startswith(COMPUTER)
