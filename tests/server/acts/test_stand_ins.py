"""A game that all its people have left waits for them; after a time the computers play it to its end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.acts.stand_ins import leave_running
from splay.server.acts.sweeper import NEGLECTED, Sweeper
from splay.server.durations import DAY
from splay.server.opponents.thinking import Thought, think
from splay.server.tables.clocks import paused_until
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from tests.server.playing import House, answer, fail, look, made, open_house, state

pytestmark = pytest.mark.anyio
HOUR = 60 * 60 * 1000


async def leave(house: House, person: httpx.AsyncClient, table: str) -> Any:  # noqa: ANN401 - JSON
    """Leaves a running game; the table when the computers have done what they do then."""
    made(await person.delete(f"/api/tables/{table}/seats"))
    await house.opponents_rest(table)
    return await look(person, table)


async def come_back(house: House, person: httpx.AsyncClient, table: str) -> Any:  # noqa: ANN401 - JSON
    """Returns to a game; the table when the computers have done what they do then."""
    made(await person.post(f"/api/tables/{table}/return"))
    await house.opponents_rest(table)
    return await look(person, table)


async def sequence(person: httpx.AsyncClient, table: str) -> int:
    """How far the game is."""
    number: int = (await state(person, table))["sequence"]
    return number


async def test_a_game_against_computers_waits_until_its_person_returns(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await house.table_of(ann, seats=["me", "random"])
        await house.opponents_rest(table)
        before = await sequence(ann, table)
        left = await leave(house, ann, table)
        assert (left["status"], left["paused_until"]) == ("running", house.time + DAY)
        assert await sequence(ann, table) == before
        back = await come_back(house, ann, table)
        assert "paused_until" not in back
        while await answer(ann, table):
            await house.opponents_rest(table)
            if await sequence(ann, table) > before + 4:
                break
        assert (await look(ann, table))["my_turn"]


async def test_the_computer_stands_in_as_long_as_one_person_plays(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        assert "paused_until" not in await leave(house, ann, table)
        assert await sequence(ann, table) == 1
        assert "paused_until" in await leave(house, bob, table)
        assert await sequence(ann, table) == 1
        assert "paused_until" not in await come_back(house, ann, table)
        assert await sequence(ann, table) > 1, "the computer goes on for Bob, who is still away"


async def test_several_people_at_one_device_leave_together(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await house.table_of(ann, seats=["me", "me"])
        assert "paused_until" in await leave(house, ann, table)
        assert await sequence(ann, table) == 0
        assert [seat.get("away", False) for seat in (await come_back(house, ann, table))["seats"]] == [False, False]


async def test_a_game_whose_last_clock_has_run_out_waits(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"clock": {"move": 30_000}})
        await house.sweep(30_000)
        await house.opponents_rest(table)
        seen = await look(ann, table)
        assert [seat["away"] for seat in seen["seats"]] == [True, True]
        assert seen["paused_until"] == house.time + DAY
        assert await sequence(ann, table) == 0
        back = await come_back(house, ann, table)
        assert (back["seats"][0]["left"], back["seats"][0]["ticking"]) == (30_000, True)
        await house.sweep(30_000)
        assert (await look(ann, table))["paused_until"] == house.time + DAY


async def test_nobody_comes_back_and_the_computers_play_it_to_its_end(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_PAUSE_HOURS="2") as house:
        ann = await house.guest("Ann")
        table = await house.table_of(ann, seats=["me", "random"], settings={"stand_in": "random"})
        left = await leave(house, ann, table)
        house.time += HOUR
        assert await leave(house, ann, table) == left, "leaving again wins no time"
        await house.sweep(HOUR - 1)
        await house.opponents_rest(table)
        assert await look(ann, table) == left
        await house.sweep(1)
        await house.opponents_rest(table)
        assert (await look(ann, table))["status"] == "finished"


async def test_nothing_wakes_the_computers_of_a_game_that_waits(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await house.table_of(ann, seats=["me", "random"])
        await leave(house, ann, table)
        before = await sequence(ann, table)
        house.time += 10 * NEGLECTED
        woken: list[str] = []
        await Sweeper(house.tables, woken.append, fail).catch_up()
        assert woken == []
        made(await ann.post(f"/api/tables/{table}/chat", json={"text": "gone"}))
        await house.opponents_rest(table)
        assert await sequence(ann, table) == before


async def test_a_computer_that_still_thinks_when_the_last_person_leaves_does_not_answer(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        me = made(await ann.get("/api/me"))["id"]
        elsewhere = TableStore(engine, Hub(), lambda: house.time)

        class Slow:
            async def think(self, thought: Thought) -> str:
                await leave_running(elsewhere, table, me)
                return think(thought)

        house.services.opponents.thinker = Slow()
        table = await house.table_of(ann, seats=["me", "random", "open"], options={"players": 3})
        made(await ann.post(f"/api/tables/{table}/seats", json={}))
        await house.opponents_rest(table)
        assert "paused_until" in await look(ann, table)
        assert await sequence(ann, table) == 0


async def test_two_workers_that_look_at_once_begin_one_pause_and_a_third_one_ends_it(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"clock": {"bank": 30_000}})
        now = house.time + 30_000
        woken: list[str] = []
        sweepers = [Sweeper(TableStore(engine, Hub(), lambda: now), woken.append, fail) for _ in range(3)]
        await asyncio.gather(*[sweeper.sweep() for sweeper in sweepers[:2]])
        assert paused_until(await sweepers[1].tables.look(table)) == now + DAY
        now += DAY
        await sweepers[2].sweep()
        assert paused_until(await sweepers[0].tables.look(table)) is None
        assert woken == []
        await sweepers[0].catch_up()
        assert woken == [table]


async def test_a_server_may_have_no_pause(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await house.table_of(ann, seats=["me", "me"])
        impatient = TableStore(engine, Hub(), lambda: house.time, patience=0)
        await leave_running(impatient, table, made(await ann.get("/api/me"))["id"])
        await Sweeper(impatient, house.services.opponents.wake, fail).sweep()
        assert paused_until(await impatient.look(table)) is None


async def test_what_is_logged_meanwhile_ends_no_pause(engine: AsyncEngine, tmp_path: Path) -> None:
    """As an entry for changed rules would be."""
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await house.table_of(ann, seats=["me", "me"])
        until = (await leave(house, ann, table))["paused_until"]
        there = await house.tables.look(table)
        assert there.game is not None
        house.time += HOUR
        await house.tables.answer(table, 0, there.game.session.questions[0].keys()[0], 0)
        assert (await look(ann, table))["paused_until"] == until
