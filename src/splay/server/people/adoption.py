"""An account takes over what a guest has done: seats, tables and chat."""

from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.storage.schema import chat, people, seats, tables

ADOPTED: Final = (tables.c.host, seats.c.person, chat.c.person)
"""The columns that follow a guest to an account. Tokens are not among them: a guest has none (docs/security.md)."""


async def adopt(connection: AsyncConnection, guest: str, account: str) -> list[str]:
    """Gives everything of a guest to an account and removes the guest; the ids of the tables it sits at or hosts."""
    sat = await connection.execute(select(seats.c.table).where(seats.c.person == guest))
    hosted = await connection.execute(select(tables.c.id).where(tables.c.host == guest))
    moved = sorted({*sat.scalars(), *hosted.scalars()})
    for column in ADOPTED:
        await connection.execute(update(column.table).where(column == guest).values({column.name: account}))
    await connection.execute(delete(people).where(people.c.id == guest, people.c.login.is_(None)))
    return moved
