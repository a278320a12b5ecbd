"""Finding finished games, and making records of them."""

from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Select, select

from splay.records.record import Record
from splay.server.compute_cache import ComputeCache, Work
from splay.server.games.game_from_log import RulesChanged, Unreadable, played_whole, position_at
from splay.server.games.live_game import all_events
from splay.server.games.log_path import answers_that_count
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.representation import JSON, Representation, compressed
from splay.server.storage import schema
from splay.server.storage.log_entry import Entry
from splay.server.storage.rows import entries_after
from splay.server.storage.schema import FINISHED
from splay.server.table_api.seat_names import shown_names
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore

PAGE: Final = 20
"""Games on a page."""


async def games_of(tables: TableStore, person: str, page: int) -> tuple[list[TableState], bool]:
    """A page of a person's finished games, the last one first, and whether there is another page."""
    seated = select(schema.seats.c.table).where(schema.seats.c.person == person)
    return await page_of(tables, finished().where(schema.tables.c.id.in_(seated)), page)


async def archive(tables: TableStore, page: int) -> tuple[list[TableState], bool]:
    """A page of the finished games that everybody may see, the last one first, and whether there is another page."""
    shown = [schema.tables.c.settings[name].as_boolean() for name in ("public", "archive")]
    query = finished().where(*(column.is_(None) | column for column in shown))
    return await page_of(tables, query, page)


def finished() -> Select[str]:
    """The finished tables."""
    return select(schema.tables.c.id).where(schema.tables.c.status == FINISHED)


async def page_of(tables: TableStore, query: Select[str], page: int) -> tuple[list[TableState], bool]:
    """A page of tables without their games, and whether there is another."""
    ordered = query.order_by(schema.tables.c.changed.desc(), schema.tables.c.id)
    async with tables.engine.connect() as connection:
        found = await connection.execute(ordered.offset((page - 1) * PAGE).limit(PAGE + 1))
        ids = list(found.scalars())
        return [await tables.repository.row_of(connection, table_id) for table_id in ids[:PAGE]], len(ids) > PAGE


async def record_of(tables: TableStore, compute_cache: ComputeCache, table: TableState, address: str) -> Representation:
    """The record of a finished game with the shuffle's secret, as it is sent. Raises ApiError if this version cannot
    read it.
    """

    async def prepare() -> Work:
        deal, entries = await told_by_log(tables, table)
        origin = {} if table.row.origin is None else {"origin": table.row.origin}
        meta = {"result": table.row.result, **origin}
        names = list(shown_names(table.seats))
        return partial(record_as_sent, table.row.id, deal, entries, table.row.secret, names, meta)

    try:
        return await compute_cache.read(("record", table.row.id, table.row.version), address, prepare)
    except Unreadable as error:
        raise ApiError(409, "unreadable", "this game was stored by another version of Splay") from error


async def told_by_log(tables: TableStore, table: TableState) -> tuple[dict[str, Any], list[Entry]]:
    """The position that a game was dealt and its whole log. Raises Unreadable."""
    async with tables.engine.connect() as connection:
        return await position_at(connection, table.row.id, 0), await entries_after(connection, table.row.id, 0)


def record_as_sent(
    table_id: str,
    deal: dict[str, Any],
    entries: list[Entry],
    secret: bytes | None,
    names: list[str],
    meta: dict[str, Any],
) -> Representation:
    """The game with the answers that count and all that happened, played again from the deal if the rules of today
    still can, else only told. Raises Unreadable.
    """
    events = all_events(entries)
    try:
        game = played_whole(table_id, deal, entries)
    except RulesChanged:
        told = Record(deal, answers_that_count(entries), secret, names, meta, events)
        told.resigned = resigned_in(meta["result"], told)
        return compressed(JSON, msgspec.json.encode(told.to_tell()))
    record = Record.of(game.session, secret, names, meta)
    record.events = events
    record.resigned = resigned_in(meta["result"], record)
    return compressed(JSON, msgspec.json.encode(record.to_json()))


def resigned_in(result: dict[str, Any], record: Record) -> list[tuple[int, int]]:
    """Who gave up in a game with this result: noted at its end, as it made no difference to the others before."""
    return [(seat, len(record.answers)) for seat in result.get("resigned", [])]
