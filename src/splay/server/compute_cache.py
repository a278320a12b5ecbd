"""Slow work that changes nothing: previews, advice, records, replays, what is counted of games.

One process beside each worker does that, one after the other, after all other work of the machine: moves come first.
What it has worked out is kept, as the same is often asked for again; an address may have only so much worked out.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Final, Protocol, TypeVar

from splay.server.processes import Processes
from splay.server.protection.limits import Limit, Limiter, hold_to
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.representation import Representation

MOST_WAITING: Final = 32
"""How many results may wait for the process; whoever comes then is told to come back."""
KEPT_BYTES: Final = 16_000_000
R = TypeVar("R")
Work = Callable[[], Representation]
"""A function of a module with its arguments, as `functools.partial` ties them: it is sent to another process."""
UnderWay = dict[Hashable, asyncio.Task[Representation]]
"""What is being worked out, or waits for that, by its key."""


class Worker(Protocol):
    """Somewhere to work."""

    def run(self, work: Callable[[], R], /) -> Awaitable[R]:
        """What the work gives."""
        ...

    async def close(self) -> None:
        """Ends it."""
        ...


class ComputeCache:
    """Works out what is asked for, once for all who ask meanwhile, and keeps the last ones."""

    def __init__(self, limiter: Limiter, per_minute: int) -> None:
        """`per_minute` is how many may be worked out in a minute for one address, 0 for any number."""
        self.limiter = limiter
        self.limit = Limit(per_minute)
        self.worker: Worker = Processes(1, after_others=True)
        self.under_way: UnderWay = {}
        self.kept: OrderedDict[Hashable, Representation] = OrderedDict()
        self.kept_bytes = 0

    async def read(self, key: Hashable, address: str, prepare: Callable[[], Awaitable[Work]]) -> Representation:
        """What stands under a key, which must tell apart everything that it depends on; `prepare` gives the work if
        it has to be worked out, for somebody at an address. Raises ApiError (429, 503), and what the work raises.
        """
        kept = self.kept.get(key)
        if kept is not None:
            self.kept.move_to_end(key)
            return kept
        if key not in self.under_way:
            await self.count_for(address)
        task = self.under_way.get(key)
        if task is None:
            if len(self.under_way) >= MOST_WAITING:
                raise ApiError(503, "busy", "Too much is being worked out at this moment; look again in a second.", 1)
            task = asyncio.create_task(self.work_out(prepare))
            self.under_way[key] = task
            task.add_done_callback(partial(self.done, key))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                raise ApiError(503, "busy", "The server is stopping; look again in a second.", 1) from None
            raise

    async def work_out(self, prepare: Callable[[], Awaitable[Work]]) -> Representation:
        """Prepares and works."""
        return await self.worker.run(await prepare())

    async def work(self, work: Callable[[], R]) -> R:
        """What other work gives, for which nobody waits: it is done in the same process and not kept. Raises what the
        work raises, and BrokenProcessPool.
        """
        return await self.worker.run(work)

    async def count_for(self, address: str) -> None:
        """Counts something more that is worked out for somebody at an address. Raises ApiError (429)."""
        await hold_to(self.limiter, f"reading:{address}", self.limit)

    def done(self, key: Hashable, task: asyncio.Task[Representation]) -> None:
        """Keeps what has been worked out, and forgets what was not asked for longest if that is too much."""
        del self.under_way[key]
        if task.cancelled() or task.exception() is not None:
            return
        self.kept_bytes += size_of(task.result())
        self.kept[key] = task.result()
        while self.kept_bytes > KEPT_BYTES:
            self.kept_bytes -= size_of(self.kept.popitem(last=False)[1])

    async def close(self) -> None:
        """Ends the process; what has not begun is dropped."""
        for task in self.under_way.values():
            task.cancel()
        await self.worker.close()


def size_of(kept: Representation) -> int:
    """The bytes that are kept."""
    return sum(map(len, kept.forms.values()))
