"""What works by itself behind the requests has ended when it is closed, and closes also if it never began."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.acts.attendance import Attendance
from splay.server.acts.sweeper import Sweeper
from splay.server.notifications.notifier import Notifier
from splay.server.operations.background import Background, Repeated
from splay.server.operations.cleanup import Cleanup
from splay.server.operations.garbage import GarbageSearch
from splay.server.operations.health import DATABASE, Health
from splay.server.operations.loop_watch import LoopWatch
from splay.server.operations.trial import Trial
from splay.server.steady_clock import SteadyClock
from splay.server.storage.unavailable import DATABASE_ERRORS
from splay.server.tables.table_changes import TableStore
from splay.server.workers.heartbeat import Heartbeat
from splay.server.workers.hub import Hub
from tests.server.conftest import settings_in
from tests.server.playing import fail

pytestmark = pytest.mark.anyio

MADE: dict[str, Callable[[AsyncEngine, Path], Background]] = {
    "notifier": lambda engine, folder: Notifier(TableStore(engine, Hub()), settings_in(folder), fail).looks,
    "cleanup": lambda engine, folder: Cleanup(engine, settings_in(folder), lambda: 0, lambda _: None, fail).looks,
    "garbage": lambda engine, folder: GarbageSearch(),
    "loop watch": lambda engine, folder: LoopWatch(SteadyClock()),
    "trial": lambda engine, folder: Trial(DATABASE, Heartbeat(engine, SteadyClock()).beat, DATABASE_ERRORS, Health()),
    "sweeper": lambda engine, folder: Sweeper(TableStore(engine, Hub()), lambda _: None, fail).looks,
    "attendance": lambda engine, folder: Attendance(TableStore(engine, Hub()), fail).looks,
}


@pytest.mark.parametrize("kind", MADE)
async def test_what_is_closed_has_ended(engine: AsyncEngine, tmp_path: Path, kind: str) -> None:
    background = MADE[kind](engine, tmp_path)
    await background.start()
    await asyncio.sleep(0)
    assert background.task is not None
    assert not background.task.done()
    await background.close()
    assert background.task.done()


@pytest.mark.parametrize("kind", MADE)
async def test_what_never_began_closes(engine: AsyncEngine, tmp_path: Path, kind: str) -> None:
    await MADE[kind](engine, tmp_path).close()


async def test_a_look_is_taken_again_after_one_that_failed_and_done_before_it_is_closed() -> None:
    told, looking, going_on = asyncio.Queue[BaseException](), asyncio.Event(), asyncio.Event()
    done = 0

    async def look() -> None:
        nonlocal done
        if told.empty():
            raise OSError("away")
        looking.set()
        await going_on.wait()
        done += 1

    looks = Repeated(look, 0.001, (OSError,), told.put_nowait)
    await looks.start()
    await looking.wait()
    assert str(told.get_nowait()) == "away"
    closing = asyncio.create_task(looks.close())
    await asyncio.sleep(0)
    assert not closing.done()
    going_on.set()
    await closing
    assert done == 1


async def test_a_mistake_in_a_look_is_raised_when_it_is_closed() -> None:
    looked = asyncio.Event()

    async def look() -> None:
        looked.set()
        raise LookupError("ours")

    looks = Repeated(look, 0.001, (OSError,), fail)
    await looks.start()
    await looked.wait()
    with pytest.raises(LookupError, match="ours"):
        await looks.close()
