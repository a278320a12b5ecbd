"""How the database is opened: readers and writers side by side, migrations by several workers at once."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server.storage.database import migrate, open_engine
from splay.server.storage.database_url import with_driver
from splay.server.storage.schema import people
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio


async def count(connection: AsyncConnection) -> int:
    """How many people the database has."""
    return int((await connection.execute(select(func.count()).select_from(people))).scalar_one())


async def add(connection: AsyncConnection, name: str) -> None:
    """Adds a person."""
    await connection.execute(insert(people).values(id=name, name=name, created=0))


async def test_a_read_does_not_wait_for_a_writer(engine: AsyncEngine) -> None:
    async with engine.begin() as writer:
        await add(writer, "ann")
        async with asyncio.timeout(PATIENCE), engine.connect() as reader:
            assert await count(reader) == 0
    async with engine.connect() as reader:
        assert await count(reader) == 1


async def test_writers_that_begin_by_reading_wait_for_each_other(engine: AsyncEngine) -> None:
    async def read_then_write(name: str) -> None:
        async with engine.begin() as connection:
            await count(connection)
            await asyncio.sleep(0)
            await add(connection, name)

    await asyncio.gather(*(read_then_write(f"person-{number}") for number in range(10)))
    async with engine.connect() as reader:
        assert await count(reader) == 10


async def test_what_fails_is_undone(engine: AsyncEngine) -> None:
    async def fail() -> None:
        async with engine.begin() as connection:
            await add(connection, "ann")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with engine.connect() as reader:
        assert await count(reader) == 0


async def test_workers_that_start_at_once_migrate_once(tmp_path: Path) -> None:
    engines = [open_engine(f"sqlite:///{tmp_path}/splay.db") for _ in range(4)]
    await asyncio.gather(*map(migrate, engines))
    async with engines[0].connect() as reader:
        assert await count(reader) == 0
    for engine in engines:
        await engine.dispose()


def test_other_databases_are_refused() -> None:
    with pytest.raises(ValueError, match="must begin with postgresql: or sqlite:"):
        with_driver("mysql://localhost/splay")


async def test_a_database_locked_by_another_process_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "splay.db"
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN EXCLUSIVE")
    threading.Timer(0.3, other.rollback).start()
    engine = open_engine(f"sqlite:///{path}")
    async with engine.connect() as connection:
        mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar_one()
    assert mode == "wal"
    await engine.dispose()
    other.close()
