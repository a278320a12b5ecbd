"""Who has a WebSocket open at which table, and so need not be told of a turn by mail; and whose page there is in sight,
and so needs no push. Kept by each worker, and noted in the database for the others. Since when somebody has been away
is told by `acts.attendance`.
"""

from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.notifications import attention
from splay.server.notifications.channels import among_told

SHOWN_FOR: Final = 12_000
"""Milliseconds for which it holds that a page shows a table, once written: longer than two looks at who is here."""
Place = tuple[str, str]
"""A table and a person, by their ids."""


class Looking:
    """One WebSocket of a person at a table, which is taken for a page in sight until its page says otherwise."""

    def __init__(self, presence: "Presence", place: Place) -> None:
        self.presence = presence
        self.place = place
        self.in_sight = False
        self.show(True)

    def show(self, in_sight: bool) -> None:
        """Notes whether the page is in sight."""
        if in_sight != self.in_sight:
            self.in_sight = in_sight
            self.presence.count_shown(self.place, 1 if in_sight else -1)


class Presence:
    """The people at the tables of one worker. Only those who have channels or want pushes are written down."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], int]) -> None:
        """`now` gives milliseconds since 1970."""
        self.engine = engine
        self.now = now
        self.open: Counter[Place] = Counter()
        self.shown: Counter[Place] = Counter()
        self.gone: set[Place] = set()
        self.hidden: dict[Place, int] = {}

    @asynccontextmanager
    async def at(self, table_id: str, person: str | None) -> AsyncIterator[Looking | None]:
        """Counts a person as looking at a table, as long as this lasts; spectators who are nobody count nothing."""
        if person is None:
            yield None
            return
        place = (table_id, person)
        self.open[place] += 1
        looking = Looking(self, place)
        try:
            await self.arrive(place)
            yield looking
        finally:
            looking.show(False)
            self.open[place] -= 1
            if not self.open[place]:
                del self.open[place]
                self.gone.add(place)

    def count_shown(self, place: Place, change: int) -> None:
        """Counts one page more or less that shows a table to a person."""
        self.shown[place] += change
        if not self.shown[place]:
            del self.shown[place]
            self.hidden[place] = self.now()

    def shows(self, place: Place) -> bool:
        """Whether a page here shows a table to a person."""
        return place in self.shown

    def may_show_elsewhere(self, place: Place, written: int, now: int) -> bool:
        """Whether a page at another worker shows a table to a person, as far as was `written`: what was written before
        the last page here went out of sight was of that page.
        """
        return now - written < SHOWN_FOR and written > self.hidden.get(place, -1)

    async def arrive(self, place: Place) -> None:
        """Notes at once that somebody looks, so that no other worker sends a message meanwhile."""
        async with self.engine.connect() as connection:
            concerned = await among_told(connection, [place[1]])
        if concerned:
            async with self.engine.begin() as connection:
                await attention.note_seen(connection, [place], self.now(), shown=True)

    async def write(self, now: int) -> None:
        """Notes who looks, and who has gone since this was last written; these are forgotten, also if that fails."""
        self.hidden = {place: at for place, at in self.hidden.items() if now - at < SHOWN_FOR}
        places = {*self.open, *self.gone}
        if not places:
            return
        try:
            await self.write_places(places, now)
        finally:
            self.gone -= places

    async def write_places(self, places: set[Place], now: int) -> None:
        """Notes who looks, of those whom it concerns, at tables that are there."""
        async with self.engine.connect() as connection:
            concerned = await among_told(connection, sorted({person for _, person in places}))
        written = sorted(place for place in places if place[1] in concerned)
        if written:
            async with self.engine.begin() as connection:
                for shown in (True, False):
                    those = [place for place in written if (place in self.shown) is shown]
                    await attention.note_seen(connection, those, now, shown)
