"""Finding finished games, and making records of them."""

import asyncio
from typing import Any, Final

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.records.record import Record
from splay.server.live.game import all_events
from splay.server.live.loading import RulesChanged, answers_that_count, load_whole, position_at
from splay.server.live.tables import FINISHED, Refused, Table, Tables
from splay.server.storage import schema
from splay.server.storage.rows import entries_after

PAGE: Final = 20
"""Games on a page."""


async def games_of(tables: Tables, person: str, page: int) -> tuple[list[Table], bool]:
    """A page of a person's finished games, the last one first, and whether there is another page."""
    seated = select(schema.seats.c.table).where(schema.seats.c.person == person)
    return await page_of(tables, finished().where(schema.tables.c.id.in_(seated)), page)


async def archive(tables: Tables, page: int) -> tuple[list[Table], bool]:
    """A page of the finished games that everybody may see, the last one first, and whether there is another page."""
    shown = [schema.tables.c.manners[name].as_boolean() for name in ("public", "archive")]
    query = finished().where(*(column.is_(None) | column for column in shown))
    return await page_of(tables, query, page)


def finished() -> Select[str]:
    """The finished tables."""
    return select(schema.tables.c.id).where(schema.tables.c.status == FINISHED)


async def page_of(tables: Tables, query: Select[str], page: int) -> tuple[list[Table], bool]:
    """A page of tables without their games, and whether there is another."""
    ordered = query.order_by(schema.tables.c.changed.desc(), schema.tables.c.id)
    async with tables.engine.connect() as connection:
        found = await connection.execute(ordered.offset((page - 1) * PAGE).limit(PAGE + 1))
        ids = list(found.scalars())
        return [await tables.row_of(connection, table) for table in ids[:PAGE]], len(ids) > PAGE


async def record_of(tables: Tables, table: Table) -> dict[str, Any]:
    """The record of a finished game with the shuffle's secret. Raises Refused while it is not over."""
    if table.row.status != FINISHED:
        raise Refused("not_finished", "this game is not over")
    async with tables.engine.connect() as connection:
        names = [seat.name for seat in table.seats]
        return await write_record(connection, table, names)


async def write_record(connection: AsyncConnection, table: Table, names: list[str]) -> dict[str, Any]:
    """The game with the answers that count and all that happened, played again from the deal where the rules of today
    still can, else only told.
    """
    origin = {} if table.row.origin is None else {"origin": table.row.origin}
    meta = {"result": table.row.result, **origin}
    entries = await entries_after(connection, table.row.id, 0)
    events = all_events(entries)
    try:
        game = await load_whole(connection, table.row.id)
    except RulesChanged:
        start = await position_at(connection, table.row.id, 0)
        return Record(start, answers_that_count(entries), table.row.secret, names, meta, events).to_tell()
    record = Record.of(game.session, table.row.secret, names, meta)
    record.events = events
    return await asyncio.to_thread(record.to_json)
