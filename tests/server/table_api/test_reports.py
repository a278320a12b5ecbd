"""A running game as a file: what the seat sees, for those who sit there."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.sets.scenario import from_text, scenario
from splay.views.view import view_of
from tests.server.playing import made, open_house
from tests.server.site import refusal
from tests.server.upgrade.changed_rules import set_up

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("engine", ["sqlite"], indirect=True)]


async def test_a_player_gets_what_the_seat_sees(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await house.table_of(ann, bob)
        path = f"/api/tables/{table}/report"
        game = scenario("blue: Pottery; hand: Sailing, Archery", "hand: Oars; score: Tools")
        await set_up(house, table, game)
        house.tables.repository.cache.clear()
        made(await ann.post(f"/api/tables/{table}/answers", json={"key": "dogma:pottery", "sequence": 0}))
        mine = await ann.get(path)
        assert mine.headers["Content-Type"].startswith("text/plain")
        assert mine.headers["Cache-Control"] == "no-store"
        assert "me: card for Pottery" in mine.text
        assert "Sailing" in mine.text
        assert view_of(from_text(mine.text), 0) == view_of(game, 0)
        theirs = (await bob.get(path)).text
        assert "seen by: you" in theirs
        assert "Sailing" not in theirs
        assert refusal(await bob.get(path, params={"seat": 0})) == (409, "not_yours")
        assert refusal(await eve.get(path)) == (409, "not_yours")


async def test_only_a_running_game_has_one(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = made(await ann.post("/api/tables", json={"seats": ["me"]}))["id"]
        assert refusal(await ann.get(f"/api/tables/{table}/report")) == (409, "not_running")
