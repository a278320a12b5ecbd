"""A heartbeat in the database: workers keep one time, and while no server is up, no clock of a game runs."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.steady_clock import SteadyClock
from splay.server.storage.database import write
from splay.server.storage.unavailable import DATABASE_ERRORS
from splay.server.tables.common_time import BEAT, Beaten, Known, Moment, beat, look_at_clock

log: Final = logging.getLogger("splay.server")
WORTH_SAYING: Final = 1_000
"""Milliseconds that a worker must have stood still to say so."""


class Heartbeat:
    """One worker's heartbeat, which keeps the worker's clock at the common time."""

    def __init__(
        self,
        engine: AsyncEngine,
        clock: SteadyClock,
        watched: Callable[[], list[str]] = list,
        report: Callable[[BaseException], None] = lambda _: None,
    ) -> None:
        """`watched` tells which tables somebody watches at this worker. `report` is told when the database fails; the
        next beat comes all the same.
        """
        self.engine = engine
        self.clock = clock
        self.watched = watched
        self.report = report
        self.look: Callable[[Connection], Moment] = partial(look_at_clock, wall=clock.wall, passed=clock.passed)
        self.shift: int | None = None
        self.at = 0
        self.last_good = (clock.passed(), clock.stalled)
        self.closing = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Beats from now on. The first beat has been when this returns: clocks have back what they ran before."""
        await self.beat()
        self.task = asyncio.create_task(self.beat_on())

    async def beat_on(self) -> None:
        """Beats until it is closed."""
        while not await self.closed_within(BEAT / 1000):
            try:
                await self.beat()
            except DATABASE_ERRORS as error:
                self.clock.hold(*self.last_good)
                self.report(error)

    async def closed_within(self, seconds: float) -> bool:
        """Waits, and says whether it was closed meanwhile."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), seconds)
        return self.closing.is_set()

    async def beat(self) -> None:
        """Notes that a server is up, and brings the clock to the common time."""
        missed, stood = self.clock.missed(), self.clock.held is None
        known = Known(self.clock.offset, missed, self.shift, self.at)
        beaten = await write(self.engine, partial(beat, known=known, look=self.look, watched=self.watched()))
        self.clock.go_on(beaten.offset, missed)
        self.shift, self.at = beaten.shift, beaten.at
        self.last_good = self.clock.passed(), self.clock.stalled
        tell(beaten, missed if stood else 0)

    async def close(self) -> None:
        """Stops beating, when a beat under way is done."""
        self.closing.set()
        if self.task is not None:
            await self.task


def tell(beaten: Beaten, stalled: int) -> None:
    """Logs what was out of the ordinary."""
    if beaten.down:
        log.warning("no server was up for %s seconds: the clocks did not run", beaten.down // 1000)
    if beaten.jump:
        log.warning("the clock was set by %s seconds: the games' time goes on as before", beaten.jump // 1000)
    if stalled >= WORTH_SAYING:
        log.info("this worker stood still for %s seconds: the clocks did not run", stalled // 1000)
