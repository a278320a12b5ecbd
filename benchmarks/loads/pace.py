"""Fixed times: what is due does not wait for what came before, and a late answer makes nothing else late.

So no omission is coordinated: if the server stands still, all that was due meanwhile counts as late.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from time import perf_counter

from benchmarks.loads.figures import LATENESS, Figures

NEVER = "due, but never sent"


def moments(chance: random.Random, per_second: float, began: float, end: float) -> Iterator[float]:
    """Random moments from `began` on until before `end`, so many a second on the average."""
    if per_second <= 0:
        return
    due = began + chance.expovariate(per_second)
    while due < end:
        yield due
        due += chance.expovariate(per_second)


async def one_after_the_other(
    due: Iterator[float], work: Callable[[float], Awaitable[object]], figures: Figures, end: float
) -> None:
    """Does work at each moment, or when the one before is done; `work` is told when it was due.

    What has not been begun at `end` counts as an error.
    """
    for moment in due:
        if (now := perf_counter()) < moment:
            await asyncio.sleep(moment - now)
            figures.took(LATENESS, perf_counter() - moment)
        elif now > end:
            figures.error(NEVER)
            continue
        await work(moment)


async def all_at_their_times(
    due: Iterator[float], work: Callable[[float], Coroutine[None, None, None]], figures: Figures
) -> None:
    """Begins work at each moment, whether the one before is done or not; returns when all is done."""
    async with asyncio.TaskGroup() as tasks:
        for moment in due:
            await asyncio.sleep(max(0.0, moment - perf_counter()))
            figures.took(LATENESS, perf_counter() - moment)
            tasks.create_task(work(moment))
