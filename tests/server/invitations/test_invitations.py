"""Invitations to a table that is there."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.invitations.asking import accept, end, invite, told
from tests.server.playing import look, made, open_house
from tests.server.profiles.telling import account
from tests.server.site import refusal

pytestmark = pytest.mark.anyio
THREE = {"options": {"players": 3}, "settings": {"public": False}}


async def test_whoever_accepts_sits_down_and_the_last_one_begins_the_game(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        cleo, _ = await account(house, "Cleo Cedar")
        table = made(await ann.post("/api/tables", json=THREE))["id"]
        first = made(await invite(ann, table, "bob-birch"))
        assert (first["kind"], first["table"]["id"]) == ("invite", table)
        assert made(await accept(bob, first["id"]))["status"] == "open"
        second = made(await invite(bob, table, "cleo-cedar"))
        assert [one["other"]["name"] for one in await told(cleo)] == ["Bob Birch"]
        assert made(await accept(cleo, second["id"]))["status"] == "running"


async def test_a_table_that_begins_ends_its_invitations(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        gus = await house.guest("Gus")
        table = made(await ann.post("/api/tables", json={}))["id"]
        asked = made(await invite(ann, table, "bob-birch"))
        assert len(await told(bob)) == 1
        made(await gus.post(f"/api/tables/{table}/seats", json={}))
        assert await told(ann) == await told(bob) == []
        assert refusal(await accept(bob, asked["id"])) == (404, "no_such_invitation")


async def test_no_keeps_the_table_as_it_is(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        await account(house, "Cleo Cedar")
        table = made(await ann.post("/api/tables", json={}))["id"]
        made(await end(bob, made(await invite(ann, table, "bob-birch"))["id"]))
        made(await end(ann, made(await invite(ann, table, "cleo-cedar"))["id"]))
        assert (await look(ann, table))["status"] == "open"
        assert [one["declined"] for one in await told(ann)] == [True]


async def test_those_who_sit_there_invite_as_long_as_a_seat_is_free(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        cleo, _ = await account(house, "Cleo Cedar")
        table = made(await ann.post("/api/tables", json=THREE))["id"]
        assert refusal(await invite(bob, table, "cleo-cedar")) == (409, "not_yours")
        assert refusal(await invite(ann, table, "nobody-here")) == (404, "no_such_player")
        assert refusal(await invite(ann, table, "ann-alder")) == (409, "yourself")
        assert refusal(await invite(ann, "t" * 22, "bob-birch")) == (404, "no_such_table")
        made(await bob.post(f"/api/tables/{table}/seats", json={}))
        assert refusal(await invite(ann, table, "bob-birch")) == (409, "sits_there")
        made(await ann.post(f"/api/tables/{table}/seats", json={"agent": "rule"}))
        assert refusal(await invite(ann, table, "cleo-cedar")) == (409, "started")
        assert await told(cleo) == []


async def test_a_link_that_was_used_instead_ends_the_invitation(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        table = made(await ann.post("/api/tables", json=THREE))["id"]
        made(await invite(ann, table, "bob-birch"))
        made(await bob.post(f"/api/tables/{table}/seats", json={}))
        assert await told(ann) == await told(bob) == []
