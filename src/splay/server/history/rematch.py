"""Playing again: a new table with the same options, where everybody sits one seat further.

Seats are kept for those who played.
"""

from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.options import Options
from splay.server.acts.seating import check_hosting_limit, is_free, lay, place, start_if_full
from splay.server.auth.person import Person
from splay.server.protocol.api_error import ApiError
from splay.server.storage import rows
from splay.server.storage.schema import FINISHED, OPEN
from splay.server.tables.table import TableState, settings_of
from splay.server.tables.table_changes import TableStore


async def rematch(tables: TableStore, table_id: str, person: Person) -> str:
    """The table of the rematch, made by whoever asks first; the person takes its seats there. Raises ApiError."""
    async with tables.repository.lock(table_id), tables.engine.begin() as connection:
        table = await tables.repository.row_of(connection, table_id, hold=True)
        seats = table.seats_of(person.id)
        if not seats:
            raise ApiError(409, "not_yours", "only those who played here may ask for a rematch")
        if table.row.status != FINISHED:
            raise ApiError(409, "not_finished", "this game is not over")
        known = table.row.rematch
        again = known or await lay_again(tables, connection, table, person)
        if known is None:
            await rows.change_table(connection, table_id, rematch=again)
    if known is None:
        await tables.hub.notify(table_id)
        await tables.hub.notify(again)
    else:
        await come_too(tables, again, person, [(seat + 1) % len(table.seats) for seat in seats])
    return again


async def lay_again(tables: TableStore, connection: AsyncConnection, table: TableState, person: Person) -> str:
    """Writes the table of a rematch, at which the person sits; the seats of the others are kept for them."""
    await check_hosting_limit(connection, person.id, tables.most_open)
    options = Options.from_json(table.row.options)
    before = table.seats[-1:] + table.seats[:-1]
    agents = [seat.agent if seat.person is None else None for seat in before]
    made = await lay(connection, person.id, options, settings_of(table.row), agents, table.seen_at)
    again = await tables.repository.row_of(connection, made)
    for seat, was in enumerate(before):
        if was.person == person.id:
            shared = len(table.seats_of(person.id)) > 1
            await place(connection, again, seat, person=person.id, name=was.name if shared else person.name)
        elif was.person is not None:
            again.seats[seat] = structs.replace(again.seats[seat], person=was.person, name=was.name, away=True)
            await rows.write_seat(connection, again.seats[seat])
    await start_if_full(connection, again)
    return made


async def come_too(tables: TableStore, table_id: str, person: Person, seats: list[int]) -> None:
    """Takes the seats that are kept for a person at a rematch; if it has none, those of `seats` that are free. At a
    rematch that has started, also while this one waited for those who asked at the same time, it takes none.

    Raises ApiError if there is no seat for it any more.
    """
    if (await tables.look(table_id)).row.status == OPEN:
        async with tables.change(table_id) as connection:
            table = await tables.repository.row_of(connection, table_id, hold=True)
            if table.row.status == OPEN:
                await sit_at(connection, table, person, seats)
    if not (await tables.look(table_id)).seats_of(person.id):
        raise ApiError(409, "seat_taken", "the rematch goes on without you: your seat is taken")


async def sit_at(connection: AsyncConnection, table: TableState, person: Person, seats: list[int]) -> None:
    """Gives a person the seats that are kept for it, or those of `seats` that are free, and starts a full table."""
    own = table.seats_of(person.id) or [seat for seat in seats if is_free(table.seats[seat])]
    for seat in own:
        name = table.seats[seat].name if len(own) > 1 and table.seats[seat].name else person.name
        await place(connection, table, seat, person=person.id, name=name)
    await start_if_full(connection, table)
