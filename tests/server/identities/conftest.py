"""The provider with which people sign in, and a house that knows it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.identities.local_provider import LocalProvider, local_provider
from tests.server.identities.visiting import house_with
from tests.server.playing import House


@pytest.fixture
def provider() -> Iterator[LocalProvider]:
    """A provider of this machine."""
    with local_provider() as running:
        yield running


@pytest.fixture
async def house(provider: LocalProvider, engine: AsyncEngine, tmp_path: Path) -> AsyncIterator[House]:
    """The application, whose people may sign in with it."""
    async with house_with(provider, engine, tmp_path) as house:
        yield house
