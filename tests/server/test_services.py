"""What a worker opens is closed again: all of it, in reverse, whatever fails at the start or at the end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis
from sqlalchemy import text

from splay.server import services
from splay.server.protection.plugin import security
from splay.server.services import Services, open_services
from splay.server.settings import Settings
from splay.server.storage.database import migrate, open_engine
from tests.patience import PATIENCE
from tests.server.conftest import settings_in
from tests.server.redis_server import RedisServer

pytestmark = pytest.mark.anyio
OPENED = 24
"""How many things are opened, one after the other."""
Close = Callable[[], Awaitable[None]]


class Fault(Exception):
    """What fails."""


class Watched(AsyncExitStack):
    """Notes what is opened and closed; the thing with the number `broken` fails to open, or to close."""

    opened: list[str]
    closed: list[str]
    broken = 0
    breaks_open = True

    def push_async_callback(self, callback: Any, /, *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - as it is there
        [close] = args
        self.opened.append(close.__qualname__)
        broken = len(self.opened) == self.broken
        if broken and self.breaks_open:
            raise Fault
        return super().push_async_callback(callback, self.noted(close, broken), **kwargs)

    def noted(self, close: Close, broken: bool) -> Close:
        """Closes for real, and notes that."""

        async def noted() -> None:
            await close()
            self.closed.append(close.__qualname__)
            if broken:
                raise Fault

        return noted


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> type[Watched]:
    """Watches what is opened and closed from now on."""

    class Now(Watched):
        opened: list[str] = []  # noqa: RUF012 - of this test alone
        closed: list[str] = []  # noqa: RUF012

    monkeypatch.setattr(services, "AsyncExitStack", Now)
    return Now


@pytest.fixture
def shared(tmp_path: Path, redis: RedisServer) -> Settings:
    """The settings of a server with a database and a Redis of its own."""
    return settings_in(tmp_path, REDIS_URL=redis.url)


async def open_and_close(settings: Settings) -> Services:
    """Opens everything, and closes it."""
    async with open_services(settings, security(settings)) as opened:
        return opened


class Left:
    """What is there in this process and at Redis, besides what a worker opens."""

    def __init__(self, redis: RedisServer) -> None:
        self.tasks = asyncio.all_tasks()
        self.threads = set(threading.enumerate())
        self.redis = redis

    async def check(self) -> None:
        """Nothing is left that was not there before."""
        assert asyncio.all_tasks() - self.tasks == set()
        for thread in {*threading.enumerate()} - self.threads:
            thread.join(PATIENCE)  # it may be at its end
            assert not thread.is_alive(), thread.name
        async with Redis.from_url(self.redis.url) as client:
            [_itself] = await client.client_list()


async def test_everything_is_closed_in_reverse(watched: type[Watched], shared: Settings, redis: RedisServer) -> None:
    left = Left(redis)
    await open_and_close(shared)
    await left.check()
    assert len(watched.opened) == OPENED
    assert watched.closed == watched.opened[::-1]


@pytest.mark.parametrize("number", range(1, OPENED + 1))
async def test_a_start_that_fails_closes_what_was_opened_before(
    watched: type[Watched], shared: Settings, redis: RedisServer, number: int
) -> None:
    left = Left(redis)
    watched.broken = number
    with pytest.raises(Fault):
        await open_and_close(shared)
    await left.check()
    assert len(watched.opened) == number
    assert watched.closed == watched.opened[-2::-1]


@pytest.mark.parametrize("number", range(1, OPENED + 1))
async def test_a_close_that_fails_is_told_and_stops_no_other(
    watched: type[Watched],
    shared: Settings,
    redis: RedisServer,
    caplog: pytest.LogCaptureFixture,
    number: int,
) -> None:
    left = Left(redis)
    watched.broken, watched.breaks_open = number, False
    await open_and_close(shared)
    await left.check()
    assert watched.closed == watched.opened[::-1]
    [told] = [record for record in caplog.records if record.getMessage() == "closing failed"]
    assert told.exc_info is not None
    assert told.exc_info[0] is Fault


async def test_a_database_of_a_later_version_leaves_nothing_open(shared: Settings, redis: RedisServer) -> None:
    engine = open_engine(shared.database_url)
    await migrate(engine)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    left = Left(redis)
    with pytest.raises(Exception, match="9999"):
        await open_and_close(shared)
    await left.check()
