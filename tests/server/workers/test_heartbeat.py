"""While no server is up, no clock runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.acts.sweeper import Sweeper
from splay.server.durations import DAY
from splay.server.steady_clock import SteadyClock
from splay.server.storage.schema import FINISHED, RUNNING, heartbeat
from splay.server.tables.table_changes import TableStore
from splay.server.workers.common_time import DOWN_AFTER, Moment
from splay.server.workers.heartbeat import Heartbeat
from splay.server.workers.hub import Hub
from tests.server.playing import fail, look, made, open_house

pytestmark = pytest.mark.anyio
ENDS = {"clock": {"bank": 10_000}, "leavers": "end"}
BEGAN = 1_000_000
"""When the game began, by the clock of its table."""


async def stopped_server(engine: AsyncEngine, folder: Path, **settings: Any) -> str:  # noqa: ANN401 - JSON
    """A running table of a server that has been stopped since."""
    async with open_house(engine, folder) as house:
        house.time = BEGAN
        return await house.table_of(await house.guest("Ann"), await house.guest("Bob"), settings=settings)


def new_worker(engine: AsyncEngine, time: int) -> Heartbeat:
    """The heartbeat of a worker that starts now, at a database whose clock shows this."""
    worker = Heartbeat(engine, SteadyClock(lambda: time, lambda: 0))
    worker.look = lambda _: Moment(time, 0, 0)
    return worker


async def last_up(engine: AsyncEngine) -> int:
    """When a server was last up, by what is the database's clock from now on, however long the server stood still."""
    async with engine.begin() as connection:
        await connection.execute(update(heartbeat).values(shift=0))
        found: int = (await connection.execute(select(heartbeat.c.at))).scalar_one()
        return found


async def status_after(engine: AsyncEngine, table: str, milliseconds: int) -> str:
    """What has become of a table so long after its game began, when the clocks were looked at."""
    tables = TableStore(engine, Hub(), lambda: BEGAN + milliseconds)
    await Sweeper(tables, lambda _: None, fail).sweep()
    return (await tables.look(table)).row.status


async def test_no_clock_runs_while_no_server_is_up(engine: AsyncEngine, tmp_path: Path) -> None:
    table = await stopped_server(engine, tmp_path, **ENDS)
    up = await last_up(engine)
    workers = [new_worker(engine, up + DAY) for _ in range(2)]
    for worker in workers:
        await worker.beat()
    assert await last_up(engine) == up + DAY
    assert await status_after(engine, table, DAY + 9_999) == RUNNING
    assert await status_after(engine, table, DAY + 10_000) == FINISHED


async def test_a_clock_runs_while_a_server_is_up(engine: AsyncEngine, tmp_path: Path) -> None:
    table = await stopped_server(engine, tmp_path, **ENDS)
    up = await last_up(engine)
    for beat in (1, 2, 3):
        await new_worker(engine, up + beat * DOWN_AFTER).beat()
    assert await status_after(engine, table, 10_000) == FINISHED


async def test_servers_whose_times_differ_do_not_stop_the_clocks(engine: AsyncEngine, tmp_path: Path) -> None:
    table = await stopped_server(engine, tmp_path, **ENDS)
    up = await last_up(engine)
    for seconds in (6, 1, 8, 3, 10, 5, 12):
        await new_worker(engine, up + seconds * 1000).beat()
    assert await status_after(engine, table, 6_000 + 9_999) == RUNNING
    assert await status_after(engine, table, 6_000 + 10_000) == FINISHED


async def test_no_clock_stands_still_when_the_time_was_set_back_while_no_server_was_up(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    table = await stopped_server(engine, tmp_path, **ENDS)
    up = await last_up(engine)
    await new_worker(engine, up - DAY).beat()
    assert await last_up(engine) == up - DAY
    assert await status_after(engine, table, 9_999 - DAY) == RUNNING
    assert await status_after(engine, table, 10_000 - DAY) == FINISHED


async def test_a_clock_that_began_after_the_outage_is_left_alone(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        up = await last_up(engine)
        house.time = up + 2 * DAY
        ann = await house.guest("Ann")
        table = await house.table_of(ann, await house.guest("Bob"), settings=ENDS)
    await new_worker(engine, up + DAY).beat()
    tables = TableStore(engine, Hub(), lambda: house.time + 10_000)
    await Sweeper(tables, lambda _: None, fail).sweep()
    assert (await tables.look(table)).row.status == FINISHED


async def test_a_pause_lasts_longer_by_the_time_in_which_nobody_could_return(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await house.table_of(ann, seats=["me", "me"])
        made(await ann.delete(f"/api/tables/{table}/seats"))
        until = (await look(ann, table))["paused_until"]
    up = await last_up(engine)
    await new_worker(engine, up + DAY).beat()
    assert (await TableStore(engine, Hub()).look(table)).row.due == until + DAY


async def test_a_server_that_starts_gives_the_time_back_before_it_answers(
    engine: AsyncEngine, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = await stopped_server(engine, tmp_path, **ENDS)
    async with engine.begin() as connection:
        await connection.execute(update(heartbeat).values(at=heartbeat.c.at - DAY))
    async with open_house(engine, tmp_path) as house:
        await house.sweep(DAY)
        assert (await look(await house.guest("Cyd"), table))["status"] == RUNNING
    ours = [record.getMessage() for record in caplog.records if record.name == "splay.server"]
    assert [line.startswith("no server was up for 864") for line in ours] == [True]
