"""A server is opened anew with changed rules: running games go on, and say so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.card import Card
from splay.server.durations import DAY
from splay.server.storage.schema import log, snapshots
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from tests.server.playing import House, look, made, open_house, play_to_the_end, state
from tests.server.site import refusal
from tests.server.upgrade.changed_rules import (
    ASKS_MORE,
    ASKS_NOTHING,
    CAN_CHANGE,
    DRAWS_FIRST,
    asked,
    before_pottery,
    kinds_logged,
    notices,
    play_on,
    say,
    set_up,
    with_card,
)

pytestmark = [pytest.mark.anyio, CAN_CHANGE]


@asynccontextmanager
async def opened_anew(
    engine: AsyncEngine, folder: Path, people: list[httpx.AsyncClient]
) -> AsyncIterator[tuple[House, list[httpx.AsyncClient]]]:
    """The server, opened once more on the same database, and the same people in new browsers."""
    async with open_house(engine, folder) as house:
        yield house, [house.browser_with(person) for person in people]


async def half_way(house: House) -> tuple[str, list[httpx.AsyncClient]]:
    """A table at which Ann has returned one card by Pottery, and is asked for the next."""
    people = [await house.guest("Ann"), await house.guest("Bob")]
    table = await house.table_of(*people)
    await set_up(house, table, before_pottery())
    await say(people[0], table, "draw", "dogma:pottery", "oars")
    return table, people


async def test_an_action_whose_answers_no_longer_fit_starts_again(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        table, people = await half_way(house)
        before = await state(people[0], table)
    with with_card(ASKS_MORE):
        async with opened_anew(engine, tmp_path, people) as (house, people):
            seen = await state(people[0], table)
            assert "dogma:pottery" in asked(seen)
            assert seen["sequence"] == before["sequence"] + 1
            assert notices(seen) == notices(await state(people[1], table)) == ["again"]
            assert [event["kind"] for event in seen["events"]][:-1] == [event["kind"] for event in before["events"]][
                : len(seen["events"]) - 1
            ]
            assert await kinds_logged(house, table) == ["answer", "answer", "answer", "rules_changed"]
            await say(people[0], table, "dogma:pottery", "yes", "oars")
            await play_to_the_end(people, table, 1)
            assert (await look(people[1], table))["status"] == "finished"


async def test_answers_that_still_fit_are_kept_and_told_anew(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        table, people = await half_way(house)
        before = await state(people[0], table)
    with with_card(DRAWS_FIRST):
        async with opened_anew(engine, tmp_path, people) as (house, people):
            seen = await state(people[0], table)
            assert notices(seen) == ["kept"]
            assert {"sailing", "clothing", "pass"} < set(asked(seen))
            drawn = [[event["kind"] for event in told["events"]].count("draw") for told in (before, seen)]
            assert drawn[1] == drawn[0] + 1
            gap = made(await people[1].get(f"/api/tables/{table}/state?since={before['sequence']}"))
            assert notices(gap) == ["kept"]
            assert gap["events_from"] < len(before["events"])
            await play_on(people, table, 2)


async def test_a_question_less_leaves_the_action_done_and_the_next_one_open(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        table, people = await half_way(house)
    with with_card(ASKS_NOTHING):
        async with opened_anew(engine, tmp_path, people) as (house, people):
            assert notices(await state(people[0], table)) == ["again"]
            await play_on(people, table, 3)


async def test_a_change_that_an_open_action_does_not_meet_changes_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest("Ann"), await house.guest("Bob")]
        table = await house.table_of(*people)
        await set_up(house, table, before_pottery())
        await say(people[0], table, "draw")
        before = await state(people[0], table)
    with with_card(ASKS_MORE):
        async with opened_anew(engine, tmp_path, people) as (house, people):
            assert await state(people[0], table) == before
            assert await kinds_logged(house, table) == ["answer"]


async def test_actions_between_two_snapshots_start_again_from_the_first_that_cannot_be_played(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        table, people = await half_way(house)
        await say(people[0], table, "pass")
        key = asked(await state(people[1], table))[0]
        await say(people[1], table, key)
        async with engine.begin() as connection:
            await connection.execute(delete(snapshots).where(snapshots.c.table == table, snapshots.c.seq > 0))
    with with_card(ASKS_MORE):
        async with opened_anew(engine, tmp_path, people) as (house, people):
            seen = await state(people[0], table)
            assert notices(seen) == ["again"]
            assert "dogma:pottery" in asked(seen)
            assert seen["view"]["turn"] == 0
            await play_on(people, table, 4)


async def test_the_restart_is_read_back_by_every_worker_and_logged_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        table, _ = await half_way(house)
    with with_card(ASKS_MORE):
        workers = [TableStore(engine, Hub()) for _ in range(3)]
        seen = await asyncio.gather(*[worker.look(table) for worker in workers])
        games = [there.game for there in seen if there.game is not None]
        assert [game.sequence for game in games] == [4, 4, 4]
        assert len({repr(game.events) for game in games}) == 1
        again = (await TableStore(engine, Hub()).look(table)).game
        assert again is not None
        assert repr(again.events) == repr(games[0].events)


async def test_undo_and_going_back_work_across_a_restart(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        table, people = await half_way(house)
    with with_card(ASKS_MORE):
        async with opened_anew(engine, tmp_path, people) as (house, people):
            await say(people[0], table, "dogma:pottery")
            assert asked(await state(people[0], table)) == ["yes", "no"]
            made(await people[0].post(f"/api/tables/{table}/undo", json={}))
            seen = await state(people[0], table)
            assert notices(seen) == ["again"]
            assert "dogma:pottery" in asked(seen)
            refused = await people[0].post(f"/api/tables/{table}/takebacks", json={"to": 3})
            assert refusal(refused) == (409, "rules_changed")
            made(await people[0].post(f"/api/tables/{table}/takebacks", json={"to": 1}))
            made(await people[1].post(f"/api/tables/{table}/takebacks/decision", json={"to": 1, "accept": True}))
            assert notices(await state(people[1], table)) == []
            house.tables.repository.cache.clear()
            await play_on(people, table, 5)


@pytest.mark.parametrize("card_class", [ASKS_MORE, DRAWS_FIRST], ids=["again", "kept"])
async def test_computer_opponents_and_clocks_go_on_after_a_restart(
    engine: AsyncEngine, tmp_path: Path, card_class: type[Card]
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await house.table_of(
            ann, seats=["me", "random"], settings={"clock": {"move": 30_000}, "leavers": "stand_in"}
        )
        await house.opponents_rest(table)
        await set_up(house, table, before_pottery())
        async with engine.begin() as connection:
            await connection.execute(delete(log).where(log.c.table == table))
        await say(ann, table, "draw", "dogma:pottery", "oars")
    with with_card(card_class):
        async with opened_anew(engine, tmp_path, [ann]) as (house, people):
            await house.opponents_rest(table)
            assert len(notices(await state(people[0], table))) == 1
            seats = (await look(people[0], table))["seats"]
            assert seats[0]["ticking"]
            await house.sweep(10_000_000_000_000)
            assert (await look(people[0], table))["paused_until"] == house.time + DAY
            await house.sweep(DAY)
            await house.opponents_rest(table)
            assert (await look(people[0], table))["status"] == "finished"


async def test_what_a_newer_version_stored_is_refused_and_left_alone(
    engine: AsyncEngine, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(engine, tmp_path) as house:
        table, people = await half_way(house)
        other = await house.table_of(*people)
        async with engine.begin() as connection:
            await connection.execute(update(snapshots).where(snapshots.c.table == table).values(format=1000))
    async with opened_anew(engine, tmp_path, people) as (house, people):
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/state"):
            assert refusal(await people[0].get(path)) == (409, "unreadable")
        answer = await people[0].post(f"/api/tables/{table}/answers", json={"key": "sailing", "sequence": 3})
        assert refusal(answer) == (409, "unreadable")
        assert (await state(people[0], other))["sequence"] == 0
        assert {row["id"] for row in made(await people[0].get("/api/tables"))["mine"]} == {table, other}
        assert await kinds_logged(house, table) == ["answer"] * 3
    assert [line for line in caplog.messages if "newer version" in line and table in line]
