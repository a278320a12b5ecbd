"""A real server in a process of its own, and the example bots playing at it over HTTP and WebSocket."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.e2e.servers import PATIENCE, running

ROOT = Path(__file__).parents[3]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a server with an empty SQLite database."""
    with running(tmp_path) as address:
        yield address


def test_two_bots_play_a_whole_game(server: str) -> None:
    bot = [sys.executable, str(ROOT / "examples" / "bot.py"), server]
    first = subprocess.Popen(bot, stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    table = first.stdout.readline().split()[1]
    second = subprocess.run([*bot, table], capture_output=True, text=True, timeout=PATIENCE, check=True)
    result, _ = first.communicate(timeout=PATIENCE)
    assert "'winners'" in result
    assert result.strip() == second.stdout.strip()


def test_a_person_plays_against_the_computer(server: str) -> None:
    with httpx.Client(base_url=server, headers={"X-Splay": "test"}) as http:
        http.post("/api/guests", json={"name": "Ann"}).raise_for_status()
        made = http.post("/api/tables", json={"seats": ["me", "rule"]}).raise_for_status()
        table = made.json()["id"]
        end = time.monotonic() + PATIENCE
        answered = 0
        while answered < 5 and time.monotonic() < end:
            state = http.get(f"/api/tables/{table}/state").raise_for_status().json()
            mine = [question for question in state["questions"] if question["seat"] == 0]
            if mine:
                answer = {"key": mine[0]["options"][0]["key"], "sequence": state["sequence"]}
                http.post(f"/api/tables/{table}/answers", json=answer).raise_for_status()
                answered += 1
        assert answered == 5
        lobby = http.get("/api/tables").raise_for_status().json()
        assert [row["id"] for row in lobby["mine"]] == [table]
