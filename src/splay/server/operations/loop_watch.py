"""Measuring how late the event loop is, and telling the worker's clock that it runs."""

import asyncio
from typing import Final

from splay.server.operations.background import Background
from splay.server.operations.metrics import LOOP_LAG
from splay.server.steady_clock import TICK, SteadyClock

SECONDS: Final = TICK / 1000


class LoopWatch(Background):
    """Ticks a worker's clock as long as the event loop runs."""

    def __init__(self, clock: SteadyClock) -> None:
        super().__init__(self.tick_on)
        self.clock = clock

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
        await super().close()
        self.clock.ticked = None
