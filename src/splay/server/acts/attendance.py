"""Who looks at which running table, and since when somebody does not: told at their seats, and written on change only.

Each worker knows whom it has a WebSocket open for, and hears of the others whom they have one for. Whoever asks by HTTP
alone is there for a while after each request.
"""

from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.operations.background import Repeated
from splay.server.storage import rows
from splay.server.storage.rows import IS_THERE
from splay.server.storage.schema import RUNNING, seats, tables
from splay.server.storage.unavailable import DATABASE_ERRORS
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore

EVERY: Final = 10.0
"""Seconds between two looks."""
GRACE: Final = 15_000
"""Milliseconds after which somebody without a WebSocket is away: a page that is loaded anew is not."""
HEARD: Final = 25_000
"""Milliseconds for which what another worker has said holds, and after which a new worker has heard of all."""
TOGETHER: Final = 500
"""Tables in one query."""
Place = tuple[str, str]
"""A table and a person, by their ids."""


class Attendance:
    """Who is at the tables, as one worker knows. `looks` go on by themselves once they start."""

    def __init__(self, tables: TableStore, report: Callable[[BaseException], None]) -> None:
        """`report` is told when the database failed; the next look comes all the same."""
        self.tables = tables
        self.began = tables.now()
        self.open: Counter[Place] = Counter()
        self.seen: dict[Place, int] = {}
        self.elsewhere: dict[str, tuple[int, set[Place]]] = {}
        self.looks = Repeated(self.look, EVERY, DATABASE_ERRORS, report)
        tables.hub.attendance_listeners.append(self.hear)

    @asynccontextmanager
    async def at(self, table: TableState, person: str | None) -> AsyncIterator[None]:
        """Counts a person as looking at a table, as long as this lasts; spectators who are nobody count nothing."""
        if person is None or not table.seats_of(person):
            yield
            return
        place = (table.row.id, person)
        self.open[place] += 1
        try:
            if any(table.seats[seat].gone is not None for seat in table.seats_of(person)):
                await self.note_change(place, None)
            yield
        finally:
            self.open[place] -= 1
            if not self.open[place]:
                del self.open[place]
            self.seen[place] = self.tables.now()

    def note_request(self, table_id: str, person: str | None) -> None:
        """Notes that a person has asked for a table, or done something there."""
        if person is not None:
            self.seen[table_id, person] = self.tables.now()

    def hear(self, worker: str, places: Iterable[Place]) -> None:
        """Notes for whom another worker has WebSockets open."""
        now, there = self.tables.now(), {(table_id, person) for table_id, person in places}
        self.elsewhere[worker] = (now, there)
        self.seen |= dict.fromkeys(there, now)

    async def look(self) -> None:
        """Tells the other workers who is here, and writes who has come and who has gone since the last look."""
        now = self.tables.now()
        self.tables.hub.tell_attendance(list(self.open))
        self.elsewhere = {worker: said for worker, said in self.elsewhere.items() if now - said[0] < HEARD}
        concerned = sorted({place[0] for place in (*self.open, *self.seen)} | {*self.tables.hub.watched()})
        for first in range(0, len(concerned), TOGETHER):
            async with self.tables.engine.connect() as connection:
                found = await people_at(connection, concerned[first : first + TOGETHER])
            for place, gone in found:
                here, since = self.is_here(place, now), self.last_seen(place)
                if here and gone is not None:
                    await self.note_change(place, None)
                elif not here and gone is None and now - since >= GRACE:
                    await self.note_change(place, since)
        self.seen = {place: at for place, at in self.seen.items() if now - at < 2 * HEARD}

    def is_here(self, place: Place, now: int) -> bool:
        """Whether a person is known to look at a table now."""
        lately = now - self.seen.get(place, now - GRACE) < GRACE
        return lately or place in self.open or any(place in places for _, places in self.elsewhere.values())

    def last_seen(self, place: Place) -> int:
        """When somebody who isn't here was here last, as far as is known: a worker that has just begun knows little."""
        return self.seen.get(place, self.began + HEARD - GRACE)

    async def note_change(self, place: Place, gone: int | None) -> None:
        """Writes since when a person is gone, or that it is there, unless another worker has; whoever watches hears."""
        async with self.tables.engine.begin() as connection:
            table, person = place
            before = seats.c.gone.is_(None) if gone is not None else seats.c.gone.is_not(None)
            mine = update(seats).where(seats.c.table == table, seats.c.person == person, before)
            changed = (await connection.execute(mine.values(gone=gone))).rowcount
            if changed:
                await rows.change_table(connection, table)
        if changed:
            await self.tables.hub.notify(table)


async def people_at(connection: AsyncConnection, table_ids: list[str]) -> list[tuple[Place, int | None]]:
    """The people who play at these tables, if they are running, and since when they are gone."""
    query = select(seats.c.table, seats.c.person, seats.c.gone).join(tables, tables.c.id == seats.c.table)
    playing = query.where(seats.c.table.in_(table_ids), tables.c.status == RUNNING, IS_THERE).distinct()
    return [((row.table, row.person), row.gone) for row in await connection.execute(playing)]
