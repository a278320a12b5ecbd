"""Giving up a running game: with two sides it ends, with more a computer takes the seat for good."""

from msgspec import structs

from splay.core.result import over_by_resignation
from splay.server.acts.stand_ins import eliminated, hand_to_computer
from splay.server.protocol.api_error import ApiError
from splay.server.storage import rows
from splay.server.storage.rows import SeatRow
from splay.server.tables.apply_entry import write_entry
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore


async def resign(tables: TableStore, table_id: str, person: str, seat: int | None) -> None:
    """Gives the game up on a seat of a person, the only one if none is named; also while the computer stands in for it.

    Raises ApiError.
    """
    async with tables.change(table_id) as connection:
        table = await tables.running_table(connection, table_id)
        assert table.game is not None
        row = structs.replace(seat_to_give_up(table, person, seat), resigned=True)
        if row.seat in eliminated(table):
            raise ApiError(409, "already_out", "you are out of the game already")
        if over_by_resignation(table.game.session.game, row.seat) is None:
            await hand_to_computer(connection, table, [structs.replace(row, away=True)], tables.patience)
            return
        table.seats[row.seat] = row
        await write_entry(connection, table, table.game.resign(row.seat, table.seen_at))
        await rows.write_seat(connection, row)


def seat_to_give_up(table: TableState, person: str, seat: int | None) -> SeatRow:
    """The seat of a person that is meant: the one named, else its only one. Raises ApiError."""
    mine = [row for row in table.seats if row.person == person and not row.resigned]
    if seat is None and len(mine) > 1:
        raise ApiError(409, "which_seat", "say which of your seats you mean")
    meant = [row for row in mine if seat is None or row.seat == seat]
    if not meant:
        check_not_resigned(table, person)
        raise ApiError(409, "not_yours", "this seat is not yours")
    return meant[0]


def check_not_resigned(table: TableState, person: str) -> None:
    """Raises ApiError for somebody who has given up all seats at a table."""
    mine = [row for row in table.seats if row.person == person]
    if mine and all(row.resigned for row in mine):
        raise ApiError(409, "resigned", "you have resigned: the computer plays on for you")
