"""deploy/backup.sh, which timers and cron run."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from splay.server.storage.backup import restore
from splay.server.storage.database import open_engine
from tests.server.databases import POSTGRES, at_postgres, migrated_postgres, postgres_url

SCRIPT = Path(__file__).parents[2] / "deploy" / "backup.sh"
NIGHTLY = SCRIPT.with_name("backup-nightly.sh")
OLD = [f"splay-2020010{day}-033000.db" for day in range(1, 6)]
PG_DUMPS = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_dump"))


@pytest.fixture
def backups(tmp_path: Path) -> Path:
    """A folder of backups, with old ones and something else in it."""
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in (*OLD, "notes.txt"):
        (folder / name).touch()
    return folder


@pytest.fixture
def programs(tmp_path: Path) -> str:
    """A PATH with `splay` of the tested build, and the newest `pg_dump`."""
    folder = tmp_path / "bin"
    folder.mkdir()
    splay = folder / "splay"
    splay.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m splay.cli "$@"\n', encoding="utf-8")
    splay.chmod(0o755)
    for pg_dump in PG_DUMPS[-1:]:
        (folder / "pg_dump").symlink_to(pg_dump)
    return f"{folder}:{os.environ['PATH']}"


def run(*arguments: object, script: Path = SCRIPT, **environ: str) -> subprocess.CompletedProcess[str]:
    """Runs the script."""
    inherited = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    return subprocess.run(
        [str(script), *map(str, arguments)], env=inherited | environ, capture_output=True, text=True, check=False
    )


def new_in(folder: Path) -> list[Path]:
    """The backups that are not old ones."""
    return [path for path in folder.glob("splay-*") if path.name not in OLD]


def test_a_backup_that_can_be_restored_and_the_oldest_go(
    tmp_path: Path, backups: Path, programs: str, migrated_file: Path
) -> None:
    (tmp_path / "data").mkdir()
    shutil.copy(migrated_file, tmp_path / "data" / "splay.db")
    done = run(backups, 3, SPLAY_DATA=str(tmp_path / "data"), PATH=programs)
    assert (done.returncode, done.stderr) == (0, "")
    [new] = new_in(backups)
    assert sorted(path.name for path in backups.iterdir()) == sorted(["notes.txt", *OLD[-2:], new.name])
    assert new.stat().st_mode & 0o777 == 0o600
    restore(f"sqlite:///{tmp_path / 'again.db'}", new)


def test_the_folder_is_made_for_its_owner_alone(tmp_path: Path, programs: str, migrated_file: Path) -> None:
    shutil.copy(migrated_file, tmp_path / "splay.db")
    done = run(tmp_path / "backups", SPLAY_DATA=str(tmp_path), PATH=programs)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "backups").stat().st_mode & 0o777 == 0o700
    assert len(new_in(tmp_path / "backups")) == 1


def test_no_password_is_in_the_list_of_processes_and_a_failed_dump_leaves_nothing(
    tmp_path: Path, backups: Path, programs: str
) -> None:
    pg_dump = tmp_path / "bin" / "pg_dump"
    pg_dump.unlink(missing_ok=True)
    pg_dump.write_text(f'#!/bin/sh\necho "$PGPASSWORD | $*" > {tmp_path}/given\nexit 1\n', encoding="utf-8")
    pg_dump.chmod(0o755)
    failed = run(backups, 2, DATABASE_URL="postgresql://me:hidden@127.0.0.1/splay", PATH=programs)
    assert (failed.returncode, failed.stderr) == (2, "splay backup: pg_dump failed with status 1\n")
    password, _, arguments = (tmp_path / "given").read_text(encoding="utf-8").partition(" | ")
    assert password == "hidden"
    assert "--dbname=postgresql://me@127.0.0.1/splay" in arguments
    assert "hidden" not in arguments
    assert sorted(path.name for path in backups.iterdir()) == sorted([*OLD, "notes.txt"])


def test_what_is_not_a_whole_backup_does_not_count_as_one(
    tmp_path: Path, backups: Path, programs: str, migrated_file: Path
) -> None:
    cut_short = backups / "splay-99991231-000000.db.0123456789abcdef"
    cut_short.touch()
    done = run(backups, 2, DATABASE_URL=f"sqlite:///{migrated_file}", PATH=programs)
    assert (done.returncode, done.stderr) == (0, "")
    assert len([path for path in backups.glob("splay-*") if path != cut_short]) == 2


def test_nothing_goes_when_the_backup_fails(tmp_path: Path, backups: Path, programs: str) -> None:
    failed = run(backups, 1, SPLAY_DATA=str(tmp_path / "nothing"), PATH=programs)
    assert failed.returncode != 0
    assert "there is no database" in failed.stderr
    assert sorted(path.name for path in backups.iterdir()) == sorted([*OLD, "notes.txt"])


async def told(url: str, statement: str) -> list[object]:
    """What a database answers to a statement: the first column."""
    engine = open_engine(url)
    async with engine.begin() as connection:
        rows = list((await connection.execute(text(statement))).scalars())
    await engine.dispose()
    return rows


@pytest.fixture
def awake(tmp_path: Path, programs: str) -> str:
    """A PATH with which the nightly job ends when it wants to sleep, status 7."""
    sleep = tmp_path / "bin" / "sleep"
    sleep.write_text("#!/bin/sh\nexit 7\n", encoding="utf-8")
    sleep.chmod(0o755)
    return programs


def test_the_nightly_job_makes_up_for_a_missed_night_once(backups: Path, awake: str, migrated_file: Path) -> None:
    for name in OLD:
        os.utime(backups / name, (0, 0))
    for _ in range(2):
        done = run(backups, 9, script=NIGHTLY, DATABASE_URL=f"sqlite:///{migrated_file}", PATH=awake)
        assert (done.returncode, done.stderr) == (7, "")
    [new] = new_in(backups)
    two_nights_ago = new.stat().st_mtime - 48 * 60 * 60
    os.utime(new, (two_nights_ago, two_nights_ago))
    new.rename(backups / "splay-20200106-033000.db")
    run(backups, 9, script=NIGHTLY, DATABASE_URL=f"sqlite:///{migrated_file}", PATH=awake)
    assert len(new_in(backups)) == 2


def test_the_nightly_job_goes_on_after_a_backup_that_failed(tmp_path: Path, awake: str) -> None:
    (tmp_path / "empty").mkdir()
    done = run(tmp_path / "empty", script=NIGHTLY, SPLAY_DATA=str(tmp_path / "nothing"), PATH=awake)
    assert done.returncode == 7
    assert "there is no database" in done.stderr
    assert "the backup failed" in done.stderr
    assert list((tmp_path / "empty").iterdir()) == []


@pytest.mark.skipif(not POSTGRES or not PG_DUMPS, reason="there is no PostgreSQL with pg_dump")
def test_what_the_job_has_dumped_is_restored(tmp_path: Path, programs: str) -> None:
    (tmp_path / "backups").mkdir()
    restored = f"splay_restored_{secrets.token_hex(6)}"
    with migrated_postgres() as name:
        asyncio.run(
            told(postgres_url(name), "INSERT INTO people (id, name, created) VALUES ('ann', 'Ann', 1) RETURNING name")
        )
        done = run(tmp_path / "backups", script=SCRIPT, DATABASE_URL=postgres_url(name), PATH=programs)
        assert (done.returncode, done.stderr) == (0, "")
    asyncio.run(at_postgres(f"CREATE DATABASE {restored}"))
    [backup] = (tmp_path / "backups").iterdir()
    pg_restore = str(PG_DUMPS[-1].with_name("pg_restore"))
    where = ["--clean", "--if-exists", f"--dbname={postgres_url(restored)}"]
    subprocess.run([pg_restore, *where, str(backup)], check=True)
    assert asyncio.run(told(postgres_url(restored), "SELECT name FROM people")) == ["Ann"]
    asyncio.run(at_postgres(f"DROP DATABASE {restored} WITH (FORCE)"))


@pytest.mark.skipif(not POSTGRES or not PG_DUMPS, reason="there is no PostgreSQL with pg_dump")
def test_postgresql_is_dumped(backups: Path, programs: str) -> None:
    done = run(backups, 2, DATABASE_URL=POSTGRES, PATH=programs)
    assert (done.returncode, done.stderr) == (0, "")
    [new] = new_in(backups)
    assert new.suffix == ".dump"
    assert new.read_bytes().startswith(b"PGDMP")
    assert len(list(backups.glob("splay-*"))) == 2
