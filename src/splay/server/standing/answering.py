"""Answering for people by their standing answers, once the wait is over. Every worker may; the log takes one answer."""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random, SystemRandom
from typing import Final

from splay.core.session import AnswerRefused
from splay.server.acts.sweeper import GAME_ERRORS
from splay.server.operations.background import Background, Repeated
from splay.server.operations.metrics import MOVES
from splay.server.protocol.api_error import ApiError
from splay.server.standing.at_table import Answering, answering, asked_people
from splay.server.standing.kept_answers import answers_of, who_answers
from splay.server.standing.waits import forget, keep, kept_due, kept_waits, tables_overdue, wait
from splay.server.storage.unavailable import DATABASE_ERRORS
from splay.server.tables.table import TableState, settings_of
from splay.server.tables.table_changes import TableStore

ANY_VERSION: Final = 0
"""What this worker knows of a table will do: an answer to something older is refused, and the table read again."""
EVERY: Final = 1.0
"""Seconds between two looks at the waits that are kept."""
OVERDUE: Final = 2_000
"""Milliseconds after which an answer that is due has no worker any more that gives it."""
PAUSE: Final = 1_000
"""Milliseconds after which a table is seen to again that the database kept from it."""
MOST: Final = 100
"""Tables seen to in one look."""
TOGETHER: Final = 0.1
"""Seconds for which changes are collected: one query finds those of all their people who have standing answers."""


class StandingAnswers:
    """Gives the standing answers at the tables that this worker changes, and those that another one left undone.

    A table that changes is looked at behind the request that has changed it. `looks` go on by themselves once they
    start, and so does `work`.
    """

    def __init__(
        self, tables: TableStore, report: Callable[[BaseException], None], chance: Random | None = None
    ) -> None:
        """`report` is told when the database or one table's game failed. `chance` draws the waits; the system's does,
        if it is none.
        """
        self.tables = tables
        self.report = report
        self.chance = SystemRandom() if chance is None else chance
        self.asked: dict[str, frozenset[str]] = {}
        """Who is asked at the tables that have changed. Whether they have standing answers is to be found out."""
        self.changed: dict[str, None] = {}
        """Tables to be seen to."""
        self.due: dict[str, int] = {}
        """When the first of a table's questions is answered, of those that wait here."""
        self.overdue: set[str] = set()
        """Tables with a wait that is over and was not seen to."""
        self.busy = False
        self.woken = asyncio.Event()
        self.work = Background(self.work_on)
        self.looks = Repeated(self.look, EVERY, DATABASE_ERRORS, report)

    def wake(self, table_id: str) -> None:
        """Lets a table be seen to that has changed, if somebody is asked there who may have a standing answer."""
        self.due.pop(table_id, None)
        table = self.tables.repository.cache.get(table_id)
        people = frozenset() if table is None else frozenset(asked_people(table).values())
        if people:
            self.asked[table_id] = people
            self.woken.set()

    async def start(self) -> None:
        """Begins, with the waits that were kept before."""
        async with self.tables.engine.connect() as connection:
            self.due = await kept_waits(connection)
        await self.work.start()
        await self.looks.start()

    async def look(self) -> None:
        """Sees to the answers that are overdue: whoever drew their wait has died, or they have nothing to answer."""
        async with self.tables.engine.connect() as connection:
            overdue = await tables_overdue(connection, self.tables.now() - OVERDUE, MOST)
        for table_id in overdue:
            self.tables.repository.mark_stale(table_id)
            self.changed[table_id] = None
            self.overdue.add(table_id)
        if overdue:
            self.woken.set()

    async def work_on(self) -> None:
        """Sees to tables, one after the other, as they change and as their waits end."""
        while True:
            table_id = await self.next_table()
            if table_id is None:
                await self.find_concerned()
                continue
            self.busy = True
            try:
                await self.see_to(table_id)
            except DATABASE_ERRORS as error:
                self.report(error)
                self.due[table_id] = self.tables.now() + PAUSE
            except GAME_ERRORS as error:
                self.report(error)
            finally:
                self.busy = False

    async def find_concerned(self) -> None:
        """Lets those of the tables that have changed be seen to at which somebody is asked who has standing answers."""
        await asyncio.sleep(TOGETHER)
        asked = dict(self.asked)
        try:
            async with self.tables.engine.connect() as connection:
                some = await who_answers(connection, frozenset[str]().union(*asked.values()))
        except DATABASE_ERRORS as error:
            self.report(error)
            await asyncio.sleep(PAUSE / 1000)
            return
        self.changed |= {table_id: None for table_id, people in asked.items() if people & some}
        self.asked = {table_id: people for table_id, people in self.asked.items() if asked.get(table_id) is not people}

    async def next_table(self) -> str | None:
        """Waits for a table that is to be seen to; None if there is none, but tables whose people may have to be."""
        while True:
            self.woken.clear()
            ended = [table_id for table_id, due in self.due.items() if due <= self.tables.now()]
            for table_id in ended:
                del self.due[table_id]
                self.changed[table_id] = None
            if self.changed:
                table_id = next(iter(self.changed))
                del self.changed[table_id]
                return table_id
            if self.asked:
                return None
            first = min(self.due.values(), default=None)
            try:
                await asyncio.wait_for(self.woken.wait(), None if first is None else (first - self.tables.now()) / 1000)
            except TimeoutError:
                continue

    async def see_to(self, table_id: str) -> None:
        """Answers what is due at a table, and notes when to see to it again."""
        overdue = table_id in self.overdue
        self.overdue.discard(table_id)
        table = await self.readable(table_id)
        found = [] if table is None else await self.answers_at(table)
        if overdue and not found:
            await self.forget(table_id)
        for one in found:
            assert table is not None
            due = await self.due_of(table, one)
            if due <= self.tables.now():
                await self.give(table_id, one)
                return  # the table has changed, and is seen to again
            self.due[table_id] = min(due, self.due.get(table_id, due))

    async def readable(self, table_id: str) -> TableState | None:
        """The table; None if it is gone, or this version cannot read its game, which the tables have noted."""
        try:
            return await self.tables.look(table_id, ANY_VERSION)
        except ApiError:
            return None

    async def answers_at(self, table: TableState) -> list[Answering]:
        """What standing answers do at a table now."""
        asked = asked_people(table)
        async with self.tables.engine.connect() as connection:
            mine = {seat: await answers_of(connection, person, table.row.id) for seat, person in asked.items()}
        found = [answering(table, seat, answers) for seat, answers in mine.items() if answers]
        return [one for one in found if one is not None]

    async def due_of(self, table: TableState, one: Answering) -> int:
        """When a question is answered: after a wait that is drawn once."""
        place = (table.row.id, one.seat)
        async with self.tables.engine.connect() as connection:
            kept = await kept_due(connection, *place, one.sequence)
        if kept is not None:
            return kept
        drawn = one.since + wait(settings_of(table.row).clock, one.left, self.chance)
        async with self.tables.engine.begin() as connection:
            await keep(connection, *place, one.person, one.sequence, drawn)
            return await kept_due(connection, *place, one.sequence) or drawn

    async def give(self, table_id: str, one: Answering) -> None:
        """Gives a standing answer as its person would, unless that person or another worker was first."""
        try:
            await self.tables.answer(table_id, partial(still_asked, one=one), one.key, one.sequence)
        except (AnswerRefused, ApiError):
            return
        MOVES.inc()
        await self.forget(table_id)

    async def forget(self, table_id: str) -> None:
        """Forgets the waits that are kept of a table."""
        async with self.tables.engine.begin() as connection:
            await forget(connection, table_id)

    async def close(self) -> None:
        """Ends all of it."""
        try:
            await self.looks.close()
        finally:
            await self.work.close()


def still_asked(table: TableState, one: Answering) -> int:
    """The seat that a standing answer answers for. Raises ApiError if it may not any more."""
    if asked_people(table).get(one.seat) != one.person:
        raise ApiError(409, "not_yours", "this person answers at this seat no more")
    return one.seat
