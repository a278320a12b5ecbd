"""Asking somebody to a table, which has limits so that nobody is pestered; saying yes or no, and taking it back."""

from typing import Final

from msgspec import Struct
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.options import Options
from splay.server.acts.leaving_before_start import leave_seat
from splay.server.acts.seating import is_free, make_within, sit_down
from splay.server.auth.person import Person
from splay.server.friends.ties import account_called, has_blocked
from splay.server.invitations.asked import (
    ACCEPTED,
    CHALLENGE,
    DECLINED,
    INVITE,
    LASTS,
    WITHDRAWN,
    Invited,
    is_open,
    noted,
    settle,
)
from splay.server.people.privacy import may_see
from splay.server.protocol.api_error import ApiError
from splay.server.storage.hold_person import hold_person
from splay.server.storage.schema import OPEN, invitations
from splay.server.tables.settings import TableSettings
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore

AT_ONCE: Final = 10
"""Invitations of one person that wait for an answer."""
A_DAY: Final = 40
"""Invitations that one person makes in a day."""
TO_ONE_A_DAY: Final = 5
"""Of these, those to the same person."""


class Wish(Struct, frozen=True):
    """The game of two that a challenge is about."""

    options: Options
    settings: TableSettings


async def check_may_ask(connection: AsyncConnection, person: str, asked: str, now: int) -> None:
    """Raises ApiError if an account may not ask another one now. Whoever can't be asked by it is told of by the same
    refusal, whether it wants that of nobody, of friends alone, or has blocked the account. Until the transaction ends,
    no other one asks anybody for the same account.
    """
    await hold_person(connection, person)
    wanted = await may_see(connection, "challenges", asked, person)
    if not wanted or await has_blocked(connection, person, asked):
        raise ApiError(403, "not_challenged", "You can't challenge or invite this player.")
    invited = invitations.c
    lately = or_(invited.made > now - LASTS, invited.settled > now - LASTS)
    columns = (invited.asked, invited.state, invited.made, is_open(now).label("open"))
    rows = (await connection.execute(select(*columns).where(invited.person == person, lately))).all()
    same = [row for row in rows if row.asked == asked]
    if any(row.open for row in same):
        raise ApiError(409, "asked_already", "You have asked this player already.")
    if any(row.state == DECLINED for row in same):
        raise ApiError(409, "declined_lately", "This player has said no; ask again tomorrow.")
    today = [row for row in rows if row.made > now - LASTS]
    too_many = sum(row.open for row in rows) >= AT_ONCE or len(today) >= A_DAY
    if too_many or sum(row.asked == asked for row in today) >= TO_ONE_A_DAY:
        raise ApiError(409, "too_many_invitations", "You have asked enough players for now; wait for their answers.")


async def invite(tables: TableStore, person: Person, table_id: str, handle: str) -> Invited:
    """Asks the account with a handle to a table that has not begun, at which the person sits or which it hosts.

    Raises ApiError.
    """
    now = tables.now()
    async with tables.engine.begin() as connection:
        asked = await account_called(connection, handle, person.id)
        await check_may_ask(connection, person.id, asked, now)
        check_seats(await tables.repository.row_of(connection, table_id), person.id, asked)
        return await noted(connection, INVITE, person.id, asked, table_id, now)


def check_seats(table: TableState, person: str, asked: str) -> None:
    """Raises ApiError if a table has begun, a person has no part in it, whom it asks sits there, or no seat is free."""
    if table.row.status != OPEN:
        raise ApiError(409, "started", "this table has started")
    there = [seat.person for seat in table.seats if seat.is_there]
    if person not in there and table.row.host != person:
        raise ApiError(409, "not_yours", "only those who sit at this table may invite others")
    if asked in there:
        raise ApiError(409, "sits_there", "this player sits at the table already")
    if not any(is_free(seat) for seat in table.seats):
        raise ApiError(409, "seat_taken", "no seat is free")


async def challenge(tables: TableStore, person: Person, handle: str, wish: Wish) -> Invited:
    """Makes a table of two at which the person sits, and asks the account with a handle there. Raises ApiError."""
    now = tables.now()
    async with tables.engine.begin() as connection:
        asked = await account_called(connection, handle, person.id)
        await check_may_ask(connection, person.id, asked, now)
        own = {0: person.name}
        table = await make_within(connection, tables, person.id, wish.options, wish.settings, [None, None], own)
        made = await noted(connection, CHALLENGE, person.id, asked, table, now)
    await tables.hub.notify(table)
    return made


async def accept(tables: TableStore, person: Person, invited: Invited) -> None:
    """Sits down where a person was asked to; the game begins when the table is full. Raises ApiError."""
    await sit_down(tables, invited.table, person.id, person.name)
    async with tables.engine.begin() as connection:
        await settle(connection, invited.id, ACCEPTED, tables.now())


async def decline(tables: TableStore, invited: Invited) -> None:
    """Says no; a table that was made for a challenge goes, unless it has begun meanwhile."""
    async with tables.engine.begin() as connection:
        declined = await settle(connection, invited.id, DECLINED, tables.now())
    if not declined or invited.kind != CHALLENGE:
        return
    try:
        await leave_seat(tables, invited.table, invited.person)
    except ApiError:
        return  # it has begun with somebody else, or was removed


async def withdraw(tables: TableStore, invited: Invited) -> None:
    """Takes an invitation back, with the table that was made for it. Raises ApiError if that has begun."""
    if invited.kind == CHALLENGE:
        await leave_seat(tables, invited.table, invited.person)
    async with tables.engine.begin() as connection:
        await settle(connection, invited.id, WITHDRAWN, tables.now())
