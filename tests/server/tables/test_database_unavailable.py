"""The database is away for a while: moves are told to come back, sockets are closed so that clients connect again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.storage.database import open_engine
from tests.server.playing import House, answer, open_house, state
from tests.server.redis_server import free_port
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


@contextmanager
def tables_without_database(house: House) -> Iterator[None]:
    """A time in which the database that keeps the games does not answer."""
    there = house.tables.engine
    house.tables.engine = house.tables.repository.engine = open_engine(
        f"postgresql://splay@127.0.0.1:{free_port()}/splay"
    )
    yield
    house.tables.engine = house.tables.repository.engine = there


async def test_a_move_is_told_to_come_back(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        key = (await state(ann, table))["questions"][0]["options"][0]["key"]
        with tables_without_database(house):
            told = await ann.post(f"/api/tables/{table}/answers", json={"key": key, "sequence": 0})
        assert refusal(told) == (503, "busy")
        assert told.headers["Retry-After"] == "1"
        assert await answer(ann, table)
        assert (await state(ann, table))["sequence"] == 1


async def test_a_socket_is_refused_and_leaves_nothing_behind(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        with tables_without_database(house):
            assert await house.messages(ann, table, 1) == []
        assert house.tables.hub.watched() == []
        assert len(await house.messages(ann, table, 1)) == 1
