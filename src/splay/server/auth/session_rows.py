"""Sessions in the database: on which device, since when, when last used; and ending them."""

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Select, and_, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.auth.devices import Device
from splay.server.auth.identity_cache import ENDS_NOTHING
from splay.server.auth.person import COLUMNS, StoredPerson, stored_person
from splay.server.auth.sessions import LIFE, Claim
from splay.server.durations import HOUR, MINUTE
from splay.server.ids import new_id
from splay.server.storage.schema import people, reported_addresses, sessions

SEEN_EVERY: Final = HOUR
"""How old the time of the last use may become before it is written again."""
FRESH: Final = 5 * MINUTE
"""So long after a sign-in with a provider an account without a password may change what needs one."""
MOST_SESSIONS: Final = 100
"""So many sessions a person has; one more ends the one that was not used for longest."""


class Session(Struct, frozen=True):
    """A session as its person sees it; `current` is the one that asks, `seen` is true within an hour."""

    id: str
    browser: str | None
    system: str | None
    created: int
    seen: int
    current: bool = False


class Holder(Struct, frozen=True):
    """Whom a cookie names, and what is kept of its session: None for `seen` if there is no row."""

    person: StoredPerson
    old_cookies: bool
    seen: int | None
    ended: bool
    banned: int | None
    reported: bool
    network: str | None
    """The address that is noted of somebody who was reported, until `reported` is over."""

    def holds(self, claim: Claim) -> bool:
        """Whether the session of a claim goes on; its signature is checked elsewhere."""
        if claim.old:
            return self.old_cookies and not self.ended
        return self.seen is not None and not self.ended

    def is_due(self, now: int) -> bool:
        """Whether it is time to note that the session is in use."""
        return self.seen is None or now - self.seen >= SEEN_EVERY


def asking_for_holder() -> Select[Any]:
    """Asks whom a claim names, by `claimed`, `session` and `now`."""
    session = and_(sessions.c.id == bindparam("session"), sessions.c.person == people.c.id)
    address = and_(reported_addresses.c.person == people.c.id, reported_addresses.c.until > bindparam("now"))
    columns = (people.c.old_cookies, people.c.banned, sessions.c.seen, sessions.c.ended)
    noted = (reported_addresses.c.until, reported_addresses.c.network)
    query = select(*COLUMNS, *columns, *noted).outerjoin_from(people, sessions, session)
    return query.outerjoin(reported_addresses, address).where(people.c.id == bindparam("claimed"))


HOLDER: Final = asking_for_holder()


async def holder_of(connection: AsyncConnection, claim: Claim, now: int) -> Holder | None:
    """Whom a claim names, or None if there is no such person."""
    asked = {"claimed": claim.person, "session": claim.session, "now": now}
    row = (await connection.execute(HOLDER, asked)).one_or_none()
    if row is None:
        return None
    ended = row.ended is not None
    return Holder(stored_person(row), row.old_cookies, row.seen, ended, row.banned, row.until is not None, row.network)


def note_use(connection: Connection, claim: Claim, device: Device, now: int) -> None:
    """Notes that a session is in use; that of an old cookie gets its row."""
    used = update(sessions).where(sessions.c.id == claim.session).values(seen=now)
    if connection.execute(used.execution_options(**ENDS_NOTHING)).rowcount or not claim.old:
        return
    insert: Any = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert
    row = row_values(claim.session, claim.person, device, claim.expires - LIFE)
    connection.execute(insert(sessions).values({**row, "seen": now, "old": True}).on_conflict_do_nothing())


def note_address(connection: Connection, person: str, network: str, now: int) -> None:
    """Notes where a person who was reported comes from now, instead of where it came from before."""
    noted = update(reported_addresses).where(reported_addresses.c.person == person)
    connection.execute(noted.values(network=network, at=now))


def row_values(id: str, person: str, device: Device, now: int) -> dict[str, object]:
    """The row of a session that begins."""
    return {
        "id": id, "person": person, "browser": device.browser, "system": device.system, "created": now, "seen": now,
        "expires": now + LIFE, "old": False,
    }  # fmt: skip


async def begun(connection: AsyncConnection, person: str, id: str) -> int:
    """When a session of a person began; 0 if there is no row of it."""
    query = select(sessions.c.created).where(sessions.c.person == person, sessions.c.id == id)
    return (await connection.execute(query)).scalar() or 0


async def open_session(
    connection: AsyncConnection, person: str, device: Device, now: int, begun: int | None = None
) -> str:
    """Begins a session; its id. `begun` is when it began if it takes the place of one that has."""
    mine = sessions.c.person == person
    too_many = select(sessions.c.id).where(mine).order_by(sessions.c.seen.desc()).offset(MOST_SESSIONS - 1)
    found = (await connection.execute(too_many)).scalars().all()
    if found:
        await connection.execute(delete(sessions).where(sessions.c.id.in_(found), ~sessions.c.old))
    made = new_id()
    row = row_values(made, person, device, now)
    await connection.execute(insert(sessions).values({**row, "created": now if begun is None else begun}))
    return made


async def renew_session(connection: AsyncConnection, id: str, now: int) -> bool:
    """Lets a session go on for as long as a new one; False if there is none."""
    renewed = update(sessions).where(sessions.c.id == id, sessions.c.ended.is_(None)).values(expires=now + LIFE)
    return (await connection.execute(renewed.execution_options(**ENDS_NOTHING))).rowcount == 1


async def prove_session(connection: AsyncConnection, id: str, now: int) -> None:
    """Notes that the second factor has been proved in a session."""
    proved = update(sessions).where(sessions.c.id == id).values(proved=now)
    await connection.execute(proved.execution_options(**ENDS_NOTHING))


async def confirm_session(connection: AsyncConnection, id: str, now: int) -> None:
    """Notes that the person has signed in anew with a provider, to confirm a change."""
    confirmed = update(sessions).where(sessions.c.id == id).values(confirmed=now)
    await connection.execute(confirmed.execution_options(**ENDS_NOTHING))


async def confirmed(connection: AsyncConnection, person: str, id: str, now: int) -> bool:
    """Whether a session of a person was confirmed within a few minutes."""
    mine = (sessions.c.person == person) & (sessions.c.id == id)
    return ((await connection.execute(select(sessions.c.confirmed).where(mine))).scalar() or 0) > now - FRESH


async def sessions_of(connection: AsyncConnection, person: str, current: str | None, now: int) -> list[Session]:
    """The sessions of a person that go on, the one used last first; `current` is the id of the one that asks."""
    found = await connection.execute(going_on(person, now).order_by(sessions.c.seen.desc(), sessions.c.id))
    return [Session(row.id, row.browser, row.system, row.created, row.seen, row.id == current) for row in found]


def going_on(person: str, now: int) -> "Select[Any]":
    """The rows of a person's sessions that have neither ended nor expired."""
    return select(sessions).where(sessions.c.person == person, sessions.c.ended.is_(None), sessions.c.expires > now)


async def end_session(connection: AsyncConnection, person: str, id: str, now: int) -> bool:
    """Ends a session of a person; False if the person has none of that id."""
    one = (sessions.c.person == person) & (sessions.c.id == id) & sessions.c.ended.is_(None)
    marked = await connection.execute(update(sessions).where(one, sessions.c.old).values(ended=now))
    gone = await connection.execute(delete(sessions).where(one, ~sessions.c.old))
    return marked.rowcount + gone.rowcount == 1


async def end_sessions(connection: AsyncConnection, person: str) -> None:
    """Ends all sessions of a person, also those of cookies that have no row yet."""
    await connection.execute(delete(sessions).where(sessions.c.person == person))
    await connection.execute(update(people).where(people.c.id == person).values(old_cookies=False))
