"""How many people are here, as the lobby tells everybody: a number and no names."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.durations import HOUR
from splay.server.lobby.lobby import people_here
from splay.server.lobby.public_lobby import COUNTED_EVERY
from splay.server.storage.schema import sessions
from tests.server.playing import made, open_house
from tests.server.profiles.telling import account

pytestmark = pytest.mark.anyio


async def test_who_was_here_within_the_hour_counts_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        await account(house, "Ann Alder")
        bob, cleo = await house.guest("Bob"), await house.guest("Cleo")
        now = house.tables.now()
        async with engine.begin() as connection:
            await connection.execute(update(sessions).values(seen=now))
        assert await people_here(house.tables, now) == 3
        made(await cleo.delete("/api/sessions"))
        assert await people_here(house.tables, now) == 2
        assert await people_here(house.tables, now + HOUR) == 0
        house.time += COUNTED_EVERY
        assert made(await bob.get("/api/tables"))["here"] == 2


async def test_it_is_counted_once_a_minute(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        lobby = house.services.public_lobby
        lobby.seconds = 0
        bob = await house.guest("Bob")
        assert (await lobby.now()).here == 1
        await house.guest("Cleo")
        house.time += COUNTED_EVERY - 1
        assert (await lobby.now()).here == 1
        house.time += 1
        assert (await lobby.now()).here == 2
        assert made(await bob.get("/api/tables"))["here"] == 2


async def test_a_server_that_lists_nothing_counts_nobody(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_PUBLIC_LOBBY="no") as house:
        bob = await house.guest("Bob")
        assert "here" not in made(await bob.get("/api/tables"))
