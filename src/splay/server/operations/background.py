"""What goes on behind the requests until it is closed."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

PAUSE: Final = 0.5
"""Seconds between two pieces of a look."""


class Background:
    """Work that goes on behind the requests; `task` is None until it begins."""

    def __init__(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.work = work
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins."""
        self.task = asyncio.create_task(self.work())

    async def close(self) -> None:
        """Stops, wherever the work is."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])


class Repeated(Background):
    """A look that is taken again and again."""

    def __init__(
        self,
        look: Callable[[], Awaitable[None]],
        every: float,
        errors: tuple[type[Exception], ...],
        report: Callable[[BaseException], None],
        first: float = 0.0,
    ) -> None:
        """Looks after `first` seconds, and `every` so many from the end of a look on. `report` is told of `errors`; the
        next look comes all the same.
        """
        super().__init__(self.look_on)
        self.look = look
        self.every = every
        self.errors = errors
        self.report = report
        self.first = first
        self.closing = asyncio.Event()

    async def look_on(self) -> None:
        """Looks until it is closed."""
        pause = self.first
        while not await self.closed_within(pause):
            pause = self.every
            try:
                await self.look()
            except self.errors as error:
                self.report(error)

    async def closed_within(self, seconds: float) -> bool:
        """Waits, and says whether it was closed meanwhile."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), seconds)
        return self.closing.is_set()

    async def close(self) -> None:
        """Stops, when a look under way is done. Raises what a look has raised besides `errors`."""
        self.closing.set()
        if self.task is not None:
            await self.task


class ByPieces(Repeated):
    """A look that goes on piece by piece, with a pause between two of them, so that requests go first."""

    def __init__(
        self,
        piece: Callable[[], Awaitable[bool]],
        every: float,
        errors: tuple[type[Exception], ...],
        report: Callable[[BaseException], None],
        first: float = 0.0,
    ) -> None:
        """As Repeated; `piece` does some of the work, and says whether there may be more."""
        super().__init__(self.go_through, every, errors, report, first)
        self.piece = piece

    async def go_through(self) -> None:
        """Does piece after piece until there is nothing more, or it is closed."""
        while await self.piece() and not await self.closed_within(PAUSE):
            pass


async def alone(connection: AsyncConnection, lock: int) -> bool:
    """Whether no other worker is at what PostgreSQL's advisory lock of this number stands for, until the transaction
    ends; True on SQLite, which has one writer anyway.
    """
    if connection.dialect.name != "postgresql":
        return True
    return bool((await connection.execute(text("SELECT pg_try_advisory_xact_lock(:lock)"), {"lock": lock})).scalar())
