"""People whose names look alike are told apart at a table, wherever its names are told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.playing import look, made, open_house

pytestmark = pytest.mark.anyio


def names(table: Any) -> list[str]:  # noqa: ANN401 - JSON
    """What the seats of a table are called."""
    return [seat["name"] for seat in table["seats"]]


async def test_of_people_whose_names_look_alike_the_later_have_numbers(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, other, third = await house.guest("Ann"), await house.guest("Ann"), await house.guest("\u0410nn")
        table = await house.table_of(ann, other, third, settings={"leavers": "end"})
        for visitor in (ann, other, third, house.browser()):
            assert names(await look(visitor, table)) == ["Ann", "Ann 2", "\u0410nn 3"]
        said = made(await other.post(f"/api/tables/{table}/chat", json={"text": "I am Ann"}))
        assert said["name"] == "Ann 2"
        made(await ann.patch("/api/me", json={"name": "Anna"}))
        assert names(await look(other, table)) == ["Anna", "Ann", "\u0410nn 2"]
        made(await ann.delete(f"/api/tables/{table}/seats"))
        assert made(await ann.get(f"/api/tables/{table}/record"))["names"] == ["Anna", "Ann", "\u0410nn 2"]


async def test_the_seats_of_one_device_and_computers_keep_their_names(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        body = {"seats": ["me", "me", "rule", "rule"], "options": {"players": 4}}
        assert names(made(await ann.post("/api/tables", json=body))) == ["Ann", "Ann", "rule", "rule"]
