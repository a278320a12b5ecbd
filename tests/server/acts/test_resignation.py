"""Giving a running game up, as the server has it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.records.record import from_data
from tests.server.playing import answer, look, made, open_house, state

pytestmark = pytest.mark.anyio


async def resign(browser: httpx.AsyncClient, table: str, **body: int) -> Any:  # noqa: ANN401 - JSON
    """The table after somebody has given up."""
    return made(await browser.post(f"/api/tables/{table}/resignation", json=body))


async def refusal(browser: httpx.AsyncClient, table: str, **body: int) -> str:
    """Why somebody cannot give up."""
    answered = await browser.post(f"/api/tables/{table}/resignation", json=body)
    assert answered.status_code == 409
    word: str = answered.json()["error"]
    return word


async def moves(people: list[httpx.AsyncClient], table: str, number: int) -> None:
    """So many random answers."""
    chance = random.Random(number)
    while number:
        for person in people:
            number -= number > 0 and await answer(person, table, chance)


@pytest.mark.parametrize("before", [0, 1, 2, 31, 32])
async def test_of_two_the_other_wins(engine: AsyncEngine, tmp_path: Path, before: int) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"clock": {"bank": 600_000}})
        await moves([ann, bob], table, before)
        ended = await resign(ann, table)
        assert ended["status"] == "finished"
        assert (ended["result"]["reason"], ended["result"]["winners"]) == ("resigned", [1])
        assert (ended["result"]["resigned"], ended["result"]["outcomes"]) == ([0], ["lose", "win"])
        seen = await state(bob, table)
        assert seen["questions"] == []
        assert seen["view"]["result"] == ended["result"]
        assert (seen["events"][-1]["kind"], seen["events"][-1]["seat"]) == ("end", 0)
        assert not any(seat.get("ticking") for seat in (await look(bob, table))["seats"])
        replay = made(await bob.get(f"/api/tables/{table}/replay"))
        assert replay["steps"][-1]["changes"]["result"] == ended["result"]
        record = from_data(made(await bob.get(f"/api/tables/{table}/record")))
        assert (record.broken, record.resigned) == ("", [(0, before)])
        result = record.session().start.result
        assert result is not None
        assert (result.reason, result.winners) == ("resigned", [1])
        assert table in [game["id"] for game in made(await ann.get("/api/me/games"))["games"]]
        assert await refusal(ann, table) == "not_running"


async def test_the_end_is_there_after_a_restart(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        await moves([ann, bob], table, 27)
        await resign(bob, table)
        before = await state(ann, table)
    async with open_house(engine, tmp_path) as house:
        assert await state(house.browser_with(ann), table) == before


async def test_of_two_teams_the_other_wins(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest(name) for name in ("Ann", "Bob", "Cleo", "Dan")]
        table = await house.table_of(*people, options={"players": 4, "teams": "13-24"})
        ended = await resign(people[2], table)
        assert (ended["result"]["reason"], ended["result"]["winners"]) == ("resigned", [1, 3])
        assert ended["result"]["outcomes"] == ["lose", "win", "lose", "win"]


async def test_of_three_a_computer_plays_on_and_the_person_is_last(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest(name) for name in ("Ann", "Bob", "Cleo")]
        table = await house.table_of(*people, settings={"stand_in": "random", "leavers": "end"})
        await moves(people, table, 12)
        going_on = await resign(people[1], table)
        assert going_on["status"] == "running"
        assert [seat.get("resigned", False) for seat in going_on["seats"]] == [False, True, False]
        assert (going_on["seats"][1]["away"], going_on["seats"][1]["agent"]) == (True, "random")
        assert await refusal(people[1], table) == "resigned"
        for path in ("return", "takebacks"):
            body = {} if path == "return" else {"to": 0}
            assert (await people[1].post(f"/api/tables/{table}/{path}", json=body)).status_code == 409
        chance = random.Random(1)
        for _ in range(3000):
            await house.opponents_rest(table)
            if not sum([await answer(person, table, chance) for person in (people[0], people[2])]):
                break
        await house.opponents_rest(table)
        ended = await look(people[0], table)
        assert ended["status"] == "finished"
        assert ended["result"]["resigned"] == [1]
        assert 1 not in ended["result"]["winners"]
        assert (ended["result"]["sides"][-1]["seats"], ended["result"]["outcomes"][1]) == ([1], "lose")
        record = from_data(made(await people[1].get(f"/api/tables/{table}/record")))
        assert [seat for seat, _ in record.resigned] == [1]


async def test_when_the_last_person_resigns_the_computers_finish_it(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        seats = ["me", "random", "random"]
        table = await house.table_of(ann, options={"players": 3}, seats=seats, settings={"stand_in": "random"})
        await resign(ann, table)
        await house.opponents_rest(table)
        ended = await look(ann, table)
        assert ended["status"] == "finished"
        assert ended["result"]["outcomes"][0] == "lose"


async def test_those_who_stay_can_go_back_without_whoever_resigned(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest(name) for name in ("Ann", "Bob", "Cleo")]
        table = await house.table_of(*people)
        for person in people:
            await answer(person, table)
        await resign(people[2], table)
        await house.opponents_rest(table)
        proposed = made(await people[0].post(f"/api/tables/{table}/takebacks", json={"to": 2}))
        assert proposed["takeback"]["accepted"] == [0]
        agreed = {"to": 2, "accept": True}
        gone_back = made(await people[1].post(f"/api/tables/{table}/takebacks/decision", json=agreed))
        agreed_or_gone_on = gone_back.get("takeback", {"answer": "agreed"})
        assert agreed_or_gone_on["answer"] == "agreed", "whoever resigned need not be asked"
        assert gone_back["seats"][2]["resigned"]


async def test_nobody_resigns_for_others(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, spectator = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
        open_table = made(await ann.post("/api/tables", json={}))["id"]
        assert await refusal(ann, open_table) == "not_running"
        table = await house.table_of(ann, bob)
        assert await refusal(spectator, table) == "not_yours"
        assert await refusal(ann, table, seat=1) == "not_yours"
        assert (await house.browser().post(f"/api/tables/{table}/resignation", json={})).status_code == 401


async def test_at_one_device_a_seat_is_named(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await house.table_of(ann, seats=["me", "me"])
        assert await refusal(ann, table) == "which_seat"
        assert (await resign(ann, table, seat=1))["result"]["winners"] == [0]


async def test_whoever_has_left_can_resign(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        made(await ann.delete(f"/api/tables/{table}/seats"))
        assert (await resign(ann, table))["result"]["winners"] == [1]


async def test_whoever_is_out_has_lost_already(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest(name) for name in ("Ann", "Bob", "Cleo")]
        table = await house.table_of(*people, options={"players": 3, "sets": ["base"]})
        game = (await house.tables.look(table)).game
        assert game is not None
        game.session.game.seating = game.session.game.seating.without([1])
        assert await refusal(people[1], table) == "already_out"
