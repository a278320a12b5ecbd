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
from typing import Any

SEED = "SPLAY_TEST_SEED"
TEST = "SPLAY_TEST_RUNNING"
"""Names a file that says which test runs."""
SEATING = "splay.server.acts.seating"
"""The module that uses `secrets` to shuffle the cards."""
OPPONENTS = "splay.server.opponents.answering"
"""The module in which computer opponents get their chance."""
THINKING = "splay.server.opponents.thinking"
SEED_BYTES = 4


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


def running_test() -> str:
    """The test that runs now; nothing outside of tests, as in benchmarks."""
    return Path(os.environ[TEST]).read_text(encoding="utf-8") if TEST in os.environ else ""


def words_of(test: str) -> str:
    """What the chance of a test is made from."""
    return f"{os.environ.get(SEED, '1')} {test}"


def seed_games() -> None:
    """Seeds the games of this process, as far as the server is loaded here."""
    seating = vars(sys.modules[SEATING]) if SEATING in sys.modules else {}
    if seating and not isinstance(seating["secrets"], Seeded):
        seating["secrets"] = Seeded()
    if OPPONENTS in sys.modules:
        vars(sys.modules[OPPONENTS])["thought_for"] = seeded_thought


def seeded_thought(game: Any, seat: int, agent: str, _: int) -> Any:  # noqa: ANN401 - the server may not be loaded here
    """What to ask an agent, whose chance comes from where the game stands: other tables may think meanwhile."""
    chance = hashlib.shake_256(f"{words_of(running_test())} {seat} {game.sequence}".encode()).digest(SEED_BYTES)
    return vars(sys.modules[THINKING])["thought_for"](game, seat, agent, int.from_bytes(chance, "big"))
