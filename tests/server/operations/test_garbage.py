"""Garbage that has outlived a search is found by the clock, where no threshold would be reached."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from splay.server.operations.garbage import GarbageSearch
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio


class Circle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def by_hand() -> Iterator[None]:
    """Nothing is searched by itself."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("by_hand")
async def test_what_has_outlived_a_search_is_found_later() -> None:
    circle = Circle()
    seen = weakref.ref(circle)
    gc.collect(0)
    del circle
    gc.collect(0)
    assert seen() is not None
    search = GarbageSearch(seconds=0.01)
    await search.start()
    async with asyncio.timeout(PATIENCE):
        while seen() is not None:
            await asyncio.sleep(0.01)
    await search.close()
