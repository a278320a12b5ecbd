"""Several workers serve one game: on SQLite and on PostgreSQL, with Redis between them."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.sync.client import connect

from splay.cli import main
from tests.patience import PATIENCE
from tests.server.databases import POSTGRES, postgres_database
from tests.server.e2e.servers import running, until_health_is
from tests.server.redis_server import RedisServer
from tests.strength import THOROUGH, amount, sample

NAMES = ("Ann", "Bob")
ACCOUNT = {"login": "ann", "password": "correct horse battery"}
SAMPLED_ROUNDS = 15
MOST_ROUNDS = 1500


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisServer]:
    """A running Redis."""
    server = RedisServer(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture(params=sample(["postgres", "sqlite"] if POSTGRES else ["sqlite"], 2))
def database(request: pytest.FixtureRequest, postgres_template: str, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/splay.db"
        return
    with (
        asyncio.Runner() as runner,
        closing_with(runner, postgres_database(postgres_template)) as engine,
    ):
        runner.run(engine.dispose())
        yield engine.url.render_as_string(hide_password=False)


@contextmanager
def closing_with(runner: asyncio.Runner, made: AsyncIterator[AsyncEngine]) -> Iterator[AsyncEngine]:
    """What an asynchronous generator makes, outside of asynchronous code."""

    async def begin() -> AsyncEngine:
        return await anext(made)

    async def end() -> None:
        assert await anext(made, None) is None

    yield runner.run(begin())
    runner.run(end())


@pytest.fixture
def workers(tmp_path: Path, database: str, redis: RedisServer) -> Iterator[list[str]]:
    """The addresses of two servers on one database."""
    with ExitStack() as stack:
        servers = [running(tmp_path, DATABASE_URL=database, REDIS_URL=redis.url) for _ in range(2)]
        yield [stack.enter_context(server) for server in servers]


@pytest.fixture
def meet() -> Iterator[Meet]:
    """Makes two guests who talk to some workers."""
    with ExitStack() as stack:

        def make(workers: list[str]) -> list[Player]:
            return [Player(workers, name, stack.enter_context(httpx.Client(timeout=PATIENCE))) for name in NAMES]

        yield make


Meet = Callable[[list[str]], list["Player"]]


class Player:
    """A guest whose every request goes to another worker than the last."""

    def __init__(self, workers: list[str], name: str, http: httpx.Client) -> None:
        self.workers = workers
        self.requests = 0
        self.http = http
        self.http.headers["X-Splay"] = "test"
        self.ask("POST", "/api/guests", {"name": name}).raise_for_status()

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Asks the next worker."""
        self.requests += 1
        return self.http.request(method, self.workers[self.requests % len(self.workers)] + path, json=body)

    def cookies(self) -> str:
        """The cookies, as a header."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)


def table_of(players: list[Player]) -> str:
    """A table at which two people play."""
    wanted = {"seats": ["me", "open"], "settings": {"leavers": "end"}}
    made = players[0].ask("POST", "/api/tables", wanted).raise_for_status()
    table: str = made.json()["id"]
    players[1].ask("POST", f"/api/tables/{table}/seats", {}).raise_for_status()
    return table


def answer_at_random(player: Player, table: str, chance: random.Random) -> dict[str, Any]:
    """Answers the player's question if there is one; the state that was looked at."""
    state: dict[str, Any] = player.ask("GET", f"/api/tables/{table}/state").raise_for_status().json()
    for question in [question for question in state["questions"] if question["seat"] == state["seat"]]:
        key = chance.choice(question["options"])["key"]
        answer = {"key": key, "sequence": state["sequence"]}
        player.ask("POST", f"/api/tables/{table}/answers", answer).raise_for_status()
    return state


@pytest.mark.thorough
def test_a_game_whose_every_request_goes_to_another_worker(workers: list[str], meet: Meet) -> None:
    players = meet(workers)
    table = table_of(players)
    chance = random.Random(1)
    status = "running"
    moves = 0
    while status == "running" and moves < amount(SAMPLED_ROUNDS, MOST_ROUNDS):
        moves += 1
        for player in players:
            answer_at_random(player, table, chance)
        status = players[0].ask("GET", f"/api/tables/{table}").raise_for_status().json()["status"]
    assert moves > 10
    if status == "running":
        assert not THOROUGH, "the game does not end"
        players[0].ask("DELETE", f"/api/tables/{table}/seats").raise_for_status()  # which ends it
    assert players[1].ask("GET", f"/api/tables/{table}").raise_for_status().json()["status"] == "finished"
    ends = [player.ask("GET", f"/api/tables/{table}/state").json() for player in players for _ in workers]
    assert len({(end["sequence"], json.dumps(end["view"]["result"])) for end in ends}) == 1


def test_a_move_at_one_worker_is_pushed_by_the_other_also_after_redis_was_killed(
    workers: list[str], redis: RedisServer, meet: Meet
) -> None:
    players = meet(workers[:1])
    table = table_of(players)
    chance = random.Random(2)
    address = f"{workers[1].replace('http', 'ws', 1)}/api/tables/{table}/live"
    headers = {"Cookie": players[1].cookies(), "Origin": workers[1]}
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as live:
        assert json.loads(live.recv(PATIENCE))["state"]["sequence"] == 0
        answer_at_random(players[0], table, chance)
        assert json.loads(live.recv(PATIENCE))["state"]["sequence"] == 1
        redis.kill()
        answer_at_random(players[1], table, chance)
        redis.start()
        sequence = 0
        while sequence < 2:
            sequence = json.loads(live.recv(PATIENCE))["state"]["sequence"]


@pytest.mark.parametrize("redis_is_away", sample([True, False], 2))
def test_a_token_revoked_at_one_worker_is_worth_nothing_at_the_other(
    workers: list[str], redis: RedisServer, redis_is_away: bool
) -> None:
    with httpx.Client(headers={"X-Splay": "test"}, timeout=PATIENCE) as browser, httpx.Client(timeout=PATIENCE) as bot:
        browser.post(f"{workers[0]}/api/accounts", json=ACCOUNT).raise_for_status()
        wanted = {"label": "bot", "current_password": ACCOUNT["password"]}
        token = browser.post(f"{workers[0]}/api/tokens", json=wanted).raise_for_status().json()
        bot.headers["Authorization"] = f"Bearer {token['token']}"
        for _ in range(3):
            bot.get(f"{workers[1]}/api/me").raise_for_status()
        if redis_is_away:  # and the worker knows it, which is sooner than it forgets whom it remembers
            redis.kill()
            until_health_is(workers[1], 503)
        browser.delete(f"{workers[0]}/api/tokens/{token['id']}").raise_for_status()
        while not redis_is_away and bot.get(f"{workers[1]}/api/me").status_code == 200:
            pass  # until it has heard of it
        assert bot.get(f"{workers[1]}/api/me").status_code == 401


@pytest.mark.thorough
def test_serve_runs_several_workers_on_one_port(tmp_path: Path, redis: RedisServer, meet: Meet) -> None:
    with running(tmp_path, "--workers", "2", REDIS_URL=redis.url) as address:
        players = meet([address])
        table = table_of(players)
        for number in range(20):
            answer_at_random(players[number % 2], table, random.Random(number))
        figures = httpx.get(f"{address}/metrics", timeout=PATIENCE).raise_for_status().text
        answers = 'splay_requests_total{app_name="splay",method="POST",path="/api/tables/{table_id}/answers"'
        counted = [line for line in figures.splitlines() if line.startswith(answers)]
        assert sum(float(line.rpartition(" ")[2]) for line in counted) >= 10
        redis.kill()
        assert until_health_is(address, 503) == "not ready: redis"
        redis.start()


def test_several_workers_without_redis_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPLAY_DATA", str(tmp_path))
    monkeypatch.delenv("REDIS_URL", raising=False)
    assert main(["serve", "--workers", "2"]) == 2
    assert "REDIS_URL" in capsys.readouterr().err
