"""One request of a person at a time, where what it makes depends on what the person has."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.storage.schema import people


async def hold_person(connection: AsyncConnection, person: str) -> None:
    """Lets nobody else who asks for this make something for the same person until the transaction ends."""
    mine = select(people.c.id).where(people.c.id == person)
    await connection.execute(mine.with_for_update(key_share=True))
