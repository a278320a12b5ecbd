"""Counting finished games behind the requests: those that have just ended, and those from before there was this."""

from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.compute_cache import ComputeCache
from splay.server.durations import MINUTE
from splay.server.operations.background import ByPieces, alone
from splay.server.results.finished_game import finished_game
from splay.server.statistics.game_count import count_game
from splay.server.statistics.kept_statistics import keep_count, uncounted
from splay.server.storage.database import reading
from splay.server.storage.unavailable import DATABASE_ERRORS

FIRST: Final = 5.0
"""Seconds from the start of a worker to its first look."""
EVERY: Final = 10.0
"""Seconds between two looks, if there is nothing more to count."""
PIECE: Final = 20
"""So many games are counted in one go."""
LOOKS_BACK: Final = 10 * MINUTE
"""Once all is counted, a look is at the games that have ended within so many milliseconds: of what ends later than its
time says, as its transaction takes long, nothing is left out.
"""
LOCK: Final = 0x73706C6164
"""The number of PostgreSQL's advisory lock that lets one worker count at a time."""


class GameCounter:
    """One worker's look at what games are to be counted. `looks` go on by themselves once they start.

    What is counted, and how often, is not up to whoever does it: several workers come to the same, each game once.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        now: Callable[[], int],
        compute_cache: ComputeCache,
        failed: Callable[[BaseException], None],
    ) -> None:
        """`now` gives milliseconds since 1970; games are counted in the process of `compute_cache`. `failed` is told
        if that or the database failed; the next look comes all the same.
        """
        self.engine = engine
        self.now = now
        self.compute_cache = compute_cache
        self.since = 0
        """All games that ended before are counted."""
        self.looks = ByPieces(self.piece, EVERY, (*DATABASE_ERRORS, BrokenProcessPool), failed, FIRST)

    async def piece(self) -> bool:
        """Counts some games, unless another worker is at it; whether there may be more."""
        began = self.now()
        async with self.chosen() as mine:
            if not mine:
                return False
            async with self.engine.connect() as connection:
                waiting = await uncounted(connection, self.since, PIECE)
            for table_id in waiting:
                if self.looks.closing.is_set():
                    return False
                await self.count(table_id)
        if len(waiting) < PIECE:
            self.since = max(self.since, began - LOOKS_BACK)
        return len(waiting) == PIECE

    async def count(self, table_id: str) -> None:
        """Counts the game of a table and keeps that, unless the table changes meanwhile: then the next look sees it."""
        async with reading(self.engine) as connection:
            game = await finished_game(connection, table_id)
        if game is not None:
            count = await self.compute_cache.work(partial(count_game, game.row.options, game.told))
            await keep_count(self.engine, game, count)

    @asynccontextmanager
    async def chosen(self) -> AsyncIterator[bool]:
        """Whether this worker may count, as no other does. On SQLite nobody is kept out: that would keep moves out."""
        if self.engine.dialect.name != "postgresql":
            yield True
            return
        async with self.engine.begin() as connection:
            yield await alone(connection, LOCK)
