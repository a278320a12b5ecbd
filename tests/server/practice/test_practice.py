"""What somebody practices: one exercise a person, played by the server, in no list, for a day."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.lessons.shelf import all_lessons
from splay.server.durations import DAY
from splay.server.operations.cleanup import Cleanup
from splay.server.practice.lesson import MOST_DEEDS
from splay.server.storage import schema
from tests.server.conftest import settings_in
from tests.server.playing import fail, made, open_house
from tests.server.practice.practicing import (
    PASSWORD,
    account,
    answer,
    go_on,
    go_to_move,
    seen,
    start,
    step,
    take,
    wrong_move,
)
from tests.server.site import refusal

pytestmark = pytest.mark.anyio

GOAL = "the-goal"
MELD = "draw-and-meld"


@pytest.mark.parametrize("lesson", [lesson.name for lesson in all_lessons()])
async def test_a_lesson_is_taken_to_its_end(engine: AsyncEngine, tmp_path: Path, lesson: str) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        begun = await start(ann, lesson)
        ended = await take(ann, lesson)
    assert [seat["name"] for seat in begun["table"]["seats"]] == ["Ann", *begun_players(lesson)]
    assert begun["table"]["seats"][0]["mine"]
    assert begun["lesson"]["coach"]["step"] == 1
    assert ended["lesson"]["coach"]["state"] == "finished"
    assert ended["state"]["questions"] == []
    assert ended["state"]["sequence"] > begun["state"]["sequence"]
    assert len(ended["state"]["events"]) >= len(begun["state"]["events"])


def begun_players(lesson: str) -> list[str]:
    """The names of the others in a lesson."""
    return next(one.players for one in all_lessons() if one.name == lesson)


async def test_a_wrong_move_is_done_and_put_back(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        asked = await go_to_move(ann, await start(ann, MELD))
        wrong = await wrong_move(ann, asked)
        back = await go_on(ann, wrong)
    assert wrong["lesson"]["coach"]["state"] == "wrong"
    assert len(wrong["state"]["events"]) > len(asked["state"]["events"])
    assert wrong["state"]["questions"] == []
    assert back["lesson"] == asked["lesson"]
    assert back["state"]["events"] == asked["state"]["events"]
    assert back["state"]["view"] == asked["state"]["view"]
    assert back["state"]["sequence"] == asked["state"]["sequence"] + 2


async def test_going_back_and_beginning_again(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        begun = await start(ann, MELD)
        second = await go_on(ann, begun)
        first = made(await step(ann, second, "back"))
        again = made(await step(ann, await go_on(ann, await go_on(ann, first)), "restart"))
    assert second["lesson"]["coach"]["step"] == 2
    assert first["lesson"] == begun["lesson"]
    assert again["lesson"] == begun["lesson"]
    assert again["place"]["done"] == []


async def test_what_is_refused_changes_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        begun = await start(ann, MELD)
        sequence = begun["state"]["sequence"]
        assert refusal(await step(ann, begun, "back")) == (409, "not_now")
        assert refusal(await step(ann, begun, "check")) == (422, "no_such_step")
        assert refusal(await answer(ann, begun, "draw")) == (409, "not_asked")
        stale = {"state": {"sequence": sequence - 1}}
        assert refusal(await step(ann, stale, "next")) == (409, "stale")
        assert await seen(ann) == begun
        asked = await go_to_move(ann, begun)
        assert refusal(await answer(ann, asked, "meld:nothing")) == (422, "illegal")
        assert refusal(await step(ann, asked, "next")) == (409, "not_now")
        assert await seen(ann) == asked


async def test_whoever_is_nobody_and_what_is_not_there(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        nobody, ann = house.browser(), await house.guest("Ann")
        body = {"kind": "lesson", "name": GOAL}
        assert refusal(await nobody.post("/api/practice", json=body)) == (401, "sign_in_needed")
        assert refusal(await ann.get("/api/practice")) == (404, "no_practice")
        assert refusal(await step(ann, {"state": {"sequence": 1}}, "next")) == (404, "no_practice")
        for other in ({**body, "name": "the-end"}, {**body, "kind": "game"}):
            assert refusal(await ann.post("/api/practice", json=other)) == (404, "no_such_exercise")
        await start(ann, GOAL)
        made(await ann.delete("/api/practice"))
        assert refusal(await ann.get("/api/practice")) == (404, "no_practice")


async def test_each_person_practices_one_thing_and_sees_no_other(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        await start(ann, GOAL)
        bobs = await go_on(bob, await start(bob, GOAL))
        assert (await seen(ann))["lesson"]["coach"]["step"] == 1
        other = await start(ann, MELD)
        assert (await seen(ann))["name"] == MELD
        assert (await seen(bob)) == bobs
        assert (await start(ann, GOAL))["lesson"]["coach"]["step"] == 1
        assert refusal(await step(ann, other, "next")) == (409, "stale")


async def test_it_goes_on_where_it_was_left(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        left = await go_on(ann, await go_on(ann, await start(ann, MELD)))
        on = await start(ann, MELD)
        assert on["lesson"] == left["lesson"]
        await start(ann, GOAL)
        kept = await start(ann, MELD, place=left["place"])
        assert kept["lesson"] == left["lesson"]
        assert kept["state"]["view"] == left["state"]["view"]
        anew = await start(ann, MELD, place=left["place"], anew=True)
        assert anew["lesson"]["coach"]["step"] == 1
        assert (await take(ann, MELD))["finished"]
        assert (await start(ann, MELD))["lesson"]["coach"]["step"] == 1


@pytest.mark.parametrize("changed", [{"fingerprint": "another"}, {"done": ["meld:nothing"]}, {"done": "next"}])
async def test_a_place_that_fits_no_more_begins_again(
    engine: AsyncEngine, tmp_path: Path, changed: dict[str, object]
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        place = (await go_on(ann, await start(ann, MELD)))["place"]
        await start(ann, GOAL)
        begun = await start(ann, MELD, place={**place, **changed})
    assert begun["begun_anew"]
    assert begun["lesson"]["coach"]["step"] == 1


async def test_nobody_makes_the_server_play_an_endless_lesson(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        place = (await start(ann, MELD))["place"]
        await start(ann, GOAL)
        deeds = ["next"] + ["meld:tools", "next"] * MOST_DEEDS  # a wrong move, put back again and again
        assert (await start(ann, MELD, place={**place, "done": deeds}))["begun_anew"]


async def test_of_two_answers_at_once_one_is_taken(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        asked = await go_to_move(ann, await start(ann, MELD))
        answers = await asyncio.gather(*(answer(ann, asked, asked["lesson"]["hint"]) for _ in range(3)))
        assert sorted(one.status_code for one in answers) == [200, 409, 409]
        assert (await seen(ann))["state"]["sequence"] == asked["state"]["sequence"] + 1


async def test_it_is_in_no_list_and_no_statistics(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await account(await house.guest("Ann"), "ann")
        await take(ann, GOAL)
        lobby = made(await ann.get("/api/tables"))
        assert (lobby["open"], lobby["watch"], lobby["mine"]) == ([], [], [])
        for games in ("/api/me/games", "/api/archive"):
            assert made(await ann.get(games))["games"] == []
        async with engine.connect() as connection:
            for table in (schema.tables, schema.seats, schema.log):
                assert (await connection.execute(select(func.count()).select_from(table))).scalar_one() == 0


async def test_it_is_dropped_after_a_day(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        await start(ann, GOAL)
        house.time += 1
        await start(bob, GOAL)
        cleaning = Cleanup(engine, settings_in(tmp_path), lambda: house.time, lambda _: None, fail)
        house.time += DAY
        await cleaning.look()
        assert refusal(await ann.get("/api/practice")) == (404, "no_practice")
        assert (await seen(bob))["name"] == GOAL


async def test_a_guest_who_signs_in_goes_on(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        await account(await house.guest("Ann"), "ann")
        guest = await house.guest("Bea")
        left = await go_on(guest, await start(guest, MELD))
        await sign_in(guest)
        assert (await seen(guest))["lesson"] == left["lesson"]
        other = await house.guest("Cyd")
        await start(other, GOAL)
        await sign_in(other)
        assert (await seen(other))["lesson"] == left["lesson"]


async def sign_in(browser: httpx.AsyncClient) -> None:
    """Signs in to Ann's account."""
    made(await browser.post("/api/sessions", json={"login": "ann", "password": PASSWORD}))


async def test_what_a_move_would_do_is_told(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        asked = await go_to_move(ann, await start(ann, GOAL))
        hint = asked["lesson"]["hint"]
        told = made(await ann.get(f"/api/practice/preview?player=0&action={hint}"))
        assert told["changes"] == "always"
        assert refusal(await ann.get("/api/practice/preview?player=0&action=meld:nothing")) == (422, "no_such_action")
        assert refusal(await ann.get("/api/practice/preview?player=2&action=draw")) == (409, "no_such_player")
