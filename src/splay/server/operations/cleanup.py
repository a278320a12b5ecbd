"""Removing, slowly, what nobody comes back to: guests who never sat down, tables that never started,
sessions that have expired; and what was noted for a time that is over.
"""

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from sqlalchemy import Select, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server.durations import DAY, HOUR
from splay.server.operations.background import Repeated, alone
from splay.server.settings import Settings
from splay.server.storage import schema
from splay.server.storage.cascade_delete import remove_people, remove_tables
from splay.server.storage.schema import OPEN
from splay.server.storage.unavailable import DATABASE_ERRORS

EVENTS_KEPT: Final = 180 * DAY
"""So long a person can be told of what happened to its account: as long as a session lasts that nobody uses."""
FIRST: Final = 5 * 60.0
"""Seconds from the start of a worker to its first look."""
EVERY: Final = 60 * 60.0
"""Seconds between two looks."""
MOST: Final = 200
"""How many guests, and how many tables, one look removes at most."""
LOCK: Final = 0x73706C6162
"""The number of PostgreSQL's advisory lock that lets one worker clean up at a time; SQLite has one writer anyway."""


class Removed(Struct, frozen=True):
    """How much a look removed."""

    tables: int = 0
    guests: int = 0


class Cleanup:
    """One worker's look at what has been left for longer than the settings keep it. Games are never touched.

    `looks` go on by themselves once they start.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        settings: Settings,
        now: Callable[[], int],
        told: Callable[[Removed], None],
        failed: Callable[[BaseException], None],
    ) -> None:
        """`now` gives milliseconds since 1970. `told` hears of every look that removed something, `failed` of one that
        the database failed; the next look comes all the same.
        """
        self.engine = engine
        self.guest_age = settings.guest_days * DAY
        self.table_age = settings.open_table_days * DAY
        self.report_age = settings.moderation_days * DAY
        self.now = now
        self.told = told
        self.looks = Repeated(self.look_and_tell, EVERY, DATABASE_ERRORS, failed, FIRST)

    async def look_and_tell(self) -> None:
        """Looks, and tells if it has removed something."""
        removed = await self.look()
        if removed != Removed():
            self.told(removed)

    async def look(self) -> Removed:
        """Removes at most MOST tables, MOST guests and MOST sessions; nothing if another worker is at it."""
        async with self.engine.begin() as connection:
            if not await alone(connection, LOCK):
                return Removed()
            tables = await abandoned_tables(connection, self.now() - self.table_age) if self.table_age else []
            if tables:
                await remove_tables(connection, tables)
            guests = await idle_guests(connection, self.now(), self.guest_age) if self.guest_age else []
            if guests:
                await remove_people(connection, guests)
            await remove_expired_sessions(connection, self.now())
            await remove_ended_bans(connection, self.now(), self.now() - self.report_age)
            await remove_old_counts(connection, self.now() - DAY)
            await remove_old_events(connection, self.now())
            await remove_old_practice(connection, self.now() - DAY)
            await remove_old_presences(connection, self.now() - HOUR)
            await remove_old_invitations(connection, self.now())
        return Removed(len(tables), len(guests))


async def abandoned_tables(connection: AsyncConnection, before: int) -> list[str]:
    """Tables that have not started and have not changed since a moment, the oldest first; none that somebody uses."""
    table = schema.tables.c
    query = select(table.id).where(table.status == OPEN, table.changed < before).order_by(table.changed).limit(MOST)
    return list((await connection.execute(query.with_for_update(skip_locked=True))).scalars())


async def idle_guests(connection: AsyncConnection, now: int, age: int) -> list[str]:
    """Guests of more than an age who host nothing, sit nowhere, have said nothing, practice nothing, have long looked
    at no puzzle, and are neither banned nor in a report that waits, the oldest first.

    Asked again once nobody else can seat them, as somebody may just have done so.
    """
    person = schema.people.c
    kept = [*traces(), *judged(now), puzzling(now - age)]
    idle = select(person.id).where(person.created < now - age, *(person.id.not_in(used) for used in kept))
    guests = idle.where(person.login.is_(None), person.password.is_(None)).order_by(person.created).limit(MOST)
    held = (await connection.execute(guests.with_for_update(skip_locked=True))).scalars().all()
    return list((await connection.execute(idle.where(person.id.in_(held)))).scalars())


async def remove_expired_sessions(connection: AsyncConnection, before: int) -> None:
    """Removes sessions that expired before a moment."""
    session = schema.sessions.c
    expired = select(session.id).where(session.expires < before).limit(MOST)
    found = (await connection.execute(expired)).scalars().all()
    if found:
        await connection.execute(delete(schema.sessions).where(session.id.in_(found)))


async def remove_ended_bans(connection: AsyncConnection, now: int, reports_before: int) -> None:
    """Removes bans and noted addresses that have ended, and reports that were done with before a moment."""
    for column, moment in (
        (schema.bans.c.until, now),
        (schema.reported_addresses.c.until, now),
        (schema.reports.c.closed, reports_before),
    ):
        await connection.execute(delete(column.table).where(column < moment))


async def remove_old_counts(connection: AsyncConnection, before: int) -> None:
    """Removes how many codes went to e-mail addresses to which none went since a moment."""
    await connection.execute(delete(schema.mailed_codes).where(schema.mailed_codes.c.since <= before))


async def remove_old_events(connection: AsyncConnection, now: int) -> None:
    """Removes what people were told by mail a day ago, and what they could have been told by the page for long."""
    event = schema.account_events.c
    told = event.mailed & (event.at <= now - DAY)
    await connection.execute(delete(schema.account_events).where(told | (event.at <= now - EVENTS_KEPT)))


async def remove_old_practice(connection: AsyncConnection, before: int) -> None:
    """Removes what people have practiced and left since a moment."""
    await connection.execute(delete(schema.practice).where(schema.practice.c.changed < before))


async def remove_old_presences(connection: AsyncConnection, before: int) -> None:
    """Removes when accounts were last here, if that was before a moment: it is told no more."""
    await connection.execute(delete(schema.presences).where(schema.presences.c.seen <= before))


async def remove_old_invitations(connection: AsyncConnection, now: int) -> None:
    """Removes tables that were made for challenges that nobody has answered for a day, and what has become of
    invitations once nothing depends on it.
    """
    invited, table = schema.invitations.c, schema.tables.c
    challenges = select(invited.table).where(invited.kind == "challenge", invited.made <= now - DAY)
    waiting = select(table.id).where(table.status == OPEN, table.id.in_(challenges)).limit(MOST)
    lapsed = list((await connection.execute(waiting.with_for_update(skip_locked=True))).scalars())
    if lapsed:
        await remove_tables(connection, lapsed)
    await connection.execute(delete(schema.invitations).where(invited.made <= now - 2 * DAY))


def traces() -> list[Select[str]]:
    """Who hosts, who sits, who has said something, who practices."""
    columns = (schema.tables.c.host, schema.seats.c.person, schema.chat.c.person, schema.practice.c.person)
    return [select(column).where(column.is_not(None)) for column in columns]


def puzzling(since: int) -> Select[str]:
    """Who has done something with a puzzle since a moment: a guest's streak lives as long as it is kept up."""
    return select(schema.puzzle_results.c.person).where(schema.puzzle_results.c.at >= since)


def judged(now: int) -> list[Select[str]]:
    """Who is banned now, who is named in a report that nobody has looked at, and who made one."""
    ban, report = schema.bans.c, schema.reports.c
    waits = report.closed.is_(None)
    banned = select(ban.person).where(ban.until > now)
    return [banned, select(report.person).where(waits), select(report.reporter).where(waits)]
