"""What was cut off, in the log: one line for each kind of attack, and at most one a minute."""

import asyncio
import logging
from collections import Counter
from typing import Final

log: Final = logging.getLogger("splay.server")
GATHERED: Final = 1.0
"""Seconds for which the first ones are counted before they are told."""
PAUSE: Final = 60.0
"""Seconds between two lines of one kind."""


class AttackLog:
    """Counts what is cut off, and writes the sums into the log."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.told: dict[str, float] = {}

    def note(self, kind: str) -> None:
        """Counts one more; `kind` says in the words of the log what happened, with a place (%s) for how many."""
        if not self.counts[kind]:
            loop = asyncio.get_running_loop()
            quiet = self.told.get(kind, -PAUSE) + PAUSE - loop.time()
            loop.call_later(max(GATHERED, quiet), self.tell, kind)
        self.counts[kind] += 1

    def tell(self, kind: str) -> None:
        """Writes the line."""
        self.told[kind] = asyncio.get_running_loop().time()
        log.warning(kind, self.counts.pop(kind))
