"""Mutes: whose lines a person does not want to hear, at one table or everywhere."""

from msgspec import Struct
from sqlalchemy import ColumnElement, delete, exists, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.ids import new_id
from splay.server.protocol.api_error import ApiError
from splay.server.storage.hold_person import hold_person
from splay.server.storage.schema import blocks, chat, mutes, people

MOST = 200


class Mute(Struct, frozen=True):
    """Somebody whom a person has muted: by name, at a `table`, or everywhere if that is null."""

    id: str
    name: str
    table: str | None
    at: int


async def mute(connection: AsyncConnection, person: str, muted: str, table_id: str | None, now: int) -> Mute:
    """Mutes somebody at a table, or everywhere; the same mute if there is one. Raises ApiError for too many."""
    await hold_person(connection, person)
    already = [row for row in await rows_of(connection, person) if (row.muted, row.table) == (muted, table_id)]
    if already:
        return Mute(already[0].id, already[0].name, table_id, already[0].at)
    if len(await rows_of(connection, person)) >= MOST:
        raise ApiError(409, "too_many_mutes", f"You have muted {MOST} people; undo one first.")
    name = (await connection.execute(select(people.c.name).where(people.c.id == muted))).scalar_one()
    made = Mute(new_id(), name, table_id, now)
    values = {"id": made.id, "person": person, "muted": muted, "table": table_id, "name": name, "at": now}
    await connection.execute(insert(mutes).values(**values))
    return made


class MuteRow(Struct, frozen=True):
    """A mute as the database has it; see `schema.mutes`."""

    id: str
    person: str
    muted: str
    table: str | None
    name: str
    at: int


async def rows_of(connection: AsyncConnection, person: str) -> list[MuteRow]:
    """The mutes of a person, the last one first."""
    query = select(mutes).where(mutes.c.person == person).order_by(mutes.c.at.desc(), mutes.c.id)
    return [MuteRow(**row) for row in (await connection.execute(query)).mappings()]


async def mutes_of(connection: AsyncConnection, person: str) -> list[Mute]:
    """Whom a person has muted, the last one first."""
    return [Mute(row.id, row.name, row.table, row.at) for row in await rows_of(connection, person)]


async def unmute(connection: AsyncConnection, person: str, id: str) -> None:
    """Undoes a mute. Raises ApiError if the person has none such."""
    undone = await connection.execute(delete(mutes).where(mutes.c.id == id, mutes.c.person == person))
    if not undone.rowcount:
        raise ApiError(404, "not_found", "You have no such mute.")


def heard_by(person: str) -> ColumnElement[bool]:
    """Holds for the lines of chat that a person wants to hear: of nobody whom it has muted or blocked."""
    here = or_(mutes.c.table.is_(None), mutes.c.table == chat.c.table)
    muted = exists().where(mutes.c.person == person, mutes.c.muted == chat.c.person, here)
    return ~muted & ~exists().where(blocks.c.person == person, blocks.c.blocked == chat.c.person)
