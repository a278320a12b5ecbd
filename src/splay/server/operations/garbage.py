"""The search for garbage, which stops the whole worker for as long as it takes.

The games, which are most of what there is, are taken apart without it (`games.game_reclaimer`). What has come since
the last search is looked through often, and so quickly; what has outlived one, the games of all tables among it, every
SECONDS; all of memory hardly ever.
"""

import asyncio
import gc
from typing import Final

from splay.server.operations.background import Background

THRESHOLDS: Final = (1_000, 10_000, 200)
"""How many more objects there are at a search of the newest, how many of those come before one of what has outlived
one, and how many of these before all is searched. At 1,000 tables a search of the newest takes 20 ms.
"""
SECONDS: Final = 600.0


def set_up_search() -> None:
    """Leaves all that is in memory now, the code and what it has set up, out of every later search.

    To be called once, by a process that has loaded everything.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


class GarbageSearch(Background):
    """Looks through what has outlived a search, now and then: where little happens no threshold would be reached."""

    def __init__(self, seconds: float = SECONDS) -> None:
        super().__init__(self.go_on)
        self.seconds = seconds

    async def go_on(self) -> None:
        """Searches for ever."""
        while True:
            await asyncio.sleep(self.seconds)
            gc.collect(1)
