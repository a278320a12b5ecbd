"""What is noted of one person at one table is of nobody else, and of no other table."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.notifications import attention as noted
from splay.server.storage.schema import attention
from tests.server.playing import made, open_house

pytestmark = pytest.mark.anyio


async def test_a_look_and_a_wish_are_of_one_person_at_one_table(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        browsers = [await house.guest("Ann"), await house.guest("Bob")]
        ann, bob = [made(await browser.get("/api/me"))["id"] for browser in browsers]
        first, second = [await house.table_of(*browsers) for _ in range(2)]
        rows = [(table, person) for table in (first, second) for person in (ann, bob)]
        async with engine.begin() as connection:
            for table, person in rows:
                await noted.note_seen(connection, [(table, person)], 1)
            await noted.note_seen(connection, [(first, ann)], 5)
            await noted.want(connection, second, bob, False)
            found = (await connection.execute(select(attention))).all()
            assert {(row.table, row.person): row.seen for row in found} == dict.fromkeys(rows, 1) | {(first, ann): 5}
            wanted = [row for row in rows if await noted.is_wanted(connection, *row)]
            assert wanted == [row for row in rows if row != (second, bob)]


async def test_who_has_gone_has_looked_at_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        browser = await house.guest("Ann")
        ann, table = made(await browser.get("/api/me"))["id"], await house.table_of(browser, await house.guest("Bob"))
        async with engine.begin() as connection:
            await noted.note_seen(connection, [(table, "nobody")], 1)
            await noted.note_seen(connection, [("nowhere", ann)], 1)
            assert (await connection.execute(select(attention))).all() == []
