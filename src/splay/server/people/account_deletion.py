"""Somebody goes for good: what is personal is removed, games stay with a neutral name and a stand-in, and results under
a random number.
"""

from typing import Final

from litestar import Response, delete
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT
from msgspec import Struct, structs
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.acts.leaving_before_start import leave_seat
from splay.server.acts.stand_ins import leave_running
from splay.server.auth.authentication import PersonRequest
from splay.server.auth.devices import Device
from splay.server.auth.guards import no_token, person_needed, person_of
from splay.server.ids import now
from splay.server.people import account_events
from splay.server.people.account_events import DELETED
from splay.server.people.asking import (
    count_sign_in,
    device_asking,
    device_cookie,
    people_of,
    session_of,
    tell_sessions_ended,
)
from splay.server.people.schemas import Code, GivenPassword
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.errors import documented
from splay.server.protocol.reserved_names import NEUTRAL
from splay.server.results.kept_results import keep_results_of, make_nameless
from splay.server.storage import rows, schema
from splay.server.storage.cascade_delete import remove_people, remove_tables
from splay.server.storage.insert_if_missing import insert_if_missing
from splay.server.storage.rows import IS_THERE
from splay.server.storage.schema import FINISHED, OPEN, RUNNING
from splay.server.table_api.asking import GivenTables
from splay.server.tables.clocks import due_after
from splay.server.tables.table import settings_of
from splay.server.tables.table_changes import TableStore

NOBODY: Final = "nobody"
"""The id of the person who hosts what people who are gone have hosted. It has not the form of an id: nobody can be
signed in as it.
"""
NO_PASSWORD: Final = "-"


async def delete_account(tables: TableStore, person: str, device: Device, sends_mail: bool) -> None:
    """Leaves all tables of a person, then removes it for good: tokens, sessions, e-mail, chat, name. Its owner is told
    by mail.

    Running games go on with the stand-in, or end if the table wants that.
    """
    for table, status in await tables_of(tables, person):
        try:
            if status == RUNNING:
                await leave_running(tables, table, person)
            elif status == OPEN:
                await leave_seat(tables, table, person)
        except ApiError:
            continue  # it has started or ended meanwhile, or cannot be read: `hand_over` sees to the seat
    async with tables.engine.begin() as connection:
        await account_events.note(connection, person, DELETED, device, sends_mail, now())
        changed = await hand_over(tables, connection, person)
        await make_nameless(connection, person)
        await let_hosting_go(connection, person)
        await remove_people(connection, [person])
    for table_id in changed:
        await tables.hub.notify(table_id)


async def tables_of(tables: TableStore, person: str) -> list[tuple[str, str]]:
    """The tables at which a person sits, and the open ones that it hosts, with their status."""
    table, seat = schema.tables.c, schema.seats.c
    sits = table.id.in_(select(seat.table).where(seat.person == person))
    hosts = (table.host == person) & (table.status == OPEN)
    async with tables.engine.connect() as connection:
        found = await connection.execute(select(table.id, table.status).where(sits | hosts))
        return [(table_id, status) for table_id, status in found]


async def hand_over(tables: TableStore, connection: AsyncConnection, person: str) -> list[str]:
    """Gives all seats of a person up, under the neutral name, once all results with that person are kept; the running
    tables if that was so.
    """
    table, seat = schema.tables.c, schema.seats.c
    mine = select(seat.table).where(seat.person == person)
    hold = select(table.id, table.status).where(table.id.in_(mine)).order_by(table.id).with_for_update()
    running = [table_id for table_id, status in await connection.execute(hold) if status == RUNNING]
    await keep_results_of(connection, person)
    for table_id in running:
        await stand_in(tables, connection, table_id, person)
    await connection.execute(update(schema.tables).where(table.id.in_(mine)).values(version=table.version + 1))
    for status, name in ((OPEN, ""), (FINISHED, NEUTRAL)):
        those = (seat.person == person) & seat.table.in_(select(table.id).where(table.status == status))
        given_up = {"person": None, "agent": None, "away": False, "name": name}
        await connection.execute(update(schema.seats).where(those).values(given_up))
    return running


async def stand_in(tables: TableStore, connection: AsyncConnection, table_id: str, person: str) -> None:
    """Lets the stand-in of a running table play the seats of a person for good; their clocks stop."""
    table = await tables.repository.row_of(connection, table_id, hold=True)
    settings = settings_of(table.row)
    given_up = {"person": None, "agent": settings.stand_in, "away": False, "name": NEUTRAL, "since": None}
    seats = [structs.replace(seat, **given_up) if seat.person == person else seat for seat in table.seats]
    for number in table.seats_of(person):
        await rows.write_seat(connection, seats[number])
    due = due_after(settings.clock, table, seats, tables.patience)
    await rows.change_table(connection, table_id, due=due, takeback=None)


async def let_hosting_go(connection: AsyncConnection, person: str) -> None:
    """Removes the open tables of a host at which nobody sits; the others have no host any more."""
    table, seat = schema.tables.c, schema.seats.c
    hosted = select(table.id).where(table.host == person)
    used = select(seat.table).where(IS_THERE)
    empty = (await connection.execute(hosted.where(table.status == OPEN, table.id.not_in(used)))).scalars().all()
    await remove_tables(connection, list(empty))
    await let_nobody_be(connection)
    await connection.execute(update(schema.tables).where(table.host == person).values(host=NOBODY))


async def let_nobody_be(connection: AsyncConnection) -> None:
    """Makes the person who hosts for all that are gone, unless there is one."""
    values = {"id": NOBODY, "name": "", "password": NO_PASSWORD, "created": 0}
    await insert_if_missing(connection, schema.people, values)


class DeletionBody(Struct, forbid_unknown_fields=True):
    """What deletes an account: its password, and a code if it has a second factor. A guest has neither."""

    current_password: GivenPassword | None = None
    code: Code | None = None


@delete(
    "/api/me",
    summary="Go for good",
    tags=["people"],
    status_code=HTTP_204_NO_CONTENT,
    guards=[person_needed, no_token],
    responses=documented(400, 401, 403, 409, 413, 429, 503),
)
async def delete_own_account(
    request: PersonRequest, data: JSONBody[DeletionBody], tables: GivenTables
) -> Response[None]:
    """Removes this person: account, e-mail, tokens, sessions and what it said. Its games stay under a neutral name; in
    those that run the computer plays on, or they end, as the table has it. An account needs its password, and
    a code if it has a second factor.
    """
    people, person = people_of(request), person_of(request)
    if person.login is not None:
        await count_sign_in(request, person.login)
        await people.confirm_change(
            person, data.current_password, data.code, device_asking(request), session_of(request)
        )
    await delete_account(tables, person.id, device_asking(request), people.sends_mail)
    await tell_sessions_ended(request, person.id)
    devices, _ = device_cookie(request)
    cookies = [people.sessions.no_cookie(), devices.no_cookie()]
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=cookies)
