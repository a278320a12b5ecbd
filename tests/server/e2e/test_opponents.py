"""A person plays the computer at two servers, while a worker thinks for it."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from redis import Redis

from splay.server.opponents.queue import ALIVE
from tests.patience import PATIENCE
from tests.server.e2e.servers import Program, running
from tests.server.redis_server import RedisServer
from tests.strength import amount

ANSWERS = amount(4, 12)


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisServer]:
    """A running Redis."""
    server = RedisServer(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def servers(tmp_path: Path, redis: RedisServer) -> Iterator[list[str]]:
    """The addresses of two servers on one database."""
    with ExitStack() as stack:
        yield [stack.enter_context(running(tmp_path, REDIS_URL=redis.url)) for _ in range(2)]


@pytest.fixture
def worker(tmp_path: Path, redis: RedisServer) -> Iterator[Program]:
    """A worker that is known to live."""
    program = Program("worker", "--processes", "1", REDIS_URL=redis.url, SPLAY_DATA=str(tmp_path))
    program.start()
    end = time.monotonic() + PATIENCE
    with Redis.from_url(redis.url) as client:
        while not client.exists(ALIVE) and time.monotonic() < end:
            time.sleep(0.05)
    yield program
    program.kill()


def question_of(http: httpx.Client, servers: list[str], table: str) -> dict[str, Any]:
    """The person's next question, once the computer has answered its own; each look is at another server."""
    end = time.monotonic() + PATIENCE
    number = 0
    while time.monotonic() < end:
        number += 1
        address = servers[number % len(servers)]
        state = http.get(f"{address}/api/tables/{table}/state").raise_for_status().json()
        for question in state["questions"]:
            if question["seat"] == 0 and len(state["questions"]) == 1:
                found: dict[str, Any] = question
                return found
        time.sleep(0.01)
    raise TimeoutError("the computer does not answer")


def thoughts_sent(redis: RedisServer) -> int:
    """How many thoughts were put into the queue."""
    with Redis.from_url(redis.url) as client:
        figures: dict[str, Any] = client.info("commandstats")
    return int(figures.get("cmdstat_lpush", {"calls": 0})["calls"])


@pytest.mark.thorough
def test_the_computer_answers_at_both_servers_also_when_its_worker_is_killed(
    servers: list[str], redis: RedisServer, worker: Program
) -> None:
    chance = random.Random(1)
    with httpx.Client(headers={"X-Splay": "test"}, timeout=PATIENCE) as http:
        http.post(f"{servers[0]}/api/guests", json={"name": "Ann"}).raise_for_status()
        made = http.post(f"{servers[0]}/api/tables", json={"seats": ["me", "greedy"]}).raise_for_status()
        table = made.json()["id"]
        for number in range(ANSWERS):
            question = question_of(http, servers, table)
            answer = {"key": chance.choice(question["options"])["key"], "sequence": question["sequence"]}
            address = servers[number % len(servers)]
            http.post(f"{address}/api/tables/{table}/answers", json=answer).raise_for_status()
            if number == ANSWERS // 2:
                assert thoughts_sent(redis) > 0
                worker.kill()
        question_of(http, servers, table)
