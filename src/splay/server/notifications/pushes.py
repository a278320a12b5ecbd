"""Pushes of turns and ends: at once after a table has changed, outside of the request that changed it."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from litestar import Request
from litestar.datastructures import State
from msgspec import structs

from splay.server.notifications import pushed
from splay.server.notifications.friend_tables import claim, friends_of, opened_among
from splay.server.notifications.notifier import PATIENCE
from splay.server.notifications.presence import SHOWN_FOR, Presence
from splay.server.notifications.push_sender import PushSender
from splay.server.notifications.pushed import Candidate
from splay.server.notifications.subscriptions import kept_key
from splay.server.operations.background import Background, Repeated
from splay.server.settings import Settings
from splay.server.storage.schema import OPEN
from splay.server.storage.unavailable import DATABASE_ERRORS
from splay.server.tables.table_changes import TableStore

TOGETHER: Final = 0.2
"""Seconds for which changes are collected: one query is made for all tables of that time."""
AT_ONCE: Final = 500
"""Tables in one query."""
EVERY: Final = 5.0
"""Seconds between two looks at people who went away without an answer."""


class Pushes:
    """One worker's pushes. It is told of each table that it changes; the database lets one worker push the same thing.

    `sender` is for pushes of any kind.
    """

    def __init__(
        self, tables: TableStore, presence: Presence, settings: Settings, report: Callable[[BaseException], None]
    ) -> None:
        """`report` is told what failed; the next look comes all the same."""
        self.tables = tables
        self.engine = tables.engine
        self.presence = presence
        self.is_on = settings.push
        self.calls_friends = settings.follows and settings.public_lobby
        self.report = report
        self.sender = PushSender(self.engine, settings, report)
        self.changed: set[str] = set()
        self.something_changed = asyncio.Event()
        self.not_yet: list[Callable[[str], bool]] = []
        """Each says of a table whether something is still being done there that may answer for whoever is asked."""
        self.held: dict[str, int] = {}
        self.listening = Background(self.listen)
        self.looks = Repeated(self.look, EVERY, DATABASE_ERRORS, report)

    async def start(self) -> None:
        """Begins, if this server sends pushes."""
        if not self.is_on:
            return
        self.sender.key = await kept_key(self.engine, self.tables.now())
        self.tables.hub.listeners.append(self.note_change)
        await self.listening.start()
        await self.looks.start()

    async def close(self) -> None:
        """Ends, and gives up what is on its way."""
        await self.listening.close()
        await self.looks.close()
        await self.sender.close()

    def note_change(self, table_id: str) -> None:
        """Notes that a table has changed."""
        self.changed.add(table_id)
        self.something_changed.set()

    async def listen(self) -> None:
        """Looks at tables that have changed, until it is cancelled."""
        while True:
            await self.something_changed.wait()
            await asyncio.sleep(TOGETHER)
            self.something_changed.clear()
            try:
                await self.consider_changes()
            except DATABASE_ERRORS as error:
                self.report(error)

    async def consider_changes(self) -> None:
        """Pushes what follows from the changes noted so far; those at tables of which it is too early stay noted."""
        early = {table_id for table_id in self.changed if any(not_yet(table_id) for not_yet in self.not_yet)}
        ready, self.changed = sorted(self.changed - early), early
        if early:
            self.something_changed.set()
        shown = await self.consider_tables(ready)
        self.held |= dict.fromkeys(shown, self.tables.now() + SHOWN_FOR)

    async def look(self) -> None:
        """Pushes to those whose page elsewhere was taken for one in sight and was not, and to those who have gone a
        while ago without an answer to what they saw.
        """
        now = self.tables.now()
        held = sorted(self.held)
        self.held = {table_id: until for table_id, until in self.held.items() if now < until}
        await self.consider_tables(held)
        async with self.engine.connect() as connection:
            found = await pushed.left_alone(connection, now - PATIENCE, now)
        for one in found:
            await self.consider(one, now)

    async def consider_tables(self, table_ids: list[str]) -> list[str]:
        """Pushes what follows from changes of tables; the tables of which a page elsewhere may be in sight."""
        now = self.tables.now()
        shown: list[str] = []
        for first in range(0, len(table_ids), AT_ONCE):
            async with self.engine.connect() as connection:
                found = await pushed.at_tables(connection, table_ids[first : first + AT_ONCE], now)
            shown += [one.table_id for one in found if not await self.consider(one, now)]
        if self.calls_friends:
            await self.call_friends([table_id for table_id in table_ids if self.may_wait(table_id)], now)
        return shown

    def may_wait(self, table_id: str) -> bool:
        """Whether a table may wait for players, as far as is known without the database."""
        known = self.tables.repository.cache.get(table_id)
        return known is None or known.row.status == OPEN

    async def call_friends(self, table_ids: list[str], now: int) -> None:
        """Pushes those of these tables that wait for players to the friends of their hosts."""
        if not table_ids:
            return
        async with self.engine.connect() as connection:
            found = await opened_among(connection, table_ids)
            friends = {opened: await friends_of(connection, opened) for opened in found}
        for opened, called in friends.items():
            if not called:
                continue
            async with self.engine.begin() as connection:
                is_ours = await claim(connection, opened, now)
            for friend in called if is_ours else ():
                self.sender.tell(friend, opened.push())

    async def consider(self, one: Candidate, now: int) -> bool:
        """Pushes what there is for a person, unless a page in sight shows it the table; False if one at another worker
        may.
        """
        place = (one.table_id, one.person)
        if self.presence.shows(place):
            return True
        if self.presence.may_show_elsewhere(place, one.shown, now):
            return False
        async with self.engine.connect() as connection:
            told = await pushed.last_entry(connection, one)
            push = None if told == one.pushed else await pushed.push_to(connection, one)
        if push is None:
            return True
        async with self.engine.begin() as connection:
            is_ours = await pushed.claim(connection, one, told)
        if is_ours:
            self.sender.tell(one.person, push)
        return True

    async def tell_instead(self, table_id: str, person: str, title: str, body: str) -> None:
        """Pushes these texts to a person for whom a table waits, in place of the push that says so; nothing to somebody
        who looks at the table, wants nothing of it, or plays there alone.
        """
        now = self.tables.now()
        async with self.engine.connect() as connection:
            found = await pushed.at_tables(connection, [table_id], now)
        for one in found:
            if one.person != person or self.presence.shows((table_id, person)):
                continue
            async with self.engine.begin() as connection:
                told = await pushed.last_entry(connection, one)
                push = await pushed.push_to(connection, one)
                if push is not None and told != one.pushed:
                    await pushed.claim(connection, one, told)
            if push is not None:
                self.sender.tell(person, structs.replace(push, title=title, body=body))

    async def rest(self) -> None:
        """Returns when nothing is being sent."""
        await self.sender.rest()


def pushes_of(request: Request[Any, Any, State]) -> Pushes:
    """What pushes to this server's people."""
    found: Pushes = request.app.state.services.pushes
    return found
