"""A first game on the server: a real one with a fixed deal, on which the coach comments."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.lessons.guided.comments import all_comments
from tests.server.playing import House, answer, look, made, open_house, state
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


async def begun(house: House) -> tuple[httpx.AsyncClient, str]:
    """Somebody with a first game, in which the computer has chosen its card."""
    ann = await house.guest("Ann")
    table = made(await ann.post("/api/lessons/first-game", json={}))
    await house.opponents_rest(table["id"])
    return ann, table["id"]


async def said(browser: httpx.AsyncClient, table: str, told: list[str]) -> dict[str, Any] | None:
    """What the coach says, if it isn't among what was told."""
    shown = made(await browser.get(f"/api/tables/{table}/comment?told={','.join(told)}"))
    comment: dict[str, Any] | None = shown.get("comment")
    return comment


async def test_it_is_a_real_game_that_is_dealt_alike(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        hands = []
        first = await begun(house)
        for ann, table in (first, await begun(house)):
            shown = await look(ann, table)
            assert shown["guided"]
            assert [seat.get("agent") for seat in shown["seats"]] == [None, "random"]
            assert not shown["settings"].get("public", False)
            hands.append([card["card"] for card in (await state(ann, table))["view"]["players"][0]["hand"]])
            assert [one["id"] for one in made(await ann.get("/api/tables"))["mine"]] == [table]
        assert hands == [["mysticism", "writing"]] * 2
        bob = await house.guest("Bob")
        other = made(await bob.post("/api/tables", json={"seats": ["me", "random"]}))["id"]
        assert "guided" not in await look(bob, other)
        assert refusal(await bob.get(f"/api/tables/{other}/comment")) == (409, "no_comment")


async def test_the_coach_names_the_goal_then_says_each_comment_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, table = await begun(house)
        first = await said(ann, table, [])
        assert first is not None
        assert (first["name"], first["points_at"]["kind"]) == ("goal", "available")
        told: list[str] = []
        chance = random.Random(3)
        for _ in range(60):
            while (comment := await said(ann, table, told)) is not None:
                assert comment["name"] not in told
                told.append(comment["name"])
            if not await answer(ann, table, chance):
                break
            await house.opponents_rest(table)
        assert told[:2] == ["goal", "first-meld"]
        assert len(told) > 6
        assert set(told) <= {comment.name for comment in all_comments()}


async def test_the_coach_speaks_to_its_player_alone(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        _, table = await begun(house)
        bob = await house.guest("Bob")
        assert "guided" not in await look(bob, table)
        assert refusal(await bob.get(f"/api/tables/{table}/comment")) == (409, "no_comment")
