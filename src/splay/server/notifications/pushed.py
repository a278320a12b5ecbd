"""What people who don't look are to be pushed of their tables: that they are asked, and that a game is over."""

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Select, and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.durations import MINUTE
from splay.server.notifications import attention as attentions
from splay.server.notifications.outbox import names_at
from splay.server.notifications.push_sender import Push
from splay.server.storage.rows import IS_THERE
from splay.server.storage.schema import FINISHED, RUNNING, attention, log, push_subscriptions, seats, tables

ENDED: Final = -2
"""Stands for what a person was pushed last: that the game is over. Else it is the number of its last entry then."""
NEVER: Final = -1
FRESH: Final = MINUTE
"""Milliseconds after which the end of a game is no news, and nor is that somebody has gone."""


class Candidate(Struct):
    """A person who may have to be told of a table: its seats, the seats that are asked, when a page elsewhere was last
    noted to show the table, and what the person was pushed last.
    """

    table_id: str
    person: str
    status: str
    seats: list[int]
    asked: list[int]
    shown: int
    pushed: int

    @property
    def is_concerned(self) -> bool:
        """Whether the game waits for the person, or is over."""
        return self.status == FINISHED or any(seat in self.asked for seat in self.seats)


def candidates(now: int) -> "Select[Any]":
    """Seats of people who want pushes, at tables that play or have just ended."""
    told = and_(attention.c.table == seats.c.table, attention.c.person == seats.c.person)
    table = tables.c
    columns = (
        seats.c.table,
        seats.c.person,
        seats.c.seat,
        table.status,
        table.asked,
        attention.c.shown,
        attention.c.pushed,
    )
    return (
        select(*columns)
        .select_from(seats.join(tables, table.id == seats.c.table).outerjoin(attention, told))
        .where(
            or_(table.status == RUNNING, and_(table.status == FINISHED, table.changed > now - FRESH)),
            seats.c.person.in_(select(push_subscriptions.c.person)),
            IS_THERE,
            or_(attention.c.on.is_(None), attention.c.on),
        )
        .order_by(seats.c.table, seats.c.seat)
    )


async def at_tables(connection: AsyncConnection, table_ids: list[str], now: int) -> list[Candidate]:
    """The people to think of at tables that have changed."""
    return await found_by(connection, candidates(now).where(tables.c.id.in_(table_ids)))


async def left_alone(connection: AsyncConnection, before: int, now: int) -> list[Candidate]:
    """The people at running tables who were there when the table had changed, and have gone shortly before a moment
    without an answer.
    """
    query = candidates(now).where(tables.c.status == RUNNING, tables.c.changed <= before)
    gone = and_(attention.c.seen <= before, attention.c.seen > before - FRESH, attention.c.seen >= tables.c.changed)
    return await found_by(connection, query.where(gone))


async def found_by(connection: AsyncConnection, query: "Select[Any]") -> list[Candidate]:
    """The people whose seats a query finds, if their tables concern them."""
    found: dict[tuple[str, str], Candidate] = {}
    for table, person, seat, status, asked, shown, pushed in await connection.execute(query):
        empty = Candidate(table, person, status, [], asked, shown or 0, NEVER if pushed is None else pushed)
        found.setdefault((table, person), empty).seats.append(seat)
    return [one for one in found.values() if one.is_concerned]


async def last_entry(connection: AsyncConnection, one: Candidate) -> int:
    """What a person is told of now: that the game is over, or what it is asked after the last entry of its seats (0 if
    there is none), whose number this is.
    """
    if one.status == FINISHED:
        return ENDED
    query = select(func.max(log.c.seq)).where(log.c.table == one.table_id, log.c.seat.in_(one.seats))
    return (await connection.execute(query)).scalar() or 0


async def push_to(connection: AsyncConnection, one: Candidate) -> Push | None:
    """What to say to a person; None at a table without other people: nobody waits there."""
    table, person = one.table_id, one.person
    others = select(func.count()).select_from(seats).where(seats.c.table == table, seats.c.person != person)
    if not (await connection.execute(others)).scalar_one():
        return None
    _, names = await names_at(connection, table, person)
    path, told = f"/table/{table}", {"names": names}
    if one.status == FINISHED:
        return Push("push-end-title", "push-end", path, table, told, urgent=False)
    return Push("push-turn-title", "push-turn", path, table, told)


async def claim(connection: AsyncConnection, one: Candidate, pushed: int) -> bool:
    """Notes what a person is told of now; False if another worker was first, or the table or the person has gone."""
    if not await attentions.both_stay(connection, one.table_id, one.person):
        return False
    await attentions.ensure(connection, one.table_id, one.person)
    mine = (attention.c.table == one.table_id) & (attention.c.person == one.person)
    unchanged = mine & (attention.c.pushed == one.pushed)
    return (await connection.execute(update(attention).where(unchanged).values(pushed=pushed))).rowcount == 1
