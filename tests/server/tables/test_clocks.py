"""Clocks: whoever is asked is charged, and whoever runs out is played by the computer or ends the game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.acts import sweeper
from splay.server.acts.sweeper import Sweeper
from splay.server.storage.log_entry import ANSWER, Entry
from splay.server.storage.rows import SeatRow
from splay.server.storage.schema import snapshots
from splay.server.tables.clocks import seat_ticked, time_left
from splay.server.tables.settings import Clock
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from tests.patience import PATIENCE
from tests.server.playing import answer, fail, look, made, open_house, state
from tests.server.site import refusal

pytestmark = pytest.mark.anyio
BANK = {"clock": {"bank": 60_000, "increment": 5_000}}


async def test_an_answer_is_charged_and_the_increment_added(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings=BANK)
        house.time += 10_000
        await answer(ann, table)
        house.time += 2_000
        seats = (await look(ann, table))["seats"]
        assert seats[0]["bank"] == 55_000
        assert "ticking" not in seats[0]
        assert (seats[1]["bank"], seats[1]["left"], seats[1]["ticking"]) == (60_000, 48_000, True)


async def test_an_undo_takes_the_increment_away_again(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings=BANK)
        house.time += 10_000
        await answer(ann, table)
        made(await ann.post(f"/api/tables/{table}/undo", json={}))
        seat = (await look(ann, table))["seats"][0]
        assert (seat["bank"], seat["ticking"]) == (50_000, True)


async def test_answering_and_undoing_in_turn_wins_no_time_per_move(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"clock": {"move": 30_000}})
        for left in (20_000, 10_000):
            house.time += 10_000
            await answer(ann, table)
            made(await ann.post(f"/api/tables/{table}/undo", json={}))
            seat = (await look(ann, table))["seats"][0]
            assert (seat["left"], seat["ticking"]) == (left, True)
        house.time += 10_000
        await house.sweep(0)
        assert (await look(ann, table))["seats"][0]["away"]


@pytest.mark.parametrize("ahead", [0, 1_000, 3_600_000])
def test_a_clock_that_began_in_the_future_shows_no_more_than_its_bank(ahead: int) -> None:
    clock = Clock(bank=120_000, increment=5_000)
    seat = SeatRow("table", 0, "ann", None, "Ann", False, 90_000, 1_000_000 + ahead)
    assert time_left(clock, seat, 1_000_000) == 90_000
    answered = seat_ticked(clock, seat, True, Entry(1, ANSWER, 0, "", 1_000_000, 0, []))
    assert time_left(clock, answered, 1_000_000) == 95_000


async def test_without_a_clock_nobody_runs_out(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        await house.sweep(10**12)
        seats = (await look(ann, table))["seats"]
        assert not any("left" in seat or seat.get("away") for seat in seats)


async def test_the_computer_plays_for_whoever_runs_out_until_they_return(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"clock": {"move": 30_000}, "stand_in": "random"})
        house.time += 20_000
        await answer(bob, table)
        await house.sweep(9_999)
        assert not (await look(ann, table))["seats"][0].get("away")
        await house.sweep(1)
        await house.opponents_rest(table)
        seen = await look(ann, table)
        assert (seen["seats"][0]["away"], seen["seats"][0]["agent"]) == (True, "random")
        assert not seen["seats"][1].get("away")
        assert [question["seat"] for question in (await state(bob, table))["questions"]] == [1]
        answered = {"key": "x", "sequence": 0}
        assert refusal(await ann.post(f"/api/tables/{table}/answers", json=answered)) == (409, "away")
        back = made(await ann.post(f"/api/tables/{table}/return"))["seats"][0]
        assert "away" not in back
        assert "agent" not in back
        assert refusal(await ann.post(f"/api/tables/{table}/return")) == (409, "not_away")


async def test_who_returns_has_time_for_an_answer(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"clock": {"bank": 60_000}})
        await answer(bob, table)
        await house.sweep(60_000)
        await house.opponents_rest(table)
        assert (await look(ann, table))["seats"][0]["bank"] == 0
        assert made(await ann.post(f"/api/tables/{table}/return"))["seats"][0]["bank"] == 30_000


async def test_a_table_may_end_when_somebody_runs_out(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"clock": {"move": 30_000}, "leavers": "end"})
        await answer(bob, table)
        await house.sweep(30_000)
        seen = await look(bob, table)
        assert seen["status"] == "finished"
        assert (seen["result"]["reason"], seen["result"]["winners"], seen["result"]["gone"]) == ("time", [1], [0])
        game = await state(ann, table)
        assert game["questions"] == []
        assert game["view"]["result"]["reason"] == "time"
        await house.sweep(30_000)
        assert await look(bob, table) == seen


async def test_who_leaves_a_running_game_is_played_by_the_computer(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Cyd")
        table = await house.table_of(ann, bob)
        assert refusal(await cyd.delete(f"/api/tables/{table}/seats")) == (409, "not_yours")
        made(await ann.delete(f"/api/tables/{table}/seats"))
        await house.opponents_rest(table)
        seen = await look(ann, table)
        assert seen["seats"][0]["away"]
        assert not seen.get("my_turn")
        assert [question["seat"] for question in (await state(bob, table))["questions"]] == [1]


async def test_a_table_may_end_when_somebody_leaves(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest(name) for name in ("Ann", "Bob", "Cyd", "Dee")]
        options = {"players": 4, "teams": "13-24"}
        table = await house.table_of(*people, options=options, settings={"leavers": "end"})
        made(await people[0].delete(f"/api/tables/{table}/seats"))
        result = (await look(people[1], table))["result"]
        assert (result["reason"], result["winners"], result["gone"]) == ("left", [1, 3], [0])


async def test_who_runs_out_of_time_loses_with_the_whole_team(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest(name) for name in ("Ann", "Bob", "Cyd", "Dee")]
        settings = {"clock": {"move": 30_000}, "leavers": "end"}
        table = await house.table_of(*people, options={"players": 4, "teams": "13-24"}, settings=settings)
        for person in people[1:]:
            await answer(person, table)
        await house.sweep(30_000)
        result = (await look(people[1], table))["result"]
        assert (result["reason"], result["winners"], result["gone"]) == ("time", [1, 3], [0])
        assert result["messages"][0]["key"] == "result-time"
        record = made(await people[0].get(f"/api/tables/{table}/record"))
        assert record["meta"]["result"]["reason"] == "time"
        replay = made(await people[0].get(f"/api/tables/{table}/replay?seat=0"))
        assert replay["steps"][-1]["changes"]["result"] == result


async def test_where_all_run_out_of_time_at_once_nobody_wins(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"clock": {"move": 30_000}, "leavers": "end"})
        await house.sweep(30_000)
        result = (await look(ann, table))["result"]
        assert (result["reason"], result["winners"], result["gone"]) == ("time", [], [0, 1])


async def test_of_three_it_is_told_who_ran_out_of_time_and_who_left(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(*people, settings={"clock": {"move": 30_000}})
        made(await people[1].delete(f"/api/tables/{table}/seats"))
        await answer(people[2], table)
        await house.sweep(30_000)
        await house.opponents_rest(table)
        for person in people:
            seats = (await look(person, table))["seats"]
            assert [(seat.get("away", False), seat.get("late", False)) for seat in seats] == [
                (True, True), (True, False), (False, False)
            ]  # fmt: skip
        back = made(await people[0].post(f"/api/tables/{table}/return"))["seats"][0]
        assert "late" not in back
        made(await people[0].delete(f"/api/tables/{table}/seats"))
        assert [seat.get("late", False) for seat in (await look(people[2], table))["seats"]] == [False] * 3


async def test_a_table_that_cannot_be_read_keeps_none_of_the_others(
    engine: AsyncEngine, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        broken, whole = [
            await house.table_of(ann, bob, settings={"clock": {"move": 30_000}, "leavers": "end"}) for _ in range(2)
        ]
        async with engine.begin() as connection:
            await connection.execute(update(snapshots).where(snapshots.c.table == broken).values(format=999))
        house.tables.repository.cache.clear()
        house.time += 30_000
        await house.sweep(0)
        await house.sweep(0)
        ours = [record.getMessage() for record in caplog.records if record.name == "splay.server"]
        assert [broken in line for line in ours] == [True]
        assert (await look(ann, whole))["status"] == "finished"


async def test_the_application_looks_at_the_clocks_by_itself(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeper, "EVERY", 0.01)
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"clock": {"move": 30_000}, "leavers": "end"})
        house.time += 30_000
        async with asyncio.timeout(PATIENCE):
            while (await look(ann, table))["status"] != "finished":
                await asyncio.sleep(0.01)


async def test_two_workers_that_look_at_once_find_the_same(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"clock": {"bank": 30_000}})
        await answer(bob, table)
        house.time += 40_000
        workers = [house.tables, TableStore(engine, Hub(), lambda: house.time)]
        await asyncio.gather(*[Sweeper(worker, house.services.opponents.wake, fail).sweep() for worker in workers])
        await house.opponents_rest(table)
        seats = (await look(ann, table))["seats"]
        assert [(seat.get("away", False), seat["bank"]) for seat in seats] == [(True, 0), (False, 30_000)]
