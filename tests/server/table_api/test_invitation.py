"""The link to a table, and its code for the cameras of those who sit there."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.playing import HOME, made, open_house

pytestmark = pytest.mark.anyio


async def test_an_invitation_is_a_link_and_a_code(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = made(await ann.post("/api/tables", json={"seats": ["me"]}))["id"]
        told = made(await house.browser().get(f"/api/tables/{table}/invitation"))
        assert told["link"] == f"{HOME}/table/{table}"
        assert {len(row) for row in told["squares"]} == {len(told["squares"])}
        assert told["squares"][0].startswith("11111110"), "the mark in a code's corner"
        assert (await house.browser().get(f"/api/tables/{22 * 'a'}/invitation")).status_code == 404
        far = made(await house.browser().get(f"/api/tables/{table}/invitation", headers={"Host": 4000 * "a"}))
        assert len(far["link"]) < 400, "a host that is made up makes no code that is too large"
