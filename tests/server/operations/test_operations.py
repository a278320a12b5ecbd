"""What one running server tells those who operate it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from splay.server.operations.metrics import FOLDER, forget_dead_workers
from tests.patience import PATIENCE
from tests.server.e2e.servers import running

TABLE = "/api/tables/no-such-table-no-such-"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client of a running server."""
    with (
        running(tmp_path_factory.mktemp("data")) as address,
        httpx.Client(base_url=address, timeout=PATIENCE) as client,
    ):
        yield client


def figures(server: httpx.Client) -> dict[str, float]:
    """What `/metrics` says, by name with labels."""
    lines = server.get("/metrics").raise_for_status().text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def requests(path: str, status: int) -> str:
    """The figure of GET requests to a route with a status."""
    return f'splay_requests_total{{app_name="splay",method="GET",path="{path}",status_code="{status}"}}'


def test_a_server_that_runs_is_alive_and_ready(server: httpx.Client) -> None:
    assert server.get("/healthz").json()["status"] == "ok"
    assert server.get("/readyz").json() == {"status": "ok"}


def test_requests_are_counted_by_route_and_status(server: httpx.Client) -> None:
    name = requests("/api/tables/{table_id}", 404)
    before = figures(server).get(name, 0)
    assert server.get(TABLE).status_code == 404
    after = figures(server)
    assert after[name] == before + 1
    assert not [figure for figure in after if "no-such" in figure]


def test_unknown_paths_make_no_figures_of_their_own(server: httpx.Client) -> None:
    assert server.get("/secret-path").status_code == 404
    assert not [figure for figure in figures(server) if "secret-path" in figure]


def test_the_servers_own_figures_are_there(server: httpx.Client) -> None:
    shown = figures(server)
    counters = ("splay_changes_total", "splay_moves_total", "splay_opponent_moves_total")
    for name in (*counters, "splay_sockets", "splay_thoughts"):
        assert shown[name] == 0


def test_moves_of_people_are_counted_but_not_refused_ones(server: httpx.Client) -> None:
    server.headers["X-Splay"] = "test"
    server.post("/api/guests", json={"name": "Ann"}).raise_for_status()
    table = server.post("/api/tables", json={"seats": ["me", "me"]}).raise_for_status().json()["id"]
    state = server.get(f"/api/tables/{table}/state").raise_for_status().json()
    question = state["questions"][0]
    answer = {"key": question["options"][0]["key"], "sequence": state["sequence"], "seat": question["seat"]}
    before = figures(server)["splay_moves_total"]
    assert server.post(f"/api/tables/{table}/answers", json=answer).status_code == 200
    assert server.post(f"/api/tables/{table}/answers", json=answer).status_code == 409
    assert figures(server)["splay_moves_total"] == before + 1


def test_what_a_killed_worker_had_open_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    dead = subprocess.run([sys.executable, "-c", "import os; print(os.getpid())"], capture_output=True, check=True)
    left = tmp_path / f"gauge_livesum_{int(dead.stdout)}.db"
    ours = tmp_path / f"gauge_livesum_{os.getpid()}.db"
    for path in (left, ours):
        path.touch()
    forget_dead_workers()
    assert not left.exists()
    assert ours.exists()
