"""Self-play on Ray plays the same games, on this machine alone."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from splay.research.on_ray import FOR_ONE_MACHINE, RayActors
from splay.research.self_play import SelfPlay
from tests.research.policies import any_of, none_of

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.xdist_group("ray"),
]
LISTENING = "0A"
IMPORTED_BEFORE = """
import ray
from splay.research.on_ray import RayActors
RayActors(1)
"""
JOINING = """
from splay.research.on_ray import RayActors
from splay.research.self_play import SelfPlay
with RayActors(1, "{address}") as actors:
    (game,) = actors.play(SelfPlay(["rule"], seed=3), [0])
    print(game.actions.tolist())
"""


def children() -> list[Path]:
    """The processes that this one has started, and those that they have."""
    parents = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                parents[folder.name] = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            except (FileNotFoundError, ProcessLookupError):
                continue
    found = {str(os.getpid())}
    while True:
        more = {process for process, parent in parents.items() if parent in found} - found
        if not more:
            return [Path("/proc") / process for process in found]
        found |= more


def addresses() -> Iterator[str]:
    """The addresses, in hexadecimal, at which this process and those that it started listen."""
    sockets: set[str] = set()
    for process in children():
        try:
            sockets |= {os.readlink(file) for file in (process / "fd").iterdir()}
        except (FileNotFoundError, PermissionError, ProcessLookupError):
            continue
    for table in ("tcp", "tcp6"):
        for line in Path("/proc/net", table).read_text().splitlines()[1:]:
            _, local, _, state, *rest = line.split()
            if state == LISTENING and f"socket:[{rest[5]}]" in sockets:
                yield local.partition(":")[0]


def is_loopback(address: str) -> bool:
    """Whether an address, in the kernel's hexadecimal, is one of this machine alone."""
    return (
        address.endswith("7F")
        if len(address) == 8
        else address == "00000000000000000000000001000000"
        or (address.startswith("0000000000000000FFFF0000") and address.endswith("7F"))
    )


def test_the_same_games_on_this_machine_alone() -> None:
    plan = SelfPlay(["rule", any_of], seed=7)
    with RayActors(2) as actors:
        games = list(actors.play(plan, range(6)))
        listening = list(addresses())
    assert [game.actions.tolist() for game in games] == [plan.play(number).actions.tolist() for number in range(6)]
    assert listening
    assert [address for address in listening if not is_loopback(address)] == []


def test_ray_is_silent_and_has_no_dashboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_USAGE_STATS_ENABLED", raising=False)
    with RayActors(1) as actors:
        assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
        assert not actors.ray._private.worker.global_worker.node.webui_url


def test_ray_that_was_imported_before_is_refused_if_it_listens_to_others() -> None:
    environment = {name: value for name, value in os.environ.items() if name not in FOR_ONE_MACHINE}
    done = subprocess.run([sys.executable, "-c", IMPORTED_BEFORE], capture_output=True, text=True, env=environment)
    assert done.returncode == 1
    assert "OpenToOthers: Ray listens to other machines, as " in done.stderr


def test_a_ray_that_runs_already_is_joined() -> None:
    with RayActors(2) as started:
        address = started.ray.get_runtime_context().gcs_address
        program = JOINING.format(address=address)
        told = subprocess.check_output([sys.executable, "-c", program], text=True)
    plan = SelfPlay(["rule"], seed=3)
    assert told.splitlines()[-1] == str(plan.play(0).actions.tolist())


def test_what_fails_in_an_actor_is_told() -> None:
    with RayActors(1) as actors, pytest.raises(ValueError, match="4000: is not offered now"):
        list(actors.play(SelfPlay([none_of]), [0]))
