"""Standing answers are given after a wait, once, whoever of the workers is there, and as the person would."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.standing.answering import OVERDUE, StandingAnswers
from splay.server.storage.unavailable import DatabaseAway
from tests.server.playing import fail, made, open_house, state
from tests.server.site import refusal
from tests.server.standing.asked import (
    FREE,
    ORDERED,
    answer_with,
    asked,
    asked_may,
    give_seat,
    pass_time,
    rate,
    settle,
    stand,
    table_at,
)

pytestmark = pytest.mark.anyio
SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE


@pytest.mark.parametrize(("answer", "after"), [("yes", "card"), ("no", "action")])
async def test_a_may_is_answered_after_a_wait(answer: str, after: str, engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await asked_may(house, ann, bob)
        set_ = await stand(ann, table, answer)
        told = {"table": table, "kind": "may", "card": "tools", "effect": "dogma", "answer": answer}
        assert told.items() <= set_.items()
        await pass_time(house, SECOND - 1)
        assert await asked(ann, table) == ("may", 1)
        await pass_time(house, 3 * SECOND + 1)
        assert await asked(ann, table) == (after, 2)
        entry = (await house.tables.look(table)).game
        assert entry is not None
        assert entry.decisions[-1].seat == 0


async def test_a_free_action_is_passed(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await table_at(house, FREE, ann, bob)
        assert await asked(ann, table) == ("free_action", 0)
        assert (await stand(ann, table, "pass"))["kind"] == "pass_free"
        await pass_time(house, 4 * SECOND)
        assert await asked(ann, table) == ("action", 1)


async def test_an_order_that_cannot_matter_is_not_asked_for(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await table_at(house, ORDERED, ann, bob)
        await answer_with(ann, table, "dogma:translation")
        await answer_with(ann, table, "yes")
        assert await asked(ann, table) == ("order", 2)
        assert (await stand(ann, table, ""))["kind"] == "order"
        await pass_time(house, 4 * SECOND)
        assert await asked(ann, table) == ("action", 3)


async def test_whoever_answers_first_has_answered(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await asked_may(house, ann, bob)
        await stand(ann, table, "yes")
        await answer_with(ann, table, "no")
        await pass_time(house, MINUTE)
        assert await asked(ann, table) == ("action", 2)


async def test_what_is_taken_back_answers_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await asked_may(house, ann, bob)
        set_ = await stand(ann, table, "yes")
        assert refusal(await bob.delete(f"/api/me/standing/{set_['id']}")) == (404, "not_found")
        made(await ann.delete(f"/api/me/standing/{set_['id']}"))
        await pass_time(house, MINUTE)
        assert await asked(ann, table) == ("may", 1)
        assert made(await ann.get("/api/me/standing")) == []


async def test_it_holds_at_its_table_alone_or_everywhere(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        first, second = await asked_may(house, ann, bob), await asked_may(house, ann, bob)
        here = await stand(ann, first, "no")
        there = await asked_may(house, ann, bob)
        await pass_time(house, MINUTE)
        assert [await asked(ann, table) for table in (first, second, there)] == [("action", 2), ("may", 1), ("may", 1)]
        everywhere = await stand(ann, second, "yes", everywhere=True)
        assert everywhere["table"] is None
        third = await asked_may(house, ann, bob)
        await settle(house.services.standing)
        await pass_time(house, MINUTE)
        assert [await asked(ann, table) for table in (second, third)] == [("card", 2), ("card", 2)]
        assert made(await ann.get("/api/me/standing")) == [everywhere, here]
        assert made(await bob.get("/api/me/standing")) == []


async def test_the_tables_own_answer_goes_before_one_for_all(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await asked_may(house, ann, bob)
        await stand(ann, table, "yes", everywhere=True)
        own = await stand(ann, table, "no")
        seen = made(await ann.get(f"/api/tables/{table}/standing"))
        assert (seen["offered"], seen["by"]) == (["yes", "no"], own["id"])
        await pass_time(house, MINUTE)
        assert await asked(ann, table) == ("action", 2)


async def test_an_answer_that_was_undone_is_not_given_again(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await asked_may(house, ann, bob)
        await stand(ann, table, "yes")
        await pass_time(house, MINUTE)
        assert await asked(ann, table) == ("card", 2)
        made(await ann.post(f"/api/tables/{table}/undo", json={"sequence": 2}))
        await pass_time(house, MINUTE)
        assert await asked(ann, table) == ("may", 3)
        assert made(await ann.get(f"/api/tables/{table}/standing"))["by"] is None
        await answer_with(ann, table, "no")
        assert await asked(ann, table) == ("action", 4)


async def test_two_workers_answer_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house, open_house(engine, tmp_path) as another:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await asked_may(house, ann, bob)
        await stand(ann, table, "yes")
        await settle(house.services.standing)
        another.time = house.time
        another.services.standing.changed[table] = None
        await settle(another.services.standing)
        assert another.services.standing.due == house.services.standing.due != {}
        house.time = another.time = house.time + MINUTE
        house.services.standing.woken.set()
        another.services.standing.woken.set()
        await settle(house.services.standing)
        await settle(another.services.standing)
        there = await house.tables.look(table)
        assert there.game is not None
        assert [there.game.sequence, *(one.seat for one in there.game.decisions)] == [2, 0, 0]


async def test_an_answer_outlives_the_worker_that_drew_its_wait(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await asked_may(house, ann, bob)
        await stand(ann, table, "yes")
        await settle(house.services.standing)
        assert await asked(ann, table) == ("may", 1)
    async with open_house(engine, tmp_path) as house:
        ann = house.browser_with(ann)
        await pass_time(house, MINUTE)
        assert await asked(ann, table) == ("card", 2)


async def test_an_answer_is_taken_over_from_a_worker_that_died(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await asked_may(house, ann, bob)
        await stand(ann, table, "yes")
        standing = house.services.standing
        await settle(standing)
        due = standing.due.pop(table)
        other = StandingAnswers(house.tables, fail)
        house.time = due + OVERDUE - 1
        await other.look()
        assert other.changed == {}
        house.time += 1
        await other.look()
        await other.see_to(table)
        assert await asked(ann, table) == ("card", 2)


async def test_an_answer_comes_when_the_database_is_back(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await asked_may(house, ann, bob)
        told: list[BaseException] = []

        async def away(table_id: str) -> None:
            raise DatabaseAway

        with monkeypatch.context() as gone:
            gone.setattr(house.services.standing, "report", told.append)
            gone.setattr(house.services.standing, "see_to", away)
            await stand(ann, table, "yes")
            await settle(house.services.standing)
        assert {type(error) for error in told} == {DatabaseAway}
        await pass_time(house, MINUTE)
        assert await asked(ann, table) == ("card", 2)


async def test_a_table_at_which_nobody_asked_has_any_is_not_read(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cleo = [await house.guest(name) for name in ("Ann", "Bob", "Cleo")]
        standing, read = house.services.standing, list[str]()
        see_to = standing.see_to

        async def noted(table_id: str) -> None:
            read.append(table_id)
            await see_to(table_id)

        monkeypatch.setattr(standing, "see_to", noted)
        table, other = await asked_may(house, ann, bob), await asked_may(house, cleo, bob)
        await stand(ann, table, "yes", everywhere=True)
        await settle(standing)
        assert set(read) == {table}
        standing.wake(other)
        standing.wake(table)
        await settle(standing)
        assert set(read) == {table}


@pytest.mark.parametrize(
    ("clock", "stands"), [({"bank": 10 * MINUTE}, False), ({"move": DAY}, True), ({"bank": 3 * DAY}, True), ({}, False)]
)
async def test_no_answers_stand_at_rated_live_tables(
    clock: dict[str, int], stands: bool, engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        elsewhere = await asked_may(house, ann, bob)
        await stand(ann, elsewhere, "no", everywhere=True)
        table = await asked_may(house, ann, bob, clock=clock)
        await rate(house, table)
        seen = made(await ann.get(f"/api/tables/{table}/standing"))
        assert (seen["offered"] != [], seen["by"] is not None) == (stands, stands)
        body = {"table": table, "sequence": 1, "answer": "no"}
        answered = await ann.post("/api/me/standing", json=body)
        assert answered.is_success if stands else refusal(answered) == (409, "cannot_stand")
        house.services.standing.wake(table)
        await pass_time(house, 21 * MINUTE)
        assert await asked(ann, table) == (("action", 2) if stands else ("may", 1))


async def test_everybody_sees_the_same_question_as_without(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await asked_may(house, ann, bob)
        before = [await state(who, table) for who in (ann, bob)]
        await stand(ann, table, "yes")
        await settle(house.services.standing)
        assert [await state(who, table) for who in (ann, bob)] == before


async def test_one_device_has_none(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await asked_may(house, ann, bob)
        await stand(ann, table, "yes", everywhere=True)
        await give_seat(house, table, 1, 0)
        seen = made(await ann.get(f"/api/tables/{table}/standing?seat=0"))
        assert (seen["offered"], seen["by"]) == ([], None)
        await pass_time(house, MINUTE)
        assert (await house.tables.look(table)).game.sequence == 1  # type: ignore[union-attr]


async def test_a_table_at_which_nothing_can_stand_is_not_looked_at(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await asked_may(house, ann, bob)
        await stand(ann, table, "no", everywhere=True)
        await pass_time(house, MINUTE)
        seen: list[str] = []
        house.services.standing.asked = Noted(seen)
        await answer_with(ann, table, "draw")
        assert await asked(bob, table) == ("action", 3)
        assert seen == []
        house.services.standing.wake(await asked_may(house, ann, bob))
        assert seen != []


class Noted(dict[str, frozenset[str]]):
    """Tables that have changed, each of which is noted."""

    def __init__(self, seen: list[str]) -> None:
        super().__init__()
        self.seen = seen

    def __setitem__(self, table_id: str, people: frozenset[str]) -> None:
        self.seen.append(table_id)
        super().__setitem__(table_id, people)
