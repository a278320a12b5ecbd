"""People whom the server knows already are not looked up at every request, and never known for too long."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from sqlalchemy import event, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.auth.identity_cache import IdentityCache
from splay.server.auth.person import Person
from splay.server.storage.database import open_engine
from splay.server.storage.schema import people
from splay.server.workers.redis_hub import RedisHub, open_hub
from tests.patience import PATIENCE
from tests.server.conftest import MakeSite, settings_in
from tests.server.redis_server import RedisServer
from tests.server.site import Site

pytestmark = pytest.mark.anyio
ADA = Person("a" * 22, "Ada", None)


async def name_of(visitor: httpx.AsyncClient, **headers: str) -> str | None:
    """Whom the site takes a visitor for."""
    known: str | None = (await visitor.get("/who", headers=headers)).json().get("id")
    return known


async def test_who_comes_again_is_known_without_a_query(site: Site) -> None:
    ada = await site.account()
    token = {"Authorization": f"Bearer {await site.token(ada)}"}
    first = [await name_of(ada), await name_of(site.client(), **token)]
    asked: list[object] = []

    def note(*given: object) -> None:
        asked.append(given[2])

    event.listen(site.engine.sync_engine, "before_cursor_execute", note)
    assert [await name_of(ada), await name_of(site.client(), **token)] == first
    assert first[0] == first[1] is not None
    assert asked == []
    event.remove(site.engine.sync_engine, "before_cursor_execute", note)


async def test_a_change_made_by_any_code_is_noticed(site: Site) -> None:
    ada = await site.account()
    assert await name_of(ada) is not None
    async with site.engine.begin() as connection:
        await connection.execute(update(people).values(password="another"))
    assert await name_of(ada) is None


async def test_nothing_asked_before_or_during_a_change_is_remembered(site: Site) -> None:
    known = IdentityCache(with_others=False)
    known.watch(site.engine)
    before = known.changes
    async with site.engine.begin() as connection:
        await connection.execute(update(people).values(email=None))
        known.keep("cookie", ADA, before)
        known.keep("cookie", ADA, known.changes)
        assert known.get("cookie") is None
    known.keep("cookie", ADA, before)
    assert known.get("cookie") is None
    known.keep("cookie", ADA, known.changes)
    assert known.get("cookie") == ADA


async def test_a_worker_that_has_not_joined_the_others_remembers_nobody(make_site: MakeSite) -> None:
    site = make_site(REDIS_URL="redis://127.0.0.1:1/0")
    ada = await site.account()
    assert await name_of(ada) is not None
    assert not site.app.state.identity_cache.found


@dataclass
class Worker:
    """What one of several workers has: its hub, its database and whom it remembers."""

    hub: RedisHub
    engine: AsyncEngine
    known: IdentityCache

    def remembers(self) -> bool:
        """Shows who somebody is, and tells whether that is known afterwards."""
        self.known.keep("cookie", ADA, self.known.changes)
        return self.known.get("cookie") == ADA


@pytest.fixture
async def workers(engine: AsyncEngine, redis: RedisServer, tmp_path: Path) -> AsyncIterator[list[Worker]]:
    """Two workers, each with connections of its own to one database, which remember people for as good as ever."""
    made = []
    for _ in range(2):
        own = open_engine(engine.url.render_as_string(hide_password=False))
        hub = open_hub(settings_in(tmp_path, REDIS_URL=redis.url))
        assert isinstance(hub, RedisHub)
        known = IdentityCache(with_others=True)
        known.longest = 1e9
        known.watch(own)
        known.join(hub.hears_others, hub.notify_people_changed)
        hub.people_listeners.append(known.forget)
        await hub.start()
        made.append(Worker(hub, own, known))
    await until(lambda: all(worker.hub.hears_others() for worker in made))
    yield made
    for worker in made:
        await worker.hub.stop()
        await worker.engine.dispose()


async def until(holds: Callable[[], bool]) -> None:
    """Returns when something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def test_a_change_at_one_worker_is_noticed_at_the_other(workers: list[Worker]) -> None:
    here, there = workers
    await until(there.remembers)
    async with here.engine.begin() as connection:
        await connection.execute(update(people).values(password="another"))
    await until(lambda: there.known.get("cookie") is None)
    await until(there.remembers)


async def test_nobody_is_remembered_while_redis_is_away_or_from_before(
    workers: list[Worker], redis: RedisServer
) -> None:
    here, there = workers
    await until(there.remembers)
    redis.kill()
    await until(lambda: there.known.get("cookie") is None)
    assert not there.remembers()
    async with here.engine.begin() as connection:
        await connection.execute(update(people).values(password="another"))
    redis.start()
    await until(there.hub.hears_others)
    assert there.known.get("cookie") is None
    await until(there.remembers)


async def test_nobody_is_remembered_while_redis_stands_still(workers: list[Worker], redis: RedisServer) -> None:
    there = workers[1]
    assert redis.process is not None
    await until(there.remembers)
    redis.process.send_signal(signal.SIGSTOP)
    await until(lambda: there.known.get("cookie") is None)
    assert not there.remembers()
    redis.process.send_signal(signal.SIGCONT)
    await until(there.remembers)


def test_people_are_remembered_for_five_seconds_where_others_change_them() -> None:
    assert IdentityCache(with_others=True).longest == 5
    assert IdentityCache(with_others=False).longest == 60
