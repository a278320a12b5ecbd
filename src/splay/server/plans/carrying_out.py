"""Taking planned actions as soon as they are asked for. Every worker may; the log takes one answer."""

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import groupby
from operator import attrgetter
from typing import Final

from sqlalchemy import select

from splay.core.session import AnswerRefused
from splay.server.acts.sweeper import GAME_ERRORS
from splay.server.notifications.pushes import Pushes
from splay.server.operations.background import Background, Repeated
from splay.server.operations.metrics import MOVES
from splay.server.plans import kept_plans
from splay.server.plans.at_table import Does, may_do, next_step, planners
from splay.server.plans.kept_plans import PLANS, WAITS, KeptPlan
from splay.server.protocol.api_error import ApiError
from splay.server.storage.log_entry import Entry
from splay.server.storage.rows import entries_after
from splay.server.storage.schema import RUNNING, tables
from splay.server.storage.unavailable import DATABASE_ERRORS
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore
from splay.views.plan_conditions import Fact

ANY_VERSION: Final = 0
"""What this worker knows of a table will do: an answer to something older is refused, and the table read again."""
EVERY: Final = 5.0
"""Seconds between two looks for plans that no worker has seen to."""
OVERDUE: Final = 2_000
"""Milliseconds after a table's last change by which the worker that made it has seen to its plans."""


class Plans:
    """Takes what is planned at the tables that this worker changes, and what another one has left undone.

    A table that changes is looked at behind the request that has changed it. `looks` go on by themselves once they
    start, and so does `work`.
    """

    def __init__(self, tables: TableStore, pushes: Pushes, report: Callable[[BaseException], None]) -> None:
        """`pushes` tells people whose plans are dropped, and waits with a table until it is seen to. `report` is told
        when the database or one table's game failed; the next look comes all the same.
        """
        self.tables = tables
        self.pushes = pushes
        pushes.not_yet.append(self.is_to_see)
        self.report = report
        self.changed: dict[str, None] = {}
        self.seen: dict[str, int] = {}
        """The versions of tables with plans that this worker has found overdue and seen to."""
        self.seeing: str | None = None
        """The table that it sees to now."""
        self.woken = asyncio.Event()
        self.work = Background(self.work_on)
        self.looks = Repeated(self.look, EVERY, DATABASE_ERRORS, report)

    def wake(self, table_id: str) -> None:
        """Lets a table be seen to that has changed, if plans could do something there."""
        table = self.tables.repository.cache.get(table_id)
        if table is not None and may_do(table):
            self.note(table_id)

    def note(self, table_id: str) -> None:
        """Lets a table be seen to."""
        self.changed[table_id] = None
        self.woken.set()

    def is_to_see(self, table_id: str) -> bool:
        """Whether a table is yet to be seen to, or is just now."""
        return table_id in self.changed or table_id == self.seeing

    async def start(self) -> None:
        """Begins; what was planned before is seen to by a look."""
        await self.work.start()
        await self.looks.start()

    async def look(self) -> None:
        """Sees to the plans at tables that are over, or at which their person is asked something, if they have not
        changed for a while: the worker that has changed them may have died.
        """
        found = await self.overdue()
        for table_id, version in found.items():
            if self.seen.get(table_id) != version:
                self.tables.repository.mark_stale(table_id)
                self.note(table_id)
        self.seen = found

    async def overdue(self) -> dict[str, int]:
        """The versions of the tables whose plans should have been seen to by now."""
        row = tables.c
        query = (
            select(row.id, row.version, row.status, row.asked, PLANS.seat)
            .join(tables, row.id == PLANS.table)
            .where(WAITS, row.changed <= self.tables.now() - OVERDUE)
            .order_by(row.id)
        )
        async with self.tables.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return {one.id: one.version for one in found if one.status != RUNNING or one.seat in one.asked}

    async def work_on(self) -> None:
        """Sees to tables, one after the other, as they change."""
        while True:
            await self.woken.wait()
            self.woken.clear()
            while self.changed:
                table_id = next(iter(self.changed))
                del self.changed[table_id]
                self.seeing = table_id
                try:
                    await self.see_to(table_id)
                except (*DATABASE_ERRORS, *GAME_ERRORS) as error:
                    self.seen.pop(table_id, None)  # so that a look finds it again
                    self.report(error)
                finally:
                    self.seeing = None

    async def see_to(self, table_id: str) -> None:
        """Does with the plans at a table what is to be done now. Nothing is planned at most tables."""
        async with self.tables.engine.connect() as connection:
            plans, entries = await kept_plans.plans_at(connection, table_id), list[Entry]()
        table = await self.readable(table_id) if plans else None
        # What is planned is judged by a position no older than it: it may be taken elsewhere while the table is read.
        while table is not None and plans:
            plans, entries = await self.planned(table_id)
            known = [plan.since for plan in plans] + [entry.sequence for entry in entries]
            if table.game is None or table.game.sequence >= max(known, default=0):
                break
            self.tables.repository.mark_stale(table_id)
            table = await self.readable(table_id)
        if table is None:
            return
        for _, of_seat in groupby(plans, attrgetter("seat")):
            mine = list(of_seat)
            step = next_step(table, mine, entries)
            if step.does is Does.TAKE:
                await self.take(table, mine[0])
            elif step.does is Does.TAKEN and mine[0].given is not None:
                await self.note_done(mine[0], mine[0].given)
                self.note(table_id)
            elif step.does is Does.DROP:
                await self.drop(mine[0], step.changed)
            elif step.does is Does.FORGET:
                async with self.tables.engine.begin() as connection:
                    await kept_plans.forget(connection, table_id, mine[0].seat, mine[0].since)

    async def planned(self, table_id: str) -> tuple[list[KeptPlan], list[Entry]]:
        """The plans at a table, and the entries of its log since the first of them was made."""
        async with self.tables.engine.connect() as connection:
            plans = await kept_plans.plans_at(connection, table_id)
            since = min((plan.since for plan in plans), default=0)
            return plans, await entries_after(connection, table_id, since) if plans else []

    async def readable(self, table_id: str) -> TableState | None:
        """The table; None if it is gone, or this version cannot read its game, which the tables have noted."""
        try:
            return await self.tables.look(table_id, ANY_VERSION)
        except ApiError:
            return None

    async def take(self, table: TableState, plan: KeptPlan) -> None:
        """Takes a planned action as its person would, unless that person or another worker was first."""
        assert table.game is not None
        sequence = table.game.sequence
        async with self.tables.engine.begin() as connection:
            is_there = await kept_plans.note_given(connection, plan, sequence)
        if not is_there:
            return
        try:
            await self.tables.answer(plan.table, partial(still_planned, plan=plan), plan.action.key, sequence)
        except (AnswerRefused, ApiError) as refused:
            if isinstance(refused, AnswerRefused):
                self.note(plan.table)  # somebody was first: what follows from that is in the log
            return
        MOVES.inc()
        await self.note_done(plan, sequence)

    async def note_done(self, plan: KeptPlan, given: int) -> None:
        """Forgets a plan that was taken as the answer after entry `given`."""
        async with self.tables.engine.begin() as connection:
            await kept_plans.note_done(connection, plan, given + 1)

    async def drop(self, plan: KeptPlan, changed: Fact | None) -> None:
        """Drops all that a seat has planned, and tells its person."""
        async with self.tables.engine.begin() as connection:
            is_ours = await kept_plans.drop(connection, plan, changed, self.tables.now())
        if is_ours:
            await self.pushes.tell_instead(plan.table, plan.person, "push-plan-title", "push-plan")

    async def close(self) -> None:
        """Ends all of it."""
        try:
            await self.looks.close()
        finally:
            await self.work.close()


def still_planned(table: TableState, plan: KeptPlan) -> int:
    """The seat that a plan answers for. Raises ApiError if it may not any more."""
    if planners(table).get(plan.seat) != plan.person:
        raise ApiError(409, "not_yours", "this person answers at this seat no more")
    return plan.seat
