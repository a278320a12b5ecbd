"""`splay serve` says in one sentence why it cannot have its database, before it says where it is."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from splay.cli import main
from splay.server.storage import postgres_lock
from splay.server.storage.database import open_engine
from splay.server.storage.file_lock import DatabaseInUse, locked, make_private
from splay.server.storage.postgres_lock import postgres_held
from tests.patience import PATIENCE
from tests.server.databases import POSTGRES, postgres_database
from tests.server.e2e.servers import wait_until_ready
from tests.server.e2e.test_workers import closing_with
from tests.server.operations.test_serving import press_ctrl_c, printed_address, started
from tests.server.redis_server import free_port

NOT_WINDOWS = pytest.mark.skipif(os.name != "posix", reason="file modes and locks are POSIX's")


class Refused:
    """Starts `splay serve`, which must refuse to start."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("SPLAY_DATA", str(folder))
        monkeypatch.setenv("SPLAY_PORT", "0")
        monkeypatch.delenv("REDIS_URL", raising=False)

    def sentence(self, url: str, *arguments: str) -> str:
        """The one sentence that is printed, with nothing before it."""
        self.monkeypatch.setenv("DATABASE_URL", url)
        assert main(["serve", *arguments]) == 2
        printed, said = self.capsys.readouterr()
        assert printed == ""
        assert said.startswith("splay serve: ")
        assert said.count("\n") == 1
        return said.removeprefix("splay serve: ").rstrip()


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Refused:
    """Starts of servers that are refused."""
    return Refused(monkeypatch, capsys, tmp_path)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_in_a_folder_that_is_not_there(
    refused: Refused, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, workers: str
) -> None:
    monkeypatch.setenv("REDIS_URL", f"redis://127.0.0.1:{free_port()}")
    said = refused.sentence(f"sqlite:///{tmp_path}/nowhere/splay.db", "--workers", workers)
    assert said == f"cannot open {tmp_path}/nowhere/splay.db: No such file or directory"


def test_a_file_that_is_no_database(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("no database" * 100)
    assert (
        refused.sentence(f"sqlite:///{tmp_path}/text.db") == f"cannot open {tmp_path}/text.db: file is not a database"
    )


def test_a_database_that_a_newer_version_wrote(refused: Refused, tmp_path: Path, migrated_file: Path) -> None:
    path = tmp_path / "splay.db"
    shutil.copy(migrated_file, path)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert refused.sentence(f"sqlite:///{path}") == (
        f"{path}: a newer Splay wrote it (version 9999); start that one, or restore a backup"
    )


def test_postgresql_that_does_not_run(refused: Refused) -> None:
    port = free_port()
    said = refused.sentence(f"postgresql://me:hidden@127.0.0.1:{port}/splay")
    assert said == f"cannot open PostgreSQL's database splay at 127.0.0.1:{port}: Connection refused"


@pytest.mark.skipif(not POSTGRES, reason="there is no PostgreSQL")
def test_a_database_that_postgresql_does_not_have(refused: Refused) -> None:
    said = refused.sentence(f"{POSTGRES.rpartition('/')[0]}/splay_nowhere")
    assert said.startswith("cannot open PostgreSQL's database splay_nowhere at 127.0.0.1:")
    assert said.endswith('database "splay_nowhere" does not exist')


def test_ctrl_c_ends_a_start_that_waits_for_the_database(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"postgresql://me@127.0.0.1:{silent.getsockname()[1]}/splay"
        with started(tmp_path, SPLAY_PORT="0", DATABASE_URL=url) as server:
            silent.settimeout(PATIENCE)
            asked, _ = silent.accept()
            with asked:
                assert press_ctrl_c(server) == (-signal.SIGINT, "")


@NOT_WINDOWS
def test_nobody_but_its_owner_can_read_the_database(tmp_path: Path, migrated_file: Path) -> None:
    tmp_path.chmod(0o755)
    shutil.copy(migrated_file, tmp_path / "splay.db")
    (tmp_path / "splay.db").chmod(0o644)
    with started(tmp_path, SPLAY_PORT="0") as server:
        wait_until_ready(printed_address(server))
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.glob("splay.db*")}
        assert set(modes) >= {"splay.db", "splay.db-wal", "splay.db-shm"}
        assert set(modes.values()) == {0o600}
        press_ctrl_c(server)


@NOT_WINDOWS
def test_a_new_database_is_its_owners_alone_from_the_beginning(tmp_path: Path) -> None:
    make_private(tmp_path / "splay.db")
    assert (tmp_path / "splay.db").stat().st_mode & 0o777 == 0o600


@NOT_WINDOWS
def test_a_second_server_on_one_database_is_refused_until_the_first_has_ended(refused: Refused, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/splay.db"
    with started(tmp_path, SPLAY_PORT="0", DATABASE_URL=url) as server:
        printed_address(server)
        assert refused.sentence(url) == (
            f"{tmp_path}/splay.db is served already by process {server.pid}: end that one first, or give both the same "
            "REDIS_URL"
        )
        server.kill()
    with started(tmp_path, SPLAY_PORT="0", DATABASE_URL=url) as server:
        assert printed_address(server)


@pytest.fixture
def postgres_url(postgres_template: str) -> Iterator[str]:
    """The URL of an empty database of PostgreSQL."""
    with asyncio.Runner() as runner, closing_with(runner, postgres_database(postgres_template)) as engine:
        runner.run(engine.dispose())
        yield engine.url.render_as_string(hide_password=False)


@pytest.mark.skipif(not POSTGRES, reason="there is no PostgreSQL")
def test_a_second_server_on_one_postgresql_is_refused_until_the_first_has_ended(
    refused: Refused, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, postgres_url: str
) -> None:
    with started(tmp_path, SPLAY_PORT="0", DATABASE_URL=postgres_url) as server:
        printed_address(server)
        for redis in (None, f"redis://127.0.0.1:{free_port()}"):
            if redis is not None:
                monkeypatch.setenv("REDIS_URL", redis)
            said = refused.sentence(postgres_url)
            assert said.startswith("PostgreSQL's database splay_test_")
            assert said.endswith("is served already: end that server first, or give both the same REDIS_URL")
        server.kill()
        server.wait(PATIENCE)
    with started(tmp_path, SPLAY_PORT="0", DATABASE_URL=postgres_url) as server:
        assert printed_address(server)


@pytest.mark.skipif(not POSTGRES, reason="there is no PostgreSQL")
def test_servers_with_redis_share_postgresql_and_one_without_is_kept_out(postgres_url: str) -> None:
    with postgres_held(postgres_url, alone=False), postgres_held(postgres_url, alone=False):
        assert kept_out(postgres_url, alone=True)
    with postgres_held(postgres_url, alone=True):
        assert kept_out(postgres_url, alone=False)


@pytest.mark.skipif(not POSTGRES, reason="there is no PostgreSQL")
def test_a_database_is_held_again_when_the_connection_that_held_it_was_broken(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_lock, "EVERY", 0.05)
    with postgres_held(postgres_url, alone=True):
        asyncio.run(break_connections(postgres_url))
        end = time.monotonic() + PATIENCE
        while not kept_out(postgres_url, alone=True):
            assert time.monotonic() < end, "the lock was not taken again"
            time.sleep(0.2)


async def break_connections(url: str) -> None:
    """Ends all connections to a database but this one."""
    engine = open_engine(url)
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid != "
    async with engine.connect() as connection:
        await connection.execute(text(others + "pg_backend_pid()"))
    await engine.dispose()


def kept_out(url: str, *, alone: bool) -> bool:
    """Whether a server may not have a database."""
    try:
        with postgres_held(url, alone=alone):
            return False
    except DatabaseInUse:
        return True


@NOT_WINDOWS
def test_servers_with_redis_share_a_database_and_one_without_is_kept_out(tmp_path: Path) -> None:
    database = tmp_path / "splay.db"
    with locked(database, alone=False), locked(database, alone=False):
        assert "by a server with REDIS_URL:" in why_not(database, alone=True)
    with locked(database, alone=True):
        assert f"by process {os.getpid()}:" in why_not(database, alone=False)


def why_not(database: Path, *, alone: bool) -> str:
    """Why a database cannot be held."""
    with pytest.raises(DatabaseInUse) as refused, locked(database, alone=alone):
        raise AssertionError
    return str(refused.value)
