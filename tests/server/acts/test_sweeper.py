"""What a worker that died left undone is seen to by the others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.acts.sweeper import NEGLECTED, Sweeper
from splay.server.storage.database import open_engine
from splay.server.storage.unavailable import DatabaseAway
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from tests.patience import PATIENCE
from tests.server.playing import House, answer, fail, open_house, state
from tests.server.redis_server import free_port

pytestmark = pytest.mark.anyio


async def answer_at_a_worker_that_dies(house: House, engine: AsyncEngine, table: str, seat: int) -> None:
    """An answer that a worker commits, and then can tell nobody of."""
    worker = TableStore(engine, Hub(), lambda: house.time)
    there = await worker.look(table)
    assert there.game is not None
    question = there.game.session.question_for(seat)
    assert question is not None
    await worker.answer(table, seat, question.keys()[0], there.game.sequence)


async def asked(house: House, table: str) -> list[int]:
    """The seats that are asked."""
    return (await house.tables.look(table)).row.asked


async def test_opponents_whose_worker_died_are_taken_over(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await house.table_of(ann, seats=["me", "rule"])
        await house.opponents_rest(table)
        while await answer(ann, table):
            await house.opponents_rest(table)
            if await asked(house, table) == [0]:
                break
        await answer_at_a_worker_that_dies(house, engine, table, 0)
        while await asked(house, table) == [0]:
            await answer_at_a_worker_that_dies(house, engine, table, 0)
        sweeper = Sweeper(house.tables, house.services.opponents.wake, fail)
        house.time += NEGLECTED
        await sweeper.catch_up()
        assert table not in house.services.opponents.tasks
        house.time += 1
        await sweeper.catch_up()
        await house.opponents_rest(table)
        assert await asked(house, table) == [0]


async def test_a_person_who_is_asked_is_not_neglected(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await house.table_of(ann, seats=["me", "rule"])
        await house.opponents_rest(table)
        woken: list[str] = []
        house.time += 10 * NEGLECTED
        await Sweeper(house.tables, woken.append, fail).catch_up()
        assert woken == []


async def test_who_watches_is_told_without_a_notification(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        watching = asyncio.create_task(house.messages(bob, table, 2))
        while not house.tables.hub.watched():
            await asyncio.sleep(0.01)
        await answer_at_a_worker_that_dies(house, engine, table, 0)
        sweeper = Sweeper(house.tables, house.services.opponents.wake, fail)
        async with asyncio.timeout(PATIENCE):
            while not watching.done():
                await sweeper.catch_up()
                await asyncio.sleep(0.01)
        told = [message["state"]["sequence"] for message in await watching]
        assert told == [0, 1]
        assert (await state(bob, table))["sequence"] == 1


async def test_a_look_under_way_is_done_before_the_sweeper_closes(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"clock": {"move": 30_000}, "leavers": "end"})
        late, looks = house.time + 30_000, asyncio.Event()

    def now() -> int:
        looks.set()
        return late

    tables = TableStore(engine, Hub(), now)
    sweeper = Sweeper(tables, lambda _: None, fail)
    async with tables.repository.lock(table):
        await sweeper.looks.start()
        await looks.wait()
        closing = asyncio.create_task(sweeper.looks.close())
        await asyncio.sleep(0)
        assert not closing.done()
    await closing
    assert (await tables.look(table)).row.status == "finished"


async def test_every_table_that_cannot_be_seen_to_is_reported(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        for _ in range(2):
            await house.table_of(ann, bob, settings={"clock": {"move": 30_000}, "leavers": "end"})
        late = house.time + 30_000
    tables, reported = TableStore(engine, Hub(), lambda: late), list[BaseException]()
    tables.repository.engine = open_engine(f"postgresql://splay@127.0.0.1:{free_port()}/splay")
    await Sweeper(tables, lambda _: None, reported.append).sweep()
    assert [type(error) for error in reported] == [DatabaseAway, DatabaseAway]
