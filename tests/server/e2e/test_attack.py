"""`benchmarks/attack.py`: each attacker does what it says, and what is told of it. How fast, nobody asks here."""

from __future__ import annotations

import json
from collections.abc import Iterator
from time import monotonic

import pytest
from benchmarks import attack
from benchmarks.attackers import slow_readers
from benchmarks.attackers.__main__ import KINDS
from benchmarks.attackers.target import Outcome, Target
from benchmarks.attacks.trial import DIRECT, Trial, attacked
from benchmarks.attacks.verdict import faults, told_of_attacks, was_cut_off

from tests.patience import PATIENCE
from tests.server.nginx import NGINX
from tests.server.protection.wire import Attacked, Victim

BUDGET = 60
LIMITS = {
    "SPLAY_REQUESTS_PER_ADDRESS": str(BUDGET),
    "SPLAY_SOCKETS_PER_ADDRESS": "3",
    "SPLAY_CONNECTIONS_PER_ADDRESS": "90",
    "SPLAY_READ_SECONDS": "1",
}
LOGGED = {
    "pings": "WebSockets closed, because their clients sent too much: ",
    "texts": "WebSockets closed, because their clients sent too much: ",
    "headers": "requests cut off, because they had no end: ",
    "half_sent": "connections refused, because their addresses had too many open: ",
    "slow_readers": "connections cut off, because their clients read nothing of what they were sent: ",
    "sockets": "WebSockets refused, because their addresses or people had too many open: ",
    "lobby": "requests refused, because their addresses had sent too many: ",
    "cold_tables": "requests refused, because their addresses had sent too many: ",
    "sign_ins": "tries of passwords refused, because there had been too many: ",
}
FIGURES = {"moves", "answers", "served", "server", "clocks_run_out", "cut_off", "logged"}


class UntilCutOff(Outcome):
    """An attack that is over as soon as the server has put an end to it."""

    def goes_on(self) -> bool:
        """Whether it has not, so far."""
        return not self.cut_off and monotonic() < self.end


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    """A server with tight limits, for all attackers, each of which has an address of its own."""
    with Attacked(tmp_path_factory.mktemp("data"), **LIMITS) as running:
        yield running


@pytest.fixture(scope="module")
def tables(server: Attacked) -> tuple[str, ...]:
    """Some tables."""
    return tuple(Victim(server).table for _ in range(3))


@pytest.mark.parametrize("kind", KINDS)
def test_an_attacker_is_cut_off_and_the_log_tells_of_it(
    server: Attacked, tables: tuple[str, ...], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow_readers, "READERS", 1)  # which has the whole budget: answers to many would fit in buffers
    outcome = UntilCutOff(PATIENCE)
    host = f"127.0.0.1:{server.port}"
    address = f"127.0.1.{list(KINDS).index(kind) + 1}"
    KINDS[kind](Target(server.port, host, server.address, tables, "ann", address=address), outcome)
    assert outcome.cut_off
    assert outcome.served <= 2 * BUDGET
    [line, *_] = server.told(LOGGED[kind])
    assert int(line.removeprefix(LOGGED[kind])) > 0


@pytest.mark.thorough
def test_what_is_told_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    attack.main(["--json", "--seconds", "3", "--only", "texts", "--only", "sign_ins", "--way", DIRECT])
    told = json.loads(capsys.readouterr().out)
    assert told.keys() == {"texts", "sign_ins"} | FIGURES
    assert all(set(told[figure]) == {"texts", "sign_ins"} for figure in FIGURES)
    assert {"pings", "texts", "headers", "half_sent"} <= KINDS.keys(), "which they have been called from the beginning"


@pytest.mark.thorough
@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_attacks_through_nginx_have_names_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    attack.main(["--json", "--seconds", "8", "--only", "pings", "--only", "headers", "--way", "nginx"])
    told = json.loads(capsys.readouterr().out)
    assert told.keys() == {"nginx_pings", "nginx_headers"} | FIGURES
    assert all(told["cut_off"].values())


@pytest.mark.thorough
def test_cold_tables_are_read_from_the_database_again_and_again() -> None:
    trial = attacked(DIRECT, "cold_tables", 3, late_answers=3)
    assert trial.attacker["served"] or trial.attacker["cut_off"]
    assert trial.clocks_run_out == 0


def trial_with(**changed: object) -> Trial:
    """What came of an attack that was cut off, but for what is changed."""
    told = {"cut_off": 3, "served": 0, "longest": 0.1, "most_bytes": 1000, "most_open": 0}
    line = {"level": "warning", "worker": 1, "message": f"{LOGGED['pings']}3"}
    fields = {"waits": [0.01], "moves": [0.01], "clocks_run_out": 0, "attacker": told, "log": [line], "server": 0.1}
    return Trial(DIRECT, "pings", **{**fields, **changed})  # type: ignore[arg-type]


def test_what_is_wrong_is_found() -> None:
    trial = trial_with()
    assert was_cut_off(trial, 15)
    assert told_of_attacks(trial) == {LOGGED["pings"].rstrip(": "): {"lines": 1, "number": 3}}
    assert faults(trial, 15) == []
    endless = {**trial.attacker, "longest": 15.0}
    mistake = {"level": "error", "worker": 1, "message": "a mistake"}
    wrong = trial_with(moves=[0.3], clocks_run_out=1, attacker=endless, log=[*trial.log, *trial.log, mistake])
    assert faults(wrong, 15) == [
        "a move was answered after 300 ms",
        "1 clocks ran out",
        "the attacker was not cut off",
        "the log told of it more than once a minute",
        "the log has errors: a mistake",
    ]
    assert faults(trial_with(log=[]), 15) == ["the log did not tell of it"]
