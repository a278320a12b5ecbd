"""What turned a finished game, and what the computer would have done: for those who may have its replay."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.playing import made, open_house, play_to_the_end
from tests.server.site import refusal

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("engine", ["sqlite"], indirect=True)]


async def test_a_finished_game_is_analysed_and_each_turning_point_is_an_entry(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        assert refusal(await ann.get(f"/api/tables/{table}/analysis")) == (409, "not_finished")
        await play_to_the_end([ann, bob], table, 1)
        points = made(await ann.get(f"/api/tables/{table}/analysis"))["turning_points"]
        replay = made(await ann.get(f"/api/tables/{table}/replay"))
        steps = {step["entry"]: step for step in replay["steps"]}
        assert 1 <= len(points) <= 3
        for point in points:
            assert steps[point["entry"]]["seat"] == point["seat"]
            assert 0 <= point["before"] <= 1
            assert 0 <= point["after"] <= 1
        assert all(sum(curve["chances"]) in (99, 100, 101) for curve in replay["curves"])


async def test_at_any_answer_the_computer_says_what_it_would_have_done(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        await play_to_the_end([ann, bob], table, 1)
        record = made(await ann.get(f"/api/tables/{table}/record"))
        for entry in (1, 5, 9):
            told = made(await bob.get(f"/api/tables/{table}/analysis/{entry}"))
            assert told["played"]["key"] == record["answers"][entry - 1][1]
            assert told["best"]["message"]["key"]
            assert told["why"]["key"].startswith("advice-")
        after = len(record["answers"]) + 1
        assert refusal(await ann.get(f"/api/tables/{table}/analysis/{after}")) == (409, "no_such_entry")


async def test_only_those_who_may_have_the_replay_may_have_the_analysis(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, eve = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Eve")
        table = await house.table_of(ann, bob, settings={"archive": False})
        await play_to_the_end([ann, bob], table, 1)
        for what in ("analysis", "analysis/1"):
            assert refusal(await eve.get(f"/api/tables/{table}/{what}")) == (409, "not_archived")
