"""Tokens that a worker has taken from a bucket shared with others before they were needed.

What is taken ahead is gone for the others, so all together never let through more than the bucket allows but for what
was taken and not needed within a minute: a twentieth of a minute's, at each worker.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from splay.server.protection.limits import MOST_KEYS, Limit

PART: Final = 20
"""This part of a bucket is taken ahead. Of one with fewer tokens nothing is: sign-ins are counted one by one."""
GOOD_FOR: Final = 60.0
"""Seconds that they may be used."""


class Lease(NamedTuple):
    """Tokens, and until when they may be used."""

    tokens: int
    until: float


class Leases:
    """What a worker has taken ahead, by key. At most `most_keys` are kept, the oldest is forgotten first."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most_keys: int = MOST_KEYS) -> None:
        """Empty; `clock` gives seconds."""
        self.clock = clock
        self.most_keys = most_keys
        self.kept: OrderedDict[str, Lease] = OrderedDict()
        self.taking: set[str] = set()

    @contextmanager
    def ahead(self, key: str, limit: Limit) -> Iterator[int]:
        """How many tokens to take ahead now: none while some are being taken, as many ask at once."""
        if key in self.taking:
            yield 0
            return
        self.taking.add(key)
        try:
            yield limit.per_minute // PART
        finally:
            self.taking.remove(key)

    def use(self, key: str, tokens: int) -> bool:
        """Uses tokens that were taken ahead; False if there are not enough, and none are used then."""
        lease = self.kept.get(key)
        if lease is None or lease.tokens < tokens or lease.until <= self.clock():
            return False
        self.kept[key] = Lease(lease.tokens - tokens, lease.until)
        return True

    def keep(self, key: str, tokens: int) -> None:
        """Keeps tokens that were taken ahead just now, instead of those before, which were too few."""
        if tokens == 0:
            return
        self.kept[key] = Lease(tokens, self.clock() + GOOD_FOR)
        self.kept.move_to_end(key)
        if len(self.kept) > self.most_keys:
            self.kept.popitem(last=False)
