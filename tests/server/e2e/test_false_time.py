"""The clocks of games while a server's own clock is set, and while its process stands still."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.steady_clock import STALL, TICK
from splay.server.storage.schema import seats
from tests.patience import PATIENCE
from tests.server.databases import POSTGRES, postgres_database
from tests.server.e2e.servers import Server
from tests.server.e2e.test_workers import closing_with

BANK = 120_000
HOUR = 3600
STOPPED = 3.0


class Game:
    """A game of two seats at one device, with a clock, at a server of its own that may have a false time."""

    def __init__(self, folder: Path, server: Server) -> None:
        self.server = server
        self.false_time = folder / "false-time"
        self.log = folder / "log"
        headers = {"X-Splay": "test"}
        self.client = httpx.Client(base_url=server.address, headers=headers, timeout=PATIENCE)
        self.client.post("/api/guests", json={"name": "Ann"}).raise_for_status()
        settings = {"clock": {"bank": BANK}, "leavers": "end"}
        made = self.client.post("/api/tables", json={"seats": ["me", "me"], "settings": settings}).raise_for_status()
        self.table = f"/api/tables/{made.json()['id']}"

    def seen(self) -> tuple[str, list[int]]:
        """How the table stands, and what its clocks show."""
        table: dict[str, Any] = self.client.get(self.table).raise_for_status().json()
        return table["status"], [seat["left"] for seat in table["seats"]]

    def said(self, start: str) -> list[str]:
        """The messages in the server's log that begin so."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [line["message"] for line in lines if line["message"].startswith(start)]

    def set_clock(self, seconds: int, times: int) -> None:
        """Gives the server a false time; returns when it has noticed that for so many times."""
        self.false_time.write_text(str(seconds))
        end = time.monotonic() + PATIENCE
        while len(self.said("the clock was set")) < times:
            assert time.monotonic() < end, "the server has not noticed that its clock was set"
            time.sleep(0.1)


@contextmanager
def game_at_server(folder: Path, **environ: str) -> Iterator[Game]:
    """A running game."""
    with (folder / "log").open("wb") as log:
        server = Server(folder, output=log, FALSE_TIME=str(folder / "false-time"), **environ)
        server.start()
        try:
            game = Game(folder, server)
            with closing(game.client):
                yield game
        finally:
            server.stop()


def test_a_servers_clock_that_is_set_gives_and_takes_no_time(tmp_path: Path) -> None:
    with game_at_server(tmp_path) as game:
        game.set_clock(-HOUR, 1)
        status, left = game.seen()
        assert status == "running"
        assert all(BANK / 2 < shown < BANK for shown in left)
        game.set_clock(HOUR, 2)
        time.sleep(1.5)  # the sweeper looks once a second
        status, left = game.seen()
        assert status == "running"
        assert all(BANK / 2 < shown < BANK for shown in left)
        assert game.said("no server was up") == []


@pytest.mark.thorough
@pytest.mark.skipif(not POSTGRES, reason="there is no PostgreSQL")
def test_a_server_with_a_false_time_goes_by_that_of_postgresql(tmp_path: Path, postgres_template: str) -> None:
    (tmp_path / "false-time").write_text(str(HOUR))
    with (
        asyncio.Runner() as runner,
        closing_with(runner, postgres_database(postgres_template)) as engine,
        game_at_server(tmp_path, DATABASE_URL=engine.url.render_as_string(hide_password=False)) as game,
    ):
        began = runner.run(first_since(engine))
        assert abs(began - time.time() * 1000) < HOUR * 1000 / 2
        (tmp_path / "false-time").write_text(str(-HOUR))
        time.sleep(2.5)  # more than a heartbeat
        status, left = game.seen()
        assert status == "running"
        assert all(BANK / 2 < shown < BANK for shown in left)
        assert game.said("the clock was set") == []
        runner.run(engine.dispose())


async def first_since(engine: AsyncEngine) -> int:
    """When the clock of the first seat began."""
    async with engine.connect() as connection:
        found: int = (await connection.execute(select(seats.c.since).where(seats.c.seat == 0))).scalar_one()
        return found


@pytest.mark.thorough
def test_a_server_that_stands_still_takes_no_time_from_anybody(tmp_path: Path) -> None:
    with game_at_server(tmp_path) as game:
        assert game.server.process is not None
        began = time.monotonic()
        _, before = game.seen()
        os.kill(game.server.process.pid, signal.SIGSTOP)
        time.sleep(STOPPED)
        os.kill(game.server.process.pid, signal.SIGCONT)
        status, after = game.seen()
        ran = (time.monotonic() - began - STOPPED) * 1000
        assert status == "running"
        assert before[0] - after[0] <= ran + STALL + TICK
        assert game.said("no server was up") == []
        lines = game.client.get("/metrics").text.splitlines()
        late = [line for line in lines if line.startswith('splay_loop_lag_seconds_bucket{le="2.0"}')]
        every = [line for line in lines if line.startswith("splay_loop_lag_seconds_count")]
        assert float(late[0].split()[-1]) < float(every[0].split()[-1]), "no lag of more than two seconds was measured"
