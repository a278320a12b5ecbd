"""Slow work that changes nothing: previews, advice, records, replays, analysis.

One process beside each worker does that, one after the other, after all other work of the machine: moves come first.
What it has worked out is kept, as the same is often asked for again; an address may have only so much worked out.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Final, Protocol

from splay.server.processes import Processes
from splay.server.protection.limits import Limit, Limiter, hold_to
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.representation import Representation

MOST_WAITING: Final = 32
"""How many results may wait for the process; whoever comes then is told to come back."""
MOST_PATIENT: Final = 16
"""How many of those that take long may wait besides, for one of them at a time is worked out."""
KEPT_BYTES: Final = 16_000_000
Work = Callable[[], Representation]
"""A function of a module with its arguments, as `functools.partial` ties them: it is sent to another process."""
UnderWay = dict[Hashable, asyncio.Task[Representation]]
"""What is being worked out, or waits for that, by its key."""


class Worker(Protocol):
    """Somewhere to work."""

    def run(self, work: Work, /) -> Awaitable[Representation]:
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
        self.under_way_patiently: UnderWay = {}
        self.kept: OrderedDict[Hashable, Representation] = OrderedDict()
        self.kept_bytes = 0
        self.turn = asyncio.Lock()
        """Held for what can wait while it is worked out, so that one such thing at most is before what cannot."""

    async def read(
        self, key: Hashable, address: str, prepare: Callable[[], Awaitable[Work]], *, patient: bool = False
    ) -> Representation:
        """What stands under a key, which must tell apart everything that it depends on; `prepare` gives the work if
        it has to be worked out, for somebody at an address; what is `patient` takes long and can wait. Raises ApiError
        (429, 503), and what the work raises.
        """
        kept = self.kept.get(key)
        if kept is not None:
            self.kept.move_to_end(key)
            return kept
        under_way = self.under_way_patiently if patient else self.under_way
        if key not in under_way:
            await hold_to(self.limiter, f"reading:{address}", self.limit)
        task = under_way.get(key)
        if task is None:
            if len(under_way) >= (MOST_PATIENT if patient else MOST_WAITING):
                raise ApiError(503, "busy", "Too much is being worked out at this moment; look again in a second.", 1)
            task = asyncio.create_task(self.work_out_patiently(prepare) if patient else self.work_out(prepare))
            under_way[key] = task
            task.add_done_callback(partial(self.done, under_way, key))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                raise ApiError(503, "busy", "The server is stopping; look again in a second.", 1) from None
            raise

    async def work_out(self, prepare: Callable[[], Awaitable[Work]]) -> Representation:
        """Prepares and works."""
        return await self.worker.run(await prepare())

    async def work_out_patiently(self, prepare: Callable[[], Awaitable[Work]]) -> Representation:
        """Prepares and works when nothing else that can wait does."""
        async with self.turn:
            return await self.work_out(prepare)

    def done(self, under_way: UnderWay, key: Hashable, task: asyncio.Task[Representation]) -> None:
        """Keeps what has been worked out, and forgets what was not asked for longest if that is too much."""
        del under_way[key]
        if task.cancelled() or task.exception() is not None:
            return
        before = self.kept.pop(key, None)  # somebody patient and somebody else may both have asked for it
        self.kept_bytes += size_of(task.result()) - (0 if before is None else size_of(before))
        self.kept[key] = task.result()
        while self.kept_bytes > KEPT_BYTES:
            self.kept_bytes -= size_of(self.kept.popitem(last=False)[1])

    async def close(self) -> None:
        """Ends the process; what has not begun is dropped."""
        for task in (*self.under_way.values(), *self.under_way_patiently.values()):
            task.cancel()
        await self.worker.close()


def size_of(kept: Representation) -> int:
    """The bytes that are kept."""
    return sum(map(len, kept.forms.values()))
