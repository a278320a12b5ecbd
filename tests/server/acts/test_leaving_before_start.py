"""Before the game somebody gets up, or is sent away; a table that its last host leaves is gone."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.playing import House, look, made, open_house
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


async def table_of_three(host: httpx.AsyncClient, *others: httpx.AsyncClient) -> str:
    """An open table of three seats at which these people sit."""
    table: str = made(await host.post("/api/tables", json={"options": {"players": 3}}))["id"]
    for person in others:
        made(await person.post(f"/api/tables/{table}/seats", json={}))
    return table


async def names_at(browser: httpx.AsyncClient, table: str) -> list[str]:
    """Who sits at a table."""
    return [seat["name"] for seat in (await look(browser, table))["seats"]]


async def guests(house: House) -> list[httpx.AsyncClient]:
    """The browsers of three guests."""
    return [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]


async def test_a_table_goes_with_the_last_player_who_leaves_it(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = await guests(house)
        table = await table_of_three(ann, bob)
        assert len(made(await cyd.get("/api/tables"))["open"]) == 1
        for person in (ann, bob):
            made(await person.delete(f"/api/tables/{table}/seats"))
        assert made(await cyd.get("/api/tables"))["open"] == []
        assert refusal(await cyd.get(f"/api/tables/{table}")) == (404, "no_such_table")
        assert refusal(await cyd.post(f"/api/tables/{table}/seats", json={})) == (404, "no_such_table")


async def test_a_table_with_computers_alone_is_gone_too(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = made(await ann.post("/api/tables", json={"seats": ["me", "rule"], "options": {"players": 3}}))["id"]
        made(await ann.delete(f"/api/tables/{table}/seats"))
        assert refusal(await ann.get(f"/api/tables/{table}")) == (404, "no_such_table")


async def test_who_watches_a_table_that_goes_is_let_go(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _, cyd = await guests(house)
        table = await table_of_three(ann)
        with house.tables.hub.subscribed(table) as watching:
            made(await ann.delete(f"/api/tables/{table}/seats"))
            assert watching.changed.is_set()
        assert len(await house.messages(cyd, table, 2)) == 0


async def test_a_host_who_leaves_hands_the_table_on(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = await guests(house)
        table = await table_of_three(ann, bob)
        path = f"/api/tables/{table}/seats"
        made(await ann.delete(path))
        assert [(await look(person, table))["host"] for person in (ann, bob)] == [False, True]
        assert refusal(await ann.post(path, json={"agent": "rule"})) == (409, "not_host")
        made(await bob.post(path, json={"agent": "rule"}))
        assert made(await cyd.post(path, json={}))["status"] == "running"
        await house.opponents_rest(table)


async def test_who_hosts_without_a_seat_keeps_the_table_until_it_is_given_up(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = await guests(house)
        table = made(await ann.post("/api/tables", json={"seats": ["open", "open"]}))["id"]
        path = f"/api/tables/{table}/seats"
        made(await bob.post(path, json={}))
        for person in (bob, cyd):
            made(await person.delete(path))
            assert await names_at(cyd, table) == ["", ""]
        made(await ann.delete(path))
        assert refusal(await cyd.get(f"/api/tables/{table}")) == (404, "no_such_table")


async def test_the_host_sends_somebody_away_before_the_start(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = await guests(house)
        table = await table_of_three(ann, bob)
        path = f"/api/tables/{table}/seats"
        for person in (bob, cyd):
            assert refusal(await person.delete(f"{path}/1")) == (409, "not_host")
        assert refusal(await ann.delete(f"{path}/0")) == (409, "nobody_there")
        assert [seat["name"] for seat in made(await ann.delete(f"{path}/1"))["seats"]] == ["Ann", "", ""]
        assert made(await bob.get("/api/tables"))["mine"] == []
        for person in (cyd, bob):
            made(await person.post(path, json={}))
        assert await names_at(ann, table) == ["Ann", "Cyd", "Bob"]
        assert refusal(await ann.delete(f"{path}/2")) == (409, "started")
