"""Reading tables: from what the worker remembers, as long as that is up to date, else from the database."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server import ids
from splay.server.games.game_from_log import RulesChanged, Unreadable, catch_up, load_finished, load_game
from splay.server.games.game_reclaimer import GameReclaimer
from splay.server.games.rules_upgrade import upgraded_game
from splay.server.protection.costs import COLD_TABLE, pay
from splay.server.protocol.api_error import ApiError
from splay.server.storage import rows
from splay.server.storage.database import reading
from splay.server.storage.schema import FINISHED, OPEN
from splay.server.tables.apply_entry import after_entry, write_entry
from splay.server.tables.cache import TableCache
from splay.server.tables.table import TableState
from splay.server.workers.hub import Hub

log: Final = logging.getLogger("splay.server")


class TableRepository:
    """All tables, as one worker reads and remembers them; `TableStore` changes them."""

    def __init__(
        self, engine: AsyncEngine, hub: Hub, now: Callable[[], int] | None = None, cache: TableCache | None = None
    ) -> None:
        """`now` gives milliseconds since 1970; `cache` is empty."""
        self.engine = engine
        self.hub = hub
        self.now = now or ids.now
        self.cache = TableCache() if cache is None else cache
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.unreadable: set[str] = set()
        self.reading_cold = asyncio.Semaphore(1)
        self.reclaimer = GameReclaimer()
        hub.entry_listeners.append(self.cache.tell)
        hub.stale_listeners.append(self.mark_stale)

    async def look(self, table_id: str, version: int | None = None, free: bool = False) -> TableState:
        """A table at this version or a later one, as it stands in the database if none is named.

        Whoever asks pays for it if it isn't remembered, unless it is `free`, as after a change. Raises ApiError.
        """
        known = self.latest(table_id)
        if known is not None:
            if self.cache.take_stale_mark(table_id) or version is None:
                version = await self.version_of(table_id)
            known = self.latest(table_id) or known
            if known.row.version >= version:
                return self.seen(known)
        async with self.lock(table_id):
            known = self.latest(table_id)
            if known is None and not free:
                await pay(COLD_TABLE)
            if known is None:
                known = await self.read_cold(table_id)
            elif version is None or known.row.version < version:
                known = await self.make_ready(table_id)
            return self.seen(known)

    def latest(self, table_id: str) -> TableState | None:
        """A table as it is remembered, with the entries of other workers that this one was told of and that follow it;
        None if it is not remembered.
        """
        known = self.cache.get(table_id)
        if known is None:
            return None
        for version, entry in self.cache.take_told(table_id):
            after = after_entry(known, version, entry)
            if after is not None:
                self.replace(known, after)
                known = self.cache.keep(after)
        return known

    def replace(self, before: TableState, after: TableState) -> None:
        """Lets the memory go that a table took whose game was played on."""
        if before.game is not None and after.game is not None:
            self.reclaimer.replace(before.game.session, after.game.session)

    def seen(self, table: TableState) -> TableState:
        """A table in memory, looked at now."""
        self.cache.use(table.row.id)
        return table.seen(self.now())

    def mark_stale(self, table_id: str) -> None:
        """Notes that a table may have changed by other ways than this worker's memory."""
        self.cache.mark_stale(table_id)

    def lock(self, table_id: str) -> asyncio.Lock:
        """What keeps two requests of this worker from changing one table at the same time."""
        return self.locks.setdefault(table_id, asyncio.Lock())

    async def version_of(self, table_id: str) -> int:
        """The version that a table has in the database. Raises ApiError."""
        async with self.engine.connect() as connection:
            version = await rows.table_version(connection, table_id)
        if version is None:
            raise ApiError(404, "no_such_table", "there is no such table")
        return version

    async def read_cold(self, table_id: str) -> TableState:
        """A table that is not in memory, read when those are whose turn comes before: each takes a connection to the
        database and a thread for a while, and whoever plays needs them too. Raises ApiError.
        """
        async with self.reading_cold:
            return await self.make_ready(table_id)

    async def make_ready(self, table_id: str) -> TableState:
        """Reads a table into memory; if the rules have changed since, its game is brought to where it goes on.

        Raises ApiError, also if this version cannot read it.
        """
        try:
            return await self.read_into_memory(table_id)
        except RulesChanged:
            self.cache.forget(table_id)
            await self.upgrade_rules(table_id)
            return await self.read_into_memory(table_id)
        except Unreadable as error:
            if table_id not in self.unreadable:
                self.unreadable.add(table_id)
                log.error("%s", error)
            raise ApiError(409, "unreadable", "this game was stored by another version of Splay") from error

    async def read_into_memory(self, table_id: str) -> TableState:
        """A table read from the database and kept. Raises ApiError, RulesChanged, Unreadable."""
        async with reading(self.engine) as connection:
            table = await self.read(connection, table_id)
        return self.cache.keep(table)

    async def upgrade_rules(self, table_id: str) -> None:
        """Logs where a game goes on by the rules of today, unless another worker has."""
        async with self.engine.begin() as connection:
            table = await self.row_of(connection, table_id, hold=True)
            try:
                await load_game(connection, table_id)
            except RulesChanged as reason:
                table.game, entry = await upgraded_game(connection, table_id, table.seen_at)
                log.warning("%s; it goes on from entry %s", reason, entry.key)
                await write_entry(connection, table, entry)
        await self.hub.notify(table_id)

    async def read(self, connection: AsyncConnection, table_id: str, hold: bool = False) -> TableState:
        """A table from the database, its game from memory and the log since. Raises RulesChanged, Unreadable."""
        table = await self.row_of(connection, table_id, hold)
        if table.row.status == OPEN:
            return table
        known = self.cache.get(table_id)
        if known is not None and known.game is not None:
            table.game = await catch_up(connection, table_id, known.game.fork())
        elif table.row.status == FINISHED and table.row.result is not None:
            table.game = await load_finished(connection, table_id, table.row.result)
        else:
            table.game = await load_game(connection, table_id)
        return table

    async def row_of(self, connection: AsyncConnection, table_id: str, hold: bool = False) -> TableState:
        """A table without its game; `hold` keeps other workers from it. Raises ApiError."""
        row = await rows.table_row(connection, table_id, hold)
        if row is None:
            raise ApiError(404, "no_such_table", "there is no such table")
        return TableState(row, await rows.seat_rows(connection, table_id), None, self.now())
