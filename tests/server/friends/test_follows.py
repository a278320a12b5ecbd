"""Following: one-sided and silent; two who follow each other are friends."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.friends import ties
from tests.server.playing import made, open_house
from tests.server.profiles.telling import account, hide, profile
from tests.server.site import PASSWORD, refusal

pytestmark = pytest.mark.anyio


async def test_following_is_silent_and_two_who_do_are_friends(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        tie = made(await ann.put("/api/players/bob-birch/follow"))
        assert tie == {"following": True, "friend": False, "blocked": False, "challenge": True, "followable": True}
        assert made(await ann.put("/api/players/Bob-Birch/follow")) == tie
        assert made(await bob.get("/api/me/others")) == {"following": [], "blocked": [], "followable": True}
        assert (await profile(bob, "ann-alder"))["tie"] == tie | {"following": False}
        assert made(await bob.put("/api/players/ann-alder/follow"))["friend"]
        assert (await profile(ann, "bob-birch"))["tie"] == tie | {"friend": True}
        followed = {"name": "Bob Birch", "handle": "bob-birch", "friend": True, "away": None}
        assert made(await ann.get("/api/me/others"))["following"] == [followed]
        made(await bob.delete("/api/players/ann-alder/follow"))
        made(await bob.delete("/api/players/ann-alder/follow"))
        assert made(await ann.get("/api/me/others"))["following"] == [followed | {"friend": False}]


async def test_only_accounts_follow_and_not_themselves_or_nobody(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        for verb, path in (("PUT", "follow"), ("PUT", "block"), ("DELETE", "follow"), ("DELETE", "block")):
            assert refusal(await ann.request(verb, f"/api/players/nobody-here/{path}")) == (404, "no_such_player")
            assert refusal(await ann.request(verb, f"/api/players/ann-alder/{path}")) == (409, "yourself")
        guest = await house.guest("Gus")
        assert refusal(await guest.put("/api/players/ann-alder/follow")) == (403, "account_needed")
        assert refusal(await guest.put("/api/players/ann-alder/block")) == (403, "account_needed")
        assert (await profile(guest, "ann-alder"))["tie"] is None
        assert (await profile(ann, "me"))["tie"] is None


async def test_what_is_for_friends_is_seen_by_friends_alone(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        await hide(ann, "games", "rating", "challenges", who="friends")
        hidden = ["rating", "games"]
        made(await bob.put("/api/players/ann-alder/follow"))
        told = await profile(bob, "ann-alder")
        assert told["hidden"] == hidden
        assert not told["tie"]["challenge"]
        made(await ann.put("/api/players/bob-birch/follow"))
        told = await profile(bob, "ann-alder")
        assert told["hidden"] == []
        assert told["tie"]["challenge"]
        assert (await profile(house.browser(), "ann-alder"))["hidden"] == hidden


async def test_nobody_follows_more_than_so_many(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ties, "MOST", 1)
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        await account(house, "Bob Birch")
        await account(house, "Cleo Cedar")
        made(await ann.put("/api/players/bob-birch/follow"))
        made(await ann.put("/api/players/bob-birch/follow"))
        assert refusal(await ann.put("/api/players/cleo-cedar/follow")) == (409, "too_many_follows")


async def test_export_tells_them_and_deletion_removes_them(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        cleo, _ = await account(house, "Cleo Cedar")
        made(await ann.put("/api/players/bob-birch/follow"))
        made(await ann.put("/api/players/cleo-cedar/block"))
        made(await bob.put("/api/players/ann-alder/follow"))
        kept = made(await ann.get("/api/me/data"))
        assert [row["handle"] for row in kept["follows"]] == ["bob-birch"]
        assert [row["handle"] for row in kept["blocks"]] == ["cleo-cedar"]
        assert made(await cleo.get("/api/me/data"))["blocks"] == []
        body = {"current_password": PASSWORD}
        made(await bob.request("DELETE", "/api/me", json=body))
        assert made(await ann.get("/api/me/others"))["following"] == []


async def test_a_host_can_do_without_it(engine: AsyncEngine, tmp_path: Path) -> None:
    """Blocking stays, and what was there before can be ended."""
    async with open_house(engine, tmp_path) as house:
        before, _ = await account(house, "Ann Alder")
        await account(house, "Bob Birch")
        await account(house, "Cleo Cedar")
        made(await before.put("/api/players/bob-birch/follow"))
    async with open_house(engine, tmp_path, SPLAY_FOLLOWS="no") as house:
        ann = house.browser_with(before)
        assert refusal(await ann.put("/api/players/cleo-cedar/follow")) == (403, "no_follows")
        tie = (await profile(ann, "bob-birch"))["tie"]
        assert (tie["following"], tie["followable"]) == (True, False)
        made(await ann.delete("/api/players/bob-birch/follow"))
        made(await ann.put("/api/players/cleo-cedar/block"))
        others = made(await ann.get("/api/me/others"))
        assert (others["following"], len(others["blocked"]), others["followable"]) == ([], 1, False)
