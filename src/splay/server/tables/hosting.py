"""How many tables one person may keep open, so that nobody fills the lobby."""

from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.protocol.api_error import ApiError
from splay.server.storage import schema
from splay.server.storage.schema import OPEN

MOST_OPEN: Final = 10
"""Tables of one host that have not started."""


async def check_room(connection: AsyncConnection, host: str) -> None:
    """Raises ApiError where a person hosts as many open tables as one may. Until the transaction ends, no other
    one makes a table for the same person.
    """
    person, table = schema.people.c, schema.tables.c
    await connection.execute(select(person.id).where(person.id == host).with_for_update(key_share=True))
    hosted = select(func.count()).where(table.host == host, table.status == OPEN)
    if ((await connection.execute(hosted)).scalar() or 0) >= MOST_OPEN:
        raise ApiError(409, "too_many_tables", f"{MOST_OPEN} tables of yours wait for players: leave one of them first")
