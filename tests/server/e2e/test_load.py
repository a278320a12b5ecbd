"""`benchmarks/load.py`: what it plays and what it tells. How fast, nobody asks here."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from time import perf_counter

import pytest
from benchmarks import load, memory
from benchmarks.faults.postgres import postgres_folder
from benchmarks.loads.figures import LATENESS, PUSHES, Figures
from benchmarks.loads.pace import NEVER, all_at_their_times, moments, one_after_the_other

KEYS = {
    "answer_ms",
    "apart",
    "by_post",
    "client_late_ms",
    "daily_tables",
    "errors",
    "kilobytes_per_move",
    "kilobytes_per_table",
    "late_tables",
    "look_ms",
    "looks",
    "megabytes",
    "moves",
    "moves_per_second",
    "on",
    "preview_ms",
    "previews",
    "processor_ms_per_move",
    "processor_of_a_core",
    "push_ms",
    "seconds",
    "spectators",
    "tables",
    "visit_ms",
    "visits",
    "workers",
}
SMALL = ["--json", "--tables", "2", "--late", "0.5", "--late-answers", "8", "--opening", "4", "--seconds", "3"]
BUSY = [*SMALL, "--every", "0.5", "--looks", "3", "--previews", "3", "--spectators", "2"]


def test_moments_are_random_and_as_many_as_they_should_be() -> None:
    due = list(moments(random.Random(1), 100, 5.0, 25.0))
    assert due == sorted(due)
    assert min(due) > 5
    assert max(due) < 25
    assert 1800 < len(due) < 2200
    assert list(moments(random.Random(1), 0, 5.0, 25.0)) == []


@pytest.mark.anyio
async def test_what_is_late_counts_from_when_it_was_due_and_nothing_is_left_out() -> None:
    figures, began = Figures(), perf_counter()
    done: list[float] = []

    async def work(due: float) -> None:
        if not done:
            await asyncio.sleep(0.2)
        done.append(due)
        figures.took(PUSHES, perf_counter() - due)

    due = [began, began + 0.01, began + 0.02]
    await one_after_the_other(iter(due), work, figures, began + 60)
    assert done == due
    assert all(seconds > 0.15 for seconds in figures.times[PUSHES]), "all three waited for the first one"
    await one_after_the_other(iter([began]), work, figures, began)
    assert (done, figures.errors) == (due, {NEVER: 1})


@pytest.mark.anyio
async def test_what_stands_alone_does_not_wait_for_what_came_before() -> None:
    figures, began = Figures(), perf_counter()
    all_have_begun = asyncio.Event()
    begun: list[float] = []

    async def work(due: float) -> None:
        begun.append(due)
        if len(begun) == 3:
            all_have_begun.set()
        await all_have_begun.wait()

    await all_at_their_times(iter([began, began, began + 0.01]), work, figures)
    assert len(figures.times[LATENESS]) == 3


def test_percentiles_are_in_milliseconds() -> None:
    figures = Figures()
    assert figures.percentiles(PUSHES) == {}
    figures.took(PUSHES, 0.5)
    assert figures.percentiles(PUSHES) == {"p50": 500, "p95": 500, "p99": 500, "max": 500}
    for number in range(100):
        figures.took(PUSHES, number / 1000)
    assert figures.percentiles(PUSHES)["max"] == 500
    assert figures.percentiles(PUSHES)["p50"] == 50


@pytest.mark.parametrize("way", [[], pytest.param(["--post"], marks=pytest.mark.thorough)], ids=["sockets", "posts"])
def test_it_plays_and_tells_of_everybody_who_takes_part(capsys: pytest.CaptureFixture[str], way: list[str]) -> None:
    load.main([*BUSY, *way])
    [told] = json.loads(capsys.readouterr().out)["measured"]
    assert told.keys() == KEYS
    assert (told["tables"], told["late_tables"], told["on"], told["workers"], told["spectators"]) == (
        2,
        1,
        "sqlite",
        1,
        2,
    )
    assert told["by_post"] == (way != [])
    assert told["moves"]
    assert told["looks"]
    assert told["errors"] == {}
    assert told["push_ms"].keys() == {"p50", "p95", "p99", "max"}
    assert set(told["processor_ms_per_move"]) == {"workers", "beside", "client"}


@pytest.mark.thorough
@pytest.mark.skipif(
    postgres_folder() is None or shutil.which("redis-server") is None, reason="PostgreSQL or Redis is not installed"
)
@pytest.mark.parametrize("apart", [[], ["--apart"]], ids=["one_server", "servers_of_their_own"])
def test_it_starts_postgresql_and_redis_and_tells_their_share(
    capsys: pytest.CaptureFixture[str], apart: list[str]
) -> None:
    load.main([*BUSY, "--on", "postgres", "--workers", "2", *apart])
    [told] = json.loads(capsys.readouterr().out)["measured"]
    assert told["moves"]
    assert told["apart"] == (apart != [])
    assert told["errors"] == {}
    assert set(told["processor_of_a_core"]) == {"workers", "beside", "postgresql", "redis", "client"}


@pytest.mark.thorough
def test_the_lobby_can_be_measured_alone(capsys: pytest.CaptureFixture[str]) -> None:
    load.main([*SMALL, "--every", "0", "--looks", "5", "--spectators", "0"])
    [told] = json.loads(capsys.readouterr().out)["measured"]
    assert told.keys() == KEYS | {"ms_per_look"}
    assert (told["moves"], told["processor_ms_per_move"], told["errors"]) == (0, {}, {})
    load.main([argument for argument in BUSY if argument != "--json"])
    assert capsys.readouterr().out.startswith(load.HEAD)


def test_what_is_gained_in_an_hour_is_the_slope_of_the_minutes() -> None:
    assert memory.gained_in_an_hour([100.0, 101.0, 102.0, 103.0]) == pytest.approx(60)
    assert memory.gained_in_an_hour([100.0, 102.0, 100.0, 102.0, 100.0]) == pytest.approx(0)
    assert memory.gained_in_an_hour([100.0]) == 0


@pytest.mark.thorough
def test_memory_is_told_once_a_minute(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(memory, "MINUTE", 1.0)
    monkeypatch.setattr("sys.argv", ["memory.py", "--minutes", "4", "--tables", "3", "--every", "0.5", "--json"])
    assert memory.main() == 0
    told = json.loads(capsys.readouterr().out)
    moves = [minute["moves"] for minute in told["minutes"]]
    assert (len(moves), moves[0] > 0, moves == sorted(moves), told["errors"]) == (4, True, True, {})
    assert min(minute["worker"] for minute in told["minutes"]) > told["minutes"][-1]["beside"] > 0
