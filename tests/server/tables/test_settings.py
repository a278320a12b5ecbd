"""The settings of a table: what is misspelt or means nothing is refused, not silently ignored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.storage.schema import tables
from tests.server.playing import look, made, open_house
from tests.server.site import refusal

pytestmark = pytest.mark.anyio
SECOND = 1000


@pytest.mark.parametrize(
    ("settings", "named"),
    [({"spectator": "none"}, "spectator"), ({"clock": {"bnak": 5 * SECOND}}, "bnak"), ({"nothing": None}, "nothing")],
)
async def test_a_field_that_is_not_known_is_refused(
    engine: AsyncEngine, tmp_path: Path, settings: dict[str, Any], named: str
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        refused = await ann.post("/api/tables", json={"settings": settings})
        assert refusal(refused) == (400, "bad_request")
        assert named in refused.json()["message"]


@pytest.mark.parametrize("clock", [{"increment": SECOND}, {"move": 30 * SECOND, "increment": SECOND}])
async def test_an_increment_without_a_bank_is_refused(
    engine: AsyncEngine, tmp_path: Path, clock: dict[str, int]
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        refused = await ann.post("/api/tables", json={"settings": {"clock": clock}})
        assert refusal(refused) == (422, "bad_settings")
        assert refused.json()["message"].startswith("clock.increment: ")


async def test_a_stored_table_with_settings_of_another_version_is_still_read(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = made(await ann.post("/api/tables", json={}))["id"]
        stored = {"public": False, "music": True, "clock": {"increment": SECOND, "sand": 3}}
        async with engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(settings=stored, version=9))
        assert (await look(ann, table))["settings"] == {"public": False, "clock": {"increment": SECOND}}
