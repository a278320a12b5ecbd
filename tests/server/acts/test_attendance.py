"""Who looks at a table, and since when somebody does not: told at the seats to those who may see the game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.acts.attendance import GRACE, HEARD, Attendance
from splay.server.workers.redis_hub import RedisHub
from tests.patience import PATIENCE
from tests.server.playing import House, answer, live_scope, look, made, open_house, state
from tests.server.redis_server import RedisServer
from tests.server.workers.test_redis_hub import all_listen

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def looking(house: House, browser: httpx.AsyncClient, table: str) -> AsyncIterator[list[Any]]:
    """A WebSocket of somebody at a table, open for a while; what it is sent."""
    told: list[Any] = []
    opened, leaving = asyncio.Event(), asyncio.Event()
    connecting = [{"type": "websocket.connect"}]

    async def receive() -> dict[str, Any]:
        if connecting:
            return connecting.pop()
        await leaving.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def send(message: Any) -> None:  # noqa: ANN401 - as ASGI has it
        if message["type"] == "websocket.send":
            told.append(message["text"])
            opened.set()

    task = asyncio.create_task(house.app(live_scope(browser, table, ""), receive, send))  # type: ignore[arg-type]
    await opened.wait()
    yield told
    leaving.set()
    await task


async def gone(browser: httpx.AsyncClient, table: str) -> list[int | None]:
    """Since when those at a table are gone, as somebody sees it."""
    return [seat.get("gone_since") for seat in (await look(browser, table))["seats"]]


def attendance_of(house: House) -> Attendance:
    """Who is there, as a house knows."""
    kept = house.services.attendance
    return kept


async def test_whoever_has_no_websocket_open_is_gone_since_then(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await house.table_of(ann, bob)
        attendance = attendance_of(house)
        async with looking(house, ann, table) as told:
            async with looking(house, bob, table):
                house.time += 10 * GRACE
                await attendance.look()
                assert await gone(ann, table) == [None, None]
            left = house.time
            house.time += GRACE - 1
            await attendance.look()
            assert await gone(ann, table) == [None, None], "a page that is loaded anew is not away"
            heard = len(told)
            house.time += 1
            await attendance.look()
            for person in (ann, eve):
                assert await gone(person, table) == [None, left]
            for _ in range(3):
                await attendance.look()
                await asyncio.sleep(0)
            assert len(told) == heard + 1, "it is told once, not at every look"
            async with looking(house, bob, table):
                assert await gone(ann, table) == [None, None], "at once"


async def test_whoever_asks_by_http_alone_is_there(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        attendance = attendance_of(house)
        await state(ann, table)
        house.time += 2 * HEARD
        await attendance.look()
        await attendance.look()
        assert (await gone(bob, table))[0] == 1_000_000
        await answer(ann, table)
        await attendance.look()
        assert (await gone(bob, table))[0] is None


async def test_another_worker_says_who_is_there(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house, open_house(engine, tmp_path) as another:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        me = made(await bob.get("/api/me"))["id"]
        attendance = attendance_of(house)
        async with looking(house, ann, table), looking(another, another.browser_with(bob), table):
            for _ in range(5):
                attendance.hear("another", list(attendance_of(another).open))
                assert attendance_of(another).open == {(table, me): 1}
                house.time += GRACE
                await attendance.look()
                assert await gone(ann, table) == [None, None]
            house.time += HEARD + GRACE
            await attendance.look()
            assert (await gone(ann, table))[1] is not None, "the other worker has not been heard of: it is dead"


async def test_a_new_worker_calls_nobody_gone_before_it_has_heard_of_all(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
    async with open_house(engine, tmp_path) as anew:
        ann = anew.browser_with(ann)
        attendance = attendance_of(anew)
        began = anew.time
        async with looking(anew, ann, table):
            anew.time += HEARD - 1
            await attendance.look()
            assert await gone(ann, table) == [None, None]
            anew.time += 1
            await attendance.look()
            assert await gone(ann, table) == [None, began + HEARD - GRACE]


async def test_workers_say_through_redis_who_is_there(engine: AsyncEngine, tmp_path: Path, redis: RedisServer) -> None:
    async with (
        open_house(engine, tmp_path, REDIS_URL=redis.url) as house,
        open_house(engine, tmp_path, REDIS_URL=redis.url) as another,
    ):
        hubs = [one.tables.hub for one in (house, another)]
        await all_listen([hub for hub in hubs if isinstance(hub, RedisHub)])
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        place = (table, made(await bob.get("/api/me"))["id"])
        attendance = attendance_of(house)

        async def hears_of_bob(*, there: bool) -> None:
            async with asyncio.timeout(PATIENCE):
                while any(place in places for _, places in attendance.elsewhere.values()) != there:
                    await attendance_of(another).look()
                    await asyncio.sleep(0.01)

        async with looking(house, ann, table), looking(another, another.browser_with(bob), table):
            await hears_of_bob(there=True)
            house.time += 10 * GRACE
            attendance.elsewhere.clear()
            await hears_of_bob(there=True)
            await attendance.look()
            assert await gone(ann, table) == [None, None]
        await hears_of_bob(there=False)
        house.time += GRACE
        await attendance.look()
        assert (await gone(ann, table))[1] is not None


async def test_it_is_not_told_to_delayed_spectators_nor_if_nobody_may_watch(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
        for settings in ({"delay": 3}, {"spectators": "none"}, {"spectators": "late"}):
            table = await house.table_of(ann, bob, settings=settings)
            async with looking(house, ann, table):
                async with looking(house, bob, table):
                    pass
                house.time += GRACE
                await attendance_of(house).look()
                assert (await gone(ann, table))[1] is not None
                assert await gone(eve, table) == [None, None]


async def test_whoever_the_computer_stands_in_for_is_away_by_that_alone(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        async with looking(house, ann, table):
            async with looking(house, bob, table):
                pass
            made(await bob.delete(f"/api/tables/{table}/seats"))
            house.time += 3 * HEARD
            await attendance_of(house).look()
            assert await gone(ann, table) == [None, None]
            made(await bob.post(f"/api/tables/{table}/return"))
            assert await gone(ann, table) == [None, None]
