"""Pairing at one worker: at once when somebody comes, and every second, as what fits widens and others come elsewhere.

Several workers may look; whoever is first pairs. Searches end and the game begins in one transaction: a worker that
dies leaves nothing half done.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from litestar import Request
from litestar.datastructures import State

from splay.server.acts.seating import lay, place, start_if_full
from splay.server.operations.background import Repeated
from splay.server.pairing import seeks
from splay.server.pairing.matching import Apart, Seek, groups
from splay.server.pairing.seeks import KEPT, Found
from splay.server.pairing.wish import LIVE, Wish, wish_of
from splay.server.storage.unavailable import DATABASE_ERRORS
from splay.server.tables.table_changes import TableStore

EVERY: Final = 1.0
"""Seconds between two looks."""
LOOKS_PER_NOTE: Final = 3
"""Looks for one note of those who are here, and those who have gone."""
CHANCE: Final = random.SystemRandom()


class Pairing:
    """Who looks for opponents, as one worker sees to it. `is_on`: whether this server pairs people at all."""

    def __init__(self, tables: TableStore, is_on: bool, report: Callable[[BaseException], None]) -> None:
        """`report` is told when the database failed; the next look comes all the same. `looking` are those who looked
        when this worker looked last: whoever does no more, or has found somebody, is woken by the next look.
        """
        self.tables = tables
        self.is_on = is_on
        self.began = tables.now()
        self.waiting: dict[str, set[asyncio.Event]] = {}
        self.here: set[str] = set()
        self.looking: dict[str, Found] = {}
        self.looked = 0
        self.looks = Repeated(self.look, EVERY, DATABASE_ERRORS, report)

    async def start(self) -> None:
        """Begins to look, if this server pairs people."""
        if self.is_on:
            await self.looks.start()

    async def close(self) -> None:
        """Looks no more; whoever waits is told so."""
        await self.looks.close()
        self.wake(list(self.waiting))

    async def look(self) -> None:
        """Pairs all who fit by now, and wakes those here who were paired elsewhere or look no more."""
        if self.looked % LOOKS_PER_NOTE == 0:
            await self.note_who_is_here()
        self.looked += 1
        found, apart = await self.who_looks()
        await self.pair_up(found, apart)
        self.looking = {seek.person: Found(seek.wish, seek.since, None) for seek in found}
        self.wake([person for person in self.waiting if person not in self.looking])

    async def note_who_is_here(self) -> None:
        """Notes who is here, and forgets who has gone; not before those who were here when the server stood still had
        time to come back.
        """
        now, here = self.tables.now(), sorted(self.here | self.waiting.keys())
        self.here.clear()
        forgets = False
        if now - self.began > KEPT[LIVE]:
            async with self.tables.engine.connect() as connection:
                forgets = await seeks.anybody_gone(connection, now)
        if here or forgets:
            async with self.tables.engine.begin() as connection:
                await seeks.note_here(connection, here, now)
                if forgets:
                    await seeks.forget_gone(connection, now)

    async def look_for(self, person: str, wish: Wish) -> None:
        """Lets a person look for opponents, and pairs it if somebody who fits is there."""
        async with self.tables.engine.begin() as connection:
            await seeks.keep(connection, person, wish, self.tables.now())
        self.forget(person)
        await self.pair_up(*await self.who_looks(wish.word))

    async def who_looks(self, wish: str | None = None) -> tuple[list[Seek], Apart]:
        """All who look, or those of one wish, and who of them mustn't meet."""
        async with self.tables.engine.connect() as connection:
            found = await seeks.waiting(connection, self.tables.now(), wish)
            return found, await seeks.apart(connection) if len(found) > 1 else frozenset()

    async def pair_up(self, found: Sequence[Seek], apart: Apart) -> None:
        """Begins the games of those who fit."""
        for group in groups(found, apart, self.tables.now()):
            if await pair(self.tables, group) is not None:
                self.wake([seek.person for seek in group])

    def forget(self, person: str) -> None:
        """Notes that what was known of a person's search holds no more, and wakes it if it waits here."""
        self.looking.pop(person, None)
        self.wake([person])

    def wake(self, ids: list[str]) -> None:
        """Wakes people who wait here."""
        for person in ids:
            for changed in self.waiting.get(person, ()):
                changed.set()

    @contextmanager
    def present(self, person: str) -> Iterator[asyncio.Event]:
        """Counts a person as here, as long as this lasts and a moment longer; what is given is set when it may have
        been paired.
        """
        changed = asyncio.Event()
        self.waiting.setdefault(person, set()).add(changed)
        try:
            yield changed
        finally:
            self.here.add(person)
            self.waiting[person].discard(changed)
            if not self.waiting[person]:
                del self.waiting[person]


async def pair(tables: TableStore, group: list[Seek]) -> str | None:
    """Begins the game of a group, in which everybody has a seat by chance; its table. None, and nothing has happened,
    if one of them doesn't look for it any more, or has blocked another.
    """
    wish, now = wish_of(group[0].wish), tables.now()
    ids = [seek.person for seek in group]
    async with tables.engine.begin() as connection:
        names = await seeks.hold(connection, group, now)
        if len(names) < len(group) or await seeks.apart(connection, ids):
            return None
        order = CHANCE.sample(ids, len(ids))
        made = await lay(connection, order[0], wish.options(), wish.settings(), [None] * len(ids), now)
        table = await tables.repository.row_of(connection, made)
        for seat, person in enumerate(order):
            await place(connection, table, seat, person=person, name=names[person])
        await start_if_full(connection, table)
        await seeks.note_table(connection, ids, made, now)
    await tables.hub.notify(made)
    return made


async def first_of(seconds: float, *happens: Awaitable[object]) -> None:
    """Returns when one of these has happened, or after so many seconds."""
    tasks = [asyncio.ensure_future(each) for each in happens]
    try:
        await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()


def pairing_of(request: Request[Any, Any, State]) -> Pairing:
    """What pairs this server's people."""
    found: Pairing = request.app.state.services.pairing
    return found
