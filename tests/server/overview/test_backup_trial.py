"""A backup is tried beside the database, which stays as it is and remembers that."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from splay.cli import main
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from tests.server.tables_of_two import engine_in, play_on, table_of_two


def rows(database: Path, query: str) -> list[tuple[object, ...]]:
    """What a query finds in a database."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(query).fetchall()


@pytest.fixture
def used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database in the middle of a game, which the commands work on."""

    async def run() -> None:
        engine = await engine_in(tmp_path)
        tables = TableStore(engine, Hub())
        await play_on([tables], await table_of_two(tables), random.Random(1), 60)
        await engine.dispose()

    asyncio.run(run())
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'splay.db'}")
    return tmp_path / "splay.db"


def test_a_backup_is_remembered_and_so_is_that_it_was_tried(
    used: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.db"
    assert main(["backup", str(kept)]) == 0
    [(at, size, tried)] = rows(used, "SELECT at, bytes, tried FROM backups")
    assert (size, tried) == (kept.stat().st_size, None)
    before = rows(used, "SELECT * FROM log ORDER BY seq")
    assert main(["restore", "--try", str(kept)]) == 0
    said = capsys.readouterr().out.splitlines()[-1]
    assert said == f"{kept} is good. People: 2, tables: 1, games that were read and stand as they stood: 1"
    [(again, tried)] = rows(used, "SELECT at, tried FROM backups")
    assert again == at
    assert isinstance(tried, int)
    assert tried > 0
    assert rows(used, "SELECT * FROM log ORDER BY seq") == before


def test_a_backup_with_a_game_that_cannot_be_read_is_no_good(
    used: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.db"
    assert main(["backup", str(kept)]) == 0
    with closing(sqlite3.connect(kept)) as connection:
        connection.execute("UPDATE snapshots SET position = '{}'")
        connection.commit()
    assert main(["restore", "--try", str(kept)]) == 2
    assert "cannot be read from this backup" in capsys.readouterr().err
    assert rows(used, "SELECT tried FROM backups") == [(None,)]


def test_what_is_no_backup_is_not_tried(used: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "text").write_text("no database")
    assert main(["restore", "--try", str(tmp_path / "text")]) == 2
    assert "is not a whole database" in capsys.readouterr().err
    assert used.exists()


def test_a_database_that_cannot_be_told_keeps_its_backup(
    used: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(used, tmp_path / "read.db")
    with closing(sqlite3.connect(tmp_path / "read.db")) as connection:
        connection.execute("CREATE TRIGGER no BEFORE INSERT ON backups BEGIN SELECT RAISE(ABORT, 'no'); END")
        connection.commit()
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'read.db'}")
    assert main(["backup", str(tmp_path / "kept.db")]) == 0
    assert "the server can't be told of it" in capsys.readouterr().err
    assert (tmp_path / "kept.db").exists()


def test_a_backup_is_tried_without_a_database_and_none_is_made(
    used: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept.db"
    assert main(["backup", str(kept)]) == 0
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'elsewhere.db'}")
    assert main(["restore", "--try", str(kept)]) == 0
    assert "is good." in capsys.readouterr().out
    assert used.exists()
    assert not (tmp_path / "elsewhere.db").exists()
    assert main(["restore", str(kept)]) == 0
