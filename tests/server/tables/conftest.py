"""What the tests of tables share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.tables.tables_of_two import engine_in


@pytest.fixture
async def database(tmp_path: Path, anyio_backend: str) -> AsyncIterator[AsyncEngine]:
    """A database with Ann and Bob in it."""
    made = await engine_in(tmp_path)
    yield made
    await made.dispose()
