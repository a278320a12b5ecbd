"""Invitations as they are kept: who asks whom to which table, until the asked answers, a day is over, or the table
begins.
"""

from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, and_, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.durations import DAY
from splay.server.ids import new_id
from splay.server.protocol.api_error import ApiError
from splay.server.storage.rows import IS_THERE
from splay.server.storage.schema import OPEN as WAITS
from splay.server.storage.schema import blocks, invitations, people, seats, tables

Kind = Literal["invite", "challenge"]
"""An invitation to a table that was there, or to one of two that was made for it."""
INVITE: Final[Kind] = "invite"
CHALLENGE: Final[Kind] = "challenge"
OPEN: Final = "open"
ACCEPTED: Final = "accepted"
DECLINED: Final = "declined"
WITHDRAWN: Final = "withdrawn"
LASTS: Final = DAY
"""Milliseconds for which an invitation holds, and a declined one is told to whoever asked."""
MOST_TOLD: Final = 50
ASKER: Final = people.alias("asker")
ASKED: Final = people.alias("the_asked")


class Invited(Struct, frozen=True):
    """An invitation: `person` asks `asked`, by their ids; each has a name and a handle. `made` and `settled` are
    milliseconds since 1970.
    """

    id: str
    kind: Kind
    person: str
    name: str
    handle: str
    asked: str
    asked_name: str
    asked_handle: str
    table: str
    made: int
    state: str
    settled: int | None


def is_open(now: int) -> ColumnElement[bool]:
    """Whether an invitation can be answered: a day is not over, its table has not begun, and the asked sits not there
    yet.
    """
    invited = invitations.c
    waits = exists().where(tables.c.id == invited.table, tables.c.status == WAITS)
    sits = exists().where(seats.c.table == invited.table, seats.c.person == invited.asked, IS_THERE)
    return and_(invited.state == OPEN, invited.made > now - LASTS, waits, ~sits)


def nobody_blocks() -> ColumnElement[bool]:
    """Whether neither of the two has blocked the other."""
    one, other = invitations.c.person, invitations.c.asked
    there = and_(blocks.c.person == one, blocks.c.blocked == other)
    return ~exists().where(or_(there, and_(blocks.c.person == other, blocks.c.blocked == one)))


def all_invited() -> Select[Any]:
    """Invitations with the names and handles of both."""
    invited = invitations.c
    columns = (
        invited.id, invited.kind, invited.person, ASKER.c.name, ASKER.c.handle,
        invited.asked, ASKED.c.name.label("asked_name"), ASKED.c.handle.label("asked_handle"),
        invited.table, invited.made, invited.state, invited.settled,
    )  # fmt: skip
    both = invitations.join(ASKER, ASKER.c.id == invited.person).join(ASKED, ASKED.c.id == invited.asked)
    return select(*columns).select_from(both)


async def told_to(connection: AsyncConnection, person: str, now: int) -> list[Invited]:
    """The invitations that an account can answer, and those that it has made: the open ones, and those that were
    declined in the last day. The newest first.
    """
    invited = invitations.c
    to_answer = and_(invited.asked == person, is_open(now), nobody_blocks())
    declined = and_(invited.state == DECLINED, invited.settled > now - LASTS)
    made = and_(invited.person == person, or_(is_open(now), declined))
    query = all_invited().where(or_(to_answer, made)).order_by(invited.made.desc(), invited.id).limit(MOST_TOLD)
    return [Invited(**row) for row in (await connection.execute(query)).mappings()]


async def open_to(connection: AsyncConnection, invitation: str, person: str, now: int) -> Invited:
    """An invitation that a person can answer, or withdraw, as it has made it. Raises ApiError."""
    invited = invitations.c
    answers = and_(invited.asked == person, nobody_blocks())
    query = all_invited().where(invited.id == invitation, is_open(now), or_(answers, invited.person == person))
    row = (await connection.execute(query)).mappings().one_or_none()
    if row is None:
        raise ApiError(404, "no_such_invitation", "This invitation is over.")
    return Invited(**row)


async def noted(connection: AsyncConnection, kind: Kind, person: str, asked: str, table: str, now: int) -> Invited:
    """A new invitation, which is kept."""
    made = new_id()
    values = {"id": made, "kind": kind, "person": person, "asked": asked, "table": table, "made": now, "state": OPEN}
    await connection.execute(insert(invitations).values(**values))
    row = (await connection.execute(all_invited().where(invitations.c.id == made))).mappings().one()
    return Invited(**row)


async def settle(connection: AsyncConnection, invitation: str, state: str, now: int) -> bool:
    """Says what has become of an open invitation; False if something has already."""
    mine = (invitations.c.id == invitation) & (invitations.c.state == OPEN)
    return (await connection.execute(update(invitations).where(mine).values(state=state, settled=now))).rowcount == 1
