"""Limits counted in a worker's memory."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from splay.server.protection.limits import Limit

MOST_KEYS: Final = 100_000


class MemoryLimiter:
    """Token buckets in memory, each kept as one number: when it will be full again (the algorithm GCRA).

    At most `most_keys` are kept; beyond, the one not used for longest is forgotten.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, most_keys: int = MOST_KEYS) -> None:
        """Empty; `clock` gives seconds."""
        self.clock = clock
        self.most_keys = most_keys
        self.full_at: OrderedDict[str, float] = OrderedDict()

    async def take(self, key: str, limit: Limit) -> float:
        """Takes one token; 0, or how many seconds until there is one."""
        now = self.clock()
        apart = 60 / limit.per_minute
        full_at = max(self.full_at.get(key, now), now) + apart
        wait = full_at - now - 60
        if wait > 1e-6:
            return wait
        self.full_at[key] = full_at
        self.full_at.move_to_end(key)
        if len(self.full_at) > self.most_keys:
            self.full_at.popitem(last=False)
        return 0.0

    async def close(self) -> None:
        """Nothing to let go."""
