"""The tables that a lobby lists."""

from typing import Any, Final

from sqlalchemy import ColumnElement, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.durations import HOUR
from splay.server.storage import schema
from splay.server.storage.rows import IS_THERE, SeatRow, TableRow
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore

LISTED: Final = 100
"""Tables of each kind at most."""
Listed = list[tuple[TableRow, list[SeatRow]]]
"""Tables with their seats in order."""


async def public_tables(tables: TableStore) -> tuple[list[TableState], list[TableState]]:
    """The open tables anybody may join, and those anybody may watch; without their games."""
    async with tables.engine.connect() as connection:
        joinable = await open_tables(connection, LISTED)
        watchable = await watchable_tables(connection, LISTED)
    return without_games(joinable, tables.now()), without_games(watchable, tables.now())


async def own_tables(tables: TableStore, person: str) -> list[TableState]:
    """A person's own tables that are not over; without their games."""
    async with tables.engine.connect() as connection:
        return without_games(await tables_going_on(connection, person, LISTED), tables.now())


async def people_here(tables: TableStore, now: int) -> int:
    """How many people, guests too, have used a session within the hour; sessions note that once an hour."""
    session = schema.sessions.c
    there = select(func.count(session.person.distinct())).where(session.seen > now - HOUR, session.ended.is_(None))
    async with tables.engine.connect() as connection:
        return int((await connection.execute(there)).scalar_one())


def without_games(listed: Listed, now: int) -> list[TableState]:
    """Tables as they were read `now`."""
    return [TableState(row, seats, None, now) for row, seats in listed]


async def open_tables(connection: AsyncConnection, most: int) -> Listed:
    """The public tables with a seat that anybody may take."""
    return await listed(connection, is_joinable(), most)


async def watchable_tables(connection: AsyncConnection, most: int) -> Listed:
    """The public tables that are playing, and that spectators may watch meanwhile."""
    watching = func.coalesce(schema.tables.c.settings["spectators"].as_string(), "live") == "live"
    return await listed(connection, (schema.tables.c.status == schema.RUNNING) & is_public() & watching, most)


async def tables_going_on(connection: AsyncConnection, person: str, most: int) -> Listed:
    """The tables at which a person sits and that are not over, and those that it hosts and that have not started: first
    those that wait for the person, then the others that are playing, each changed last first.
    """
    table, seat = schema.tables.c, schema.seats.c
    own = select(table.id, table.status, table.changed, table.asked, seat.seat, IS_THERE.label("is_there"))
    sits = own.join(schema.seats).where(seat.person == person, table.status != schema.FINISHED)
    hosts = select(table.id, table.changed).where(table.host == person, table.status == schema.OPEN)
    order = {hosted.id: (True, True, -hosted.changed) for hosted in await connection.execute(hosts)}
    for row in await connection.execute(sits):
        waits = row.seat in row.asked and row.is_there
        rank = (not waits, row.status != schema.RUNNING, -row.changed)
        order[row.id] = min(rank, order.get(row.id, rank))
    first = sorted(order, key=lambda one: order[one])[:most]
    found = await listed(connection, table.id.in_(first), most)
    return sorted(found, key=lambda one: order[one[0].id])


def is_joinable() -> ColumnElement[bool]:
    """Whether a table is public and has a seat that anybody may take."""
    seat = schema.seats.c
    free = exists().where(seat.table == schema.tables.c.id, seat.person.is_(None), seat.agent.is_(None))
    return (schema.tables.c.status == schema.OPEN) & is_public() & free


def is_public() -> ColumnElement[bool]:
    """Whether a table is listed; settings are kept without those that are as by default."""
    return func.coalesce(schema.tables.c.settings["public"].as_boolean(), True)


async def listed(connection: AsyncConnection, which: ColumnElement[bool], most: int) -> Listed:
    """The tables that meet a condition, with their seats; those changed last first."""
    query = select(schema.tables).where(which).order_by(schema.tables.c.changed.desc()).limit(most)
    tables = [TableRow(**row) for row in (await connection.execute(query)).mappings()]
    seats: dict[str, list[SeatRow]] = {table.id: [] for table in tables}
    seats_query = select(schema.seats).where(schema.seats.c.table.in_(seats)).order_by(schema.seats.c.seat)
    row: Any
    for row in (await connection.execute(seats_query)).mappings():
        seats[row["table"]].append(SeatRow(**row))
    return [(table, seats[table.id]) for table in tables]
