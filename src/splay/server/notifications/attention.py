"""Whether a person looks at a table, wants messages about it, and what it was told last."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import and_, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.storage.insert_if_missing import insert_if_missing
from splay.server.storage.rows import IS_THERE
from splay.server.storage.schema import RUNNING, attention, channels, people, seats, tables

NEVER_TOLD = -1
TOGETHER: Final = 500
"""Rows in one statement."""


class Waiting(Struct):
    """A table that has stood still while it may wait for a person who is not looking: the person's seats, the seats
    that are asked, when the table changed, and what the person was told last.
    """

    table_id: str
    person: str
    seats: list[int]
    asked: list[int]
    changed: int
    turn: int | None
    looked: int | None

    @property
    def asked_seats(self) -> list[int]:
        """The person's seats that are asked."""
        return [seat for seat in self.seats if seat in self.asked]


async def ensure(connection: AsyncConnection, table_id: str, person: str) -> None:
    """Makes the row of a person at a table, if it is missing."""
    values = {"table": table_id, "person": person, "on": True, "seen": 0, "turn": NEVER_TOLD, "looked": 0}
    await insert_if_missing(connection, attention, values)


async def both_stay(connection: AsyncConnection, table_id: str, person: str) -> bool:
    """Whether there is such a table and such a person; both stay then until the transaction ends."""
    both = select(tables.c.id).join(people, people.c.id == person).where(tables.c.id == table_id)
    return (await connection.execute(both.with_for_update(read=True, key_share=True))).scalar() is not None


async def note_seen(
    connection: AsyncConnection, places: Sequence[tuple[str, str]], now: int, shown: bool = True
) -> None:
    """Notes that people look at tables, by pairs of a table and a person, and whether a page there is in sight; nothing
    if one of the two has been removed.
    """
    pair = tuple_(attention.c.table, attention.c.person)
    for first in range(0, len(places), TOGETHER):
        some = places[first : first + TOGETHER]
        known = await connection.execute(select(attention.c.table, attention.c.person).where(pair.in_(some)))
        for table_id, person in sorted({*some} - {(row.table, row.person) for row in known}):
            if await both_stay(connection, table_id, person):
                await ensure(connection, table_id, person)
        seen = update(attention).where(pair.in_(some)).values(seen=now, shown=now if shown else 0)
        await connection.execute(seen)


async def is_wanted(connection: AsyncConnection, table_id: str, person: str) -> bool:
    """Whether a person wants messages about a table."""
    query = select(attention.c.on).where(attention.c.table == table_id, attention.c.person == person)
    return (await connection.execute(query)).scalar() is not False


async def want(connection: AsyncConnection, table_id: str, person: str, on: bool) -> None:
    """Notes whether a person wants messages about a table."""
    await ensure(connection, table_id, person)
    here = (attention.c.table == table_id) & (attention.c.person == person)
    await connection.execute(update(attention).where(here).values(on=on))


async def waiting(connection: AsyncConnection, before: int) -> list[Waiting]:
    """The people at tables that have not changed since `before` (milliseconds) who have a channel, want messages, have
    not looked since, and have not been considered at this state of the table.
    """
    told = and_(attention.c.table == seats.c.table, attention.c.person == seats.c.person)
    query = (
        select(
            seats.c.table,
            seats.c.person,
            seats.c.seat,
            tables.c.asked,
            tables.c.changed,
            attention.c.turn,
            attention.c.looked,
        )
        .select_from(seats.join(tables, tables.c.id == seats.c.table).outerjoin(attention, told))
        .where(
            tables.c.status == RUNNING,
            tables.c.changed <= before,
            seats.c.person.in_(select(channels.c.person).where(channels.c.on)),
            IS_THERE,
            or_(
                attention.c.table.is_(None),
                and_(attention.c.on, attention.c.seen <= before, attention.c.looked < tables.c.changed),
            ),
        )
        .order_by(seats.c.table, seats.c.seat)
    )
    found: dict[tuple[str, str], Waiting] = {}
    for row in await connection.execute(query):
        empty = Waiting(row.table, row.person, [], row.asked, row.changed, row.turn, row.looked)
        found.setdefault((row.table, row.person), empty).seats.append(row.seat)
    return list(found.values())


async def claim(connection: AsyncConnection, waiting: Waiting, turn: int | None) -> bool:
    """Claims what follows from a table's state for this worker; False if another one was first.

    `turn` is the turn that the person is told of now, or None if there is nothing to tell.
    """
    await ensure(connection, waiting.table_id, waiting.person)
    unchanged = (
        (attention.c.table == waiting.table_id)
        & (attention.c.person == waiting.person)
        & (attention.c.looked == (waiting.looked or 0))
    )
    values = {"looked": waiting.changed} | ({} if turn is None else {"turn": turn})
    return (await connection.execute(update(attention).where(unchanged).values(**values))).rowcount == 1
