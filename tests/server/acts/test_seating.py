"""One person keeps no more than ten tables open."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.tables.table_changes import MOST_OPEN
from tests.server.playing import made, open_house
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


async def test_nobody_hosts_more_than_ten_tables_that_wait(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        answers = await asyncio.gather(*(ann.post("/api/tables", json={}) for _ in range(MOST_OPEN + 2)))
        tables = [answer.json()["id"] for answer in answers if answer.is_success]
        refused = [refusal(answer) for answer in answers if not answer.is_success]
        assert (len(tables), refused) == (MOST_OPEN, [(409, "too_many_tables")] * 2)
        made(await bob.post("/api/tables", json={}))
        made(await ann.delete(f"/api/tables/{tables[0]}/seats"))
        made(await ann.post("/api/tables", json={}))
        assert refusal(await ann.post("/api/tables", json={})) == (409, "too_many_tables")
        made(await bob.post(f"/api/tables/{tables[1]}/seats", json={}))
        made(await ann.post("/api/tables", json={}))


async def test_how_many_tables_wait_can_be_set(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_TABLES_PER_PERSON="2") as house:
        ann = await house.guest("Ann")
        for _ in range(2):
            made(await ann.post("/api/tables", json={}))
        refused = await ann.post("/api/tables", json={})
        assert refusal(refused) == (409, "too_many_tables")
        assert refused.json()["message"].startswith("2 tables")


async def test_a_rematch_counts_as_well(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        over = await house.table_of(ann, bob, settings={"leavers": "end"})
        made(await ann.delete(f"/api/tables/{over}/seats"))
        for _ in range(MOST_OPEN):
            made(await ann.post("/api/tables", json={}))
        assert refusal(await ann.post(f"/api/tables/{over}/rematch")) == (409, "too_many_tables")
        again = made(await bob.post(f"/api/tables/{over}/rematch"))["id"]
        assert made(await ann.post(f"/api/tables/{over}/rematch"))["id"] == again, "Bob is the host"
