"""How much the tests do: everything with `--thorough`, else a sample of what takes long.

Besides what is here, `@pytest.mark.thorough` leaves a whole test to `--thorough`, and `@pytest.mark.every_time` keeps
one that `--one-in` would leave out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar
from zlib import crc32

THOROUGH = False
"""Set by tests/conftest.py, before any test is read."""
Thing = TypeVar("Thing")


def amount(plain: int, thorough: int) -> int:
    """How many of something: few, or as many as with `--thorough`."""
    return thorough if THOROUGH else plain


def sample(everything: Sequence[Thing], one_in: int) -> list[Thing]:
    """One in this many, the first among them; with `--thorough` all of them."""
    return list(everything[:: 1 if THOROUGH else one_in])


def is_sampled(name: str, one_in: int, draw: int = 0) -> bool:
    """Whether one name is in this draw of one in so many; as many draws in a row have all, and so has `--thorough`."""
    return THOROUGH or (crc32(name.encode()) + draw) % one_in == 0
