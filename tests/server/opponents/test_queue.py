"""Thoughts through a real Redis, thought by `splay worker`."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from splay.cli import main
from splay.core.options import Options
from splay.server.acts.seating import make, sit_down
from splay.server.opponents.pool import Pool
from splay.server.opponents.queue import ALIVE, Queue
from splay.server.opponents.thinker import open_thinker
from splay.server.opponents.thinking import Thought, think, thought_for
from splay.server.tables.settings import TableSettings
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from tests.patience import PATIENCE
from tests.server.redis_server import RedisServer
from tests.server.tables_of_two import engine_in

pytestmark = pytest.mark.anyio


@pytest.fixture
async def thought(tmp_path: Path, anyio_backend: str) -> Thought:
    """A thought for the first question of a game."""
    engine = await engine_in(tmp_path)
    tables = TableStore(engine, Hub())
    table = await make(tables, "ann", Options(), TableSettings(), [None, "rule"])
    await sit_down(tables, table, "ann", "Ann")
    there = await tables.look(table)
    assert there.game is not None
    await engine.dispose()
    return thought_for(there.game, 1, "rule", 1)


class NoPool(Pool):
    """A pool that must not be asked."""

    async def think(self, thought: Thought) -> str:
        raise AssertionError("thought here")


async def thought_elsewhere(url: str, thought: Thought) -> str:
    """What a worker thinks, once one is known to live."""
    queue = Queue(url, NoPool(1), PATIENCE)
    async with asyncio.timeout(PATIENCE):
        while not await queue.redis.exists(ALIVE):
            await asyncio.sleep(0.05)
    key = await queue.think(thought)
    await queue.close()
    return key


async def test_a_worker_thinks_also_after_redis_was_killed(
    redis: RedisServer, thought: Thought, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REDIS_URL", redis.url)
    monkeypatch.setenv("SPLAY_DATA", str(tmp_path))
    worker = subprocess.Popen([sys.executable, "-m", "splay.cli", "worker", "--processes", "1"])
    try:
        assert await thought_elsewhere(redis.url, thought) == think(thought)
        redis.kill()
        redis.start()
        assert await thought_elsewhere(redis.url, thought) == think(thought)
    finally:
        worker.terminate()
        assert worker.wait(PATIENCE) == 0


async def test_only_a_server_with_redis_asks_workers_elsewhere(redis: RedisServer) -> None:
    alone, shared = open_thinker(None, 1), open_thinker(redis.url, 1)
    assert [type(thinker) for thinker in (alone, shared)] == [Pool, Queue]
    for thinker in (alone, shared):
        await thinker.close()


async def test_without_a_worker_thoughts_are_thought_here(redis: RedisServer, thought: Thought) -> None:
    queue = Queue(redis.url, Pool(1))
    assert await queue.think(thought) == think(thought)
    redis.kill()
    assert await queue.think(thought) == think(thought)
    await queue.close()


async def test_a_thought_that_a_dead_worker_took_is_thought_here(redis: RedisServer, thought: Thought) -> None:
    queue = Queue(redis.url, Pool(1), 0.2)
    await queue.redis.set(ALIVE, 1)
    assert await queue.think(thought) == think(thought)
    await queue.close()


def test_a_worker_without_redis_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPLAY_DATA", str(tmp_path))
    monkeypatch.delenv("REDIS_URL", raising=False)
    assert main(["worker"]) == 2
    assert "REDIS_URL" in capsys.readouterr().err
