"""Somebody who holds up a game without a clock: after three days the others may let the computer play."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.acts.inactivity import INACTIVE_AFTER
from tests.server.playing import answer, look, made, open_house, state
from tests.server.site import refusal

pytestmark = pytest.mark.anyio
NOT_INACTIVE = (409, "not_inactive")


async def test_the_others_let_the_computer_play_for_an_inactive_player_until_it_returns(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        await answer(ann, table)
        until = (await look(ann, table))["inactive_from"]
        assert until == house.time + INACTIVE_AFTER
        path = f"/api/tables/{table}/seats/1/stand_in"
        house.time = until - 1
        assert refusal(await ann.post(path)) == NOT_INACTIVE
        house.time = until
        assert made(await ann.post(path))["seats"][1]["away"]
        await house.opponents_rest(table)
        assert [question["seat"] for question in (await state(ann, table))["questions"]] == [0]
        assert refusal(await ann.post(path)) == NOT_INACTIVE
        assert "away" not in made(await bob.post(f"/api/tables/{table}/return"))["seats"][1]


async def test_everything_that_somebody_does_begins_the_time_anew(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(ann, bob, cyd)
        house.time += INACTIVE_AFTER
        await answer(bob, table)
        assert (await look(ann, table))["inactive_from"] == house.time + INACTIVE_AFTER
        for seat in (1, 2):
            assert refusal(await ann.post(f"/api/tables/{table}/seats/{seat}/stand_in")) == NOT_INACTIVE


async def test_only_another_player_may_and_only_for_a_person_who_is_asked(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(ann, bob)
        await answer(ann, table)
        house.time += INACTIVE_AFTER
        path = f"/api/tables/{table}/seats"
        assert refusal(await cyd.post(f"{path}/1/stand_in")) == (409, "not_yours")
        assert refusal(await bob.post(f"{path}/1/stand_in")) == NOT_INACTIVE
        assert refusal(await bob.post(f"{path}/0/stand_in")) == NOT_INACTIVE
        assert refusal(await ann.post(f"{path}/4/stand_in")) == NOT_INACTIVE
        made(await ann.delete(path))
        assert refusal(await ann.post(f"{path}/1/stand_in")) == (409, "not_yours")


async def test_all_seats_of_an_inactive_player_are_played_by_the_computer(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, bob, settings={"public": False, "one_device": True})
        house.time += INACTIVE_AFTER
        seats = made(await ann.post(f"/api/tables/{table}/seats/1/stand_in"))["seats"]
        assert [seat.get("away", False) for seat in seats] == [False, True, True]


async def test_a_clock_sees_to_it_if_there_is_one(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"clock": {"move": 2 * INACTIVE_AFTER}})
        house.time += INACTIVE_AFTER
        assert "inactive_from" not in await look(ann, table)
        assert refusal(await ann.post(f"/api/tables/{table}/seats/1/stand_in")) == NOT_INACTIVE


async def test_a_table_that_somebodys_leaving_ends_is_over_then(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"leavers": "end"})
        house.time += INACTIVE_AFTER
        over = made(await ann.post(f"/api/tables/{table}/seats/1/stand_in"))
        assert (over["status"], over["result"]["reason"], over["result"]["winners"]) == ("finished", "left", [0])
        assert "inactive_from" not in over


async def test_nobody_is_inactive_if_only_computers_are_asked_and_nobody_late_is_told(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, seats=["me", "random"], settings={"delay": 2})
        assert "inactive_from" not in await look(bob, table)
        assert "inactive_from" in await look(ann, table)
        made(await ann.delete(f"/api/tables/{table}/seats"))
        assert "inactive_from" not in await look(ann, table)
