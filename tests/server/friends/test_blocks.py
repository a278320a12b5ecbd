"""Blocking: whoever is blocked isn't told, and has no part in what would reach the blocker."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.friends import ties
from tests.server.playing import made, open_house
from tests.server.profiles.telling import account, profile
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


async def test_a_block_ends_what_there_was_and_keeps_it_ended(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        made(await ann.put("/api/players/bob-birch/follow"))
        made(await bob.put("/api/players/ann-alder/follow"))
        tie = made(await ann.put("/api/players/bob-birch/block"))
        assert tie == {"following": False, "friend": False, "blocked": True, "challenge": False, "followable": True}
        assert made(await ann.get("/api/me/others")) == {
            "following": [], "blocked": [{"name": "Bob Birch", "handle": "bob-birch"}], "followable": True
        }  # fmt: skip
        assert made(await bob.get("/api/me/others")) == {"following": [], "blocked": [], "followable": True}
        for browser, other in ((ann, "bob-birch"), (bob, "ann-alder")):
            assert refusal(await browser.put(f"/api/players/{other}/follow")) == (403, "not_followed")
        made(await ann.delete("/api/players/bob-birch/block"))
        made(await bob.put("/api/players/ann-alder/follow"))


async def test_whoever_is_blocked_may_not_challenge_and_sees_no_word_of_it(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        made(await ann.put("/api/players/bob-birch/block"))
        told = {"following": False, "friend": False, "blocked": False, "challenge": False, "followable": True}
        assert (await profile(bob, "ann-alder"))["tie"] == told


async def test_the_blocked_are_not_heard_at_any_table(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        table = await house.table_of(ann, bob)
        made(await bob.post(f"/api/tables/{table}/chat", json={"text": "hello"}))
        assert [line["text"] for line in made(await ann.get(f"/api/tables/{table}/chat"))] == ["hello"]
        made(await ann.put("/api/players/bob-birch/block"))
        assert made(await ann.get(f"/api/tables/{table}/chat")) == []
        assert len(made(await bob.get(f"/api/tables/{table}/chat"))) == 1


async def test_nobody_blocks_more_than_so_many(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ties, "MOST", 1)
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        await account(house, "Bob Birch")
        await account(house, "Cleo Cedar")
        made(await ann.put("/api/players/bob-birch/block"))
        assert refusal(await ann.put("/api/players/cleo-cedar/block")) == (409, "too_many_blocks")
