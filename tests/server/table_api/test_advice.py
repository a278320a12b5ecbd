"""Asking at a table what the computer would do."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.agents.advice import Advice, Stand
from splay.locale.catalogue import load
from splay.server.table_api.advice import why_message
from splay.sets.scenario import scenario
from tests.server.playing import made, open_house, state
from tests.server.site import refusal

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("engine", ["sqlite"], indirect=True)]


async def advice(browser: httpx.AsyncClient, table: str) -> httpx.Response:
    """What the server advises."""
    return await browser.get(f"/api/tables/{table}/advice")


async def test_against_computers_there_is_advice_for_whoever_is_asked(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, eve = await house.guest("Ann"), await house.guest("Eve")
        table = made(await ann.post("/api/tables", json={"seats": ["me", "rule"]}))
        assert table["advised"]
        assert made(await advice(ann, table["id"]))["answers"]
        assert refusal(await advice(eve, table["id"])) == (409, "not_yours")


async def test_among_people_the_host_must_have_allowed_it(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        usual = await house.table_of(ann, bob)
        assert refusal(await advice(ann, usual)) == (409, "no_advice")
        assert not made(await bob.get(f"/api/tables/{usual}")).get("advised")
        allowed = await house.table_of(ann, bob, settings={"advice": True})
        assert made(await advice(ann, allowed))["answers"]
        assert made(await bob.get(f"/api/tables/{allowed}"))["advised"]


async def test_advice_fits_the_question_and_is_the_same_each_time(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"advice": True})
        seen = await state(ann, table)
        keys = [option["key"] for option in seen["questions"][0]["options"]]
        first = made(await advice(ann, table))
        assert first["sequence"] == seen["sequence"]
        assert 1 <= len(first["answers"]) <= 3
        assert all(answer["key"] in keys and answer["why"]["key"].startswith("advice-") for answer in first["answers"])
        assert made(await advice(ann, table)) == first


async def test_people_at_one_device_are_people(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        for allowed in (False, True):
            settings = {"one_device": True, "advice": allowed}
            table = made(await ann.post("/api/tables", json={"seats": ["me", "me"], "settings": settings}))
            assert table.get("advised", False) is allowed


async def test_nobody_is_advised_who_is_not_asked(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"advice": True})
        key = made(await advice(ann, table))["answers"][0]["key"]
        sequence = (await state(ann, table))["sequence"]
        made(await ann.post(f"/api/tables/{table}/answers", json={"key": key, "sequence": sequence}))
        assert refusal(await advice(ann, table)) == (409, "not_asked")


async def test_one_person_may_ask_only_so_often(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = made(await ann.post("/api/tables", json={"seats": ["me", "rule"]}))["id"]
        now = house.app.state.limiter.clock()
        house.app.state.limiter.clock = lambda: now
        assert [(await advice(ann, table)).status_code for _ in range(21)] == [200] * 20 + [429]


async def test_more_icons_promise_no_hits_and_tell_no_number_of_opponents(engine: AsyncEngine) -> None:
    stands = [Stand([scenario("red: Archery", "red: Oars")], seat) for seat in range(2)]
    message = why_message(Advice(0, stands, stands, "icons", False, 0))
    said = load().text(message.key, player="Ann")
    assert not [promise for promise in ("your demands", "you hit", "opponent") if promise in said]


async def test_what_wins_only_if_more_is_chosen_well_is_said_so(engine: AsyncEngine) -> None:
    stands = [Stand([scenario("red: Archery", "red: Oars")], seat) for seat in range(2)]
    sure = why_message(Advice(0, stands, stands, "win", False, 0))
    later = why_message(Advice(0, stands, stands, "win", False, 0, ["oars"], alone=False))
    assert load().text(sure.key, player="Ann") == "It wins the game."
    assert load().text(later.key) == "You can win the game with it, if you choose well afterwards."


async def test_what_an_answer_does_to_others_is_also_said_to_the_one_whom_it_is_done_to(engine: AsyncEngine) -> None:
    stands = [Stand([scenario("red: Archery", "red: Oars")], seat) for seat in range(2)]
    message = why_message(Advice(0, stands, stands, "achievements", True, 0))
    others, own = (load().text(message.key, player=player, you=you) for player, you in (("Ann", "no"), ("You", "yes")))
    assert others == "It puts an achievement further out of Ann's reach."
    assert own == "It puts an achievement further out of your reach."
