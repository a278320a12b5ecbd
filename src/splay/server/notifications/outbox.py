"""Messages on their way: each is tried by one worker at a time, again after a pause, and then given up."""

from typing import Any, Final

from msgspec import Struct, structs
from sqlalchemy import Table, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.ids import new_id
from splay.server.notifications.messages import EMAIL
from splay.server.people import email_confirmations
from splay.server.storage.rows import IS_THERE
from splay.server.storage.schema import RUNNING, attention, channels, messages, people, seats, tables

PAUSES: Final = (30_000, 120_000, 600_000)
"""Milliseconds between the tries of a message; longer than a try takes."""
AT_ONCE: Final = 50


class Pending(Struct, frozen=True):
    """A message on its way; see `schema.messages`."""

    id: str
    channel: str
    table_id: str
    turn: int
    tries: int
    due: int

    @property
    def was_last(self) -> bool:
        """Whether the message was tried often enough."""
        return self.tries > len(PAUSES)


COLUMNS: Final = {name: messages.c["table" if name == "table_id" else name] for name in Pending.__struct_fields__}
"""The column of each field."""


async def put(connection: AsyncConnection, table_id: str, person: str, turn: int, now: int) -> None:
    """Puts a message about a turn into all channels of a person that are on."""
    on = select(channels.c.id).where(channels.c.person == person, channels.c.on)
    for channel in list((await connection.execute(on)).scalars()):
        pending = Pending(new_id(), channel, table_id, turn, 0, now)
        await connection.execute(insert(messages).values(**values_of(pending)))


def values_of(pending: Pending) -> dict[str, Any]:
    """A message as a row."""
    return {column.name: getattr(pending, name) for name, column in COLUMNS.items()}


async def due(connection: AsyncConnection, now: int) -> list[Pending]:
    """The messages to try now."""
    columns = [column.label(name) for name, column in COLUMNS.items()]
    query = select(*columns).where(messages.c.due <= now).order_by(messages.c.due).limit(AT_ONCE)
    return [Pending(**row) for row in (await connection.execute(query)).mappings()]


async def take(connection: AsyncConnection, pending: Pending, now: int) -> Pending | None:
    """Takes a message for one try by this worker; None if another one was first."""
    tries = await count_try(connection, messages, pending.id, pending.tries, now)
    return None if tries is None else structs.replace(pending, tries=tries)


async def count_try(connection: AsyncConnection, table: Table, id: str, tries: int, now: int) -> int | None:
    """Counts one try more of what is on its way in a table, after `tries`, and puts the next off; None if another
    worker was first.
    """
    pause = PAUSES[min(tries, len(PAUSES) - 1)]
    mine = (table.c.id == id) & (table.c.tries == tries)
    changed = await connection.execute(update(table).where(mine).values(tries=tries + 1, due=now + pause))
    return tries + 1 if changed.rowcount == 1 else None


async def drop(connection: AsyncConnection, pending: Pending) -> None:
    """Ends a message, sent or not."""
    await remove(connection, messages, pending.id)


async def remove(connection: AsyncConnection, table: Table, id: str) -> None:
    """Removes what was on its way in a table."""
    await connection.execute(delete(table).where(table.c.id == id))


async def still_waits(connection: AsyncConnection, pending: Pending, person: str, before: int) -> list[int]:
    """The seats for which a message still holds: they are asked, in the turn it tells of, and their person wants it and
    has not looked since `before`.
    """
    query = (
        select(seats.c.seat, tables.c.asked)
        .select_from(seats.join(tables, tables.c.id == seats.c.table).join(attention, attention.c.table == tables.c.id))
        .where(
            tables.c.id == pending.table_id,
            tables.c.status == RUNNING,
            seats.c.person == person,
            IS_THERE,
            attention.c.person == person,
            attention.c.on,
            attention.c.seen <= before,
            attention.c.turn == pending.turn,
        )
        .order_by(seats.c.seat)
    )
    return [seat for seat, asked in await connection.execute(query) if seat in asked]


async def may_go_to(connection: AsyncConnection, person: str, kind: str, address: str) -> bool:
    """Whether an address may be written to: an e-mail address must be confirmed and still the account's."""
    return kind != EMAIL or await email_confirmations.is_confirmed(connection, person, address)


async def names_at(connection: AsyncConnection, table_id: str, person: str) -> tuple[str, list[str]]:
    """A person's name, and those of the others at a table."""
    name = (await connection.execute(select(people.c.name).where(people.c.id == person))).scalar_one()
    others = select(seats.c.name).where(seats.c.table == table_id, seats.c.person.is_distinct_from(person))
    return name, list((await connection.execute(others.order_by(seats.c.seat))).scalars())
