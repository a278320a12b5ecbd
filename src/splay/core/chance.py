"""All chance in a game: the shuffles of the set-up, and cards taken unseen.

The deal follows from a secret of 32 bytes by SHA-256 in counter mode, so that a published commitment to the
secret binds the dealer to every card, and anyone can verify the deal once the secret is told.
"""

import hashlib
from typing import Final

SECRET_BYTES: Final = 32
STEP: Final = 0x5DEECE66D
STEP_BITS: Final = 48
STEP_MASK: Final = (1 << STEP_BITS) - 1


class Shuffler:
    """An endless stream of fair choices that follows from a secret."""

    __slots__ = ("block", "counter", "position", "secret")

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.block = b""
        self.position = 0
        self.counter = 0

    def refill(self) -> None:
        """Works out the next bytes of the stream."""
        self.block = hashlib.sha256(self.secret + self.counter.to_bytes(8, "big")).digest()
        self.counter += 1
        self.position = 0

    def below(self, limit: int) -> int:
        """A fair number from 0 to limit - 1; `limit` is at most 256."""
        fair = 256 - 256 % limit
        while True:
            if self.position == len(self.block):
                self.refill()
            value = self.block[self.position]
            self.position += 1
            if value < fair:
                return value % limit

    def order(self, length: int) -> list[int]:
        """The numbers below `length` in a fair random order."""
        order = list(range(length))
        for last in range(length - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def commitment(secret: bytes) -> str:
    """The SHA-256 of the secret, in hexadecimal: shown before the game, checked after it."""
    return hashlib.sha256(secret).hexdigest()


def secret_from_seed(seed: str) -> bytes:
    """A secret for games that shall be repeatable: tests, benchmarks, `--seed`."""
    return hashlib.sha256(b"splay seed: " + seed.encode()).digest()


def first_chance(secret: bytes) -> int:
    """The generator's state at the start of a game."""
    return int.from_bytes(hashlib.sha256(b"splay chance: " + secret).digest()[:6], "big")


def next_chance(state: int) -> int:
    """The generator's next state (the 48-bit linear congruence of POSIX drand48)."""
    return (state * STEP + 11) & STEP_MASK


def chance_below(state: int, limit: int) -> int:
    """A number from 0 to limit - 1 read off a state."""
    return (state >> 16) % limit
