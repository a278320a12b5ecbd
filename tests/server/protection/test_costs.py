"""An address pays for what it has done: tables read from the database, long games told, pages of games."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.protection.costs import COLD_TABLE, PAYING, Payer, pay
from splay.server.protection.limiters import MemoryLimiter
from splay.server.protection.limits import Limit
from splay.server.protocol.api_error import ApiError
from tests.server.playing import House, made, open_house
from tests.server.push.listener import Listener

pytestmark = pytest.mark.anyio


def left_of(house: House, budget: int) -> float:
    """How much of its budget the address of all visitors has left, about."""
    limiter = house.app.state.limiter
    full_at: float = limiter.full_at.get("address:192.0.2.1", 0.0)
    now: float = limiter.clock()
    return budget - max(full_at - now, 0) * budget / 60


async def spent_by(house: House, browser: httpx.AsyncClient, path: str, budget: int) -> int:
    """What a look costs."""
    before = left_of(house, budget)
    made(await browser.get(path))
    return round(before - left_of(house, budget))


async def test_a_look_counts_as_what_it_costs(engine: AsyncEngine, tmp_path: Path) -> None:
    budget = 60
    async with open_house(engine, tmp_path, SPLAY_REQUESTS_PER_ADDRESS=str(budget)) as house:
        house.app.state.limiter.clock = lambda: 1000.0
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        path = f"/api/tables/{await house.table_of(ann, bob)}"
        assert await spent_by(house, house.browser(), path, budget) == 1
        house.tables.repository.cache.clear()
        assert await spent_by(house, house.browser(), path, budget) == 1 + COLD_TABLE
        assert await spent_by(house, house.browser(), path, budget) == 1
        assert await spent_by(house, house.browser(), "/api/tables", budget) == 1
        assert await spent_by(house, ann, "/api/tables", budget) > 1
        assert await spent_by(house, ann, "/api/archive", budget) > 5


async def test_whoever_has_too_little_left_reads_no_cold_table(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_REQUESTS_PER_ADDRESS="20") as house:
        house.app.state.limiter.clock = lambda: 1000.0
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        statuses = []
        for _ in range(4):
            house.tables.repository.cache.clear()
            statuses.append((await ann.get(f"/api/tables/{table}")).status_code)
        assert statuses == [200, 200, 429, 429]
        assert table not in house.tables.repository.cache
        refused = Listener(house, bob, table)
        await refused.gone()
        assert (refused.told, refused.code) == ([], 4429)
        assert (await house.tables.look(table)).game is not None, "what the server does by itself nobody pays for"


async def test_tasks_that_a_request_has_started_are_the_servers_own() -> None:
    PAYING.set(Payer(MemoryLimiter(), "a", Limit(2)))
    await pay(2)
    with pytest.raises(ApiError, match="Too often"):
        await pay(1)
    await asyncio.create_task(pay(1))
