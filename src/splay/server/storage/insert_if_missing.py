"""Making a row that may be there already, on either database."""

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def insert_if_missing(connection: AsyncConnection, table: Table, values: dict[str, Any]) -> None:
    """Inserts a row, or does nothing if there is one with its key, also if another connection makes it just now."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    await connection.execute(dialect.insert(table).values(**values).on_conflict_do_nothing())
