"""Moving everything from a SQLite database to PostgreSQL."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Table, delete, exists, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.storage.database import migrate, open_engine
from splay.server.storage.schema import metadata, rating_state

ROWS_AT_ONCE: Final = 500
MADE_BY_MIGRATIONS: Final = (rating_state,)
"""The tables that have a row in a new database, too, which nobody has made."""
Row = dict[str, Any]


class NotEmpty(ValueError):
    """There is something in the database already; the message says where."""


async def copy_to_postgres(source: Path, database_url: str) -> None:
    """Fills an empty PostgreSQL database with what a SQLite database holds: all of it, or nothing if something goes
    wrong. Brings the source up to the newest version first. Raises NotEmpty.
    """
    old, new = open_engine(f"sqlite:///{source.as_posix()}"), open_engine(database_url)
    try:
        await migrate(old)
        await migrate(new)
        async with old.connect() as reading, new.begin() as writing:
            for table in MADE_BY_MIGRATIONS:
                await writing.execute(delete(table))
            for table in metadata.sorted_tables:
                if (await writing.execute(select(exists().select_from(table)))).scalar():
                    raise NotEmpty(f"there are {table.name} in the database already: it must be empty")
            for table in metadata.sorted_tables:
                await copy_table(reading, writing, table)
    finally:
        await old.dispose()
        await new.dispose()


async def copy_table(reading: AsyncConnection, writing: AsyncConnection, table: Table) -> None:
    """Copies the rows of a table, and lets new ones be numbered after them."""
    found = await reading.stream(select(table))
    async for rows in found.mappings().partitions(ROWS_AT_ONCE):
        for group in alike([dict(row) for row in rows]):
            await writing.execute(insert(table), group)
    for column in table.primary_key:
        if column.autoincrement is True:
            counter = text("SELECT setval(pg_get_serial_sequence(:table, :column), :last)")
            last = (await writing.execute(select(func.max(column)))).scalar()
            if last is not None:
                await writing.execute(counter, {"table": table.name, "column": column.name, "last": last})


def alike(rows: list[Row]) -> Iterator[list[Row]]:
    """The rows in groups that have the same columns, without those that are empty: an empty column that is written
    would become the `null` of JSON.
    """
    filled = [{name: value for name, value in row.items() if value is not None} for row in rows]
    for _, group in groupby(filled, key=lambda row: row.keys()):
        yield list(group)
