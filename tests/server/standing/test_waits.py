"""How long standing answers wait, which nothing of a game decides but the clock."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.durations import DAY
from splay.server.standing.waits import BY_DAYS, LIVE, SHARE, is_by_days, wait
from splay.server.tables.settings import Clock
from tests.server.playing import open_house
from tests.server.standing.asked import MAY, answer_with, pass_time, settle, stand, table_at

SECOND = 1000
HANDS = (
    "Oars, Archery, Clothing, Sailing",
    "Compass, Optics, Feudalism",
    "A.I., Software, Robotics, Databases, Coal",
)
ASKED = MAY.replace("hand: Oars, Archery, Clothing, Sailing, Agriculture, Mysticism", "hand: HAND")


@given(st.integers(), st.sampled_from([Clock(), Clock(bank=600 * SECOND, increment=SECOND), Clock(move=60 * SECOND)]))
def test_at_live_tables_it_is_one_to_four_seconds(seed: int, clock: Clock) -> None:
    drawn = wait(clock, clock.first_bank(), Random(seed))
    assert LIVE == (SECOND, 4 * SECOND)
    assert LIVE[0] <= drawn <= LIVE[1]


@given(st.integers(), st.sampled_from([Clock(move=DAY), Clock(bank=7 * DAY, increment=DAY)]))
def test_at_day_clocks_it_is_one_to_twenty_minutes(seed: int, clock: Clock) -> None:
    drawn = wait(clock, clock.first_bank(), Random(seed))
    assert BY_DAYS == (60 * SECOND, 20 * 60 * SECOND)
    assert BY_DAYS[0] <= drawn <= BY_DAYS[1]


@given(st.integers(), st.integers(0, 60 * DAY), st.sampled_from([Clock(bank=SECOND), Clock(move=DAY)]))
def test_it_takes_at_most_a_tenth_of_what_is_left(seed: int, left: int, clock: Clock) -> None:
    assert wait(clock, left, Random(seed)) * SHARE <= left


def test_a_day_clock_leaves_a_day() -> None:
    clocks = [Clock(), Clock(bank=DAY - 1), Clock(move=DAY - 1), Clock(bank=DAY), Clock(move=DAY)]
    assert [is_by_days(clock) for clock in clocks] == [False, False, False, True, True]


@pytest.mark.anyio
@pytest.mark.parametrize("hand", HANDS)
async def test_the_hand_does_not_change_the_wait(hand: str, engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        standing = house.services.standing
        standing.chance = Random(7)
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        drawn: list[int] = []
        for _ in range(3):
            table = await table_at(house, ASKED.replace("HAND", hand), ann, bob, clock={"bank": 600 * SECOND})
            await answer_with(ann, table, "dogma:tools")
            if not drawn:
                await stand(ann, table, "no", everywhere=True)
            await settle(standing)
            drawn.append(standing.due[table] - house.time)
            await pass_time(house, 4 * SECOND)
        chance = Random(7)
        assert drawn == [chance.randint(*LIVE) for _ in range(3)]


@pytest.mark.anyio
async def test_the_clock_of_whoever_is_answered_for_loses_a_tenth_at_most(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await table_at(house, MAY, ann, bob, clock={"bank": 10 * SECOND})
        await answer_with(ann, table, "dogma:tools")
        house.time += 2 * SECOND
        await stand(ann, table, "no")
        await settle(house.services.standing)
        assert house.services.standing.due[table] - house.time <= 800
        await pass_time(house, 800)
        there = await house.tables.look(table)
        assert there.game is not None
        assert there.game.sequence == 2
        assert there.seats[0].bank == 10 * SECOND - 2800
