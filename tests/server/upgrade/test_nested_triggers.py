"""A server is opened anew in the middle of what one action triggers, with all sets in play: nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.game import Game
from tests.server.playing import look, open_house, play_to_the_end, state
from tests.server.upgrade.changed_rules import (
    ASKS_MORE,
    CAN_CHANGE,
    asked,
    kinds_logged,
    notices,
    say,
    set_up,
    with_card,
)
from tests.sets.together.tables import together

pytestmark = pytest.mark.anyio


def meld() -> Game:
    """Ann's meld splays, brings a city, digs, seizes a relic and promotes Pottery, which she uses."""
    mine = "red: Gunpowder; hand: Tenochtitlan, Oars, Sailing; forecast: Pottery"
    supply = {"artifacts 4": "Moses", "cities 4": "Manila"}
    return together(mine, "relics: Complex Numbers", supply=supply, turn_number=3).game


def endorse() -> Game:
    """Ann endorsed Self Service, by which she uses Pottery, all of it twice."""
    mine = "green: Self Service; purple: Ephesus; blue: Pottery; hand: Tools, Oars, Sailing, Clothing, Archery"
    return together(mine, "", turn_number=3).game


MELDED: Final = ["meld:tenochtitlan", "seize:complex-numbers", "promote-and-use:pottery", "oars", "sailing", "pass"]
ENDORSED: Final = ["endorse:self-service", "tools", "pottery", "oars", "pass", "pottery", "sailing", "clothing", "pass"]
ACTIONS = pytest.mark.parametrize(("position", "answers"), [(meld, MELDED), (endorse, ENDORSED)])


async def told(browser: httpx.AsyncClient, table: str) -> dict[str, Any]:
    """All that a visitor is told of the game."""
    seen: dict[str, Any] = await state(browser, table)
    return seen


@ACTIONS
async def test_opened_anew_at_each_question_the_action_ends_as_without(
    engine: AsyncEngine, tmp_path: Path, position: Callable[[], Game], answers: list[str]
) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest("Ann"), await house.guest("Bob")]
        table, untouched = await house.table_of(*people), await house.table_of(*people)
        for one in (table, untouched):
            await set_up(house, one, position())
        await say(people[0], untouched, *answers)
        without = await state(people[0], untouched)
    for key in answers:
        async with open_house(engine, tmp_path) as house:
            people = [house.browser_with(person) for person in people]
            before = [await told(person, table) for person in people]
            assert key in asked(before[0])
            await say(people[0], table, key)
            after = [await told(person, table) for person in people]
        async with open_house(engine, tmp_path) as house:
            people = [house.browser_with(person) for person in people]
            assert [await told(person, table) for person in people] == after
    async with open_house(engine, tmp_path) as house:
        people = [house.browser_with(person) for person in people]
        seen = await state(people[0], table)
        assert seen["view"] == without["view"]
        assert asked(seen) == asked(without)
        assert [event["kind"] for event in seen["events"]] == [event["kind"] for event in without["events"]]
        assert await kinds_logged(house, table) == ["answer"] * len(answers)


@CAN_CHANGE
@ACTIONS
async def test_rules_that_change_deep_in_an_action_start_it_again_and_lose_nothing_before(
    engine: AsyncEngine, tmp_path: Path, position: Callable[[], Game], answers: list[str]
) -> None:
    until = answers.index("oars") + 1
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest("Ann"), await house.guest("Bob")]
        table = await house.table_of(*people)
        await set_up(house, table, position())
        before = await state(people[0], table)
        await say(people[0], table, *answers[:until])
    with with_card(ASKS_MORE):
        async with open_house(engine, tmp_path) as house:
            people = [house.browser_with(person) for person in people]
            seen = await state(people[0], table)
            assert notices(seen) == notices(await state(people[1], table)) == ["again"]
            assert seen["view"] == before["view"]
            await say(people[0], table, *answers[: until - 1], "yes", "oars")
            await play_to_the_end(people, table, 1)
            assert (await look(people[1], table))["status"] == "finished"
