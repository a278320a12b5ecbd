"""A real server in a process of its own, and the example bots playing at it over HTTP and WebSocket."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.e2e.servers import running

BOT = Path(__file__).parents[3] / "examples" / "bot.py"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a server with an empty SQLite database."""
    with running(tmp_path) as address:
        yield address


def token_of_new_account(server: str, login: str) -> str:
    """Makes an account and a token for it, as docs/bots.md says."""
    with httpx.Client(base_url=server, headers={"X-Splay": "test"}, timeout=PATIENCE) as http:
        account = {"login": login, "password": f"{login} plays Innovation"}
        http.post("/api/accounts", json=account).raise_for_status()
        wanted = {"label": "bot", "current_password": account["password"]}
        token: str = http.post("/api/tokens", json=wanted).raise_for_status().json()["token"]
        return token


def start(server: str, *arguments: str, token: str = "") -> subprocess.Popen[str]:
    """Starts the example bot; a token goes by the environment."""
    environment = {**os.environ, "SPLAY_TOKEN": token}
    command = [sys.executable, str(BOT), server, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)


def table_of(bot: subprocess.Popen[str]) -> str:
    """The table that a bot says it has made."""
    assert bot.stdout is not None
    return bot.stdout.readline().split()[1]


def test_two_bots_by_token_play_a_whole_game(server: str) -> None:
    first = start(server, token=token_of_new_account(server, "anns-bot"))
    table = table_of(first)
    second = start(server, "--table", table, "--token", token_of_new_account(server, "bobs-bot"))
    results = [bot.communicate(timeout=PATIENCE)[0].strip() for bot in (first, second)]
    assert [first.returncode, second.returncode] == [0, 0]
    assert "'winners'" in results[0]
    assert results[0] == results[1]
    seats = httpx.get(f"{server}/api/tables/{table}", timeout=PATIENCE).raise_for_status().json()["seats"]
    assert [seat["name"] for seat in seats] == ["anns-bot", "bobs-bot"]


@pytest.mark.thorough
def test_two_bots_play_as_guests_too(server: str) -> None:
    first = start(server)
    second = start(server, "--table", table_of(first))
    results = [bot.communicate(timeout=PATIENCE)[0].strip() for bot in (first, second)]
    assert "'winners'" in results[0]
    assert results[0] == results[1]


@pytest.mark.thorough
def test_a_revoked_token_is_no_longer_let_in(server: str) -> None:
    token = token_of_new_account(server, "anns-bot")
    bearer = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=server, headers={"X-Splay": "test"}, timeout=PATIENCE) as http:
        http.post("/api/sessions", json={"login": "anns-bot", "password": "anns-bot plays Innovation"})
        (kept,) = http.get("/api/tokens").raise_for_status().json()
        assert httpx.get(f"{server}/api/me", headers=bearer, timeout=PATIENCE).json()["login"] == "anns-bot"
        http.delete(f"/api/tokens/{kept['id']}").raise_for_status()
    assert httpx.get(f"{server}/api/me", headers=bearer, timeout=PATIENCE).json()["error"] == "bad_token"
