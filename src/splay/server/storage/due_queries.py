"""Finding the tables at which something should have happened, or has."""

from sqlalchemy import String, cast, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.storage.schema import RUNNING, seats, tables


async def due_tables(connection: AsyncConnection, now: int, most: int) -> list[str]:
    """The tables with a clock or a pause that has run out, the longest ago first."""
    query = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(most)
    return list((await connection.execute(query)).scalars())


async def neglected_tables(connection: AsyncConnection, before: int, most: int) -> list[str]:
    """The running tables that have not changed since `before` although a computer opponent is asked there; none that
    wait for somebody to come back (`live.pauses`).
    """
    opponent = seats.c.agent.is_not(None) & or_(seats.c.person.is_(None), seats.c.away)
    asked = cast(tables.c.asked, String).contains(cast(seats.c.seat, String))  # numbers below 10 in a JSON list
    waits = exists().where(seats.c.table == tables.c.id, opponent, asked)
    somebody_plays = exists().where(seats.c.table == tables.c.id, seats.c.person.is_not(None), ~seats.c.away)
    plays_on = or_(tables.c.due.is_(None), somebody_plays)
    query = select(tables.c.id).where(tables.c.status == RUNNING, tables.c.changed < before, waits, plays_on)
    return list((await connection.execute(query.order_by(tables.c.changed).limit(most))).scalars())


async def versions_of(connection: AsyncConnection, ids: list[str]) -> dict[str, int]:
    """The versions of these tables."""
    query = select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids))
    return {row.id: row.version for row in await connection.execute(query)}
