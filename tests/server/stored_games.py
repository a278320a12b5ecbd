"""Finished games as they lie in the database, played without a server, and what is kept of them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.event import Event
from splay.core.options import Options
from splay.records.stored_events import stored_event
from splay.server.compute_cache import ComputeCache
from splay.server.ids import new_id
from splay.server.protection.limiters import MemoryLimiter
from splay.server.statistics.game_counter import LOOKS_BACK, GameCounter
from splay.server.storage import schema
from splay.server.storage.log_entry import ANSWER, BACK
from splay.views.view import result_view
from tests.core.playing import played_directly
from tests.server.playing import AtOnce, fail

NOW = 10 * LOOKS_BACK
"""The time of the counters, in milliseconds since 1970."""
ENTRIES = 8
"""So many entries the log of such a game has, besides one that is taken back."""


def counter_on(engine: AsyncEngine) -> GameCounter:
    """A worker's counter, which counts in this process."""
    compute_cache = ComputeCache(MemoryLimiter(), 0)
    compute_cache.worker = AtOnce()
    return GameCounter(engine, lambda: NOW, compute_cache, fail)


async def people_in(engine: AsyncEngine, *names: str) -> None:
    """Lets there be people, whose ids are their names."""
    async with engine.begin() as connection:
        for name in names:
            await connection.execute(insert(schema.people).values(id=name, name=name.title(), created=0))


async def store_game(engine: AsyncEngine, options: Options, seed: str, at: int = 1000) -> tuple[str, list[Event]]:
    """Stores a random game of Ann and Bob, others being computers, that ended `at`; its table, and what happened.

    In the middle some of it was undone and done again.
    """
    game, _, events = played_directly(options, seed)
    assert game.result is not None
    view = result_view(game.result)
    result = {"reason": view.reason, "winners": view.winners, "card": view.card, "standings": view.standings}
    table, stored = new_id(), [stored_event(event) for event in events]
    part = len(stored) // ENTRIES + 1
    replaced = [(first, stored[first : first + part]) for first in range(0, len(stored), part)]
    middle = ENTRIES // 2
    entries = [*replaced[:middle], (part, stored[part : part * middle]), *replaced[middle:]]
    row = {"id": table, "host": "ann", "status": schema.FINISHED, "options": options.to_json(), "settings": {}}
    async with engine.begin() as connection:
        await connection.execute(
            insert(schema.tables).values(**row, asked=[], result=result, created=0, changed=at, secret=b"")
        )
        for seat in range(options.players):
            who = {"person": ("ann", "bob")[seat], "name": "x"} if seat < 2 else {"agent": "rule", "name": "rule"}
            await connection.execute(insert(schema.seats).values(table=table, seat=seat, away=False, **who))
        for number, (first, events_of_entry) in enumerate(entries, 1):
            kind, key = (BACK, "1") if number == middle + 1 else (ANSWER, "draw")
            values = {"table": table, "seq": number, "kind": kind, "seat": 0, "key": key}
            when = at - len(entries) + number
            await connection.execute(
                insert(schema.log).values(**values, at=when, events_from=first, events=events_of_entry)
            )
    return table, events


async def kept(engine: AsyncEngine, name: str, **where: object) -> list[dict[str, Any]]:
    """The rows that a table of the database has with these values, in the order of its key."""
    table = schema.metadata.tables[name]
    query = select(table).where(*(table.c[column] == value for column, value in where.items()))
    async with engine.connect() as connection:
        return [dict(row) for row in (await connection.execute(query.order_by(*table.primary_key))).mappings()]


async def result_of(engine: AsyncEngine, table: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The result that is kept of a table's game, and its seats."""
    [result] = await kept(engine, "results", table=table)
    return result, await kept(engine, "result_seats", result=result["id"])
