"""Dropping the logs of games that ended long ago, if the host wants that; until when they are kept is told before."""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.core.scenario import position_of
from splay.core.scenario.shape import FORMAT
from splay.server.durations import DAY
from splay.server.games.game_from_log import Unreadable, load_finished
from splay.server.operations.background import ByPieces, alone
from splay.server.settings import Settings
from splay.server.storage.database import reading
from splay.server.storage.packed_log import PackedLog, Snapshot, packed, write_packed
from splay.server.storage.rows import DROPPED, TableRow, change_table, snapshot_at, snapshots_of, table_row
from splay.server.storage.schema import FINISHED, packed_logs, reviews, tables
from splay.server.storage.unavailable import DATABASE_ERRORS

NOTICE: Final = 14 * DAY
"""So many milliseconds before, at least, it is told until when a log is kept."""
FIRST: Final = 120.0
"""Seconds from the start of a worker to its first look."""
EVERY: Final = 600.0
"""Seconds between two looks, if there is nothing more to do."""
PIECE: Final = 50
"""So many games are seen to in one go."""
LOCK: Final = 0x73706C6166
"""The number of PostgreSQL's advisory lock that lets one worker drop at a time; SQLite has one writer anyway."""


class LogDropper:
    """One worker's look at what logs are kept no longer. `looks` go on by themselves once they start.

    Only packed logs are dropped: those of games that have been counted. What is left of a game then is a log without
    entries, which begins where the game ended.
    """

    def __init__(
        self, engine: AsyncEngine, settings: Settings, now: Callable[[], int], failed: Callable[[BaseException], None]
    ) -> None:
        """`now` gives milliseconds since 1970. `failed` is told if the database failed; the next look comes all the
        same.
        """
        self.engine = engine
        self.age = settings.finished_days * DAY
        self.now = now
        self.looks = ByPieces(self.piece, EVERY, DATABASE_ERRORS, failed, FIRST)

    async def piece(self) -> bool:
        """Tells of some games until when they are kept, and drops the logs of some for which that is over, unless
        another worker is at it; whether there may be more.
        """
        async with self.engine.begin() as connection:
            if not await alone(connection, LOCK):
                return False
            told = await self.tell(connection)
        async with self.engine.connect() as connection:
            passed = tables.c.kept_until > DROPPED, tables.c.kept_until <= self.now()
            query = select(tables.c.id).where(tables.c.status == FINISHED, *passed).limit(PIECE)
            waiting = list((await connection.execute(query)).scalars())
        for table_id in waiting:
            if self.looks.closing.is_set():
                return False
            await self.drop(table_id)
        return PIECE in (told, len(waiting))

    async def tell(self, connection: AsyncConnection) -> int:
        """Notes until when games are kept that don't say so, or say what the setting has made wrong; of how many."""
        end = tables.c.changed + self.age
        wrong = tables.c.kept_until > DROPPED
        if self.age > 0:
            wrong = tables.c.kept_until.is_(None) | (wrong & (tables.c.kept_until < end))
        over = tables.c.status == FINISHED, exists().where(packed_logs.c.table == tables.c.id)
        found = (await connection.execute(select(tables.c.id, end).where(wrong, *over).limit(PIECE))).all()
        for table_id, until in found:
            kept_until = max(until, self.now() + NOTICE) if self.age > 0 else None
            await change_table(connection, table_id, kept_until=kept_until)
        return len(found)

    async def drop(self, table_id: str) -> None:
        """Drops the log of a table, and the review that was made of it, unless the table changes meanwhile."""
        async with reading(self.engine) as connection:
            row = await table_row(connection, table_id)
            if row is None or row.status != FINISHED or row.result is None:
                return
            last = await last_position(connection, row, row.result)
        whole = PackedLog([], {0: last})
        async with self.engine.begin() as connection:
            now = await table_row(connection, table_id, hold=True)
            if now is not None and now.version == row.version:
                await write_packed(connection, table_id, whole, packed(whole))
                await connection.execute(delete(reviews).where(reviews.c.table == table_id))
                await change_table(connection, table_id, kept_until=DROPPED)


async def last_position(connection: AsyncConnection, row: TableRow, result: dict[str, Any]) -> Snapshot:
    """How the game of a table ended; of one that this version can't read, the last position that is stored."""
    try:
        game = await load_finished(connection, row.id, result)
    except Unreadable:
        return await snapshot_at(connection, row.id, max(await snapshots_of(connection, row.id)))
    return FORMAT, position_of(game.session.game)
