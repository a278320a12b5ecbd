"""A table as it stands at a moment."""

from typing import Final

from msgspec import convert

from splay.server.games.live_game import LiveGame
from splay.server.storage.rows import SeatRow, TableRow
from splay.server.tables.settings import TableSettings

ROW_BYTES: Final = 5_000
"""What a table and its seats take in memory without a game."""


class TableState:
    """A table at one version: its row, its seats, and its game once it runs. A change makes another one.

    `seen_at` is when somebody looked, in milliseconds since 1970.
    """

    def __init__(self, row: TableRow, seats: list[SeatRow], game: LiveGame | None, seen_at: int) -> None:
        self.row = row
        self.seats = seats
        self.game = game
        self.seen_at = seen_at

    def people(self) -> set[str]:
        """Those who see more of it than strangers: its host, and all who sit there."""
        return {self.row.host, *(seat.person for seat in self.seats if seat.person is not None)}

    def seats_of(self, person: str) -> list[int]:
        """The seats that are a person's, also while the computer plays them; several with one device."""
        return [seat.seat for seat in self.seats if seat.person == person]

    def playing_seats(self, person: str) -> list[int]:
        """The seats that a person plays now; not those that the computer plays meanwhile."""
        return [seat for seat in self.seats_of(person) if self.seats[seat].is_there]

    def others_than(self, person: str) -> list[int]:
        """The seats that other people play: those who have to agree before the game goes back."""
        return [seat.seat for seat in self.seats if seat.person not in (None, person) and not seat.resigned]

    def size(self) -> int:
        """About how many bytes it takes in memory."""
        return ROW_BYTES + (0 if self.game is None else self.game.size())

    def seen(self, now: int) -> "TableState":
        """The same table, looked at now."""
        return TableState(self.row, self.seats, self.game, now)


def settings_of(row: TableRow) -> TableSettings:
    """The settings of a table."""
    return convert(row.settings, TableSettings)
