"""Packing the logs of finished games behind the requests: those of a day ago, and those from before there was this."""

import asyncio
from collections.abc import Callable
from typing import Final

from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server.durations import DAY, MINUTE
from splay.server.operations.background import ByPieces, alone
from splay.server.storage.database import reading
from splay.server.storage.packed_log import PackedLog, packed, write_packed
from splay.server.storage.rows import change_table, entries_after, snapshot_at, snapshots_of, table_row
from splay.server.storage.schema import FINISHED, game_statistics, log, tables
from splay.server.storage.unavailable import DATABASE_ERRORS

AGE: Final = DAY
"""Milliseconds for which a finished game stays as it is: its end may be undone, and it is looked at most."""
FIRST: Final = 60.0
"""Seconds from the start of a worker to its first look."""
EVERY: Final = 60.0
"""Seconds between two looks, if there is nothing more to pack."""
PIECE: Final = 20
"""So many games are packed in one go."""
LOOKS_BACK: Final = 10 * MINUTE
"""Once all is packed, a look is at what has become old enough within so many milliseconds."""
LOCK: Final = 0x73706C6165
"""The number of PostgreSQL's advisory lock that lets one worker pack at a time; SQLite has one writer anyway."""


class LogPacker:
    """One worker's look at what logs are to be packed. `looks` go on by themselves once they start."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], int], failed: Callable[[BaseException], None]) -> None:
        """`now` gives milliseconds since 1970. `failed` is told if the database failed; the next look comes all the
        same.
        """
        self.engine = engine
        self.now = now
        self.since = 0
        """All games that ended before are packed, or will not be."""
        self.looks = ByPieces(self.piece, EVERY, DATABASE_ERRORS, failed, FIRST)

    async def piece(self) -> bool:
        """Packs some games, unless another worker is at it; whether there may be more."""
        until = self.now() - AGE
        async with self.engine.connect() as connection:
            waiting = await unpacked_games(connection, self.since, until, PIECE)
        for table_id in waiting:
            if self.looks.closing.is_set() or not await self.pack(table_id):
                return False
        if len(waiting) < PIECE:
            self.since = max(self.since, until - LOOKS_BACK)
        return len(waiting) == PIECE

    async def pack(self, table_id: str) -> bool:
        """Packs the log of a table, unless the table changes meanwhile; False if another worker packs."""
        async with reading(self.engine) as connection:
            row = await table_row(connection, table_id)
            whole = None if row is None else await log_of(connection, table_id)
        if row is None or whole is None or row.status != FINISHED:
            return True
        data = await asyncio.to_thread(packed, whole)
        async with self.engine.begin() as connection:
            if not await alone(connection, LOCK):
                return False
            now = await table_row(connection, table_id, hold=True)
            if now is not None and now.version == row.version:
                await write_packed(connection, table_id, whole, data)
                await change_table(connection, table_id)  # no worker goes on from the rows that are gone
        return True


async def unpacked_games(connection: AsyncConnection, since: int, until: int, most: int) -> list[str]:
    """Tables whose games ended between two moments, have statistics and a log that isn't packed, the first that ended
    first; at most so many.
    """
    counted = exists().where(game_statistics.c.table == tables.c.id)
    logged = exists().where(log.c.table == tables.c.id)
    over = tables.c.status == FINISHED, tables.c.changed >= since, tables.c.changed <= until
    query = select(tables.c.id).where(*over, counted, logged).order_by(tables.c.changed, tables.c.id).limit(most)
    return list((await connection.execute(query)).scalars())


async def log_of(connection: AsyncConnection, table_id: str) -> PackedLog:
    """A table's whole log, with the deal and the last position that is kept: those on the way nobody needs any more."""
    numbers = sorted(await snapshots_of(connection, table_id))
    kept = {number: await snapshot_at(connection, table_id, number) for number in {*numbers[:1], *numbers[-1:]}}
    return PackedLog(await entries_after(connection, table_id, 0), kept)
