"""Undo at a table: how far and why not further, several answers at once, and what a late click does."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.records.record import digest
from splay.server.tables.hub import Hub
from splay.server.tables.table_changes import Tables
from tests.server.playing import House, answer, made, open_house, state
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


async def melded_twice(house: House) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    """Whoever has just melded with both actions of a turn, the other player, and their table."""
    people = [await house.guest("Ann"), await house.guest("Bob")]
    table = await house.table_of(*people)
    for person in people:
        assert await answer(person, table)
    while True:
        turn = (await state(people[0], table))["view"]["turn"]
        mover, other = people[turn], people[1 - turn]
        melds = meld_keys(await state(mover, table))
        if len(melds) < 2 or (await state(mover, table))["view"]["actions_left"] < 2:
            assert await answer(mover, table)  # draws
            continue
        for key in melds[:2]:
            body = {"key": key, "sequence": (await state(mover, table))["sequence"]}
            made(await mover.post(f"/api/tables/{table}/answers", json=body))
        return mover, other, table


def meld_keys(seen: dict[str, Any]) -> list[str]:
    """The cards that can be melded now."""
    return [option["key"] for option in seen["questions"][0]["options"] if option["kind"] == "meld"]


def keys_of(seen: dict[str, Any]) -> list[str]:
    """The answers that can be taken back."""
    return [step["option"]["key"] for step in seen["undo_reach"]["steps"]]


async def test_a_state_says_how_far_and_why_not_further(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        mover, other, table = await melded_twice(house)
        seen, others = await state(mover, table), await state(other, table)
        assert len(keys_of(seen)) == 2
        assert seen["undo"] == ""
        assert seen["undo_reach"]["reason"] in ("other_player", "information")
        reach = {name: value for name, value in others["undo_reach"].items() if name != "message"}
        assert reach == {"steps": [], "reason": others["undo"], "seat": seen["seat"]}


async def test_several_answers_are_taken_back_at_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        mover, _, table = await melded_twice(house)
        seen = await state(mover, table)
        melded = [key.removeprefix("meld:") for key in keys_of(seen)]
        other_worker = Tables(engine, Hub())
        await other_worker.look(table)
        body = {"answers": 2, "sequence": seen["sequence"]}
        back = made(await mover.post(f"/api/tables/{table}/undo", json=body))
        assert back["sequence"] == seen["sequence"] + 1
        assert back["view"]["actions_left"] == 2
        hand = [card["card"] for card in back["view"]["players"][back["seat"]]["hand"]]
        assert set(melded) <= set(hand)
        here, there = await house.tables.look(table), await other_worker.look(table)
        fresh = await Tables(engine, Hub()).look(table)
        for game in (there.game, fresh.game):
            assert game is not None
            assert here.game is not None
            assert digest(game.session.game) == digest(here.game.session.game)
            assert [repr(event) for event in game.events] == [repr(event) for event in here.game.events]


async def test_a_record_leaves_out_all_that_was_taken_back(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        mover, other, table = await melded_twice(house)
        made(await mover.post(f"/api/tables/{table}/undo", json={"answers": 2}))
        while await answer(mover, table) or await answer(other, table):
            pass
        record = made(await mover.get(f"/api/tables/{table}/record"))
        assert len(record["answers"]) == (await state(mover, table))["sequence"] - 3


async def test_more_than_can_be_taken_back_is_refused_and_nothing_is(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        mover, _, table = await melded_twice(house)
        before = await state(mover, table)
        assert refusal(await mover.post(f"/api/tables/{table}/undo", json={"answers": 3})) == (409, "no_undo")
        assert await state(mover, table) == before


async def test_a_second_click_takes_nothing_more_back(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        mover, _, table = await melded_twice(house)
        body = {"sequence": (await state(mover, table))["sequence"]}
        assert len(keys_of(made(await mover.post(f"/api/tables/{table}/undo", json=body)))) == 1
        assert refusal(await mover.post(f"/api/tables/{table}/undo", json=body)) == (409, "stale")
        assert len(keys_of(await state(mover, table))) == 1


async def test_in_the_first_melds_others_answers_are_in_nobodys_way(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(ann, bob, cyd)
        assert await answer(ann, table)
        seen = await state(ann, table)
        assert await answer(bob, table)
        body = {"sequence": seen["sequence"]}
        back = made(await ann.post(f"/api/tables/{table}/undo", json=body))
        assert 0 in [question["seat"] for question in back["questions"]]
        assert refusal(await ann.post(f"/api/tables/{table}/undo", json=body)) == (409, "stale")


async def test_a_game_read_back_from_a_snapshot_gives_the_same_reasons(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest("Ann"), await house.guest("Bob")]
        table = await house.table_of(*people)
        compared = 0
        chance = random.Random(1)
        for _ in range(60):
            here = await house.tables.look(table)
            fresh = await Tables(engine, Hub()).look(table)
            assert here.game is not None
            assert fresh.game is not None
            compared += not fresh.game.session.past
            for seat in (0, 1):
                known, again = here.game.undo_reach(seat), fresh.game.undo_reach(seat)
                assert (known.steps, known.reason) == (again.steps, again.reason)
            assert await answer(people[0], table, chance) or await answer(people[1], table, chance)
        assert compared > 2
