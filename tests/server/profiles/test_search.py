"""Finding players by name or handle."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.profiles import search
from tests.server.playing import made, open_house
from tests.server.profiles.telling import account, hide
from tests.server.site import refusal
from tests.server.stored_results import store_result

pytestmark = pytest.mark.anyio


async def found(browser: httpx.AsyncClient, text: str) -> list[dict[str, Any]]:
    """Who is found by a text."""
    players: list[dict[str, Any]] = made(await browser.get("/api/players", params={"search": text}))["players"]
    return players


async def handles(browser: httpx.AsyncClient, text: str) -> list[str]:
    """The handles of those who are found by a text."""
    return [player["handle"] for player in await found(browser, text)]


async def test_players_are_found_by_name_or_handle_the_closest_first(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        for name in ("Zoë", "Zoe Ann", "Ann", "Joann", "Łukasz"):
            await account(house, name)
        await house.guest("Anna")
        browser = house.browser()
        assert await handles(browser, "ann") == ["ann", "joann", "zoe-ann"]
        assert await handles(browser, " ANN ") == ["ann", "joann", "zoe-ann"]
        assert await handles(browser, "zoe") == ["zoe", "zoe-ann"]
        assert await handles(browser, "Zoë") == ["zoe", "zoe-ann"]
        assert await handles(browser, "łuk") == ["lukasz"]
        assert await handles(browser, "zoe-a") == ["zoe-ann"]
        for text in ("%", "_", "nobody", "ann.1"):
            assert await handles(browser, text) == []
        assert refusal(await browser.get("/api/players?search=%20")) == (422, "bad_text")
        for query in ("", "?search=%00", "?search=a%0Ab"):
            assert refusal(await browser.get(f"/api/players{query}")) == (400, "bad_request")


async def test_whoever_hides_games_is_found_without_them(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        (ann, me), (bob, his) = await account(house, "Ann"), await account(house, "Bob")
        await store_result(engine, (me, 1), (his, 2))
        [told] = await found(bob, "ann")
        assert told == {"name": "Ann", "handle": "ann", "since": told["since"], "games": 1}
        await hide(ann, "games")
        assert await found(bob, "ann") == [{"name": "Ann", "handle": "ann", "since": told["since"]}]
        assert (await found(ann, "ann"))[0]["games"] == 1


async def test_so_many_are_found_and_no_more(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "MOST_FOUND", 2)
    async with open_house(engine, tmp_path) as house:
        for name in ("Ann", "Anna", "Annie"):
            await account(house, name)
        told = made(await house.browser().get("/api/players?search=ann"))
        assert ([one["handle"] for one in told["players"]], told["more"]) == (["ann", "anna"], True)
        assert not made(await house.browser().get("/api/players?search=anni"))["more"]


async def test_names_at_finished_games_lead_to_profiles(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        (ann, _), (bob, _), eve = await account(house, "Ann"), await account(house, "Bob"), await house.guest("Eve")
        running = await house.table_of(ann, bob)
        body: dict[str, Any] = {"seats": ["me", "open", "open", "rule"], "options": {"players": 4}}
        over = await house.table_of(ann, bob, eve, **body, settings={"leavers": "end"})
        body = {"seats": ["me", "me", "open"], "options": {"players": 3}}
        device = await house.table_of(ann, bob, **body, settings={"leavers": "end"})
        for table in (over, device):
            made(await bob.request("DELETE", f"/api/tables/{table}/seats"))
        asked = {"of": ",".join([running, over, device, "x" * 22])}
        told = made(await house.browser().get("/api/players/at", params=asked))
        assert told == {over: ["ann", "bob", "", ""], device: ["", "", "bob"]}
        for query in ("", "?of=x", "?of=" + ",".join(["x" * 22] * 21)):
            assert refusal(await ann.get(f"/api/players/at{query}")) == (400, "bad_request")
