"""Muting somebody at a table or everywhere, and who hears a table at all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.playing import answer, made, open_house
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


async def heard(browser: object, table: str) -> list[str]:
    """What somebody hears at a table."""
    answer = await browser.get(f"/api/tables/{table}/chat")  # type: ignore[attr-defined]
    return [line["text"] for line in made(answer)]


async def test_a_muted_person_is_not_heard_at_the_table(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        here, there = await house.table_of(ann, bob), await house.table_of(ann, bob)
        for table in (here, there):
            made(await ann.post(f"/api/tables/{table}/chat", json={"text": "mine"}))
            made(await bob.post(f"/api/tables/{table}/chat", json={"text": "noise"}))
        muted = made(await ann.post(f"/api/tables/{here}/mutes", json={"seat": 1}))
        assert (muted["name"], muted["table"]) == ("Bob", here)
        assert await heard(ann, here) == ["mine"]
        assert await heard(ann, there) == ["mine", "noise"]
        assert await heard(bob, here) == ["mine", "noise"]
        assert made(await ann.get("/api/me/mutes")) == [muted]
        assert made(await ann.post(f"/api/tables/{here}/mutes", json={"seat": 1})) == muted
        assert refusal(await bob.delete(f"/api/me/mutes/{muted['id']}")) == (404, "not_found")
        made(await ann.delete(f"/api/me/mutes/{muted['id']}"))
        assert await heard(ann, here) == ["mine", "noise"]


async def test_muting_somebody_twice_at_once_makes_one_mute(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house, open_house(engine, tmp_path) as another:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        path = f"/api/tables/{await house.table_of(ann, bob)}/mutes"
        devices = [worker.browser_with(ann) for worker in (house, another) * 4]
        muted = await asyncio.gather(*[device.post(path, json={"seat": 1}) for device in devices])
        assert made(await ann.get("/api/me/mutes")) == [made(muted[0])]
        assert {made(one)["id"] for one in muted} == {made(muted[0])["id"]}


async def test_everywhere_means_every_table_also_those_to_come(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        first = await house.table_of(ann, bob)
        line = made(await bob.post(f"/api/tables/{first}/chat", json={"text": "noise"}))["id"]
        muted = made(await ann.post(f"/api/tables/{first}/mutes", json={"line": line, "everywhere": True}))
        assert muted["table"] is None
        second = await house.table_of(bob, ann)
        made(await bob.post(f"/api/tables/{second}/chat", json={"text": "more noise"}))
        assert await heard(ann, first) == await heard(ann, second) == []


async def test_the_websocket_leaves_muted_lines_out(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        made(await ann.post(f"/api/tables/{table}/mutes", json={"seat": 1}))
        made(await bob.post(f"/api/tables/{table}/chat", json={"text": "noise"}))
        made(await ann.post(f"/api/tables/{table}/chat", json={"text": "mine"}))
        _, chat = await house.messages(ann, table, 2)
        assert [line["text"] for line in chat["lines"]] == ["mine"]


async def test_only_people_who_are_there_can_be_muted(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table, other = await house.table_of(ann, seats=["me", "random"]), await house.table_of(bob, cyd)
        line = made(await cyd.post(f"/api/tables/{other}/chat", json={"text": "elsewhere"}))["id"]
        path = f"/api/tables/{table}/mutes"
        assert refusal(await ann.post(path, json={"seat": 0})) == (409, "yourself")
        for nobody in ({"seat": 1}, {"seat": 4}, {"line": line}):
            assert refusal(await ann.post(path, json=nobody)) == (409, "nobody_there")
        for unclear in ({}, {"seat": 0, "line": line}):
            assert refusal(await ann.post(path, json=unclear)) == (409, "which_person")


async def test_a_mute_holds_when_the_muted_guest_signs_in(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, account = await house.guest("Ann"), await house.guest("Bobby")
        password = "correct horse battery"
        made(await account.post("/api/accounts", json={"login": "bob", "password": password}))
        bob = await house.guest("Bob")
        table = await house.table_of(ann, bob)
        made(await ann.post(f"/api/tables/{table}/mutes", json={"seat": 1}))
        made(await bob.post("/api/sessions", json={"login": "bob", "password": password}))
        made(await bob.post(f"/api/tables/{table}/chat", json={"text": "noise"}))
        assert await heard(ann, table) == []


async def test_the_chat_can_be_closed_for_spectators(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(ann, bob, settings={"spectator_chat": False})
        made(await ann.post(f"/api/tables/{table}/chat", json={"text": "among us"}))
        assert refusal(await cyd.get(f"/api/tables/{table}/chat")) == (409, "chat_closed")
        assert await heard(bob, table) == ["among us"]
        await answer(ann, table)
        told = await house.messages(cyd, table, 1)
        assert [message["type"] for message in told] == ["state"]


async def test_spectators_with_a_delay_hear_no_more_than_they_see(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(ann, bob, settings={"delay": 1})
        path = f"/api/tables/{table}/chat"
        for browser in (ann, bob):
            house.time += 1000
            made(await browser.post(path, json={"text": "before"}))
            await answer(browser, table)
        house.time += 1000
        made(await ann.post(path, json={"text": "after"}))
        assert await heard(bob, table) == ["before", "before", "after"]
        assert await heard(cyd, table) == ["before"]
