"""Clocks of people who leave and come back: nobody wins time by it; whoever has run out has enough for an answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.storage.log_entry import ANSWER, BACK, UNDO, Entry
from splay.server.storage.rows import SeatRow
from splay.server.storage.schema import tables
from splay.server.tables.clocks import seat_ticked
from splay.server.tables.settings import Clock
from tests.server.playing import House, answer, look, made, open_house
from tests.server.site import refusal

pytestmark = pytest.mark.anyio
MINUTE = 60_000


async def table_with(house: House, clock: dict[str, int]) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    """Ann and Bob at a table with a clock, both asked, who are quicker than the stand-in: it never answers."""
    house.services.opponents.closed = True
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    return ann, bob, await house.table_of(ann, bob, settings={"clock": clock})


async def leave(person: httpx.AsyncClient, table: str) -> None:
    """Leaves a running game."""
    made(await person.delete(f"/api/tables/{table}/seats"))


async def come_back(person: httpx.AsyncClient, table: str) -> Any:  # noqa: ANN401 - JSON
    """The first seat after its return."""
    return made(await person.post(f"/api/tables/{table}/return"))["seats"][0]


@pytest.mark.parametrize("clock", [{"move": MINUTE}, {"bank": MINUTE}, {"bank": MINUTE, "increment": 50_000}])
async def test_leaving_and_coming_back_wins_no_time(engine: AsyncEngine, tmp_path: Path, clock: dict[str, int]) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _, table = await table_with(house, clock)
        house.time += 50_000
        for left in (9_000, 8_000, 7_000):
            await leave(ann, table)
            house.time += 1_000
            back = await come_back(ann, table)
            assert (back["left"], back["ticking"]) == (left, True), "the clock went on while nobody had answered"


async def test_who_has_run_out_has_time_for_an_answer_once_until_somebody_else_has_answered(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, table = await table_with(house, {"bank": 120_000})
        await answer(bob, table)
        await house.sweep(120_000)
        assert (await come_back(ann, table))["left"] == 30_000
        await house.sweep(30_000)
        assert (await look(ann, table))["seats"][0]["away"]
        assert refusal(await ann.post(f"/api/tables/{table}/return")) == (409, "out_of_time")


def test_somebody_elses_entry_lets_it_have_time_on_a_return_again() -> None:
    clock = Clock(bank=MINUTE)
    seat = SeatRow("table", 0, "ann", "rule", "Ann", True, 0, None, True)

    def after(kind: str, by: int) -> bool:
        return seat_ticked(clock, seat, True, Entry(1, kind, by, "", 0, 0, [])).grace

    assert (after(ANSWER, 0), after(UNDO, 0)) == (True, True)
    assert (after(ANSWER, 1), after(BACK, 0)) == (False, False)


async def test_if_nobody_else_is_left_coming_back_always_gives_time(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, table = await table_with(house, {"bank": MINUTE})
        await leave(bob, table)
        for _ in range(3):
            await house.sweep(MINUTE)
            assert (await look(ann, table))["seats"][0]["away"]
            assert (await come_back(ann, table))["left"] == 30_000


async def test_clocks_stand_still_in_a_pause(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, table = await table_with(house, {"bank": MINUTE})
        await leave(ann, table)
        house.time += 10_000
        await leave(bob, table)
        house.time += 10 * MINUTE
        assert (await come_back(ann, table))["left"] == 50_000


async def test_a_clock_that_goes_on_for_somebody_who_has_left_changes_nothing_when_it_runs_out(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, table = await table_with(house, {"bank": MINUTE})
        house.time += 50_000
        await answer(bob, table)
        await leave(ann, table)
        before = (await look(bob, table))["changed"]
        house.time += 20_000
        async with engine.connect() as connection:
            assert (await connection.execute(select(tables.c.due).where(tables.c.id == table))).scalar() is None
        assert (await look(bob, table))["changed"] == before


def test_the_time_per_move_is_set_anew_for_somebody_away_only_when_others_have_acted() -> None:
    clock = Clock(move=MINUTE)
    away = SeatRow("table", 0, "ann", "rule", "Ann", True, 5_000, None)

    def after(by: int, asked: bool) -> int | None:
        return seat_ticked(clock, away, asked, Entry(1, ANSWER, by, "", 0, 0, [])).bank

    assert (after(0, True), after(0, False), after(1, False), after(1, True)) == (5_000, 5_000, 5_000, MINUTE)
