"""Reading the lists of tables that a lobby shows: many tables by a few queries."""

from typing import Any

from sqlalchemy import ColumnElement, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.storage import schema
from splay.server.storage.rows import SeatRow, TableRow

Listed = list[tuple[TableRow, list[SeatRow]]]
"""Tables with their seats in order, those changed last first."""


async def open_tables(connection: AsyncConnection, most: int) -> Listed:
    """The public tables with a seat that anybody may take."""
    seat = schema.seats.c
    free = exists().where(seat.table == schema.tables.c.id, seat.person.is_(None), seat.agent.is_(None))
    return await listed(connection, (schema.tables.c.status == "open") & is_public() & free, most)


async def watchable_tables(connection: AsyncConnection, most: int) -> Listed:
    """The public tables that are playing, and that spectators may watch meanwhile."""
    watching = func.coalesce(schema.tables.c.manners["spectators"].as_string(), "live") == "live"
    return await listed(connection, (schema.tables.c.status == "running") & is_public() & watching, most)


async def tables_going_on(connection: AsyncConnection, person: str, most: int) -> Listed:
    """The tables of a person that are not over."""
    seated = select(schema.seats.c.table).where(schema.seats.c.person == person)
    return await listed(connection, schema.tables.c.id.in_(seated) & (schema.tables.c.status != "finished"), most)


def is_public() -> ColumnElement[bool]:
    """Whether a table is listed; manners are kept without what is as by default."""
    return func.coalesce(schema.tables.c.manners["public"].as_boolean(), True)


async def listed(connection: AsyncConnection, which: ColumnElement[bool], most: int) -> Listed:
    """The tables that meet a condition, with their seats."""
    query = select(schema.tables).where(which).order_by(schema.tables.c.changed.desc()).limit(most)
    tables = [TableRow(**row) for row in (await connection.execute(query)).mappings()]
    seats: dict[str, list[SeatRow]] = {table.id: [] for table in tables}
    seats_query = select(schema.seats).where(schema.seats.c.table.in_(seats)).order_by(schema.seats.c.seat)
    row: Any
    for row in (await connection.execute(seats_query)).mappings():
        seats[row["table"]].append(SeatRow(**row))
    return [(table, seats[table.id]) for table in tables]
