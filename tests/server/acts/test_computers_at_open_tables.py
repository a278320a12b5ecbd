"""The host of a table that waits puts computers on its free seats, and sends them away again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.playing import look, made, open_house, state
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


def agents_of(table: Any) -> list[str | None]:  # noqa: ANN401 - JSON
    """Which computer plays each seat."""
    return [seat.get("agent") for seat in table["seats"]]


async def test_the_last_free_seat_goes_to_a_computer_and_the_game_starts(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await house.table_of(ann)
        seated = made(await ann.post(f"/api/tables/{table}/seats", json={"agent": "rule"}))
        assert (seated["status"], agents_of(seated)) == ("running", [None, "rule"])
        await house.opponents_rest(table)
        assert [question["seat"] for question in (await state(ann, table))["questions"]] == [0]


async def test_a_named_seat_goes_to_a_computer_and_others_can_still_sit_down(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = made(await ann.post("/api/tables", json={"options": {"players": 3}}))["id"]
        path = f"/api/tables/{table}/seats"
        seated = made(await ann.post(path, json={"seat": 2, "agent": "greedy"}))
        assert (seated["status"], agents_of(seated)) == ("open", [None, None, "greedy"])
        assert refusal(await ann.post(path, json={"seat": 2, "agent": "rule"})) == (409, "seat_taken")
        assert made(await bob.post(path, json={}))["status"] == "running"


async def test_a_computer_is_sent_away_before_the_game_starts_and_not_after(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = made(await ann.post("/api/tables", json={"seats": ["me", "rule"], "options": {"players": 3}}))["id"]
        path = f"/api/tables/{table}/seats"
        freed = made(await ann.delete(f"{path}/1"))
        assert [seat.get("taken", False) for seat in freed["seats"]] == [True, False, False]
        for seat in (0, 2):
            assert refusal(await ann.delete(f"{path}/{seat}")) == (409, "nobody_there")
        for _ in range(2):
            made(await ann.post(path, json={"agent": "random"}))
        assert refusal(await ann.delete(f"{path}/1")) == (409, "started")
        assert refusal(await ann.post(path, json={"agent": "random"})) == (409, "started")
        await house.opponents_rest(table)


async def test_nobody_but_the_host_does_so(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, nobody = await house.guest("Ann"), await house.guest("Bob"), house.browser()
        table = made(await ann.post("/api/tables", json={"seats": ["me", "rule"], "options": {"players": 4}}))["id"]
        path = f"/api/tables/{table}/seats"
        made(await bob.post(path, json={}))
        assert refusal(await bob.post(path, json={"agent": "rule"})) == (409, "not_host")
        assert refusal(await bob.delete(f"{path}/1")) == (409, "not_host")
        assert refusal(await nobody.post(path, json={"agent": "rule"})) == (401, "sign_in_needed")
        assert refusal(await nobody.delete(f"{path}/1")) == (401, "sign_in_needed")
        assert agents_of(await look(ann, table)) == [None, "rule", None, None]


async def test_there_are_no_other_computers(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await house.table_of(ann)
        path = f"/api/tables/{table}/seats"
        assert refusal(await ann.post(path, json={"agent": "oracle"}))[1] == "unknown_seat"
        assert refusal(await ann.post(path, json={"agent": "rule", "seat": 4})) == (409, "seat_taken")
