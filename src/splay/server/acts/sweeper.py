"""Looking every second for clocks and pauses that have run out, and now and then for what a dead worker left undone."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import String, cast, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.acts.stand_ins import run_out
from splay.server.games.game_from_log import RulesChanged
from splay.server.operations.background import Repeated
from splay.server.protocol.api_error import ApiError
from splay.server.storage.rows import IS_THERE
from splay.server.storage.schema import RUNNING, seats, tables
from splay.server.storage.unavailable import DATABASE_ERRORS
from splay.server.tables.table_changes import TableStore

GAME_ERRORS: Final = (RulesChanged, ValueError, LookupError)
"""What reading a game raises that these rules cannot play."""
EVERY: Final = 1.0
"""Seconds between two looks at the clocks."""
LOOKS_PER_CHECK: Final = 3
"""Looks at the clocks for one at what was left undone."""
NEGLECTED: Final = 3_000
"""Milliseconds after which a computer opponent that is asked has nobody who thinks for it."""
MOST: Final = 100
"""Tables of a kind seen to in one look."""
TOGETHER: Final = 500
"""Tables in one query for versions."""


class Sweeper:
    """One worker's look at all tables. Several workers may look; whoever is first acts.

    `looks` go on by themselves once they start; the clocks must have got back what they ran while no server was up
    (`heartbeat`).
    """

    def __init__(
        self, tables: TableStore, wake: Callable[[str], None], report: Callable[[BaseException], None]
    ) -> None:
        """`wake` lets the opponents of a table answer. `report` is told when the database or one table's game failed;
        the next look comes all the same.
        """
        self.tables = tables
        self.wake = wake
        self.report = report
        self.looks = Repeated(self.look, EVERY, DATABASE_ERRORS, report)
        self.looked = 0

    async def look(self) -> None:
        """Looks at the clocks, and now and then for what was left undone."""
        await self.sweep()
        if self.looked % LOOKS_PER_CHECK == 0:
            await self.catch_up()
        self.looked += 1

    async def sweep(self) -> None:
        """Sees to every table with a clock or pause that has run out; one that cannot be read keeps no other one."""
        async with self.tables.engine.connect() as connection:
            due = await due_tables(connection, self.tables.now(), MOST)
        for table_id in due:
            try:
                await run_out(self.tables, table_id)
            except ApiError:
                continue  # it ended meanwhile, or it is one that the tables have noted as unreadable
            except (*DATABASE_ERRORS, *GAME_ERRORS) as error:
                self.report(error)

    async def catch_up(self) -> None:
        """Does what a worker does after it has changed a table, for those that died before they could: wakes the
        opponents that are asked, and tells those who watch here.
        """
        async with self.tables.engine.connect() as connection:
            for table_id in await neglected_tables(connection, self.tables.now() - NEGLECTED, MOST):
                self.tables.repository.mark_stale(table_id)
                self.wake(table_id)
            watched = self.tables.hub.watched()
            for first in range(0, len(watched), TOGETHER):
                versions = await versions_of(connection, watched[first : first + TOGETHER])
                for table_id, version in versions.items():
                    self.tables.hub.catch_up(table_id, version)


async def due_tables(connection: AsyncConnection, now: int, most: int) -> list[str]:
    """The tables with a clock or a pause that has run out, the longest ago first."""
    query = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(most)
    return list((await connection.execute(query)).scalars())


async def neglected_tables(connection: AsyncConnection, before: int, most: int) -> list[str]:
    """The running tables that have not changed since `before` although a computer opponent is asked there; none that
    wait for somebody to come back (`clocks.paused_until`).
    """
    opponent = seats.c.agent.is_not(None) & ~IS_THERE
    asked = cast(tables.c.asked, String).contains(cast(seats.c.seat, String))  # numbers below 10 in a JSON list
    waits = exists().where(seats.c.table == tables.c.id, opponent, asked)
    somebody_plays = exists().where(seats.c.table == tables.c.id, IS_THERE)
    plays_on = or_(tables.c.due.is_(None), somebody_plays)
    query = select(tables.c.id).where(tables.c.status == RUNNING, tables.c.changed < before, waits, plays_on)
    return list((await connection.execute(query.order_by(tables.c.changed).limit(most))).scalars())


async def versions_of(connection: AsyncConnection, ids: list[str]) -> dict[str, int]:
    """The versions of these tables."""
    query = select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids))
    return {row.id: row.version for row in await connection.execute(query)}
