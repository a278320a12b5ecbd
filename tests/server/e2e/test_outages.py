"""A server whose database is locked, full or frozen, or whose Redis is gone or frozen: it says so, tells people to come
back, and goes on when that is over.
"""

from __future__ import annotations

import json
import resource
import shutil
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from benchmarks.faults.postgres import Postgres, postgres_folder

from tests.patience import PATIENCE
from tests.server.e2e.servers import Server, until_health_is
from tests.server.redis_server import RedisServer
from tests.strength import sample

POSTGRES_NEEDED = pytest.mark.skipif(postgres_folder() is None, reason="PostgreSQL is not installed")
REDIS_NEEDED = pytest.mark.skipif(shutil.which("redis-server") is None, reason="Redis is not installed")


class Played:
    """A server, and somebody who plays both seats of a game there."""

    def __init__(self, folder: Path, server: Server) -> None:
        assert server.process is not None
        self.process = server.process.pid
        self.log = folder / "log"
        self.address = server.address
        headers = {"X-Splay": "test"}
        self.client = httpx.Client(base_url=self.address, headers=headers, timeout=PATIENCE)
        self.client.post("/api/guests", json={"name": "Ann"}).raise_for_status()
        made = self.client.post("/api/tables", json={"seats": ["me", "me"]}).raise_for_status()
        self.table = f"/api/tables/{made.json()['id']}"

    def asked(self) -> tuple[int, dict[str, Any]]:
        """The sequence that the game is at, and a question of a seat that is asked."""
        for seat in (0, 1):
            state = self.client.get(f"{self.table}/state", params={"seat": seat}).raise_for_status().json()
            for question in state["questions"]:
                if question["seat"] == seat:
                    return state["sequence"], question
        raise AssertionError("nobody is asked")

    def answer(self, sequence: int, question: dict[str, Any]) -> httpx.Response:
        """What the server says to an answer."""
        body = {"key": question["options"][0]["key"], "sequence": sequence, "seat": question["seat"]}
        return self.client.post(f"{self.table}/answers", json=body)

    def said(self) -> list[str]:
        """The messages in the server's log from warnings on."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [line["message"] for line in lines if line["level"] != "info"]


@contextmanager
def played(folder: Path, **environ: str) -> Iterator[Played]:
    """A game at a running server."""
    with (folder / "log").open("ab") as log:
        server = Server(folder, output=log, **environ)
        server.start()
        try:
            game = Played(folder, server)
            with closing(game.client):
                yield game
        finally:
            server.stop()


def see_through(game: Played, part: str, begin: Callable[[], object], end: Callable[[], object]) -> None:
    """An outage from its beginning to its end; then one line in the log says that there was one."""
    before = game.said()
    assert game.answer(*game.asked()).status_code == 200
    sequence, question = game.asked()
    begin()
    try:
        assert until_health_is(game.address, 503) == f"not ready: {part}"
        told = game.answer(sequence, question)
        if part == "database":
            assert (told.status_code, told.json()["error"]) == (503, "busy")
            assert game.client.get("/readyz").status_code == 503
        else:
            assert told.status_code == 200
        assert game.client.get("/healthz").status_code == 200
    finally:
        end()
    until_health_is(game.address, 200)
    after, question = game.asked()
    assert after == (sequence if part == "database" else sequence + 1)
    assert game.answer(after, question).status_code == 200
    [line] = game.said()[len(before) :]
    assert line.startswith({"database": "the database cannot be used (", "redis": "Redis cannot be used ("}[part])


def test_sqlite_that_another_program_holds(tmp_path: Path) -> None:
    with played(tmp_path) as game, closing(sqlite3.connect(tmp_path / "splay.db", isolation_level=None)) as other:
        see_through(game, "database", lambda: other.execute("BEGIN IMMEDIATE"), lambda: other.execute("ROLLBACK"))


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="the limits of another process are Linux's")
def test_a_disk_that_is_full(tmp_path: Path) -> None:
    with played(tmp_path) as game:
        _, hard = resource.prlimit(game.process, resource.RLIMIT_FSIZE)

        def fill() -> None:
            written = (tmp_path / "splay.db-wal").stat().st_size
            resource.prlimit(game.process, resource.RLIMIT_FSIZE, (written, hard))

        see_through(game, "database", fill, lambda: resource.prlimit(game.process, resource.RLIMIT_FSIZE, (hard, hard)))


@pytest.mark.thorough
@POSTGRES_NEEDED
def test_postgresql_that_stands_still(tmp_path: Path) -> None:
    with TemporaryDirectory() as folder:  # that its user can reach
        postgres = Postgres(Path(folder))
        postgres.start()
        freeze, thaw = [partial(postgres.signal_all, number) for number in (signal.SIGSTOP, signal.SIGCONT)]
        try:
            with played(tmp_path, DATABASE_URL=postgres.url) as game:
                see_through(game, "database", freeze, thaw)
        finally:
            postgres.end(signal.SIGQUIT)


@REDIS_NEEDED
@pytest.mark.parametrize("how", sample(["frozen", "gone"], 2))
def test_redis_that_is_away(tmp_path: Path, how: str) -> None:
    redis = RedisServer(tmp_path)
    redis.start()
    assert redis.process is not None
    process = redis.process
    try:
        with played(tmp_path, REDIS_URL=redis.url) as game:
            if how == "gone":
                see_through(game, "redis", redis.kill, redis.start)
            else:
                freeze, thaw = signal.SIGSTOP, signal.SIGCONT
                see_through(game, "redis", lambda: process.send_signal(freeze), lambda: process.send_signal(thaw))
    finally:
        redis.kill()
