"""Friends in the histogram of a day's deal: only those who follow back, and show their games."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.durations import DAY
from tests.server.deals.test_deal import TODAY, deal, played
from tests.server.playing import made, open_house
from tests.server.profiles.telling import account, hide, two_friends

pytestmark = pytest.mark.anyio


async def friends_told(browser: httpx.AsyncClient, day: str = "") -> list[str]:
    """The handles of all friends in the histogram that somebody is told."""
    return [one["handle"] for bar in (await deal(browser, day))["standings"]["histogram"] for one in bar["friends"]]


async def test_friends_stand_at_the_bar_of_their_game(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        cleo = await house.guest("Cleo")
        for browser in (ann, bob, cleo):
            await played(browser)
        made(await ann.put("/api/players/bob-birch/follow"))
        assert await friends_told(ann) == []
        made(await bob.put("/api/players/ann-alder/follow"))
        bar = (await deal(ann))["standings"]["histogram"][0]
        assert (bar["games"], bar["friends"]) == (3, [{"name": "Bob Birch", "handle": "bob-birch"}])
        assert await friends_told(bob) == ["ann-alder"]
        assert await friends_told(cleo) == []


async def test_nobody_is_told_of_a_friend_before_the_own_game_is_over(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await two_friends(house)
        await played(bob)
        assert (await deal(ann))["standings"] is None
        await house.sweep(DAY)
        assert await friends_told(ann, TODAY) == ["bob-birch"]


async def test_who_shows_no_games_stands_at_no_bar(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await two_friends(house)
        for browser in (ann, bob):
            await played(browser)
        await hide(bob, "games", who="friends")
        assert await friends_told(ann) == ["bob-birch"]
        await hide(bob, "games")
        assert await friends_told(ann) == []


async def test_without_follows_there_are_no_friends(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await two_friends(house)
        for browser in (ann, bob):
            await played(browser)
    async with open_house(engine, tmp_path, SPLAY_FOLLOWS="no") as house:
        assert await friends_told(house.browser_with(ann)) == []
