"""Looking every second for clocks that have run out."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from splay.server.live.absence import run_out
from splay.server.live.loading import UnknownFormat
from splay.server.live.tables import NoSuchTable, Refused, Tables

DATABASE_ERRORS: Final = (SQLAlchemyError, OSError)
GAME_ERRORS: Final = (UnknownFormat, ValueError, LookupError)
"""What reading a game raises that these rules cannot play."""
EVERY: Final = 1.0
"""Seconds between two looks."""


class Sweeper:
    """One worker's look at the clocks of all tables. Several workers may look; whoever is first acts."""

    def __init__(self, tables: Tables, report: Callable[[BaseException], None]) -> None:
        """`report` is told where the database or one table's game failed; the next look comes all the same."""
        self.tables = tables
        self.report = report
        self.closing = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to look."""
        self.task = asyncio.create_task(self.look_on())

    async def look_on(self) -> None:
        """Looks until it is closed."""
        while not self.closing.is_set():
            try:
                await self.sweep()
            except DATABASE_ERRORS as error:
                self.report(error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), EVERY)

    async def sweep(self) -> None:
        """Sees to every table with a clock that has run out; one that cannot be read keeps none of the others."""
        for table in await self.tables.due():
            try:
                await run_out(self.tables, table)
            except (Refused, NoSuchTable):
                continue  # it ended meanwhile
            except (*DATABASE_ERRORS, *GAME_ERRORS) as error:
                self.report(error)

    async def close(self) -> None:
        """Stops looking, when a look under way is done."""
        self.closing.set()
        if self.task is not None:
            await self.task
