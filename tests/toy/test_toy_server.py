"""Tables with the toy set at a server, above all those at which somebody is put out of the game."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.build import BUILD
from splay.core.scenario import position_of
from splay.core.scenario.shape import FORMAT
from splay.core.session import Session
from splay.server.storage.schema import snapshots, tables
from splay.sets.scenario import from_text
from tests.core.expansions import registered
from tests.server.databases import sqlite_database
from tests.server.playing import House, answer, look, made, open_house, play_to_the_end, state
from tests.server.site import refusal

if BUILD == "compiled":
    pytest.skip("compiled classes cannot be subclassed by interpreted ones", allow_module_level=True)

from tests.toy.engine.rules import TOYS, Toys

pytestmark = [pytest.mark.anyio, pytest.mark.every_time]

SETS = ["base", TOYS]
MUSICAL_CHAIRS = """
options: sets base toys
me: yellow: Musical Chairs; hand: Tools, Oars
you: yellow: Agriculture; hand: Archery
third: yellow: Masonry; score: Writing, Sailing; blue: Pottery
"""


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with registered(Toys()):
        yield


@pytest.fixture
async def database(migrated_file: Path, tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    """An empty migrated database."""
    async for engine in sqlite_database(migrated_file, tmp_path):
        yield engine


@pytest.fixture
async def house(database: AsyncEngine, tmp_path: Path) -> AsyncIterator[House]:
    """The server."""
    async with open_house(database, tmp_path) as opened:
        yield opened


async def guests(house: House) -> list[httpx.AsyncClient]:
    """Three people."""
    return [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]


async def table_in(house: House, database: AsyncEngine, people: list[httpx.AsyncClient], text: str, **more: Any) -> str:  # noqa: ANN401 - JSON
    """A running table of these people, who sit in this order, in a position."""
    game = from_text(text)
    table = await house.table_of(*people, options=game.options.to_json(), **more)
    asked = [question.seat for question in Session(game.copy()).questions]
    position = {"format": FORMAT, "position": position_of(game)}
    async with database.begin() as connection:
        await connection.execute(delete(snapshots).where(snapshots.c.table == table))
        await connection.execute(insert(snapshots).values(table=table, seq=0, **position))
        running = update(tables).where(tables.c.id == table)
        await connection.execute(running.values(asked=asked, version=tables.c.version + 1))
    house.tables.repository.cache.forget(table)
    return table


async def act(browser: httpx.AsyncClient, table: str, key: str) -> Any:  # noqa: ANN401 - JSON
    """Gives an answer; the state after it."""
    seen = await state(browser, table)
    made(await browser.post(f"/api/tables/{table}/answers", json={"key": key, "sequence": seen["sequence"]}))
    return await state(browser, table)


async def without_bob(house: House, database: AsyncEngine, **more: Any) -> tuple[list[httpx.AsyncClient], str]:  # noqa: ANN401 - JSON
    """A table of three at which Bob has just been put out of the game."""
    people = await guests(house)
    table = await table_in(house, database, people, MUSICAL_CHAIRS, **more)
    await act(people[0], table, "dogma:musical-chairs")
    assert await answer(people[2], table)  # who has something to return
    return people, table


async def test_whoever_is_out_sees_the_game_and_is_asked_no_more(house: House, database: AsyncEngine) -> None:
    people, table = await without_bob(house, database)
    seen = await state(people[1], table)
    assert [player.get("out", False) for player in seen["view"]["players"]] == [False, True, False]
    assert seen["view"]["players"][1]["hand"] == []
    chance = random.Random(1)
    for _ in range(30):
        asked = {question["seat"] for person in people for question in (await state(person, table))["questions"]}
        assert 1 not in asked
        assert not await answer(people[1], table)
        assert await answer(people[0], table, chance) or await answer(people[2], table, chance)
        if (await state(people[0], table))["view"]["result"] is not None:
            break


async def test_the_game_of_those_who_are_left_ends_without_whoever_is_out(house: House, database: AsyncEngine) -> None:
    people, table = await without_bob(house, database)
    await play_to_the_end(people, table, 1)
    result = (await look(people[0], table))["result"]
    assert 1 not in result["winners"]
    assert [standing[0] for standing in result["standings"]] == [0, 1, 2]


async def test_whoever_is_out_may_leave_and_the_game_goes_on(house: House, database: AsyncEngine) -> None:
    settings = {"leavers": "end"}
    (ann, bob, cyd), table = await without_bob(house, database, settings=settings)
    made(await bob.delete(f"/api/tables/{table}/seats"))
    assert (await look(ann, table))["status"] == "running"
    made(await cyd.delete(f"/api/tables/{table}/seats"))
    ended = await look(ann, table)
    assert (ended["status"], ended["result"]["reason"], ended["result"]["winners"]) == ("finished", "left", [0])


async def test_those_who_are_left_agree_on_going_back(house: House, database: AsyncEngine) -> None:
    (ann, bob, cyd), table = await without_bob(house, database)
    after = (await state(ann, table))["sequence"]
    await act(ann, table, "draw")
    path = f"/api/tables/{table}/takebacks"
    assert refusal(await bob.post(path, json={"to": after})) == (409, "out_of_game")
    made(await bob.delete(f"/api/tables/{table}/seats"))
    made(await ann.post(path, json={"to": after}))
    agreed = made(await cyd.post(f"{path}/decision", json={"to": after, "accept": True}))
    assert agreed["takeback"]["answer"] == "agreed"
    assert (await state(ann, table))["view"]["players"][1]["out"] is True


async def test_to_bring_somebody_back_into_the_game_that_person_must_agree(house: House, database: AsyncEngine) -> None:
    (ann, bob, cyd), table = await without_bob(house, database)
    path = f"/api/tables/{table}/takebacks"
    made(await ann.post(path, json={"to": 0}))
    made(await cyd.post(f"{path}/decision", json={"to": 0, "accept": True}))
    assert (await state(bob, table))["view"]["players"][1].get("out", False)
    made(await bob.post(f"{path}/decision", json={"to": 0, "accept": True}))
    seen = await state(bob, table)
    assert not seen["view"]["players"][1].get("out", False)
    assert len(seen["view"]["players"][1]["hand"]) == 1


async def test_the_server_deals_and_tells_the_zones_and_supplies_of_the_set(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await house.table_of(ann, bob, options={"players": 2, "sets": SETS})
    view = (await state(ann, table))["view"]
    assert [(zone["kind"], len(zone["cards"]), zone["seen_by"]) for zone in view["zones"]] == [("window", 1, "all")]
    assert [[zone["kind"] for zone in player["zones"]] for player in view["players"]] == [["toybox"], ["toybox"]]
    assert {supply["set"] for supply in view["supplies"]} == set(SETS)


@pytest.mark.thorough
async def test_a_whole_game_is_played_and_told_again(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await house.table_of(ann, bob, options={"players": 2, "sets": SETS})
    await play_to_the_end([ann, bob], table, 5)
    assert (await look(ann, table))["status"] == "finished"
    assert made(await ann.get(f"/api/tables/{table}/replay"))["start"]["options"]["sets"] == SETS


async def test_sets_that_are_not_there_are_refused(house: House) -> None:
    ann = await house.guest("Ann")
    refused = await ann.post("/api/tables", json={"options": {"players": 2, "sets": ["base", "less"]}})
    assert refused.status_code == 422
    assert "sets" in refused.json()["message"]
