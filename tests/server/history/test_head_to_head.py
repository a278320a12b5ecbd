"""How many games two people have won against each other, and who is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.playing import House, made, open_house
from tests.server.site import refusal

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse battery"


async def account(house: House, name: str) -> httpx.AsyncClient:
    """The browser of a new account."""
    browser = house.browser()
    body = {"login": f"{name.lower()}-1", "password": PASSWORD, "name": name}
    made(await browser.post("/api/accounts", json=body))
    return browser


async def game(house: House, *people: httpx.AsyncClient, loser: int, **body: Any) -> str:  # noqa: ANN401 - JSON
    """A finished game in which the person on a seat has resigned."""
    house.time += 1000
    table = await house.table_of(*people, **body)
    made(await people[loser].post(f"/api/tables/{table}/resignation", json={"seat": loser}))
    await house.opponents_rest(table)
    return table


async def against(browser: httpx.AsyncClient) -> list[tuple[str, int, int, int]]:
    """What somebody is told of its games against others."""
    told = made(await browser.get("/api/me/head_to_head"))["against"]
    return [(one["name"], one["games"], one["won"], one["lost"]) for one in told]


async def test_finished_games_of_two_accounts_are_counted(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cleo = [await account(house, name) for name in ("Ann", "Bob", "Cleo")]
        last = [await game(house, ann, bob, loser=loser) for loser in (1, 1, 0)][-1]
        await game(house, cleo, ann, loser=0)
        await house.table_of(ann, bob)  # it is not over
        assert await against(ann) == [("Bob", 3, 2, 1), ("Cleo", 1, 1, 0)]
        assert await against(bob) == [("Ann", 3, 1, 2)]
        path = f"/api/tables/{last}/head_to_head"
        assert made(await ann.get(path)) == [{"seat": 1, "games": 3, "won": 2, "lost": 1}]
        assert made(await bob.get(path)) == [{"seat": 0, "games": 3, "won": 1, "lost": 2}]


async def test_whoever_hides_it_is_counted_for_nobody(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cleo = [await account(house, name) for name in ("Ann", "Bob", "Cleo")]
        table = await game(house, ann, bob, loser=1)
        await game(house, ann, cleo, loser=1)
        hidden = made(await bob.put("/api/me/head_to_head", json={"shown": False}))
        assert hidden == {"shown": False, "against": []}
        assert await against(ann) == [("Cleo", 1, 1, 0)]
        for browser in (ann, bob):
            assert made(await browser.get(f"/api/tables/{table}/head_to_head")) == []
        made(await bob.put("/api/me/head_to_head", json={"shown": True}))
        assert await against(bob) == [("Ann", 1, 0, 1)]


async def test_guests_are_counted_once_they_have_an_account(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await account(house, "Ann"), await house.guest("Bob")
        table = await game(house, ann, bob, loser=0)
        assert await against(ann) == []
        assert made(await bob.get("/api/me/head_to_head")) == {"shown": True, "against": []}
        assert made(await bob.get(f"/api/tables/{table}/head_to_head")) == []
        assert refusal(await bob.put("/api/me/head_to_head", json={"shown": False})) == (403, "account_needed")
        made(await bob.post("/api/accounts", json={"login": "bob-2", "password": PASSWORD}))
        assert await against(ann) == [("Bob", 1, 0, 1)]


async def test_only_those_who_played_are_told(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, eve = [await account(house, name) for name in ("Ann", "Bob", "Eve")]
        table = await game(house, ann, bob, loser=1)
        running = await house.table_of(ann, bob)
        assert refusal(await eve.get(f"/api/tables/{table}/head_to_head")) == (409, "not_yours")
        assert refusal(await ann.get(f"/api/tables/{running}/head_to_head")) == (409, "not_finished")
        for path in (f"/api/tables/{table}/head_to_head", "/api/me/head_to_head"):
            assert (await house.browser().get(path)).status_code == 401


async def test_partners_and_people_at_one_device_are_not_counted(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await account(house, name) for name in ("Ann", "Bob", "Cleo", "Dan")]
        await game(house, *people, loser=1, options={"players": 4, "teams": "13-24"})
        assert await against(people[0]) == [("Bob", 1, 1, 0), ("Dan", 1, 1, 0)]
        await game(house, people[0], people[2], loser=0, seats=["me", "open", "me"], options={"players": 3})
        assert await against(people[2]) == [("Bob", 1, 1, 0), ("Dan", 1, 1, 0)]


async def test_a_game_that_a_third_has_won_counts_for_neither(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await account(house, "Ann"), await account(house, "Bob")
        seats = ["me", "open", "random"]
        body: dict[str, Any] = {"seats": seats, "options": {"players": 3}, "settings": {"stand_in": "random"}}
        table = await house.table_of(ann, bob, **body)
        for browser in (ann, bob):
            made(await browser.post(f"/api/tables/{table}/resignation", json={}))
        await house.opponents_rest(table)
        assert await against(ann) == [("Bob", 1, 0, 0)]
