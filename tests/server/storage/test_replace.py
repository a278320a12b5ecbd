"""Putting a backup in the place of a database that is there: an upgrade goes back by it."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path

import pytest
from sqlalchemy import insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.cli import main
from splay.server.storage import schema
from splay.server.storage.backup import BackupError, DumpFailed, backup
from splay.server.storage.database import DatabaseVersion, newest_revisions, open_engine, version_of
from splay.server.storage.file_lock import DatabaseInUse, locked
from splay.server.storage.replace import replace


def url_of(engine: AsyncEngine) -> str:
    """Where a database is, with its password."""
    return engine.url.render_as_string(hide_password=False)


async def people_in(engine: AsyncEngine) -> list[str]:
    """Who is in a database."""
    async with engine.connect() as connection:
        return sorted(await connection.scalars(select(schema.people.c.id)))


async def has_later(engine: AsyncEngine) -> bool:
    """Whether a database has the table of a later version."""
    async with engine.connect() as connection:
        return await connection.run_sync(lambda sync: inspect(sync).has_table("later"))


async def comes(engine: AsyncEngine, name: str) -> None:
    """Somebody new comes."""
    async with engine.begin() as connection:
        await connection.execute(insert(schema.people).values(id=name, name=name.title(), created=0))


@pytest.mark.anyio
async def test_a_backup_takes_the_place_of_a_database_which_is_kept(engine: AsyncEngine, tmp_path: Path) -> None:
    url = url_of(engine)
    kept, after = tmp_path / "kept", tmp_path / "after"
    await comes(engine, "ann")
    await asyncio.to_thread(backup, url, kept)
    await comes(engine, "bob")
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE later (id INTEGER PRIMARY KEY)"))
        await connection.execute(text("UPDATE alembic_version SET version_num='9999'"))
    assert await version_of(url) == DatabaseVersion("9999", 0)
    await engine.dispose()

    await asyncio.to_thread(replace, url, kept, after)
    again = open_engine(url)
    assert (await people_in(again), await has_later(again)) == (["ann"], False)
    assert {(await version_of(url)).revision} == newest_revisions()
    await comes(again, "cid")
    await again.dispose()

    await asyncio.to_thread(replace, url, after, tmp_path / "more")
    again = open_engine(url)
    assert (await people_in(again), await has_later(again)) == (["ann", "bob"], True)
    await again.dispose()


@pytest.mark.anyio
async def test_what_cannot_be_restored_leaves_all_as_it_was(engine: AsyncEngine, tmp_path: Path) -> None:
    url = url_of(engine)
    await comes(engine, "ann")
    bad = tmp_path / "bad"
    bad.write_bytes(b"PGDMP and then nothing more")
    other = tmp_path / "other"
    other.write_bytes(b"no backup at all")
    for source in (bad, other):
        with pytest.raises((BackupError, DumpFailed)):
            await asyncio.to_thread(replace, url, source, tmp_path / f"kept-{source.name}")
    assert await people_in(engine) == ["ann"]


@pytest.mark.anyio
async def test_the_version_of_no_database_makes_none(tmp_path: Path) -> None:
    assert await version_of(f"sqlite:///{tmp_path}/none.db") == DatabaseVersion("", 0)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_replaced_while_a_server_runs(tmp_path: Path, migrated_file: Path) -> None:
    shutil.copy(migrated_file, tmp_path / "splay.db")
    with locked(tmp_path / "splay.db", alone=True), pytest.raises(DatabaseInUse):
        replace(f"sqlite:///{tmp_path}/splay.db", migrated_file, tmp_path / "after.db")
    assert not (tmp_path / "after.db").exists()


def test_a_database_is_brought_up_to_date_by_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPLAY_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    [newest] = newest_revisions()
    where = {"database": f"{tmp_path}/data/splay.db", "backups": f"{tmp_path}/data/backups", "suffix": ".db"}
    assert main(["migrate", "--tell"]) == 0
    assert json.loads(capsys.readouterr().out) == {"revision": "", "changed": 0, **where}
    assert list(tmp_path.iterdir()) == []
    assert main(["migrate"]) == 0
    assert capsys.readouterr().out == f"{tmp_path}/data/splay.db is up to date: version {newest}\n"
    assert main(["migrate", "--tell"]) == 0
    assert json.loads(capsys.readouterr().out) == {"revision": newest, "changed": 0, **where}
