"""A server is opened anew with the first edition's own order for special achievements: running games follow it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.edition import RULES
from splay.core.game import Game
from splay.sets.scenario import scenario
from tests.core.rules.test_special_precedence import LIGHTING_MAKES_TWELVE
from tests.server.playing import House, open_house, play_to_the_end, state
from tests.server.upgrade.changed_rules import kinds_logged, notices, say, set_up

pytestmark = pytest.mark.anyio


def lighting_makes_twelve(edition: str) -> Game:
    """Ann's Skyscrapers takes Lighting from Bob: both qualify for World."""
    return scenario(*LIGHTING_MAKES_TWELVE, edition=edition, turn_number=3)


@contextmanager
def whoever_executes_first() -> Iterator[None]:
    """The first edition as it once was played here, for a while."""
    first = RULES["first"]
    first.turn_player_first = False
    try:
        yield
    finally:
        first.turn_player_first = True


async def with_world_given_out(house: House, edition: str) -> tuple[str, list[httpx.AsyncClient]]:
    """A table at which somebody has just got World, in Ann's turn."""
    people = [await house.guest("Ann"), await house.guest("Bob")]
    table = await house.table_of(*people, options={"players": 2, "edition": edition})
    await set_up(house, table, lighting_makes_twelve(edition))
    await say(people[0], table, "dogma:skyscrapers")
    await say(people[1], table, "lighting")
    return table, people


def claimants(seen: dict[str, Any]) -> list[int]:
    """The seats that claimed World, by what was told, which must be who has it."""
    owners = [seat["seat"] for seat in seen["view"]["players"] if "World" in seat["specials"]]
    claims = [event["seat"] for event in seen["events"] if event["kind"] == "claim" and event["special"] == "World"]
    assert claims == owners
    return owners


async def test_a_running_game_of_the_first_edition_goes_on_with_its_order(engine: AsyncEngine, tmp_path: Path) -> None:
    with whoever_executes_first():
        async with open_house(engine, tmp_path) as house:
            table, people = await with_world_given_out(house, "first")
            assert claimants(await state(people[0], table)) == [1]
    async with open_house(engine, tmp_path) as house:
        people = [house.browser_with(person) for person in people]
        for person in people:
            seen = await state(person, table)
            assert (notices(seen), claimants(seen)) == (["kept"], [0])
        assert await kinds_logged(house, table) == ["answer", "answer", "rules_changed"]
        await play_to_the_end(people, table, 1)


async def test_a_running_game_of_the_third_edition_is_told_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    with whoever_executes_first():
        async with open_house(engine, tmp_path) as house:
            table, people = await with_world_given_out(house, "third")
            before = await state(people[0], table)
    async with open_house(engine, tmp_path) as house:
        seen = await state(house.browser_with(people[0]), table)
        assert seen == before
        assert (notices(seen), claimants(seen)) == ([], [1])
