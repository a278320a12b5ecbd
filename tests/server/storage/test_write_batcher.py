"""Work that shares a transaction on SQLite."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.storage.checkpoints import Checkpoints
from splay.server.storage.database import SqliteEngine, open_engine, reading, write
from splay.server.storage.schema import people
from splay.server.storage.unavailable import is_unavailable

pytestmark = pytest.mark.anyio


async def names(engine: AsyncEngine) -> list[str]:
    """Who is in the database."""
    async with reading(engine) as connection:
        return sorted((await connection.execute(select(people.c.name))).scalars())


def adding(id: str, name: str) -> Callable[[Connection], str]:
    """Work that adds a person; the person's name."""

    def work(connection: Connection) -> str:
        connection.execute(insert(people).values(id=id, name=name, created=0))
        return name

    return work


async def test_each_piece_of_work_has_its_own_outcome(engine: AsyncEngine) -> None:
    work = [adding("1", "Ann"), adding("2", "Bob"), adding("1", "Cyd"), adding("3", "Dee")]
    outcomes = await asyncio.gather(*[write(engine, piece) for piece in work], return_exceptions=True)
    failed = [number for number, outcome in enumerate(outcomes) if isinstance(outcome, IntegrityError)]
    assert failed in ([0], [2]), "PostgreSQL may have done the third before the first"
    done = sorted([outcome for outcome in outcomes if isinstance(outcome, str)])
    assert done == await names(engine)
    assert len(done) == 3


async def test_work_whose_asker_has_gone_is_done_all_the_same(engine: AsyncEngine) -> None:
    gone = asyncio.create_task(write(engine, adding("1", "Ann")))
    staying = asyncio.create_task(write(engine, adding("2", "Bob")))
    await asyncio.sleep(0)
    if isinstance(engine, SqliteEngine):
        gone.cancel()
    else:  # nothing is written together, and each asker waits
        assert await gone == "Ann"
    assert await staying == "Bob"
    assert await names(engine) == ["Ann", "Bob"]


async def test_many_writers_wait_for_each_other_in_turn(engine: AsyncEngine) -> None:
    async def with_begin(number: int) -> None:
        async with engine.begin() as connection:
            await connection.execute(insert(people).values(id=f"b{number}", name="begin", created=0))

    written = [write(engine, adding(f"w{number}", "write")) for number in range(20)]
    await asyncio.gather(*written, *[with_begin(number) for number in range(20)])
    assert await names(engine) == ["begin"] * 20 + ["write"] * 20


async def test_the_log_is_carried_over_into_the_database(migrated_file: Path, tmp_path: Path) -> None:
    path = tmp_path / "splay.db"
    path.write_bytes(migrated_file.read_bytes())
    engine = open_engine(f"sqlite:///{path}")
    for number in range(50):
        await write(engine, adding(str(number), "Ann"))
    before = path.read_bytes()
    Checkpoints(str(path)).carry_over("PASSIVE")
    (tmp_path / "copy.db").write_bytes(path.read_bytes())
    assert path.read_bytes() != before
    alone = open_engine(f"sqlite:///{tmp_path / 'copy.db'}")
    assert len(await names(alone)) == 50
    await alone.dispose()
    await engine.dispose()


class Locked:
    """A database that serves, and another program that can hold it."""

    def __init__(self, path: Path) -> None:
        self.engine = open_engine(f"sqlite:///{path}", serves=True)
        self.other = sqlite3.connect(path, isolation_level=None)
        self.begun = 0
        assert isinstance(self.engine, SqliteEngine)
        event.listen(self.engine.batcher.engine, "begin", self.count)

    def count(self, _connection: Connection) -> None:
        """Counts a transaction of work that shares one."""
        self.begun += 1

    async def close(self) -> None:
        """Closes both."""
        self.other.close()
        await self.engine.dispose()


@pytest.fixture
async def locked(migrated_file: Path, tmp_path: Path, anyio_backend: str) -> AsyncIterator[Locked]:
    """A database that another program may hold."""
    (tmp_path / "splay.db").write_bytes(migrated_file.read_bytes())
    made = Locked(tmp_path / "splay.db")
    await write(made.engine, adding("0", "Ann"))
    made.begun = 0
    yield made
    await made.close()


async def test_work_that_finds_the_database_locked_waits_once_and_fails_as_a_whole(locked: Locked) -> None:
    locked.other.execute("BEGIN IMMEDIATE")
    work = [write(locked.engine, adding(str(number), "Bob")) for number in range(1, 100)]
    outcomes = await asyncio.gather(*work, return_exceptions=True)
    assert all(isinstance(outcome, Exception) and is_unavailable(outcome) for outcome in outcomes)
    tried = locked.begun
    locked.other.execute("ROLLBACK")
    assert await write(locked.engine, adding("100", "Cyd")) == "Cyd"
    assert await names(locked.engine) == ["Ann", "Cyd"]
    assert tried <= 1, "more than one transaction waited for the other program"


async def test_a_disk_that_is_full_says_that_the_database_is_unavailable(locked: Locked) -> None:
    def adding_much(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count=1")  # the most that it has already
        for number in range(1, 1000):
            connection.execute(insert(people).values(id=str(number), name="x" * 1000, created=0))

    with pytest.raises(OperationalError, match="full") as raised:
        await write(locked.engine, adding_much)
    assert is_unavailable(raised.value)


async def test_who_waited_behind_a_writer_that_waited_in_vain_waits_no_longer(locked: Locked) -> None:
    async def with_begin() -> None:
        async with locked.engine.begin() as connection:
            await connection.execute(insert(people).values(id="1", name="Bob", created=0))

    locked.other.execute("BEGIN IMMEDIATE")
    work = [with_begin(), *[write(locked.engine, adding(str(number), "Cyd")) for number in range(2, 50)], with_begin()]
    outcomes = await asyncio.gather(*work, return_exceptions=True)
    assert all(isinstance(outcome, Exception) and is_unavailable(outcome) for outcome in outcomes)
    assert locked.begun == 0
    locked.other.execute("ROLLBACK")
    assert await names(locked.engine) == ["Ann"]


async def test_a_mistake_in_one_piece_is_found_and_the_others_are_written(locked: Locked) -> None:
    work = [adding("1", "Ann"), adding("1", "Bob"), adding("2", "Cyd")]
    outcomes = await asyncio.gather(*[write(locked.engine, piece) for piece in work], return_exceptions=True)
    assert [isinstance(outcome, IntegrityError) for outcome in outcomes] == [False, True, False]
    assert locked.begun == 1 + 3
