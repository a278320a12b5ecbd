"""Which tables can be rated, who sits there, and what isn't possible at one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.people.test_account_deletion import account
from tests.server.playing import House, made, open_house, state
from tests.server.site import refusal
from tests.server.upgrade.changed_rules import say

pytestmark = pytest.mark.anyio
CLOCK = {"bank": 600_000, "increment": 5_000}
RATED: dict[str, Any] = {"rated": True, "clock": CLOCK}
MANY = {"players": 3}


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"settings": {"rated": True}}, "clock"),
        ({"settings": RATED | {"advice": True}}, "advice"),
        ({"settings": RATED | {"one_device": True}}, "one seat"),
        ({"settings": RATED, "seats": ["me", "me"]}, "one seat"),
        ({"settings": RATED, "options": {"edition": "first"}}, "third edition"),
        ({"settings": RATED, "options": {"extra_achievement": True}}, "third edition"),
        ({"settings": RATED | {"leavers": "end"}, "options": MANY}, "stand_in"),
    ],
)
async def test_a_table_that_cannot_be_rated_is_refused(
    engine: AsyncEngine, tmp_path: Path, body: dict[str, Any], why: str
) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe = await account(house, "Zoe")
        answer = await zoe.post("/api/tables", json=body)
        assert refusal(answer) == (422, "not_ratable")
        assert why in answer.json()["message"]


async def test_a_guest_neither_makes_a_rated_table_nor_sits_down_there(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, bob = await account(house, "Zoe"), await house.guest("Bob")
        assert refusal(await bob.post("/api/tables", json={"settings": RATED})) == (403, "account_needed")
        table = made(await zoe.post("/api/tables", json={"settings": RATED}))["id"]
        assert refusal(await bob.post(f"/api/tables/{table}/seats", json={})) == (403, "account_needed")
        assert refusal(await zoe.post(f"/api/tables/{table}/seats", json={})) == (409, "one_seat")


async def rated_table(house: House) -> tuple[Any, Any, str]:
    """A rated table at which Zoe and Yan play; both and its id."""
    zoe, yan = await account(house, "Zoe"), await account(house, "Yan")
    return zoe, yan, await house.table_of(zoe, yan, settings=RATED)


async def test_whoever_leaves_a_rated_game_has_given_it_up(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        _, yan, table = await rated_table(house)
        made(await yan.delete(f"/api/tables/{table}/seats"))
        assert refusal(await yan.post(f"/api/tables/{table}/return")) == (409, "rated")


async def test_at_a_rated_table_nobody_goes_back_and_there_is_no_advice(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe = await account(house, "Zoe")
        body = {"settings": RATED, "seats": ["me", "rule"]}
        table = made(await zoe.post("/api/tables", json=body))["id"]
        await house.opponents_rest(table)
        first = (await state(zoe, table))["questions"][0]["options"][0]["key"]
        await say(zoe, table, first)
        await house.opponents_rest(table)
        assert (await state(zoe, table)).get("undo") is None
        assert refusal(await zoe.post(f"/api/tables/{table}/undo", json={}))[0] == 409
        assert refusal(await zoe.post(f"/api/tables/{table}/takebacks", json={"to": 0, "seat": 0})) == (409, "rated")
        assert not made(await zoe.get(f"/api/tables/{table}")).get("advised")
