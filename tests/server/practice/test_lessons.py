"""The list of lessons, and how far an account is with them."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.lessons.shelf import all_lessons
from tests.server.playing import made, open_house
from tests.server.practice.practicing import PASSWORD, account, go_on, progress, start, take
from tests.server.site import refusal

pytestmark = pytest.mark.anyio

GOAL = "the-goal"
MELD = "draw-and-meld"


async def test_everybody_sees_the_lessons_in_their_order(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        told = made(await house.browser().get("/api/lessons"))["lessons"]
    assert [lesson["name"] for lesson in told] == [lesson.name for lesson in all_lessons()]
    assert [lesson["number"] for lesson in told] == list(range(1, len(told) + 1))
    assert [lesson["set"] for lesson in told if lesson["set"]] == ["artifacts", "echoes", "cities"]
    assert [lesson["name"] for lesson in told if lesson["teams"]] == ["teams"]
    assert told[0]["title"]["key"] == "lesson-the-goal-title"
    assert not any("finished" in lesson or "at" in lesson for lesson in told)


async def test_an_account_goes_on_from_any_device(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await account(await house.guest("Ann"), "ann")
        left = await go_on(ann, await start(ann, MELD))
        await take(ann, GOAL)
        made(await ann.delete("/api/practice"))
        assert await progress(ann) == {GOAL: (True, 0), MELD: (False, 2)}
        elsewhere = house.browser()
        made(await elsewhere.post("/api/sessions", json={"login": "ann", "password": PASSWORD}))
        assert await progress(elsewhere) == await progress(ann)
        assert (await start(elsewhere, MELD))["lesson"] == left["lesson"]


async def test_what_was_finished_once_stays_so(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await account(await house.guest("Ann"), "ann")
        await take(ann, GOAL)
        await go_on(ann, await start(ann, GOAL))
        assert await progress(ann) == {GOAL: (True, 2)}


async def test_an_account_keeps_what_was_finished_before_it_signed_in(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        finished = {"lessons": [GOAL, MELD, "no-lesson"]}
        assert refusal(await ann.post("/api/lessons/finished", json=finished)) == (403, "account_needed")
        await account(ann, "ann")
        await go_on(ann, await start(ann, MELD))
        told = made(await ann.post("/api/lessons/finished", json=finished))
        assert told == made(await ann.get("/api/lessons"))
        assert await progress(ann) == {GOAL: (True, 0), MELD: (True, 2)}


async def test_what_a_guest_learns_is_kept_nowhere_here(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        await take(ann, GOAL)
        assert await progress(ann) == {}
        assert made(await ann.get("/api/me/data"))["learned"] == []


async def test_an_account_that_goes_takes_along_what_it_learned(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await account(await house.guest("Ann"), "ann")
        await take(ann, GOAL)
        told = made(await ann.get("/api/me/data"))
        assert [row["lesson"] for row in told["learned"]] == [GOAL]
        assert [row["name"] for row in told["practice"]] == [GOAL]
        made(await ann.request("DELETE", "/api/me", json={"current_password": PASSWORD}))
