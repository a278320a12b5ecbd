"""A rematch keeps the seats of those who played: nobody else has them before they come or decline."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.playing import House, look, made, open_house
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


async def over(house: House, *people: httpx.AsyncClient, **body: object) -> str:
    """A public game of these people that is over, as the first of them has left it."""
    table = await house.table_of(*people, settings={"leavers": "end"}, **body)
    made(await people[0].delete(f"/api/tables/{table}/seats"))
    return table


async def rematch(person: httpx.AsyncClient, table: str) -> Any:  # noqa: ANN401 - JSON
    """The table of the rematch, for somebody who asks for it."""
    return made(await person.post(f"/api/tables/{table}/rematch"))


def seats_of(table: Any) -> list[tuple[str, bool]]:  # noqa: ANN401 - JSON
    """The name at each seat, and whether it is kept for somebody who has not come."""
    return [(seat["name"], seat.get("away", False)) for seat in table["seats"]]


async def test_all_who_ask_at_once_get_the_same_table(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest(name) for name in ("Ann", "Bob")]
        for _ in range(3):
            table = await over(house, *people)
            async with open_house(engine, tmp_path) as another:
                devices = [worker.browser_with(person) for worker in (house, another) for person in people] * 2
                again = await asyncio.gather(*[rematch(device, table) for device in devices])
            assert {there["id"] for there in again} == {again[0]["id"]}
            assert (await look(people[0], again[0]["id"]))["status"] == "running"


async def test_a_stranger_does_not_take_a_seat_of_a_rematch(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await over(house, ann, bob)
        again = await rematch(ann, table)
        assert (again["status"], seats_of(again)) == ("open", [("Bob", True), ("Ann", False)])
        assert made(await eve.get("/api/tables"))["open"] == []
        for body in ({}, {"seat": 0}):
            assert refusal(await eve.post(f"/api/tables/{again['id']}/seats", json=body)) == (409, "seat_taken")
        assert [mine["id"] for mine in made(await bob.get("/api/tables"))["mine"]] == [again["id"]]
        assert (await rematch(bob, table))["status"] == "running"


async def test_who_is_kept_a_seat_takes_it_as_any_other_seat(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        again = (await rematch(ann, await over(house, ann, bob)))["id"]
        made(await bob.patch("/api/me", json={"name": "Robert"}))
        assert seats_of(await look(ann, again)) == [("Robert", True), ("Ann", False)]
        assert made(await bob.post(f"/api/tables/{again}/seats", json={}))["status"] == "running"


async def test_all_seats_of_one_device_are_taken_at_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await over(house, ann, bob, options={"players": 4}, seats=["me", "me", "random", "open"])
        again = await rematch(ann, table)
        assert seats_of(again) == [("Bob", True), ("Ann", False), ("Ann", False), ("random", False)]
        alone = await over(house, ann, seats=["me", "me"])
        assert (await rematch(ann, alone))["status"] == "running"


async def test_a_seat_that_is_declined_is_free_for_all(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await over(house, ann, bob)
        again = (await rematch(ann, table))["id"]
        made(await bob.delete(f"/api/tables/{again}/seats"))
        assert [there["id"] for there in made(await eve.get("/api/tables"))["open"]] == [again]
        made(await eve.post(f"/api/tables/{again}/seats", json={}))
        assert refusal(await bob.post(f"/api/tables/{table}/rematch")) == (409, "seat_taken")


async def test_the_host_gives_the_seat_of_somebody_who_does_not_come_to_somebody_else(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await over(house, ann, bob, cyd)
        again = (await rematch(ann, table))["id"]
        path = f"/api/tables/{again}/seats"
        assert refusal(await ann.post(path, json={"agent": "rule"})) == (409, "seat_taken")
        for seat in (0, 2):
            made(await ann.delete(f"{path}/{seat}"))
        made(await ann.post(path, json={"seat": 0, "agent": "rule"}))
        assert refusal(await cyd.post(f"/api/tables/{table}/rematch")) == (409, "seat_taken")
        assert (await rematch(bob, table))["status"] == "running"
        await house.opponents_rest(again)


async def test_a_rematch_that_its_maker_leaves_can_be_asked_for_again(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await over(house, ann, bob)
        first = (await rematch(ann, table))["id"]
        made(await ann.delete(f"/api/tables/{first}/seats"))
        assert "rematch" not in await look(bob, table)
        assert made(await bob.get("/api/tables"))["mine"] == []
        second = await rematch(bob, table)
        assert (second["id"] != first, seats_of(second)) == (True, [("Bob", False), ("Ann", True)])


async def test_a_guest_who_signs_in_and_one_who_goes_for_good(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await over(house, ann, bob, cyd)
        again = (await rematch(ann, table))["id"]
        made(await bob.post("/api/accounts", json={"login": "bob", "password": "correct horse battery"}))
        made(await cyd.request("DELETE", "/api/me", json={}))
        assert seats_of(await look(ann, again)) == [("", False), ("Ann", False), ("Bob", True)]
        assert seats_of(await rematch(bob, table)) == [("", False), ("Ann", False), ("Bob", False)]
