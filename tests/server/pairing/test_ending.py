"""A server that ends keeps nobody waiting who looks for opponents."""

from __future__ import annotations

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx

from splay.server.serve import GRACE_SECONDS
from tests.patience import PATIENCE
from tests.server.e2e.servers import Server
from tests.server.playing import made


def kept_until(folder: Path) -> int:
    """Until when the only search is kept."""
    with closing(sqlite3.connect(folder / "splay.db")) as database:
        until: int = database.execute("SELECT until FROM seeks").fetchone()[0]
        return until


def test_a_server_that_ends_answers_those_who_wait_for_opponents(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    with log.open("wb") as output, ThreadPoolExecutor(1) as thread:
        server = Server(tmp_path, output=output)
        server.start()
        headers = {"X-Splay": "1", "Origin": server.address}
        with httpx.Client(base_url=server.address, headers=headers, timeout=PATIENCE) as client:
            made(client.post("/api/guests", json={"name": "Ann"}))
            made(client.put("/api/me/seek", json={}))
            before = kept_until(tmp_path)
            waiting = thread.submit(client.get, "/api/me/seek?wait=40")
            while kept_until(tmp_path) == before:  # the server notes every few seconds who waits
                time.sleep(0.1)
            began = time.monotonic()
            server.stop()
            assert time.monotonic() - began < GRACE_SECONDS
            assert made(waiting.result())["state"] == "looking"
    assert "Cancel" not in log.read_text(encoding="utf-8")
