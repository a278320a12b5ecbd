"""Backups of a database in use, and restoring them."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from splay.cli import main
from splay.records.record import digest
from splay.server.moderation.command import AdminError, run, show_reports
from splay.server.storage.backup import BackupError, DumpFailed, backup, connection, restore
from splay.server.storage.database import open_engine
from splay.server.storage.file_lock import DatabaseInUse, locked
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from tests.server.redis_server import free_port
from tests.server.tables_of_two import engine_in, play_on, table_of_two


def url_of(path: Path) -> str:
    """The URL of a SQLite database."""
    return f"sqlite:///{path}"


def test_a_backup_in_the_middle_of_a_game_goes_on_from_there(tmp_path: Path) -> None:
    async def run() -> None:
        engine = await engine_in(tmp_path)
        tables = TableStore(engine, Hub())
        table = await table_of_two(tables)
        then = await play_on([tables], table, random.Random(1), 60)
        assert then.game is not None
        before = digest(then.game.session.start)
        backup(url_of(tmp_path / "splay.db"), tmp_path / "kept.db")
        await play_on([tables], table, random.Random(2), 60)
        await engine.dispose()
        restore(url_of(tmp_path / "new.db"), tmp_path / "kept.db")
        again = open_engine(url_of(tmp_path / "new.db"))
        restored = await TableStore(again, Hub()).look(table)
        assert restored.game is not None
        assert restored.game.sequence == 60
        assert digest(restored.game.session.start) == before
        await again.dispose()

    asyncio.run(run())


def test_a_backup_is_whole_while_others_write(tmp_path: Path, migrated_file: Path) -> None:
    async def run() -> None:
        shutil.copy(migrated_file, tmp_path / "used.db")
        with sqlite3.connect(tmp_path / "used.db") as writer:
            writer.execute("BEGIN IMMEDIATE")
            writer.execute("INSERT INTO people (id, name, created) VALUES ('ann', 'Ann', 0)")
            backup(url_of(tmp_path / "used.db"), tmp_path / "kept.db")
        writer.close()
        kept = sqlite3.connect(tmp_path / "kept.db")
        assert kept.execute("SELECT count(*) FROM people").fetchall() == [(0,)]
        kept.close()

    asyncio.run(run())


def test_a_backup_can_be_read_by_its_owner_alone(tmp_path: Path, migrated_file: Path) -> None:
    backup(url_of(migrated_file), tmp_path / "kept.db")
    assert (tmp_path / "kept.db").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["kept.db"]


def test_nothing_is_overwritten(tmp_path: Path, migrated_file: Path) -> None:
    (tmp_path / "kept.db").write_text("mine")
    with pytest.raises(BackupError, match="is there already"):
        backup(url_of(migrated_file), tmp_path / "kept.db")
    with pytest.raises(BackupError, match="stop the server"):
        restore(url_of(tmp_path / "kept.db"), migrated_file)
    (tmp_path / "new.db-wal").write_text("of the database before")
    with pytest.raises(BackupError, match=r"new\.db-wal is there already"):
        restore(url_of(tmp_path / "new.db"), migrated_file)
    assert (tmp_path / "kept.db").read_text() == "mine"


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("no database" * 100)
    sqlite3.connect(tmp_path / "other.db").close()
    for name, message in (("text.db", "not a whole database"), ("other.db", "of Splay"), ("none.db", "no file")):
        with pytest.raises(BackupError, match=message):
            restore(url_of(tmp_path / "new.db"), tmp_path / name)
    assert not (tmp_path / "new.db").exists()


def test_without_the_tool_of_postgresql_that_is_named_and_nothing_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(DumpFailed, match="need pg_dump"):
        backup("postgresql://user:secret@localhost/splay", tmp_path / "kept.dump")
    assert list(tmp_path.iterdir()) == []


def test_a_postgresql_that_does_not_run_is_told_in_one_sentence(tmp_path: Path, migrated_file: Path) -> None:
    port = free_port()
    with pytest.raises(BackupError) as refused:
        restore(f"postgresql://user:secret@127.0.0.1:{port}/splay", migrated_file)
    said = f"cannot open PostgreSQL's database splay at 127.0.0.1:{port}: Connection refused"
    assert str(refused.value) == said
    with pytest.raises(AdminError) as refused_too:
        run(f"postgresql://user:secret@127.0.0.1:{port}/splay", show_reports(closed=False))
    assert str(refused_too.value) == said


def test_what_pg_dump_wrote_is_not_restored_here(tmp_path: Path) -> None:
    (tmp_path / "kept.dump").write_bytes(b"PGDMP and so on")
    with pytest.raises(BackupError, match="pg_restore restores it"):
        restore(url_of(tmp_path / "new.db"), tmp_path / "kept.dump")


@pytest.mark.parametrize(
    ("url", "where", "environ"),
    [
        (
            "postgresql://me:a%40b@db.example.org:5433/splay",
            "postgresql://me@db.example.org:5433/splay",
            {"PGPASSWORD": "a@b"},
        ),
        (
            "postgres://me@host/splay?ssl=require&password=hidden&command_timeout=5",
            "postgresql://me@host/splay?sslmode=require",
            {"PGPASSWORD": "hidden"},
        ),
        ("postgresql:///splay?host=/run/postgresql", "postgresql:///splay?host=%2Frun%2Fpostgresql", {}),
    ],
)
def test_postgresqls_programs_are_given_the_password_apart(url: str, where: str, environ: dict[str, str]) -> None:
    assert connection(url) == (where, environ)


def test_the_commands_report_what_they_did_and_overwrite_nothing(
    tmp_path: Path, migrated_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPLAY_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert main(["restore", str(migrated_file)]) == 0
    assert (tmp_path / "data" / "splay.db").exists()
    assert main(["backup", str(tmp_path / "kept.db")]) == 0
    assert main(["backup", str(tmp_path / "kept.db")]) == 2
    said = capsys.readouterr()
    assert said.out.splitlines() == [
        f"{migrated_file} is the database now: {tmp_path}/data/splay.db",
        f"the backup of {tmp_path}/data/splay.db is in {tmp_path}/kept.db",
    ]
    assert "is there already" in said.err
    assert not (tmp_path / "data" / "secret.key").exists()


def test_a_backup_without_a_database_makes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPLAY_DATA", str(tmp_path / "wrong"))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert main(["backup", str(tmp_path / "kept.db")]) == 2
    assert capsys.readouterr().err == f"splay backup: there is no database at {tmp_path}/wrong/splay.db\n"
    assert list(tmp_path.iterdir()) == []


def test_a_place_where_nothing_can_be_written_is_named(tmp_path: Path, migrated_file: Path) -> None:
    with pytest.raises(BackupError) as refused:
        backup(url_of(migrated_file), tmp_path / "nowhere" / "kept.db")
    assert str(refused.value) == f"cannot write {tmp_path}/nowhere/kept.db: No such file or directory"


@pytest.mark.skipif(os.name != "posix", reason="locks are POSIX's")
def test_nothing_is_restored_beside_a_server_that_runs(tmp_path: Path, migrated_file: Path) -> None:
    with locked(tmp_path / "moved.db", alone=True), pytest.raises(DatabaseInUse, match="is served already"):
        restore(url_of(tmp_path / "moved.db"), migrated_file)
    assert not (tmp_path / "moved.db").exists()
