"""Who is here: an account whose page has asked something within the last minutes, at any worker. Of each there is one
moment in the database, no history, and none of those that show it to nobody. Programs with tokens count for nobody.
"""

from collections.abc import Callable
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy import ColumnElement, and_, case, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server.auth.authentication import COOKIE
from splay.server.durations import MINUTE
from splay.server.operations.background import Repeated
from splay.server.people.privacy import NOBODY, audience_of, seen_by
from splay.server.storage.insert_if_missing import insert_if_missing
from splay.server.storage.schema import people, presences
from splay.server.storage.unavailable import DATABASE_ERRORS

EVERY: Final = 5.0
"""Seconds between two looks at who has asked something."""
WRITTEN_EVERY: Final = MINUTE
"""Milliseconds for which nothing more is written of an account."""
ONLINE: Final = 3 * 60_000
"""Milliseconds for which somebody who was here counts as here: a page asks three times a minute."""
AWAY: Final = 30 * 60_000
"""Milliseconds after which nothing is told any more."""
TOGETHER: Final = 500
"""Accounts in one statement."""


class Here:
    """The accounts that have asked this worker something. `looks` go on by themselves once they start."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], int], report: Callable[[BaseException], None]) -> None:
        """`now` gives milliseconds since 1970. `report` is told when the database failed; the next look comes all the
        same.
        """
        self.engine = engine
        self.now = now
        self.asked: set[str] = set()
        self.written: dict[str, int] = {}
        self.looks = Repeated(self.look, EVERY, DATABASE_ERRORS, report)

    def note(self, person: str) -> None:
        """Notes that an account's page has asked something."""
        self.asked.add(person)

    async def look(self) -> None:
        """Writes who has asked something, unless that was just written."""
        now = self.now()
        self.written = {person: at for person, at in self.written.items() if now - at < WRITTEN_EVERY}
        fresh = sorted(self.asked - self.written.keys())
        self.asked.clear()
        for first in range(0, len(fresh), TOGETHER):
            some = fresh[first : first + TOGETHER]
            async with self.engine.begin() as connection:
                await note_seen(connection, some, now)
            self.written |= dict.fromkeys(some, now)


async def note_seen(connection: AsyncConnection, persons: list[str], now: int) -> None:
    """Notes when accounts were here, of those that show it to somebody."""
    show_it = people.c.login.is_not(None) & (audience_of("presence") != NOBODY)
    shown = select(people.c.id).where(people.c.id.in_(persons), show_it).order_by(people.c.id)
    there = list((await connection.execute(shown.with_for_update(read=True, key_share=True))).scalars())
    known = set((await connection.execute(select(presences.c.person).where(presences.c.person.in_(there)))).scalars())
    for person in there:
        if person not in known:
            await insert_if_missing(connection, presences, {"person": person, "seen": now})
    await connection.execute(update(presences).where(presences.c.person.in_(known)).values(seen=now))


def minutes_away(viewer: str, now: int) -> ColumnElement[Any]:
    """How many minutes ago a person of `people` was here: 0 if it is, null if that was long ago, or an account is not
    to see it.
    """
    passed = now - presences.c.seen
    told = and_(passed < AWAY, seen_by("presence", people, viewer))
    minutes = case((passed < ONLINE, 0), else_=passed // MINUTE)
    found = select(case((told, minutes))).where(presences.c.person == people.c.id)
    return found.correlate(people).scalar_subquery()


async def away(connection: AsyncConnection, person: str, viewer: str, now: int) -> int | None:
    """How many minutes ago a person was here, as an account may know: see `minutes_away`."""
    found = await connection.execute(select(minutes_away(viewer, now)).where(people.c.id == person))
    minutes: int | None = found.scalar()
    return minutes


class NoteHere(ASGIMiddleware):
    """Notes that an account's page is here."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Notes who asks, and goes on."""
        person = scope["user"]
        if person is not None and not person.guest and scope["auth"] == COOKIE:
            scope["litestar_app"].state.services.here.note(person.id)
        await next_app(scope, receive, send)
