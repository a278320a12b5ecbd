"""The name that a person has at tables, and telling the tables that something about their seats has changed."""

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.storage.schema import FINISHED, seats, tables


async def rename(connection: AsyncConnection, person: str, name: str) -> list[str]:
    """Gives a person's seats at open and running tables another name; the ids of these tables.

    Finished games keep the name that was played under.
    """
    going_on = select(tables.c.id).where(tables.c.status != FINISHED)
    theirs = (seats.c.person == person) & seats.c.table.in_(going_on) & (seats.c.name != name)
    found = sorted(set((await connection.execute(select(seats.c.table).where(theirs))).scalars()))
    await touch(connection, found)
    await connection.execute(update(seats).where(theirs).values(name=name))
    return found


async def touch(connection: AsyncConnection, changed: list[str]) -> None:
    """Counts a change of tables, so that no worker goes on with what it remembers of their seats."""
    await connection.execute(update(tables).where(tables.c.id.in_(changed)).values(version=tables.c.version + 1))
