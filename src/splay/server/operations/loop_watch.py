"""Measuring how late the event loop is, and telling the worker's clock that it runs."""

import asyncio
from typing import Final

from splay.server.operations.metrics import LOOP_LAG
from splay.server.steady_clock import TICK, SteadyClock

SECONDS: Final = TICK / 1000


class LoopWatch:
    """Ticks a worker's clock as long as the event loop runs."""

    def __init__(self, clock: SteadyClock) -> None:
        self.clock = clock
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to tick."""
        self.task = asyncio.create_task(self.tick_on())

    async def tick_on(self) -> None:
        """Ticks for ever."""
        loop = asyncio.get_running_loop()
        while True:
            self.clock.tick()
            due = loop.time() + SECONDS
            await asyncio.sleep(SECONDS)
            LOOP_LAG.observe(max(loop.time() - due, 0))

    async def close(self) -> None:
        """Stops ticking; the clock counts no stall from now on."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])
        self.clock.ticked = None
