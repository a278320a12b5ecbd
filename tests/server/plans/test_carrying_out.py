"""A plan is played as soon as its person is asked, once, if what it rests on is still so; else it is dropped."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.plans import kept_plans
from splay.server.plans.at_table import may_do
from splay.server.plans.carrying_out import OVERDUE, Plans
from splay.server.storage.unavailable import DatabaseAway
from splay.server.tables.table import TableState
from tests.server.plans.planned import DAY, keys, log_of, plan, plans, settle, waiting
from tests.server.playing import answer, fail, made, open_house, state
from tests.server.site import refusal
from tests.server.standing.asked import answer_with, asked, give_seat, table_at

pytestmark = pytest.mark.anyio
MELD, DRAW = "meld:pottery", "draw"


async def test_what_is_planned_is_played_in_order_when_the_turn_comes(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        first = await plans(bob, table)
        assert (first["ahead"], first["planned"], first["dropped"]) == (2, [], None)
        assert MELD in keys(first["could"])
        one = await plan(bob, table, MELD)
        assert [message["key"] for message in one["planned"][0]["condition"]] == ["plans-if-lies", "plans-if-covers"]
        assert "dogma:pottery" in keys(one["could"])
        both = await plan(bob, table, MELD, DRAW)
        assert (keys(both["planned"]), both["could"]) == ([MELD, DRAW], [])
        assert await plans(bob, table) == both
        await answer_with(ann, table, DRAW)
        await settle(house.services.plans)
        assert await log_of(house, table) == [(0, DRAW), (1, MELD), (1, DRAW)]
        assert await asked(ann, table) == ("action", 3)
        after = await plans(bob, table)
        assert (after["ahead"], after["planned"], after["dropped"]) == (2, [], None)


async def test_what_is_asked_within_an_action_is_the_persons(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, "dogma:tools", MELD)
        await answer_with(ann, table, DRAW)
        await settle(house.services.plans)
        assert await asked(bob, table) == ("may", 2)
        assert keys((await plans(bob, table))["planned"]) == [MELD]
        await answer_with(bob, table, "no")
        await settle(house.services.plans)
        assert await log_of(house, table) == [(0, DRAW), (1, "dogma:tools"), (1, "no"), (1, MELD)]


async def test_the_second_action_is_planned_while_another_answers_in_the_first(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    position = "turn: me, actions 2\nme: red: Oars; hand: Pottery\nyou: blue: Writing; hand: Sailing, Code of Laws\n"
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob, position)
        assert (await plans(ann, table))["ahead"] == 0
        await answer_with(ann, table, "dogma:oars")
        assert (await plans(ann, table))["ahead"] == 1
        await plan(ann, table, MELD)
        while (await asked(bob, table)) is not None:
            await answer(bob, table)
        await settle(house.services.plans)
        assert (await log_of(house, table))[-1] == (0, MELD)


async def test_a_plan_whose_condition_fails_is_dropped_and_its_person_told(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, "dogma:the-wheel", MELD)
        await answer_with(ann, table, "meld:masonry")
        await settle(house.services.plans)
        assert await asked(bob, table) == ("action", 1)
        told = await plans(bob, table)
        assert told["planned"] == []
        assert [option["key"] for option in told["dropped"]["actions"]] == ["dogma:the-wheel", MELD]
        assert told["dropped"]["changed"] == {"key": "plans-if-shares-none"}
        made(await bob.delete(f"/api/tables/{table}/plans"))
        assert (await plans(bob, table))["dropped"] is None
        await answer_with(bob, table, DRAW)
        await settle(house.services.plans)
        assert await asked(bob, table) == ("action", 2)


async def test_the_second_is_judged_by_what_the_first_has_done(engine: AsyncEngine, tmp_path: Path) -> None:
    position = "turn: me, actions 1\nme: red: Metalworking\nyou: blue: Tools; hand: Pottery, Sailing\nsupply 1: end\n"
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob, position + "supply 2: Currency, end\n")
        await plan(bob, table, MELD, DRAW)
        await answer_with(ann, table, DRAW)
        await settle(house.services.plans)
        assert await log_of(house, table) == [(0, DRAW), (1, MELD)]
        told = await plans(bob, table)
        assert told["dropped"]["changed"]["key"] == "plans-if-draws"
        assert [option["key"] for option in told["dropped"]["actions"]] == [DRAW]


async def test_whoever_opens_the_table_first_finds_it_played(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, MELD)
        await house.services.plans.close()
        await answer_with(ann, table, DRAW)
        assert (await plans(bob, table))["planned"] == []
        assert await log_of(house, table) == [(0, DRAW), (1, MELD)]


async def test_two_workers_play_it_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house, open_house(engine, tmp_path) as another:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, MELD, DRAW)
        await answer_with(ann, table, DRAW)
        for worker in (house.services.plans, another.services.plans):
            worker.note(table)
        await settle(house.services.plans)
        await settle(another.services.plans)
        await settle(house.services.plans)
        assert await log_of(house, table) == [(0, DRAW), (1, MELD), (1, DRAW)]
        assert await kept_at(engine, table) == []


class Slow(Plans):
    """A worker that another one overtakes between what it reads of plans and what it reads of their table."""

    other: Plans

    async def readable(self, table_id: str) -> TableState | None:
        """The table once the other worker has seen to it."""
        await self.other.see_to(table_id)
        return await super().readable(table_id)


async def test_a_plan_is_not_judged_by_what_another_worker_has_just_played(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, MELD, DRAW)
        await house.services.plans.close()
        await answer_with(ann, table, DRAW)
        slow = Slow(house.tables, house.services.pushes, fail)
        slow.other = house.services.plans
        await slow.see_to(table)
        assert await log_of(house, table) == [(0, DRAW), (1, MELD), (1, DRAW)]
        assert await kept_at(engine, table) == []


async def kept_at(engine: AsyncEngine, table: str) -> list[kept_plans.KeptPlan]:
    """The plans that are kept of a table."""
    async with engine.connect() as connection:
        return await kept_plans.plans_at(connection, table)


async def test_a_plan_outlives_the_server(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, MELD)
    async with open_house(engine, tmp_path) as house:
        await answer_with(house.browser_with(ann), table, DRAW)
        await settle(house.services.plans)
        assert await log_of(house, table) == [(0, DRAW), (1, MELD)]


async def test_a_plan_is_taken_over_from_a_worker_that_died(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, MELD)
        await settle(house.services.plans)
        await house.services.plans.close()
        await answer_with(ann, table, DRAW)
        other = Plans(house.tables, house.services.pushes, fail)
        house.time += OVERDUE - 1
        await other.look()
        assert other.changed == {}
        house.time += 1
        await other.look()
        assert list(other.changed) == [table]
        other.changed.clear()
        await other.look()
        assert other.changed == {}, "it is seen to once, as long as nothing changes"
        await other.see_to(table)
        assert await log_of(house, table) == [(0, DRAW), (1, MELD)]


async def test_what_was_dropped_is_told_until_its_person_acts(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, "dogma:the-wheel")
        await answer_with(ann, table, "meld:masonry")
        await settle(house.services.plans)
        assert (await plans(bob, table))["dropped"] is not None
        await answer_with(bob, table, DRAW)
        await settle(house.services.plans)
        assert await kept_at(engine, table) == []


@pytest.mark.parametrize("answered", [False, True])
async def test_a_worker_that_dies_while_it_plays_it_plays_it_once(
    answered: bool, engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, DRAW, DRAW)
        await settle(house.services.plans)
        await house.services.plans.close()
        await answer_with(ann, table, DRAW)
        async with engine.begin() as connection:
            assert await kept_plans.note_given(connection, (await kept_plans.plans_at(connection, table))[0], 1)
        if answered:
            await answer_with(bob, table, DRAW)
        other = Plans(house.tables, house.services.pushes, fail)
        other.note(table)
        while other.changed:
            other.changed.clear()
            await other.see_to(table)
        if not answered:
            await other.see_to(table)
        assert await log_of(house, table) == [(0, DRAW), (1, DRAW), (1, DRAW)]
        assert await kept_at(engine, table) == []


async def test_a_plan_is_played_when_the_database_is_back(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, MELD)
        told: list[BaseException] = []

        async def away(table_id: str) -> None:
            raise DatabaseAway

        with monkeypatch.context() as gone:
            gone.setattr(house.services.plans, "report", told.append)
            gone.setattr(house.services.plans, "see_to", away)
            await answer_with(ann, table, DRAW)
            await settle(house.services.plans)
        assert {type(error) for error in told} == {DatabaseAway}
        house.time += OVERDUE
        await house.services.plans.look()
        await settle(house.services.plans)
        assert await log_of(house, table) == [(0, DRAW), (1, MELD)]


async def test_whoever_acts_first_has_acted(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, MELD, DRAW)
        await settle(house.services.plans)
        await house.services.plans.close()
        await answer_with(ann, table, DRAW)
        await answer_with(bob, table, "meld:archery")
        await house.services.plans.see_to(table)
        assert await log_of(house, table) == [(0, DRAW), (1, "meld:archery")]
        assert await kept_at(engine, table) == []


async def test_what_is_taken_back_is_not_played(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, MELD)
        made(await bob.delete(f"/api/tables/{table}/plans"))
        assert (await plans(bob, table))["planned"] == []
        await answer_with(ann, table, DRAW)
        await settle(house.services.plans)
        assert await asked(bob, table) == ("action", 1)


async def test_going_back_by_consent_drops_plans(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob, "turn: me, actions 2\nme: hand: Oars\nyou: hand: Pottery\n")
        await answer_with(ann, table, DRAW)
        await plan(bob, table, MELD)
        made(await ann.post(f"/api/tables/{table}/undo", json={}))
        await settle(house.services.plans)
        assert keys((await plans(bob, table))["planned"]) == [MELD]
        agreed = {"to": 0, "accept": True}
        made(await bob.post(f"/api/tables/{table}/takebacks/decision", json=agreed))
        await settle(house.services.plans)
        told = await plans(bob, table)
        assert (told["planned"], told["dropped"], await asked(ann, table)) == ([], None, ("action", 2))


async def test_a_plan_waits_while_it_is_asked_whether_to_go_back(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, MELD)
        await house.services.plans.close()
        await answer_with(ann, table, DRAW)
        made(await ann.post(f"/api/tables/{table}/undo", json={}))
        await house.services.plans.see_to(table)
        assert await asked(bob, table) == ("action", 1)
        made(await bob.post(f"/api/tables/{table}/takebacks/decision", json={"to": 0, "accept": False}))
        await house.services.plans.see_to(table)
        assert await log_of(house, table) == [(0, DRAW), (1, MELD)]


async def test_what_was_undone_is_not_played_again(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, MELD)
        await answer_with(ann, table, DRAW)
        await settle(house.services.plans)
        seen = await state(bob, table)
        made(await bob.post(f"/api/tables/{table}/undo", json={"sequence": seen["sequence"]}))
        await settle(house.services.plans)
        assert (await log_of(house, table))[:2] == [(0, DRAW), (1, MELD)]
        assert (await asked(bob, table), (await plans(bob, table))["planned"]) == (("action", 3), [])


@pytest.mark.parametrize("way", ["leave", "resign", "end"])
async def test_nothing_is_planned_for_whoever_plays_no_more(way: str, engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, MELD)
        if way == "leave":
            made(await bob.delete(f"/api/tables/{table}/seats"))
        else:
            made(await (bob if way == "resign" else ann).post(f"/api/tables/{table}/resignation", json={}))
        await settle(house.services.plans)
        assert await kept_at(engine, table) == []


@pytest.mark.parametrize(
    ("clock", "may"), [({"move": DAY}, True), ({"bank": 3 * DAY}, True), ({"bank": 600_000}, False), ({}, False)]
)
async def test_nothing_is_planned_at_live_tables(
    clock: dict[str, int], may: bool, engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob, clock=clock)
        told = await plans(bob, table)
        assert (told["ahead"] > 0, told["could"] != []) == (may, may)
        body = {"sequence": 0, "actions": [DRAW]}
        assert (await bob.put(f"/api/tables/{table}/plans", json=body)).status_code == (200 if may else 409)


async def test_one_device_has_none(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, MELD)
        await give_seat(house, table, 1, 0)
        assert made(await ann.get(f"/api/tables/{table}/plans?seat=1"))["ahead"] == 0
        house.services.plans.note(table)
        await settle(house.services.plans)
        assert await kept_at(engine, table) == []


async def test_nobody_else_is_told_of_a_plan(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cat = [await house.guest(name) for name in ("Ann", "Bob", "Cat")]
        table = await waiting(house, ann, bob)
        before = [await told_of(who, table) for who in (ann, cat, bob)]
        await plan(bob, table, MELD, DRAW)
        assert [await told_of(who, table) for who in (ann, cat, bob)] == before
        mine = await plans(ann, table)
        assert (mine["planned"], mine["could"], mine["dropped"]) == ([], [], None)
        assert refusal(await cat.get(f"/api/tables/{table}/plans")) == (409, "not_yours")
        made(await bob.delete(f"/api/tables/{table}/plans"))
        assert [await told_of(who, table) for who in (ann, cat, bob)] == before


async def told_of(browser: object, table: str) -> object:
    """All that somebody is told of a table and its game."""
    return await state(browser, table), made(await browser.get(f"/api/tables/{table}"))  # type: ignore[arg-type, attr-defined]


async def test_a_plan_that_is_dropped_tells_others_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    seen = []
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        for planned in (False, True):
            table = await waiting(house, ann, bob)
            if planned:
                await plan(bob, table, "dogma:the-wheel")
            await answer_with(ann, table, "meld:masonry")
            await settle(house.services.plans)
            seen.append(((await state(ann, table))["questions"], (await house.tables.look(table)).row.version))
            assert ((await plans(bob, table))["dropped"] is not None) == planned
        assert seen[0] == seen[1]


async def test_a_move_is_looked_at_if_plans_can_do_something_there(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        live = await table_at(house, "turn: me, actions 1\nme: hand: Oars\nyou: hand: Pottery\n", ann, bob)
        await answer_with(ann, live, DRAW)
        assert not may_do(await house.tables.look(live))
        by_days = await waiting(house, ann, bob)
        await answer_with(ann, by_days, DRAW)
        assert may_do(await house.tables.look(by_days))
        await answer_with(bob, by_days, "dogma:tools")
        assert await asked(bob, by_days) == ("may", 2)
        assert not may_do(await house.tables.look(by_days)), "nobody is asked for an action"
