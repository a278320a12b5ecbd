"""All workers go by one time, which neither a clock that is set nor a worker that stands still takes from anybody."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.steady_clock import TICK, SteadyClock
from splay.server.storage.schema import heartbeat, seats
from splay.server.workers.common_time import BEAT, Moment
from splay.server.workers.heartbeat import Heartbeat
from tests.server.playing import open_house

pytestmark = pytest.mark.anyio
HOUR = 3_600_000
BEGAN = 100 * HOUR
ENDS = {"clock": {"bank": 120_000}, "leavers": "end"}


class World:
    """A database whose clock is `ahead` of the true time, and workers that share it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.true = BEGAN
        self.ahead = 0
        self.watched: list[str] = []
        self.workers: list[Heartbeat] = []

    def worker(self) -> Heartbeat:
        """A worker that has yet to beat; what its own clock shows is nobody's."""
        counted_from = self.true - 5_000
        clock = SteadyClock(lambda: 0, lambda: self.true - counted_from)
        worker = Heartbeat(self.engine, clock, lambda: self.watched)
        worker.look = lambda _: Moment(self.true + self.ahead, self.true - counted_from, 0)
        self.workers.append(worker)
        return worker

    async def beat(self, *workers: Heartbeat) -> None:
        """Lets some time pass, and each worker beat."""
        for worker in workers:
            self.true += BEAT // len(workers)
            for ticking in self.workers:
                ticking.clock.ticked = ticking.clock.passed()
            await worker.beat()

    def shown(self, *workers: Heartbeat) -> list[int]:
        """What the workers' clocks show, as milliseconds after the true time."""
        return [worker.clock.now() - self.true for worker in workers]


@pytest.fixture
def world(engine: AsyncEngine) -> World:
    """A database and its workers."""
    return World(engine)


@pytest.mark.parametrize("ahead", [-HOUR, HOUR])
async def test_a_clock_that_is_set_moves_no_workers_time(
    world: World, ahead: int, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = world.worker(), world.worker()
    await world.beat(ann, bob)
    world.ahead = ahead
    assert world.shown(ann, bob) == [0, 0]
    await world.beat(ann, bob)
    await world.beat(ann, bob)
    late = world.worker()
    await world.beat(late)
    assert world.shown(ann, bob, late) == [0, 0, 0]
    world.ahead = 0
    await world.beat(ann, bob, late)
    assert world.shown(ann, bob, late) == [0, 0, 0]
    ours = [record.getMessage() for record in caplog.records if record.name == "splay.server"]
    told = "the clock was set by {} seconds: the games' time goes on as before"
    assert ours == [told.format(ahead // 1000), told.format(-ahead // 1000)]


async def test_a_clock_that_runs_a_little_faster_is_followed(world: World) -> None:
    worker = world.worker()
    await world.beat(worker)
    for _ in range(20):
        world.ahead += 300
        await world.beat(worker)
    assert world.shown(worker) == [20 * 300]


async def test_an_answer_that_comes_late_corrects_nothing(world: World) -> None:
    worker = world.worker()
    await world.beat(worker)
    worker.look = lambda _: Moment(world.true + 1_500, worker.clock.passed(), 1_000)
    await world.beat(worker)
    assert world.shown(worker) == [0]


async def test_the_time_is_right_again_when_all_servers_were_stopped(world: World) -> None:
    worker = world.worker()
    await world.beat(worker)
    world.ahead = HOUR
    await world.beat(worker)
    world.true += 60_000
    started = world.worker()
    await started.beat()
    assert world.shown(started) == [HOUR]


async def test_a_worker_that_stands_still_alone_holds_the_time_of_all(world: World) -> None:
    worker = world.worker()
    await world.beat(worker)
    world.true += 30_000 + TICK
    assert world.shown(worker) == [-30_000]
    await worker.beat()
    await world.beat(worker)
    late = world.worker()
    await world.beat(late)
    assert world.shown(worker, late) == [-30_000, -30_000]


async def test_workers_that_stood_still_together_hold_the_time_once(world: World) -> None:
    workers = [world.worker() for _ in range(3)]
    await world.beat(*workers)
    world.true += 30_000 + TICK
    for worker in workers:
        await worker.beat()
    await world.beat(*workers)
    assert world.shown(*workers) == [-30_000] * 3


async def since(engine: AsyncEngine, table: str) -> int:
    """When the clock of a table's first seat began."""
    async with engine.connect() as connection:
        query = select(seats.c.since).where(seats.c.table == table, seats.c.seat == 0)
        found: int = (await connection.execute(query)).scalar_one()
        return found


async def test_a_worker_that_stands_still_beside_others_gives_back_to_those_who_watched_there(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        house.time = BEGAN
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        here, there = [await house.table_of(ann, bob, settings=ENDS) for _ in range(2)]
    async with engine.begin() as connection:
        await connection.execute(update(heartbeat).values(at=BEGAN, shift=0))
    world = World(engine)
    still, other = world.worker(), world.worker()
    await world.beat(still, other)
    world.watched = [here]
    for _ in range(10):
        world.true += BEAT
        other.clock.ticked = other.clock.passed()
        await other.beat()
    await still.beat()
    assert world.shown(still, other) == [0, 0]
    assert await since(engine, here) == BEGAN + 10 * BEAT - TICK
    assert await since(engine, there) == BEGAN


async def test_time_stands_while_the_database_is_away(world: World) -> None:
    worker, other = world.worker(), world.worker()
    await world.beat(worker, other)
    world.true += 1_000
    for each in (worker, other):
        each.hold()
    world.true += 60_000
    assert world.shown(worker, other) == [-61_000 - BEAT // 2, -61_000]
    for each in (worker, other, worker, other):
        await each.beat()
    [shown, shown_by_other] = world.shown(worker, other)
    assert shown == shown_by_other
    assert -61_000 - BEAT // 2 <= shown <= -61_000


async def test_a_database_that_was_never_up_begins_with_its_clock(world: World) -> None:
    async with world.engine.begin() as connection:
        await connection.execute(insert(heartbeat).values(id=1, at=0))
    world.ahead = HOUR
    worker = world.worker()
    await worker.beat()
    assert world.shown(worker) == [HOUR]
