"""People who look for opponents at several workers of one database, without HTTP."""

from __future__ import annotations

from collections import Counter

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.pairing import seeks
from splay.server.pairing.pairing import Pairing
from splay.server.pairing.wish import Wish
from splay.server.storage import schema
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from tests.server.playing import fail

NOW = 1_000_000


def worker(engine: AsyncEngine) -> Pairing:
    """What pairs at one worker, whose clock stands."""
    return Pairing(TableStore(engine, Hub(), lambda: NOW), is_on=True, report=fail)


async def crowd(engine: AsyncEngine, number: int) -> list[str]:
    """So many guests, by their ids."""
    ids = [f"guest-{each:04}" for each in range(number)]
    async with engine.begin() as connection:
        people = [{"id": person, "name": person, "created": 0} for person in ids]
        await connection.execute(insert(schema.people), people)
    return ids


async def looking(engine: AsyncEngine, ids: list[str], wish: Wish) -> None:
    """Lets people look, without pairing them yet."""
    async with engine.begin() as connection:
        for person in ids:
            await seeks.keep(connection, person, wish, NOW)


async def tables_of(engine: AsyncEngine) -> dict[str, str]:
    """The table that each search has found, by its person; each is held against who sits there: nobody sits at two, and
    nobody sits anywhere without a search that tells it.
    """
    async with engine.connect() as connection:
        columns = (schema.seeks.c.person, schema.seeks.c.table)
        found = {row.person: row.table for row in await connection.execute(select(*columns))}
        columns = (schema.seats.c.person, schema.seats.c.table)
        seats = [(row.person, row.table) for row in await connection.execute(select(*columns))]
        query = select(schema.tables.c.id, schema.tables.c.status)
        tables = {row.id: row.status for row in await connection.execute(query)}
    told = {person: table for person, table in found.items() if table is not None}
    assert Counter(seats) == Counter(told.items())
    assert tables == dict.fromkeys(told.values(), schema.RUNNING)
    return told
