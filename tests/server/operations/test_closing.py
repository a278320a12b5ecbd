"""What works by itself behind the requests has ended when it is closed, and closes also if it never began."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.notifications.notifier import Notifier
from splay.server.operations.cleanup import Cleanup
from splay.server.operations.garbage import GarbageSearch
from splay.server.operations.health import DATABASE, Health
from splay.server.operations.loop_watch import LoopWatch
from splay.server.operations.trial import Trial
from splay.server.steady_clock import SteadyClock
from splay.server.storage.unavailable import DATABASE_ERRORS
from splay.server.tables.heartbeat import Heartbeat
from splay.server.tables.hub import Hub
from splay.server.tables.sweeper import Sweeper
from splay.server.tables.table_changes import Tables
from tests.server.conftest import settings_in
from tests.server.playing import fail

pytestmark = pytest.mark.anyio

Worker = Notifier | Cleanup | GarbageSearch | LoopWatch | Trial | Sweeper
MADE: dict[str, Callable[[AsyncEngine, Path], Worker]] = {
    "notifier": lambda engine, folder: Notifier(Tables(engine, Hub()), settings_in(folder), fail),
    "cleanup": lambda engine, folder: Cleanup(engine, settings_in(folder), lambda: 0, lambda _: None, fail),
    "garbage": lambda engine, folder: GarbageSearch(),
    "loop watch": lambda engine, folder: LoopWatch(SteadyClock()),
    "trial": lambda engine, folder: Trial(DATABASE, Heartbeat(engine, SteadyClock()).beat, DATABASE_ERRORS, Health()),
    "sweeper": lambda engine, folder: Sweeper(Tables(engine, Hub()), lambda _: None, fail),
}


@pytest.mark.parametrize("kind", MADE)
async def test_what_is_closed_has_ended(engine: AsyncEngine, tmp_path: Path, kind: str) -> None:
    worker = MADE[kind](engine, tmp_path)
    if isinstance(worker, Trial):
        await worker.start()
    else:
        worker.start()
    await asyncio.sleep(0)
    assert worker.task is not None
    assert not worker.task.done()
    await worker.close()
    assert worker.task.done()


@pytest.mark.parametrize("kind", MADE)
async def test_what_never_began_closes(engine: AsyncEngine, tmp_path: Path, kind: str) -> None:
    await MADE[kind](engine, tmp_path).close()
