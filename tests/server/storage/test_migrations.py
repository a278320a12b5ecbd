"""The migrations make what the code's schema says."""

from __future__ import annotations

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.storage.schema import metadata

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    """What a migrated database has otherwise than the schema, types and defaults included."""
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


async def test_a_migrated_database_is_what_the_schema_says(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
