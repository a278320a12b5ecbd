"""Bringing tables from the database into a worker's memory, and up to date."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server import ids
from splay.server.protocol.api_error import ApiError
from splay.server.storage import rows
from splay.server.storage.database import reading
from splay.server.storage.schema import FINISHED, OPEN
from splay.server.tables.apply_entry import write_entry
from splay.server.tables.hub import Hub
from splay.server.tables.loading import RulesChanged, Unreadable, catch_up, load_finished, load_game
from splay.server.tables.rules_upgrade import upgraded_game
from splay.server.tables.table import Table
from splay.server.tables.table_cache import TableCache

log: Final = logging.getLogger("splay.server")


class TableRepository:
    """All tables, as one worker knows them; changing them is for `Tables`."""

    def __init__(self, engine: AsyncEngine, hub: Hub, now: Callable[[], int] | None = None) -> None:
        """`now` gives milliseconds since 1970."""
        self.engine = engine
        self.hub = hub
        self.now = now or ids.now
        self.cache = TableCache()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.unreadable: set[str] = set()
        hub.stale_listeners.append(self.mark_stale)

    async def look(self, table: str, version: int | None = None) -> Table:
        """A table at this version or a later one, as it stands in the database where none is named.

        Raises ApiError.
        """
        known = self.cache.get(table)
        if known is not None:
            if self.cache.was_stale(table) or version is None:
                version = await self.version_of(table)
            known = self.cache.get(table) or known
            if known.row.version >= version:
                return self.seen(known)
        async with self.lock(table):
            known = self.cache.get(table)
            if known is None or version is None or known.row.version < version:
                known = await self.make_ready(table)
            return self.seen(known)

    def seen(self, table: Table) -> Table:
        """A table in memory, looked at now."""
        self.cache.use(table.row.id)
        return table.seen(self.now())

    def mark_stale(self, table: str) -> None:
        """Notes that a table may have changed by other ways than this worker's memory."""
        self.cache.mark_stale(table)

    def lock(self, table: str) -> asyncio.Lock:
        """What keeps two requests of this worker from changing one table at the same time."""
        return self.locks.setdefault(table, asyncio.Lock())

    async def version_of(self, table: str) -> int:
        """The version that a table has in the database. Raises ApiError."""
        async with self.engine.connect() as connection:
            version = await rows.table_version(connection, table)
        if version is None:
            raise ApiError(404, "no_such_table", "there is no such table")
        return version

    async def make_ready(self, table: str) -> Table:
        """Reads a table into memory; where the rules were mended since, its game is brought to where it goes on.

        Raises ApiError, also where this version cannot read it.
        """
        try:
            return await self.read_into_memory(table)
        except RulesChanged:
            self.cache.forget(table)
            await self.upgrade_rules(table)
            return await self.read_into_memory(table)
        except Unreadable as error:
            if table not in self.unreadable:
                self.unreadable.add(table)
                log.error("%s", error)
            raise ApiError(409, "unreadable", "this game was stored by another version of Splay") from error

    async def read_into_memory(self, table: str) -> Table:
        """A table read from the database and kept. Raises ApiError, RulesChanged, Unreadable."""
        async with reading(self.engine) as connection:
            there = await self.read(connection, table)
        return self.cache.keep(there)

    async def upgrade_rules(self, table: str) -> None:
        """Logs where a game goes on by the rules of today, unless another worker has."""
        async with self.engine.begin() as connection:
            there = await self.row_of(connection, table, hold=True)
            try:
                await load_game(connection, table)
            except RulesChanged as reason:
                there.game, entry = await upgraded_game(connection, table, there.seen_at)
                log.warning("%s; it goes on from entry %s", reason, entry.key)
                await write_entry(connection, there, entry)
        await self.hub.notify(table)

    async def read(self, connection: AsyncConnection, table: str, hold: bool = False) -> Table:
        """A table from the database, its game from memory and the log since. Raises RulesChanged, Unreadable."""
        there = await self.row_of(connection, table, hold)
        if there.row.status == OPEN:
            return there
        known = self.cache.get(table)
        if known is not None and known.game is not None:
            there.game = await catch_up(connection, table, known.game.fork())
        elif there.row.status == FINISHED and there.row.result is not None:
            there.game = await load_finished(connection, table, there.row.result)
        else:
            there.game = await load_game(connection, table)
        return there

    async def row_of(self, connection: AsyncConnection, table: str, hold: bool = False) -> Table:
        """A table without its game; `hold` keeps other workers from it. Raises ApiError."""
        row = await rows.table_row(connection, table, hold)
        if row is None:
            raise ApiError(404, "no_such_table", "there is no such table")
        return Table(row, await rows.seat_rows(connection, table), None, self.now())
