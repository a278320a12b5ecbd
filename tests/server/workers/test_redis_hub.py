"""Pokes between workers through a real Redis, which is killed meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from redis.exceptions import RedisError

from splay.server.workers.hub import Hub, Subscription
from splay.server.workers.redis_hub import RedisHub, open_hub
from tests.patience import PATIENCE
from tests.server.conftest import settings_in
from tests.server.redis_server import RedisServer

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hubs(redis: RedisServer, tmp_path: Path) -> AsyncIterator[list[RedisHub]]:
    """The hubs of two workers, listening."""
    made = []
    for _ in range(2):
        hub = open_hub(settings_in(tmp_path, REDIS_URL=redis.url))
        assert isinstance(hub, RedisHub)
        await hub.start()
        made.append(hub)
    await all_listen(made)
    yield made
    for hub in made:
        await hub.stop()


async def all_listen(hubs: list[RedisHub]) -> None:
    """Returns when Redis has all hubs as listeners."""
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(hub.listening.wait() for hub in hubs))


async def all_notice(hubs: list[RedisHub]) -> None:
    """Returns when all hubs know that Redis is gone."""
    async with asyncio.timeout(PATIENCE):
        while any(hub.listening.is_set() for hub in hubs):
            await asyncio.sleep(0.01)


async def woken(subscription: Subscription) -> None:
    """Returns when a subscription is woken."""
    async with asyncio.timeout(PATIENCE):
        await subscription.wait()


async def test_a_notification_reaches_the_watchers_at_every_worker_and_nobody_else(hubs: list[RedisHub]) -> None:
    here, there, other = hubs[0].subscribe("one"), hubs[1].subscribe("one"), hubs[1].subscribe("two")
    await hubs[0].notify("one")
    assert here.changed.is_set()
    await woken(there)
    assert not other.changed.is_set()


async def test_a_person_whose_session_ended_is_woken_at_every_worker_and_nobody_else(hubs: list[RedisHub]) -> None:
    with (
        hubs[0].subscribed("one", "ann") as here,
        hubs[1].subscribed("two", "ann") as there,
        hubs[1].subscribed("two", "bob") as other,
        hubs[1].subscribed("two") as stranger,
    ):
        await hubs[0].notify_person("ann")
        assert here.changed.is_set()
        await woken(there)
        assert not other.changed.is_set()
        assert not stranger.changed.is_set()
    assert not hubs[0].of_people
    assert not hubs[1].of_people


async def test_listeners_are_told_by_their_own_worker_alone(hubs: list[RedisHub]) -> None:
    told: list[tuple[int, str]] = []
    hubs[0].listeners.append(lambda table: told.append((0, table)))
    hubs[1].listeners.append(lambda table: told.append((1, table)))
    there = hubs[1].subscribe("one")
    await hubs[0].notify("one")
    await woken(there)
    assert told == [(0, "one")]


async def test_after_redis_was_killed_everybody_is_woken_and_notifications_go_through_again(
    redis: RedisServer, hubs: list[RedisHub]
) -> None:
    there = hubs[1].subscribe("one")
    for _ in range(3):
        redis.kill()
        await all_notice(hubs)
        assert not there.changed.is_set()
        redis.start()
        await woken(there)
        await all_listen(hubs)
        await asyncio.sleep(0)
        there.changed.clear()
        await hubs[0].notify("one")
        await woken(there)
    assert not hubs[0].unsent


async def test_what_changes_while_redis_is_away_is_woken_here_at_once_and_elsewhere_later(
    redis: RedisServer, hubs: list[RedisHub]
) -> None:
    redis.kill()
    await all_notice(hubs)
    here, there = hubs[0].subscribe("one"), hubs[1].subscribe("one")
    await hubs[0].notify("one")
    assert here.changed.is_set()
    assert not there.changed.is_set()
    redis.start()
    await woken(there)


async def test_a_ping_says_whether_redis_answers(redis: RedisServer, hubs: list[RedisHub]) -> None:
    await hubs[0].ping()
    redis.kill()
    with pytest.raises((RedisError, OSError)):
        await hubs[0].ping()


async def test_a_worker_starts_without_redis_and_finds_it_later(redis: RedisServer, tmp_path: Path) -> None:
    redis.kill()
    hub = open_hub(settings_in(tmp_path, REDIS_URL=redis.url))
    assert isinstance(hub, RedisHub)
    await hub.start()
    await asyncio.sleep(0.05)
    assert not hub.listening.is_set()
    redis.start()
    await all_listen([hub])
    await hub.stop()


async def test_without_redis_the_hub_is_the_workers_own(tmp_path: Path) -> None:
    assert type(open_hub(settings_in(tmp_path))) is Hub
