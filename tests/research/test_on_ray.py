"""Self-play on Ray plays the same games, on this machine alone."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from splay.research.self_play import SelfPlay
from tests.research.policies import any_of

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.xdist_group("ray"),
]
LISTENING = "0A"


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
    from splay.research.on_ray import RayActors

    plan = SelfPlay(["rule", any_of], seed=7)
    with RayActors(2) as actors:
        games = list(actors.play(plan, range(6)))
        listening = list(addresses())
    assert [game.actions.tolist() for game in games] == [plan.play(number).actions.tolist() for number in range(6)]
    assert listening
    assert [address for address in listening if not is_loopback(address)] == []


def test_ray_is_told_to_be_silent_and_without_a_dashboard(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    from splay.research.on_ray import USAGE, RayActors

    monkeypatch.delenv(USAGE, raising=False)
    with RayActors(1):
        assert os.environ[USAGE] == "0"
        assert ray.get_runtime_context().gcs_address.startswith("127.0.0.1:")
        assert not ray.worker._global_node.webui_url


def test_what_fails_in_an_actor_is_told() -> None:
    from splay.research.on_ray import RayActors
    from tests.research.policies import none_of

    with RayActors(1) as actors, pytest.raises(ValueError, match="4000: is not offered now"):
        list(actors.play(SelfPlay([none_of]), [0]))
