"""Chance that is the same in every run of a test, so that a failure can be seen again.

`SPLAY_TEST_SEED=2` (or any other word) gives other games, and Hypothesis other examples. Servers with several workers
still shuffle by chance.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from types import ModuleType

SEED = "SPLAY_TEST_SEED"
TEST = "SPLAY_TEST_RUNNING"
"""Names a file that says which test runs."""
SHUFFLING = ("splay.server.tables.seating", "splay.server.opponents.players")
"""The modules that use `secrets` for what the cards or the computer opponents do."""


class Seeded(ModuleType):
    """In place of `secrets`: every test has a sequence of its own."""

    def __init__(self) -> None:
        """Begins anew with each test."""
        super().__init__("seeded")
        self.test = ""
        self.calls = 0

    def token_bytes(self, nbytes: int) -> bytes:
        """So many bytes, other ones each time."""
        test = running_test()
        if test != self.test:
            self.test = test
            self.calls = 0
        number = self.calls
        self.calls += 1
        return hashlib.shake_256(f"{words_of(test)} {number}".encode()).digest(nbytes)

    def randbits(self, k: int) -> int:
        """A number of so many bits for what a computer thinks: always the same, as other tables think, too."""
        return int.from_bytes(hashlib.shake_256(words_of(running_test()).encode()).digest(k // 8 + 1), "big") % (1 << k)


def running_test() -> str:
    """The test that runs now; nothing outside of tests, as in benchmarks."""
    return Path(os.environ[TEST]).read_text(encoding="utf-8") if TEST in os.environ else ""


def words_of(test: str) -> str:
    """What the chance of a test is made from."""
    return f"{os.environ.get(SEED, '1')} {test}"


def seed_games() -> None:
    """Seeds the games of this process, as far as the server is loaded here."""
    for name in SHUFFLING:
        loaded = vars(sys.modules[name]) if name in sys.modules else {}
        if loaded and not isinstance(loaded["secrets"], Seeded):
            loaded["secrets"] = Seeded()
