"""Reports: somebody says that a line of chat, or a name, should not be there."""

from typing import Final

from msgspec import Struct
from sqlalchemy import func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.durations import DAY
from splay.server.ids import new_id
from splay.server.protocol.api_error import ApiError
from splay.server.storage.schema import people, reported_addresses, reports

MOST_OPEN: Final = 50
"""So many reports of one person wait at once."""
MOST_SHOWN: Final = 200


class Report(Struct, frozen=True):
    """A report as admins see it. `line` is that of the chat at the table, None for a reported name, `address` the one
    that the person last came from since it was reported, None if it has not.
    """

    id: str
    at: int
    person: str
    login: str | None
    name: str
    table: str
    line: int | None
    text: str | None
    reason: str
    closed: int | None
    banned: int | None
    address: str | None


class Said(Struct, frozen=True):
    """What is reported: whose name, and the line of chat if it is one."""

    person: str
    name: str
    line: int | None = None
    text: str | None = None


async def add_report(
    connection: AsyncConnection, reporter: str, table_id: str, said: Said, reason: str, now: int, days: int
) -> None:
    """Keeps a report. From now on, for so many days, it is noted where the reported person comes from.

    Raises ApiError if too many of the reporter's wait.
    """
    waiting = select(func.count()).where(reports.c.reporter == reporter, reports.c.closed.is_(None))
    if (await connection.execute(waiting)).scalar_one() >= MOST_OPEN:
        raise ApiError(409, "too_many_reports", "Many reports of yours wait to be looked at; that is enough for now.")
    values = {
        "id": new_id(), "at": now, "reporter": reporter, "person": said.person, "table": table_id, "line": said.line,
        "name": said.name, "text": said.text, "reason": reason,
    }  # fmt: skip
    await connection.execute(insert(reports).values(values))
    noted = {"person": said.person, "network": None, "at": now, "until": now + days * DAY}
    made = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(reported_addresses).values(noted)
    await connection.execute(made.on_conflict_do_update(index_elements=["person"], set_={"until": noted["until"]}))


async def reports_in(connection: AsyncConnection, closed: bool, now: int) -> list[Report]:
    """The reports that wait, the oldest first, or with `closed` those that are done with, the last one first."""
    address = (reported_addresses.c.person == reports.c.person) & (reported_addresses.c.until > now)
    query = select(reports, people.c.login, people.c.banned, reported_addresses.c.network.label("address"))
    query = query.join_from(reports, people, reports.c.person == people.c.id).outerjoin(reported_addresses, address)
    query = query.where(reports.c.closed.is_not(None) if closed else reports.c.closed.is_(None))
    query = query.order_by(reports.c.closed.desc() if closed else reports.c.at, reports.c.id).limit(MOST_SHOWN)
    rows = (await connection.execute(query)).mappings()
    return [Report(**{name: row[name] for name in Report.__struct_fields__}) for row in rows]


async def report_with_id(connection: AsyncConnection, id: str) -> Said:
    """What was reported. Raises ApiError if there is no such report."""
    query = select(reports.c.person, reports.c.name, reports.c.line, reports.c.text).where(reports.c.id == id)
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise ApiError(404, "not_found", "There is no such report.")
    return Said(row.person, row.name, row.line, row.text)


async def close_report(connection: AsyncConnection, id: str, now: int) -> None:
    """Is done with a report. Raises ApiError if there is no such report."""
    if not (await connection.execute(update(reports).where(reports.c.id == id).values(closed=now))).rowcount:
        raise ApiError(404, "not_found", "There is no such report.")
