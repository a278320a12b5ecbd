"""What turned a finished game, and what the computer would have done: for those who may have its replay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.compute_cache import MOST_PATIENT, ComputeCache
from splay.server.protocol.representation import IDENTITY, JSON, Representation
from tests.patience import PATIENCE
from tests.server.playing import House, answer, made, open_house, play_to_the_end, state
from tests.server.site import refusal

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("engine", ["sqlite"], indirect=True)]


async def finished_game(house: House) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    """Ann, Bob, and the table of a game that they have finished."""
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await house.table_of(ann, bob)
    await play_to_the_end([ann, bob], table, 1)
    return ann, bob, table


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
        ann, bob, table = await finished_game(house)
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


class Held:
    """Works at nothing, and is done when it is let."""

    def __init__(self) -> None:
        self.asked = 0
        self.let = asyncio.Event()

    async def run(self, work: object) -> Representation:
        """Nothing, once it is let."""
        self.asked += 1
        await self.let.wait()
        return Representation.of(JSON, {IDENTITY: b"{}"})

    async def close(self) -> None:
        """Nothing to end."""


def hold(house: House) -> tuple[ComputeCache, Held]:
    """What works things out in a house, which from now on takes as long as we let it."""
    compute_cache = house.services.compute_cache
    held = compute_cache.worker = Held()
    return compute_cache, held


async def until(happened: Callable[[], bool]) -> None:
    """Returns when something has happened."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


def asking(person: httpx.AsyncClient, table: str, entries: range) -> list[asyncio.Task[httpx.Response]]:
    """Somebody who asks at once for what the computer would have done at each of these answers."""
    return [asyncio.create_task(person.get(f"/api/tables/{table}/analysis/{entry}")) for entry in entries]


async def test_what_is_kept_of_an_analysis_waits_for_no_other(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, table = await finished_game(house)
        told = made(await ann.get(f"/api/tables/{table}/analysis/1"))
        compute_cache, held = hold(house)
        others = asking(ann, table, range(2, 4))
        await until(lambda: len(compute_cache.under_way_patiently) == 2 and held.asked == 1)
        async with asyncio.timeout(PATIENCE):
            assert made(await bob.get(f"/api/tables/{table}/analysis/1")) == told
        held.let.set()
        await asyncio.gather(*others)


async def test_an_address_is_held_to_its_limit_before_an_analysis_waits(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_COSTLY_READS_PER_ADDRESS="2") as house:
        ann, _, table = await finished_game(house)
        compute_cache, held = hold(house)
        waiting = asking(ann, table, range(1, 3))
        await until(lambda: len(compute_cache.under_way_patiently) == 2 and held.asked == 1)
        async with asyncio.timeout(PATIENCE):
            refused = await asyncio.gather(*asking(ann, table, range(3, 6)))
        assert [refusal(answered) for answered in refused] == [(429, "too_many_requests")] * 3
        held.let.set()
        assert [answered.status_code for answered in await asyncio.gather(*waiting)] == [200, 200]


async def test_only_so_many_wait_for_an_analysis_one_is_made_at_a_time_and_what_cannot_wait_goes_on(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table, running = await house.table_of(ann, bob), await house.table_of(ann, bob)
        await play_to_the_end([ann, bob], table, 1)
        compute_cache, held = hold(house)
        waiting = asking(ann, table, range(1, MOST_PATIENT + 1))
        same = asking(bob, table, range(1, MOST_PATIENT + 1))
        await until(lambda: len(compute_cache.under_way_patiently) == MOST_PATIENT and held.asked == 1)
        async with asyncio.timeout(PATIENCE):
            refused = await asyncio.gather(*asking(bob, table, range(MOST_PATIENT + 1, MOST_PATIENT + 4)))
        assert [refusal(answered) for answered in refused] == [(503, "busy")] * 3
        assert {answered.headers["Retry-After"] for answered in refused} == {"1"}
        assert held.asked == 1
        record = asyncio.create_task(ann.get(f"/api/tables/{table}/record"))
        await until(lambda: held.asked == 2)
        assert await answer(ann, running)
        assert (await state(bob, running))["sequence"] == 1
        held.let.set()
        answered = await asyncio.gather(*waiting, *same, record)
        assert {one.status_code for one in answered} == {200}
        assert held.asked == MOST_PATIENT + 1
        assert made(await bob.get(f"/api/tables/{table}/analysis/{MOST_PATIENT + 1}")) == {}


async def test_who_waits_for_an_analysis_when_the_server_stops_is_told_to_come_back(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _, table = await finished_game(house)
        compute_cache, held = hold(house)
        waiting = asking(ann, table, range(1, 4))
        await until(lambda: len(compute_cache.under_way_patiently) == 3 and held.asked == 1)
        await compute_cache.close()
        async with asyncio.timeout(PATIENCE):
            refused = await asyncio.gather(*waiting)
        assert [refusal(answered) for answered in refused] == [(503, "busy")] * 3
