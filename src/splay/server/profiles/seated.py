"""Who sat at finished games, by handle: from their names at tables to their profiles."""

from collections import Counter
from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.storage.schema import FINISHED, people, seats, tables


async def handles_at(connection: AsyncConnection, table_ids: Sequence[str]) -> dict[str, list[str]]:
    """The handles of those who sat at these tables, by seat, as far as their games are finished; "" for computers,
    guests and people who have left, and for several seats of one person, who may have played for others.
    """
    query = (
        select(seats.c.table, people.c.handle)
        .join(tables, tables.c.id == seats.c.table)
        .outerjoin(people, people.c.id == seats.c.person)
        .where(seats.c.table.in_(table_ids), tables.c.status == FINISHED)
        .order_by(seats.c.table, seats.c.seat)
    )
    found: dict[str, list[str]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.table, []).append(row.handle or "")
    return {table: [handle if times[handle] == 1 else "" for handle in handles]
            for table, handles in found.items() for times in [Counter(handles)]}  # fmt: skip
