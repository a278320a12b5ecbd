"""Leaving a table before its game: seats given up, players whom the host removes, tables that nobody is left at."""

from msgspec import structs
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.acts.seating import check_host, is_free, open_table
from splay.server.protocol.api_error import ApiError
from splay.server.storage import rows, schema
from splay.server.storage.cascade_delete import remove_tables
from splay.server.storage.rows import SeatRow
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore


async def leave_seat(tables: TableStore, table_id: str, person: str) -> None:
    """Gives up all that a person has at a table that has not started: its seats, and if it is the host, the table.

    The table goes to the first of the others who sit there, and is removed if nobody does. Raises ApiError if it
    has started.
    """
    changed = [table_id]
    async with tables.repository.lock(table_id):
        async with tables.engine.begin() as connection:
            table = await open_table(tables, connection, table_id)
            for seat in table.seats_of(person):
                await rows.write_seat(connection, freed(table.seats[seat]))
            if table.row.host == person:
                changed += await hand_on(connection, table)
        tables.repository.cache.forget(table_id)
    for one in changed:
        await tables.hub.notify(one)


async def hand_on(connection: AsyncConnection, table: TableState) -> list[str]:
    """Gives a table whose host goes to the first of the others who sit there, or removes it if nobody does; the
    games whose rematch it was then.
    """
    others = [seat.person for seat in table.seats if seat.is_there and seat.person != table.row.host]
    if others:
        await rows.change_table(connection, table.row.id, host=others[0])
        return []
    before = select(schema.tables.c.id).where(schema.tables.c.rematch == table.row.id)
    games = list((await connection.execute(before)).scalars())
    await remove_tables(connection, [table.row.id])
    return games


async def remove_player(tables: TableStore, table_id: str, host: str, seat: int) -> None:
    """Frees a seat of an open table that a computer opponent or another person has, for the host. Raises ApiError."""
    async with tables.change(table_id) as connection:
        table = await open_table(tables, connection, table_id)
        check_host(table, host)
        if seat >= len(table.seats) or is_free(table.seats[seat]) or table.seats[seat].person == host:
            raise ApiError(409, "nobody_there", "nobody else sits there")
        await rows.write_seat(connection, freed(table.seats[seat]))


def freed(seat: SeatRow) -> SeatRow:
    """A seat of an open table that nobody has any more."""
    return structs.replace(seat, person=None, agent=None, name="", away=False)
