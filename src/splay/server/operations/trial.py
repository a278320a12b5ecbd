"""Trying every two seconds whether what the server needs is there."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from splay.server.operations.background import Background
from splay.server.operations.health import Health

log: Final = logging.getLogger("splay.server")
EVERY: Final = 2.0
"""Seconds from one trial to the next, about."""
LIMIT: Final = 2.0
"""Seconds that a trial may take before it counts as failed."""


class Trial(Background):
    """Tries one part again and again, and tells the health of the server what came of it."""

    def __init__(
        self,
        part: str,
        attempt: Callable[[], Awaitable[None]],
        errors: tuple[type[Exception], ...],
        health: Health,
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        """`attempt` raises one of `errors` if the part is away; `failed` is called then, and when it takes too long.

        A new attempt begins only when the one before has ended.
        """
        super().__init__(self.try_on)
        self.part = part
        self.attempt = attempt
        self.errors = errors
        self.health = health
        self.failed = failed
        self.tried = asyncio.Event()

    async def start(self) -> None:
        """Begins to try, and returns once the first trial has said something."""
        await super().start()
        assert self.task is not None
        self.task.add_done_callback(self.done)
        await self.tried.wait()

    def done(self, task: asyncio.Task[None]) -> None:
        """Tells of a mistake of ours, after which nothing is tried any more."""
        if not task.cancelled() and (error := task.exception()) is not None:
            self.fails(error)
            log.critical("trying the %s failed", self.part, exc_info=error)

    async def try_on(self) -> None:
        """Tries for ever; an attempt that hangs when this is closed is given up."""
        while True:
            await self.try_once()
            await asyncio.sleep(EVERY)

    async def try_once(self) -> None:
        """Tries once, to the end."""
        attempt = asyncio.ensure_future(self.attempt())
        try:
            await asyncio.wait([attempt], timeout=LIMIT)
            if not attempt.done():
                self.failed()
                self.fails(TimeoutError())
            await attempt
        except self.errors as error:
            self.failed()
            self.fails(error)
        else:
            self.health.works(self.part)
            self.tried.set()
        finally:
            attempt.cancel()

    def fails(self, error: BaseException) -> None:
        """Tells that a trial failed."""
        self.health.fails(self.part, error)
        self.tried.set()
