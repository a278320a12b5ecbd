"""Removing people and tables with everything that refers to them, which the schema itself tells."""

from sqlalchemy import Column, delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.storage import schema


def naming(target: "Column[str]") -> list["Column[str]"]:
    """Every column of the database that refers to a column."""
    columns = [column for table in schema.metadata.sorted_tables for column in table.columns]
    return [column for column in columns if any(key.column is target for key in column.foreign_keys)]


async def remove_people(connection: AsyncConnection, people: list[str]) -> None:
    """Removes people who host no table and sit at none, with all else that is theirs."""
    await remove_rows(connection, schema.people.c.id, people, but=(schema.tables.c.host, schema.seats.c.person))


async def remove_tables(connection: AsyncConnection, tables: list[str]) -> None:
    """Removes tables, with all that belongs to them."""
    table = schema.tables.c
    forgotten = {"rematch": None, "version": table.version + 1}
    await connection.execute(update(schema.tables).where(table.rematch.in_(tables)).values(forgotten))
    await remove_rows(connection, schema.tables.c.id, tables)


async def remove_rows(
    connection: AsyncConnection, target: "Column[str]", ids: list[str], but: tuple["Column[str]", ...] = ()
) -> None:
    """Removes rows, and before them the rows that refer to them, except by the columns `but`.

    Raises IntegrityError if one of these still does.
    """
    for column in naming(target):
        if column not in but:
            await connection.execute(delete(column.table).where(column.in_(ids)))
    await connection.execute(delete(target.table).where(target.in_(ids)))
