"""What the lobby lists, on SQLite and PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.lobby import lobby as lists
from splay.server.lobby.public_lobby import PublicLobby
from tests.server.playing import made, open_house

pytestmark = pytest.mark.anyio

PRIVATE = {"public": False}
SECLUDED = {"spectators": "none"}
LATE = {"spectators": "late"}


async def lobby(browser: httpx.AsyncClient) -> dict[str, list[str]]:
    """The ids of the tables in each list."""
    told: dict[str, Any] = made(await browser.get("/api/tables"))
    return {name: [table["id"] for table in told[name]] for name in ("open", "watch", "mine")}


async def open_table(browser: httpx.AsyncClient, **settings: object) -> str:
    """A table with a free seat."""
    table: str = made(await browser.post("/api/tables", json={"settings": settings}))["id"]
    return table


async def test_open_tables_are_listed_for_all_unless_they_are_private(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, eve = await house.guest("Ann"), await house.guest("Eve")
        public, private = await open_table(ann), await open_table(ann, **PRIVATE)
        assert await lobby(eve) == {"open": [public], "watch": [], "mine": []}
        assert set((await lobby(ann))["mine"]) == {public, private}


async def test_running_games_that_may_be_watched_are_listed(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
        watched = await house.table_of(ann, bob)
        for settings in (PRIVATE, SECLUDED, LATE):
            await house.table_of(ann, bob, settings=settings)
        assert await lobby(eve) == {"open": [], "watch": [watched], "mine": []}
        assert len((await lobby(bob))["mine"]) == 4


async def test_what_is_public_is_read_once_a_second_for_all_who_look(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        shared = house.services.public_lobby
        ann, eve, stranger = await house.guest("Ann"), await house.guest("Eve"), house.browser()
        first = await open_table(ann)
        shared.seconds = 3600.0
        assert await lobby(eve) == {"open": [first], "watch": [], "mine": []}
        second = await open_table(ann)
        for browser in (eve, stranger):
            assert await lobby(browser) == {"open": [first], "watch": [], "mine": []}
        seen = await lobby(ann)
        assert (seen["open"], set(seen["mine"])) == ([first], {first, second}), "her own are as they are now"
        shared.until = 0.0
        assert set((await lobby(stranger))["open"]) == {first, second}


async def test_what_is_public_is_a_second_old_at_most(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr("splay.server.lobby.public_lobby.time", SimpleNamespace(monotonic=lambda: now[0]))
    async with open_house(engine, tmp_path) as house:
        ann, eve = await house.guest("Ann"), await house.guest("Eve")
        house.services.public_lobby = PublicLobby(house.tables)
        assert (await lobby(eve))["open"] == []
        table = await open_table(ann)
        now[0] += 0.875
        assert (await lobby(eve))["open"] == []
        now[0] += 0.125
        assert (await lobby(eve))["open"] == [table]


async def test_the_shared_list_tells_each_person_what_is_its_own(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, eve = await house.guest("Ann"), await house.guest("Eve")
        house.services.public_lobby.seconds = 3600.0
        await open_table(ann)
        for browser, host in ((ann, True), (eve, False), (house.browser(), False), (ann, True)):
            (listed,) = made(await browser.get("/api/tables"))["open"]
            assert (listed["host"], listed["seats"][0].get("mine", False)) == (host, host)


async def test_games_that_are_over_are_in_no_list(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"leavers": "end"})
        made(await bob.delete(f"/api/tables/{table}/seats"))
        assert await lobby(ann) == {"open": [], "watch": [], "mine": []}


async def test_however_many_tables_one_has_those_that_wait_for_it_are_listed_first(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "LISTED", 3)
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        asked, waiting = [await house.table_of(ann, bob) for _ in range(2)]
        made(await ann.delete(f"/api/tables/{waiting}/seats"))
        later = []
        for _ in range(3):
            house.time += 1
            later.append(await open_table(ann))
        assert (await lobby(ann))["mine"] == [asked, waiting, later[-1]]


async def test_open_tables_that_one_hosts_without_a_seat_are_listed_as_ones_own(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = made(await ann.post("/api/tables", json={"seats": ["open", "random"]}))["id"]
        assert [mine["id"] for mine in made(await ann.get("/api/tables"))["mine"]] == [table]
        made(await bob.post(f"/api/tables/{table}/seats", json={}))
        assert (await lobby(ann))["mine"] == []
        await house.opponents_rest(table)


async def test_whoever_has_the_link_sees_a_table_that_waits_for_players(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, eve = await house.guest("Ann"), await house.guest("Eve")
        table = await open_table(ann, **PRIVATE, **SECLUDED)
        told = await house.messages(eve, table, 1)
        assert [message["type"] for message in told] == ["table"]


async def test_a_host_can_do_without_a_public_list(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_PUBLIC_LOBBY="no") as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = made(await ann.post("/api/tables", json={}))["id"]
        nothing = {"open": [], "watch": [], "mine": [], "closed": True}
        for browser in (bob, house.browser()):
            assert made(await browser.get("/api/tables")) == nothing
        assert [mine["id"] for mine in made(await ann.get("/api/tables"))["mine"]] == [table]
        made(await bob.post(f"/api/tables/{table}/seats", json={}))
        assert made(await house.browser().get("/api/tables")) == nothing
