"""Open WebSockets are counted at all workers together, as long as each of them lives."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from redis.asyncio import Redis

from splay.server.auth.passwords import Passwords
from splay.server.protection.open_sockets import PREFIX, RedisSockets, open_sockets_of
from splay.server.protection.plugin import security
from tests.server.conftest import CHEAP, settings_in
from tests.server.redis_server import RedisServer, free_port

pytestmark = pytest.mark.anyio
PLACES = [("address:192.0.2.1", 3), ("person:ann", 2)]


@asynccontextmanager
async def worker(redis: RedisServer) -> AsyncIterator[RedisSockets]:
    """What one worker counts."""
    counting = RedisSockets(Redis.from_url(redis.url))
    yield counting
    await counting.close()


async def test_workers_count_their_sockets_together(redis: RedisServer) -> None:
    async with worker(redis) as here, worker(redis) as there:
        first, second = await here.enter(PLACES), await there.enter(PLACES)
        assert first
        assert second
        assert await here.enter(PLACES) is None
        assert await there.enter([("address:192.0.2.1", 3), ("person:bob", 2)]), "what was refused holds no place"
        assert await there.enter([("address:192.0.2.1", 3), ("person:cyd", 2)]) is None
        assert await there.enter([("address:192.0.2.2", 0)]) is not None, "0 is no limit"
        await here.leave(first)
        assert await there.enter(PLACES)
    async with worker(redis) as again:
        assert await again.enter(PLACES), "a worker that ends gives its places back"


async def test_the_places_of_a_worker_that_died_lapse_and_those_of_others_are_renewed(redis: RedisServer) -> None:
    async with worker(redis) as lives, worker(redis) as dead, Redis.from_url(redis.url) as client:
        for counting, person in ((lives, "ann"), (dead, "bob")):
            number = await counting.enter([(f"person:{person}", 1)])
            await client.zadd(f"{PREFIX}person:{person}", {str(number): 1})
        await lives.renew()
        assert await dead.enter([("person:ann", 1)]) is None
        assert await lives.enter([("person:bob", 1)]), "nobody has renewed that lease"


async def test_a_redis_that_began_anew_is_told_of_the_sockets_that_are_open(redis: RedisServer) -> None:
    async with worker(redis) as here, worker(redis) as there, Redis.from_url(redis.url) as client:
        assert await here.enter([("person:ann", 1)])
        await client.flushall()
        await here.renew()
        assert await there.enter([("person:ann", 1)]) is None


async def test_a_server_that_ends_gives_its_places_back_and_ends_its_threads(
    redis: RedisServer, tmp_path: Path
) -> None:
    defences = security(settings_in(tmp_path, REDIS_URL=redis.url), Passwords(2, CHEAP))
    place = [("person", 1)]
    assert await defences.sockets.everywhere.enter(place) is not None
    async with worker(redis) as another:
        assert await another.enter(place) is None
        await defences.close()
        assert await another.enter(place) is not None
    with pytest.raises(RuntimeError, match="shutdown"):
        defences.passwords.threads.submit(len, "")


async def test_nobody_is_refused_while_redis_is_away(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    counting = open_sockets_of(settings_in(tmp_path, REDIS_URL=f"redis://127.0.0.1:{free_port()}"))
    numbers = [await counting.enter([("person:ann", 1)]) for _ in range(3)]
    assert all(numbers)
    for number in numbers:
        await counting.leave(str(number))
    await counting.close()
    assert [record.levelname for record in caplog.records if record.name == "splay.server"] == ["WARNING"]
