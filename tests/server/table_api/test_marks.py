"""Whether clients may mark hidden cards that their player has seen before, on SQLite and PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.playing import made, open_house
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


async def test_a_table_may_do_without_marks_and_says_so_to_all(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        marked, unmarked = [
            made(await ann.post("/api/tables", json={"settings": settings}))["id"]
            for settings in ({}, {"memory": False})
        ]
        assert made(await bob.get(f"/api/tables/{marked}"))["settings"].get("memory", True) is True
        assert made(await bob.get(f"/api/tables/{unmarked}"))["settings"]["memory"] is False


async def test_marks_are_on_or_off_and_nothing_else(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        refused = await ann.post("/api/tables", json={"settings": {"memory": "a little"}})
        assert refusal(refused) == (400, "bad_request")
