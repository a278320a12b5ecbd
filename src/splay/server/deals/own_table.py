"""The one game that a person plays with a day's deal."""

from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.options import Options
from splay.server.acts.seating import lay, place, start
from splay.server.auth.person import Person
from splay.server.deals.results import OWN, THEIRS
from splay.server.storage import rows, schema
from splay.server.storage.hold_person import hold_person
from splay.server.storage.schema import FINISHED
from splay.server.tables.deal_days import day_at, secret_of
from splay.server.tables.settings import TableSettings
from splay.server.tables.table_changes import TableStore

OPPONENT: Final = "rule"
"""The computer that everybody plays against: the medium one."""
CLOSED: Final = TableSettings(public=False, spectators="none", archive=False, leavers="end")
"""Nobody looks on, and whoever leaves has given up."""


async def own_table(connection: AsyncConnection, person: str, day: str) -> tuple[str, str] | None:
    """The table at which a person plays or played the deal of a day, and its status; None if there is none.

    Of several, which an account and a guest began who became one, it is one that is over, the first of these.
    """
    table, seat = schema.tables.c, schema.seats.c
    mine = select(seat.table).where(seat.person == person, seat.seat == OWN)
    query = select(table.id, table.status).where(table.day == day, table.id.in_(mine))
    found = (await connection.execute(query.order_by(table.changed))).all()
    over = [row for row in found if row.status == FINISHED]
    return next(((row.id, row.status) for row in [*over, *found]), None)


async def begin(tables: TableStore, key: bytes, person: Person) -> str:
    """The table at which a person plays the deal of today, made if there is none. `key` is the server's own secret."""
    day = day_at(tables.now())
    async with tables.engine.begin() as connection:
        await hold_person(connection, person.id)
        known = await own_table(connection, person.id, day)
        if known is not None:
            return known[0]
        agents: list[str | None] = [None, None]
        agents[THEIRS] = OPPONENT
        made = await lay(connection, person.id, Options(), CLOSED, agents, tables.now())
        await rows.change_table(connection, made, day=day)
        table = await tables.repository.row_of(connection, made)
        await place(connection, table, OWN, person=person.id, name=person.name)
        await start(connection, table, secret_of(key, day))
    await tables.hub.notify(made)
    return made
