"""A table as it stands at a moment."""

from msgspec import convert

from splay.server.storage.rows import SeatRow, TableRow
from splay.server.tables.game import LiveGame
from splay.server.tables.table_settings import Manners


class NoSuchTable(LookupError):
    """There is no table with this id."""


class Refused(ValueError):
    """What was asked of a table is not possible now; `code` is a stable word, the message says why."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Table:
    """A table at one version: its row, its seats, and its game once it runs. A change makes another Table.

    `seen_at` is when somebody looks, in milliseconds since 1970.
    """

    def __init__(self, row: TableRow, seats: list[SeatRow], game: LiveGame | None, seen_at: int) -> None:
        self.row = row
        self.seats = seats
        self.game = game
        self.seen_at = seen_at

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person plays; several with one device."""
        return [seat.seat for seat in self.seats if seat.person == person]

    def seen(self, now: int) -> "Table":
        """The same table, looked at now."""
        return Table(self.row, self.seats, self.game, now)


def manners_of(row: TableRow) -> Manners:
    """The manners of a table."""
    return convert(row.manners, Manners)
