"""Who has a WebSocket open at which table, and so need not be told of a turn: kept by each worker, and noted in the
database for the others. Since when somebody has been away is told by `acts.attendance`.
"""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.notifications import attention
from splay.server.notifications.channels import has_channels
from splay.server.storage.schema import channels


class Presence:
    """The people at the tables of one worker. Only those who have channels are written down."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.open: Counter[tuple[str, str]] = Counter()
        self.gone: set[tuple[str, str]] = set()

    @asynccontextmanager
    async def at(self, table_id: str, person: str | None, now: int) -> AsyncIterator[None]:
        """Counts a person as looking at a table, as long as this lasts; spectators who are nobody count nothing."""
        if person is None:
            yield
            return
        place = (table_id, person)
        self.open[place] += 1
        try:
            await self.arrive(place, now)
            yield
        finally:
            self.open[place] -= 1
            if not self.open[place]:
                del self.open[place]
                self.gone.add(place)

    async def arrive(self, place: tuple[str, str], now: int) -> None:
        """Notes at once that somebody looks, so that no other worker sends a message meanwhile."""
        async with self.engine.connect() as connection:
            concerned = await has_channels(connection, place[1])
        if concerned:
            async with self.engine.begin() as connection:
                await attention.note_seen(connection, *place, now)

    async def write(self, now: int) -> None:
        """Notes who looks, and who has gone since this was last written; these are forgotten, also if that fails."""
        places = {*self.open, *self.gone}
        if not places:
            return
        try:
            await self.write_places(places, now)
        finally:
            self.gone -= places

    async def write_places(self, places: set[tuple[str, str]], now: int) -> None:
        """Notes who looks, of those who have channels, at tables that are there."""
        async with self.engine.connect() as connection:
            concerned = set((await connection.execute(select(channels.c.person).where(channels.c.on))).scalars())
        written = sorted(place for place in places if place[1] in concerned)
        if written:
            async with self.engine.begin() as connection:
                for place in written:
                    await attention.note_seen(connection, *place, now)
