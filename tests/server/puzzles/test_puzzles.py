"""Puzzles at the server: the list, solving one, the puzzle of the day, streaks and ratings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.puzzles.goals import WIN
from splay.puzzles.progress import FIRST
from splay.puzzles.puzzle import Puzzle
from splay.puzzles.puzzle_file import puzzle_of_day, shipped
from splay.server.durations import DAY
from splay.server.operations.cleanup import Cleanup
from splay.server.storage import schema
from tests.server.conftest import settings_in
from tests.server.playing import fail, made, open_house
from tests.server.practice.practicing import PASSWORD, account, answer, step
from tests.server.site import refusal

pytestmark = pytest.mark.anyio

TODAY = "1970-01-01"
"""The day of the tests' clock."""
DAILY = puzzle_of_day(shipped(), TODAY)
OTHER = next(one for one in shipped().values() if one.theme == WIN and one.actions == 2 and one != DAILY)
"""A puzzle with an action that fails, and one after it."""


async def begin(browser: httpx.AsyncClient, puzzle: Puzzle, **body: Any) -> Any:  # noqa: ANN401 - JSON
    """Begins a puzzle, or goes on with it."""
    return made(await browser.post("/api/practice", json={"kind": "puzzle", "name": puzzle.key, **body}))


async def play(browser: httpx.AsyncClient, practice: Any, *keys: str) -> Any:  # noqa: ANN401 - JSON
    """Plays these answers, then the first option of whatever is asked."""
    for key in keys:
        practice = made(await answer(browser, practice, key))
    while practice["state"]["questions"]:
        practice = made(await answer(browser, practice, practice["state"]["questions"][0]["options"][0]["key"]))
    return practice


async def does(browser: httpx.AsyncClient, practice: Any, word: str) -> Any:  # noqa: ANN401 - JSON
    """A step that is no answer."""
    return made(await step(browser, practice, word))


async def solve(browser: httpx.AsyncClient, puzzle: Puzzle, wrong: int = 0) -> Any:  # noqa: ANN401 - JSON
    """Solves a puzzle after so many wrong tries."""
    practice = await begin(browser, puzzle)
    for attempt in puzzle.tries[:wrong]:
        practice = await does(browser, await play(browser, practice, attempt.action), "check")
        practice = await does(browser, practice, "restart")
    return await does(browser, await play(browser, practice, *puzzle.solution), "check")


async def today(browser: httpx.AsyncClient) -> Any:  # noqa: ANN401 - JSON
    """The puzzle of the day as somebody is told it."""
    return made(await browser.get("/api/puzzles/today"))


async def listed(browser: httpx.AsyncClient) -> tuple[dict[str, Any], int | None]:
    """The list of puzzles by their ids, and one's own rating."""
    told = made(await browser.get("/api/puzzles"))
    return {puzzle["key"]: puzzle for puzzle in told["puzzles"]}, told["rating"]


async def test_anybody_sees_the_list_without_a_solution(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        puzzles, rating = await listed(house.browser())
        assert set(puzzles) == set(shipped())
        assert rating is None
        ratings = [puzzle["rating"] for puzzle in puzzles.values()]
        assert ratings == sorted(ratings)
        assert "state" not in puzzles[OTHER.key]
        assert OTHER.solution[0] not in str(puzzles[OTHER.key])


async def test_a_wrong_try_counts_and_says_why_and_the_right_one_solves(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        begun = await begin(ann, OTHER)
        told = begun["puzzle"]
        assert (told["state"], told["tries"], told["can_check"], told["more_hints"]) == ("open", 0, False, True)
        assert [seat["name"] for seat in begun["table"]["seats"]] == ["Ann", "Ed"]
        assert refusal(await step(ann, begun, "check")) == (409, "turn_not_played")
        assert refusal(await step(ann, begun, "undo")) == (409, "no_undo")
        played = await play(ann, begun, OTHER.tries[0].action)
        assert played["puzzle"]["can_check"]
        assert len(played["puzzle"]["moves"]) >= 1
        assert played["state"]["undo"]
        wrong = await does(ann, played, "check")
        assert wrong["puzzle"]["tries"] == 1
        assert wrong["puzzle"]["verdict"]["key"].startswith("puzzle-try-")
        undone = await does(ann, wrong, "undo")
        assert "verdict" not in undone["puzzle"]
        again = await does(ann, undone, "restart")
        assert again["state"]["view"] == begun["state"]["view"]
        right = await does(ann, await play(ann, again, *OTHER.solution), "check")
        assert (right["finished"], right["puzzle"]["state"], right["puzzle"]["tries"]) == (True, "solved", 2)
        entry = (await listed(ann))[0][OTHER.key]
        assert (entry["state"], entry.get("at_once", False)) == ("solved", False)


async def test_hints_count_and_giving_up_ends_it(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        practice = await begin(ann, OTHER)
        for number in (1, 2):
            practice = await does(ann, practice, "hint")
            assert (len(practice["puzzle"]["hints"]), practice["puzzle"]["tries"]) == (number, number)
        assert not practice["puzzle"]["more_hints"]
        assert refusal(await step(ann, practice, "hint")) == (409, "no_more_hints")
        ended = await does(ann, practice, "give_up")
        assert (ended["finished"], ended["puzzle"]["state"]) == (True, "given_up")
        assert refusal(await step(ann, ended, "dance")) == (422, "no_such_step")
        puzzles, rating = await listed(ann)
        assert puzzles[OTHER.key]["state"] == "given_up"
        assert rating is not None
        assert rating < FIRST


async def test_the_solution_is_told_to_those_who_are_done(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        path = f"/api/puzzles/{OTHER.key}/solution"
        await begin(ann, OTHER)
        for browser in (ann, house.browser()):
            assert refusal(await browser.get(path)) == (409, "not_solved")
        await solve(ann, OTHER)
        told = made(await ann.get(path))
        assert len(told["actions"]) >= 1
        failing = [action for reason in told["others"] for action in reason["actions"]]
        assert len(failing) == len(OTHER.tries)
        assert all(reason["why"]["key"].startswith("puzzle-try-") for reason in told["others"])
        assert refusal(await ann.get("/api/puzzles/0000000000/solution")) == (404, "no_such_puzzle")
        nothing = await ann.post("/api/practice", json={"kind": "puzzle", "name": "0000000000"})
        assert refusal(nothing) == (404, "no_such_exercise")


async def test_one_goes_on_where_one_was_and_tries_are_not_forgotten(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        practice = await does(ann, await begin(ann, OTHER), "hint")
        resumed = await begin(ann, OTHER)
        assert resumed["puzzle"] == practice["puzzle"]
        await begin(ann, DAILY)
        anew = await begin(ann, OTHER, anew=True)
        assert anew["puzzle"]["tries"] == 0
        await does(ann, await play(ann, anew, *OTHER.solution), "check")
        assert not (await listed(ann))[0][OTHER.key].get("at_once", False)
        before = made(await ann.get("/api/me/data"))["puzzle_results"]
        await solve(ann, OTHER)
        assert made(await ann.get("/api/me/data"))["puzzle_results"] == before
        forged = {"answers": OTHER.solution, "checked": True, "state": "solved", "tries": 0, "hints": 0}
        cleo = await house.guest("Cleo")
        await begin(cleo, OTHER, place={**forged, "answers": []})
        assert (await listed(cleo))[0][OTHER.key]["state"] == "open"


async def test_the_puzzle_of_the_day_counts_the_tries_of_all(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cleo = [await house.guest(name) for name in ("Ann", "Bob", "Cleo")]
        told = await today(house.browser())
        assert (told["day"], told["ends"], told["puzzle"]["key"]) == (TODAY, DAY, DAILY.key)
        assert (told["mine"], told["tries"]) == (None, [0] * 6)
        await solve(ann, DAILY)
        house.time += 5000
        await solve(bob, DAILY, wrong=1)
        await does(cleo, await begin(cleo, DAILY), "hint")
        told = await today(bob)
        assert told["tries"] == [1, 1, 0, 0, 0, 1]
        assert (told["mine"]["state"], told["mine"]["tries"]) == ("solved", 2)
        assert told["streak"] == {"now": 1, "best": 1, "days": [TODAY], "solved": 1, "at_once": 0}
        assert (await today(ann))["streak"]["at_once"] == 1
        await solve(ann, OTHER)
        assert (await today(ann))["streak"]["solved"] == 1


async def test_a_streak_goes_on_the_next_day_and_ends_after_one_left_out(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        await solve(ann, DAILY)
        house.time += DAY
        second = shipped()[(await today(ann))["puzzle"]["key"]]
        assert second != DAILY
        assert (await today(ann))["streak"]["now"] == 1
        await solve(ann, second)
        assert (await today(ann))["streak"]["now"] == 2
        house.time += 2 * DAY
        streak = (await today(ann))["streak"]
        assert (streak["now"], streak["best"]) == (0, 2)


async def test_what_a_guest_has_solved_moves_to_the_account(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await account(await house.guest("Ann"), "ann")
        await solve(ann, OTHER)
        guest = await house.guest("Guest")
        await solve(guest, DAILY)
        await solve(guest, OTHER, wrong=1)
        made(await guest.post("/api/sessions", json={"login": "ann", "password": PASSWORD}))
        assert (await today(guest))["streak"]["now"] == 1
        puzzles, rating = await listed(guest)
        assert puzzles[OTHER.key]["at_once"], "the account's own first try counts"
        assert rating is not None
        assert rating > FIRST
        data = made(await guest.get("/api/me/data"))["puzzle_results"]
        assert {row["puzzle"] for row in data} == {DAILY.key, OTHER.key}


async def test_a_guest_who_keeps_a_streak_up_is_not_removed(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        await solve(await house.guest("Ann"), OTHER)
        await house.guest("Idle")
        settings = settings_in(tmp_path)
        cleanup = Cleanup(engine, settings, lambda: house.time, lambda _: None, fail)
        age = settings.guest_days * DAY

        async def left() -> int:
            async with engine.connect() as connection:
                return len((await connection.execute(select(schema.people.c.id))).all())

        house.time += 2 * DAY
        await cleanup.look()  # what was practiced is forgotten
        assert await left() == 2
        async with engine.begin() as connection:
            await connection.execute(schema.people.update().values(created=house.time - age - 1))
        await cleanup.look()
        assert await left() == 1
        house.time += age
        await cleanup.look()
        assert await left() == 0
