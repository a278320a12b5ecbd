"""Keeping the pauses of Python's garbage collector short."""

import gc
from typing import Final

SELDOM: Final = (5_000, 50, 200)
"""Thresholds of the collector: what dies young is found soon, all of memory is searched seldom. The games, which are
most of it, are taken apart without it (`tables.game_reclaimer`).
"""


def tune_gc() -> None:
    """Leaves all that is in memory now, the code and what it has set up, out of every later search for garbage, and
    lets all of memory be searched seldom.

    To be called once, by a process that has loaded everything: a full search stops the whole worker, for a time that
    grows with all it looks at.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
