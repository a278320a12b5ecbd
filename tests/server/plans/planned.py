"""Tables of two people that are played over days, at which the second plans while the first is asked."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from splay.server.plans.carrying_out import Plans
from splay.server.storage.rows import entries_after
from tests.patience import PATIENCE
from tests.server.playing import House, made, state
from tests.server.standing.asked import table_at

DAY = 24 * 60 * 60 * 1000
BY_DAYS = {"clock": {"move": DAY}}
POSITION = """
turn: me, actions 1
me: red: Metalworking; hand: Oars, Masonry
you: blue: Tools; green: The Wheel; hand: Pottery, Archery, Sailing, Agriculture
"""
"""The first player has one action left, then the second has a turn of two."""


async def waiting(
    house: House,
    ann: httpx.AsyncClient,
    bob: httpx.AsyncClient,
    position: str = POSITION,
    **settings: Any,  # noqa: ANN401 - JSON
) -> str:
    """A table at which Bob waits for Ann's action."""
    return await table_at(house, position, ann, bob, **(settings or BY_DAYS))


async def plan(browser: httpx.AsyncClient, table: str, *actions: str, **more: object) -> Any:  # noqa: ANN401 - JSON
    """Plans actions for the position as it stands."""
    sequence = (await state(browser, table))["sequence"]
    body = {"sequence": sequence, "actions": list(actions), **more}
    return made(await browser.put(f"/api/tables/{table}/plans", json=body))


async def plans(browser: httpx.AsyncClient, table: str) -> Any:  # noqa: ANN401 - JSON
    """What the browser's person is told of its plans."""
    return made(await browser.get(f"/api/tables/{table}/plans"))


def keys(actions: Any) -> list[str]:  # noqa: ANN401 - JSON
    """The keys of planned actions."""
    return [one["action"]["key"] for one in actions]


async def settle(carrying_out: Plans) -> None:
    """Returns when a worker has seen to every table that has changed."""
    async with asyncio.timeout(PATIENCE):
        while carrying_out.changed or carrying_out.seeing:
            await asyncio.sleep(0.005)


async def log_of(house: House, table: str) -> list[tuple[int, str]]:
    """Who has answered what at a table, in order."""
    async with house.tables.engine.connect() as connection:
        return [(entry.seat, entry.key) for entry in await entries_after(connection, table, 0)]
