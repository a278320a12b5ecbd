"""What admins do, each act in one short transaction of the caller's, and noted in it for good."""

from typing import Final

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.durations import DAY
from splay.server.ids import new_id
from splay.server.moderation import reports
from splay.server.people.handles import renew_handle
from splay.server.people.person_rows import change_person, touch
from splay.server.people.signup_links import NewSignupLink, make_link, revoke_link
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.validation import LONGEST_STORED, checked_text, granted_name
from splay.server.ratings.kept_ratings import end_ratings
from splay.server.storage import schema
from splay.server.storage.schema import admin_acts, bans, chat, people, reported_addresses, seats

COMMAND_LINE: Final = "(command line)"
LONGEST_REASON: Final = 300
MOST_SHOWN: Final = 200


class Act(Struct, frozen=True):
    """What an admin has done: who, what, to whom or what, and how."""

    at: int
    admin: str
    act: str
    target: str
    detail: str


class Ban(Struct, frozen=True):
    """A ban: of whom, until when, why, and the address if that is banned too."""

    person: str
    login: str | None
    name: str
    network: str | None
    at: int
    until: int
    reason: str


class Somebody(Struct, frozen=True):
    """A person as an admin names one."""

    id: str
    name: str
    login: str | None


async def somebody(connection: AsyncConnection, who: str) -> Somebody:
    """The person with an id, or with a login if nobody has that id: people choose their logins, and one may look like
    the id of somebody else. Raises ApiError if there is none.
    """
    query = select(people.c.id, people.c.name, people.c.login)
    for named in (people.c.id == who, people.c.login == who.lower()):
        found = (await connection.execute(query.where(named))).one_or_none()
        if found is not None:
            return Somebody(found.id, found.name, found.login)
    raise ApiError(404, "not_found", "There is nobody with this login or id.")


async def note(connection: AsyncConnection, admin: str, act: str, target: str, detail: str, now: int) -> None:
    """Notes what an admin has done."""
    values = {"id": new_id(), "at": now, "admin": admin, "act": act, "target": target, "detail": detail}
    await connection.execute(insert(admin_acts).values(values))


async def grant(connection: AsyncConnection, admin: str, login: str, granted: bool, now: int) -> None:
    """Makes an account an admin, or one no longer. Raises ApiError if there is no such account."""
    changed = update(people).where(people.c.login == login.lower()).values(admin=granted).returning(people.c.id)
    person = (await connection.execute(changed)).scalar()
    if person is None:
        raise ApiError(404, "not_found", "There is no account with this login.")
    await note(connection, admin, "grant" if granted else "revoke", person, login.lower(), now)


async def close(connection: AsyncConnection, admin: str, report: str, now: int) -> None:
    """Is done with a report."""
    await reports.close_report(connection, report, now)
    await note(connection, admin, "close", report, "", now)


async def remove_line(connection: AsyncConnection, admin: str, report: str, now: int) -> list[str]:
    """Removes the line of chat of a report, and is done with it; the ids of the tables that change."""
    said = await reports.report_with_id(connection, report)
    if said.line is None:
        raise ApiError(409, "no_line", "This report is about a name: rename the person instead.")
    gone = delete(chat).where(chat.c.id == said.line, chat.c.person == said.person).returning(chat.c.table)
    tables = list((await connection.execute(gone)).scalars())
    await touch(connection, tables)
    await reports.close_report(connection, report, now)
    await note(connection, admin, "remove", report, said.name, now)
    return tables


async def rename(connection: AsyncConnection, admin: str, who: str, name: str, now: int) -> list[str]:
    """Gives a person another name, also at finished games and in what it said under the old one or one that was
    reported, and an account a handle made from it; the ids of the tables that change. The name may be one that nobody
    can take: admins give those of whoever runs the server.
    """
    person = await somebody(connection, who)
    name = granted_name(name, LONGEST_STORED)
    await change_person(connection, person.id, name=name)
    await renew_handle(connection, person.id, person.login, person.name, name, now)
    reported = select(schema.reports.c.name).where(schema.reports.c.person == person.id)
    theirs = (seats.c.person == person.id) & (seats.c.name.in_(reported) | (seats.c.name == person.name))
    tables = sorted(set((await connection.execute(select(seats.c.table).where(theirs))).scalars()))
    await touch(connection, tables)
    await connection.execute(update(seats).where(theirs).values(name=name))
    said = (chat.c.person == person.id) & (chat.c.name.in_(reported) | (chat.c.name == person.name))
    await connection.execute(update(chat).where(said).values(name=name))
    await note(connection, admin, "rename", person.id, f"{person.name} -> {name}", now)
    return tables


async def ban(
    connection: AsyncConnection, admin: str, who: str, days: int, reason: str, address: bool, now: int
) -> Somebody:
    """Bans a person for so many days, and with `address` what address it last came from since it was reported.

    Raises ApiError if there is no such person, no such address is known, or the reason is no text of one line.
    """
    reason = checked_text(reason, "reason", LONGEST_REASON, LONGEST_REASON)
    person, until = await somebody(connection, who), now + days * DAY
    network = None
    if address:
        known = select(reported_addresses.c.network).where(reported_addresses.c.person == person.id)
        network = (await connection.execute(known.where(reported_addresses.c.until > now))).scalar()
        if network is None:
            raise ApiError(409, "no_address", "No address is known: it's noted only after a report.")
    await connection.execute(update(people).where(people.c.id == person.id).values(banned=until))
    values = {"id": new_id(), "person": person.id, "network": network, "at": now, "until": until, "reason": reason}
    await connection.execute(insert(bans).values(values))
    detail = f"{person.name}, {days} days{', and the address' if address else ''}: {reason}"
    await note(connection, admin, "ban", person.id, detail, now)
    return person


async def unban(connection: AsyncConnection, admin: str, who: str, now: int) -> None:
    """Ends all bans of a person, and of the addresses banned with it."""
    person = await somebody(connection, who)
    await connection.execute(update(people).where(people.c.id == person.id).values(banned=None))
    await connection.execute(delete(bans).where(bans.c.person == person.id))
    await note(connection, admin, "unban", person.id, person.name, now)


async def end_rating(connection: AsyncConnection, admin: str, who: str, reason: str, now: int) -> None:
    """Ends all ratings of a person, as of somebody who loses on purpose with a second account.

    Raises ApiError if there is no such person, its ratings are ended already, or the reason is no text of one line.
    """
    reason = checked_text(reason, "reason", LONGEST_REASON, LONGEST_REASON)
    person = await somebody(connection, who)
    if not await end_ratings(connection, person.id, now):
        raise ApiError(409, "ended_already", "The ratings of this person are ended already.")
    await note(connection, admin, "end rating", person.id, f"{person.name}: {reason}", now)


async def make_signup_link(
    connection: AsyncConnection, admin: str, address: str, most: int, days: int, now: int
) -> NewSignupLink:
    """Makes a link of the server at an address, with which so many people may sign up within so many days."""
    made = await make_link(connection, address, most, days, now)
    await note(connection, admin, "make link", made.id, f"{most} x, {days} days", now)
    return made


async def revoke_signup_link(connection: AsyncConnection, admin: str, link: str, now: int) -> None:
    """Revokes a link to sign up with. Raises ApiError if there is none of that id."""
    await revoke_link(connection, link)
    await note(connection, admin, "revoke link", link, "", now)


async def bans_now(connection: AsyncConnection, now: int) -> list[Ban]:
    """The bans that go on, those that end first at the beginning."""
    query = select(bans, people.c.login, people.c.name).join(people, bans.c.person == people.c.id)
    rows = await connection.execute(query.where(bans.c.until > now).order_by(bans.c.until).limit(MOST_SHOWN))
    return [Ban(**{name: row[name] for name in Ban.__struct_fields__}) for row in rows.mappings()]


async def acts_done(connection: AsyncConnection) -> list[Act]:
    """What admins have done, the last first."""
    rows = await connection.execute(select(admin_acts).order_by(admin_acts.c.at.desc()).limit(MOST_SHOWN))
    return [Act(row.at, row.admin, row.act, row.target, row.detail) for row in rows]
