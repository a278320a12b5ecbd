"""Several seats of one person on one device, and the name that a person has at its seats."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.playing import look, made, open_house
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


async def seen_from(browser: httpx.AsyncClient, table: str, seat: int) -> Any:  # noqa: ANN401 - JSON
    """The game as one of a person's seats sees it."""
    return made(await browser.get(f"/api/tables/{table}/state", params={"seat": seat}))


def hand(seen: Any, seat: int) -> list[str]:  # noqa: ANN401 - JSON
    """The cards that are known of a seat's hand."""
    return [card["card"] for card in seen["view"]["players"][seat]["hand"] if "card" in card]


async def test_two_seats_of_one_device_play_and_keep_their_hands(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = made(await ann.post("/api/tables", json={"seats": ["me", "me"]}))["id"]
        chance, kept = random.Random(1), 0
        for _ in range(60):
            for seat in (0, 1):
                seen = await seen_from(ann, table, seat)
                assert seen["seat"] == seat
                other = await seen_from(ann, table, 1 - seat)
                hidden = [card for card in hand(other, 1 - seat) if card not in hand(seen, 1 - seat)]
                now = json.dumps([seen["view"], seen["questions"]])
                assert not [card for card in hidden if f'"{card}"' in now]
                kept += len(hidden)
                own = [question for question in seen["questions"] if question["seat"] == seat]
                if own:
                    body = {"key": chance.choice(own[0]["options"])["key"], "sequence": seen["sequence"]}
                    path = f"/api/tables/{table}/answers"
                    assert refusal(await ann.post(path, json=body)) == (409, "which_seat")
                    assert made(await ann.post(path, json={**body, "seat": seat}))["seat"] == seat
        assert kept > 100
        assert (await look(ann, table))["status"] == "running"


async def test_each_websocket_is_for_one_seat(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = made(await ann.post("/api/tables", json={"seats": ["me", "me"]}))["id"]
        for seat in (0, 1):
            told = (await house.messages(ann, table, 1, f"seat={seat}"))[0]["state"]
            assert (told["seat"], len(hand(told, seat)), hand(told, 1 - seat)) == (seat, 2, [])
        assert (await house.messages(ann, table, 1))[0]["state"]["seat"] == 0
        assert await house.messages(ann, table, 1, "seat=2") == []


async def test_a_new_name_is_seen_at_running_tables_by_every_worker(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house, open_house(engine, tmp_path) as another:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        running = await house.table_of(ann, bob)
        over = await house.table_of(ann, bob, settings={"leavers": "end"})
        made(await bob.delete(f"/api/tables/{over}/seats"))
        elsewhere = await another.guest("Cyd")
        assert [seat["name"] for seat in (await look(elsewhere, running))["seats"]] == ["Ann", "Bob"]
        made(await ann.patch("/api/me", json={"name": "Anna"}))
        for browser in (bob, elsewhere):
            assert [seat["name"] for seat in (await look(browser, running))["seats"]] == ["Anna", "Bob"]
            assert [seat["name"] for seat in (await look(browser, over))["seats"]] == ["Ann", "Bob"]


def names(table: Any) -> list[str]:  # noqa: ANN401 - JSON
    """What the seats of a table are called."""
    return [seat["name"] for seat in table["seats"]]


async def test_several_people_at_one_device_have_names(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        body = {"seats": ["me", "me", "me"], "options": {"players": 3}, "names": ["", " Ben ", "Cleo"]}
        made_table = made(await ann.post("/api/tables", json=body))
        assert names(made_table) == ["Ann", "Ben", "Cleo"]
        made(await ann.patch("/api/me", json={"name": "Anna"}))
        assert names(await look(ann, made_table["id"])) == ["Anna", "Ben", "Cleo"]
        for seat in (0, 1):
            made(await ann.post(f"/api/tables/{made_table['id']}/resignation", json={"seat": seat}))
        made(await ann.post(f"/api/tables/{made_table['id']}/resignation", json={"seat": 2}))
        await house.opponents_rest(made_table["id"])
        again = made(await ann.post(f"/api/tables/{made_table['id']}/rematch", json={}))
        assert names(again) == ["Cleo", "Anna", "Ben"]


async def test_whoever_sits_down_too_has_a_name(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        body = {"options": {"players": 4}, "settings": {"public": False}}
        table = made(await ann.post("/api/tables", json=body))["id"]
        path = f"/api/tables/{table}/seats"
        assert names(made(await ann.post(path, json={"name": "Ben"}))) == ["Ann", "Ben", "", ""]
        assert refusal(await bob.post(path, json={"name": "Ann"})) == (422, "bad_name")
        assert names(made(await bob.post(path, json={}))) == ["Ann", "Ben", "Bob", ""]
        assert names(made(await bob.post(path, json={"name": "Bea"}))) == ["Ann", "Ben", "Bob", "Bea"]


async def test_a_stranger_has_one_seat(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = made(await ann.post("/api/tables", json={"options": {"players": 3}}))["id"]
        path = f"/api/tables/{table}/seats"
        assert "sit_again" not in made(await bob.post(path, json={"seat": 2}))
        for stranger in (ann, bob):
            assert "sit_again" not in await look(stranger, table)
            for body in ({}, {"seat": 1}, {"name": "Ben"}, {"seat": 0}):
                assert refusal(await stranger.post(path, json=body)) == (409, "one_seat")
        assert names(await look(ann, table)) == ["Ann", "", "Bob"]
        assert "one_device" not in (await look(ann, table))["settings"]


async def test_a_host_who_sits_down_again_alone_makes_it_a_table_for_one_device(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = made(await ann.post("/api/tables", json={"options": {"players": 3}}))
        assert table["sit_again"]
        assert "sit_again" not in await look(await house.guest("Bob"), table["id"])
        again = made(await ann.post(f"/api/tables/{table['id']}/seats", json={"name": "Ben"}))
        assert (again["settings"]["one_device"], again["sit_again"]) == (True, True)


async def test_at_a_public_table_for_one_device_the_host_alone_has_several_seats(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = made(await ann.post("/api/tables", json={"seats": ["me", "me"], "options": {"players": 5}}))
        assert table["settings"] == {"one_device": True}
        path = f"/api/tables/{table['id']}/seats"
        made(await bob.post(path, json={}))
        assert refusal(await bob.post(path, json={})) == (409, "one_seat")
        made(await ann.post(path, json={}))
        assert names(await look(ann, table["id"])) == ["Ann", "Ann", "Bob", "Ann", ""]


@pytest.mark.parametrize(
    "body",
    [
        {"seats": ["me", "open"], "names": ["Ben"]},
        {"seats": ["me", "me"], "names": ["", "Ben", "Cleo"]},
        {"seats": ["me", "me", "rule"], "options": {"players": 3}, "names": ["", "", "Ben"]},
        {"seats": ["me", "me"], "names": ["", "x" * 25]},
        {"seats": ["me", "me"], "names": ["", " "]},
    ],
)
async def test_names_are_refused_that_would_not_do(engine: AsyncEngine, tmp_path: Path, body: dict[str, Any]) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        assert refusal(await ann.post("/api/tables", json=body)) == (422, "bad_name")
