"""A server that has grown moves from SQLite to PostgreSQL, and every game goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.chat.lines import say
from splay.server.storage.backup import BackupError, restore
from splay.server.storage.schema import metadata
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from tests.server.databases import POSTGRES, postgres_database
from tests.server.tables_of_two import engine_in, play_on, table_of_two
from tests.server.upgrade.old_database import TABLES, TOLD, old_sqlite

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not POSTGRES, reason="SPLAY_TEST_POSTGRES names no PostgreSQL"),
]


@pytest.fixture
async def target(anyio_backend: str, postgres_template: str) -> AsyncIterator[AsyncEngine]:
    """An empty PostgreSQL database."""
    async for engine in postgres_database(postgres_template):
        yield engine


async def restored(engine: AsyncEngine, source: Path) -> None:
    """Runs `restore`, which runs an event loop of its own."""
    url = engine.url.render_as_string(hide_password=False)
    await asyncio.to_thread(restore, url, source)


async def contents(engine: AsyncEngine) -> dict[str, list[str]]:
    """Everything in a database."""
    async with engine.connect() as connection:
        tables = metadata.sorted_tables
        return {table.name: sorted(map(repr, await connection.execute(select(table)))) for table in tables}


async def test_everything_is_moved_and_games_go_on(tmp_path: Path, target: AsyncEngine) -> None:
    engine = await engine_in(tmp_path)
    tables = TableStore(engine, Hub())
    table = await table_of_two(tables)
    then = await play_on([tables], table, random.Random(1), 40)
    person = then.seats[0].person
    assert person is not None
    await say(engine, table, person, "Ann", "on we go", 1)
    before = await contents(engine)
    await engine.dispose()
    await restored(target, tmp_path / "splay.db")
    assert await contents(target) == before
    assert len(before["log"]) == 40
    moved = TableStore(target, Hub())
    after = await play_on([moved], table, random.Random(2), 10)
    assert after.game is not None
    assert after.game.sequence == 50
    assert (await say(target, table, person, "Ann", "here", 2)).id == 2


async def test_a_database_of_the_version_before_is_moved(tmp_path: Path, target: AsyncEngine) -> None:
    old_sqlite(tmp_path / "old.db")
    await restored(target, tmp_path / "old.db")
    moved = TableStore(target, Hub())
    for name, table in TABLES.items():
        found = await moved.look(table)
        sequences = {seen["sequence"] for seen in TOLD["seen"][name].values()}
        assert (set() if found.game is None else {found.game.sequence}) == sequences, name


async def test_a_database_with_something_in_it_is_left_alone(
    tmp_path: Path, target: AsyncEngine, migrated_file: Path
) -> None:
    engine = await engine_in(tmp_path)
    await table_of_two(TableStore(engine, Hub()))
    await engine.dispose()
    await restored(target, tmp_path / "splay.db")
    before = await contents(target)
    with pytest.raises(BackupError, match="there are people in the database already: it must be empty"):
        await restored(target, tmp_path / "splay.db")
    assert await contents(target) == before


async def test_what_is_no_backup_is_not_moved(tmp_path: Path, target: AsyncEngine) -> None:
    (tmp_path / "text.db").write_text("no database" * 100)
    with pytest.raises(BackupError, match="not a whole database"):
        await restored(target, tmp_path / "text.db")
