"""Whether a server has held, by what came of an attack."""

import re
from collections import Counter
from typing import Any, Final

from benchmarks.attackers.requests import AHEAD, CONNECTIONS
from benchmarks.attacks.trial import DESCRIPTORS, DIRECT, READ_SECONDS, Trial

GOAL: Final = 0.25
"""Seconds within which a move is to be answered."""
LONG: Final = 10.0
"""A flood that goes on for this many seconds over one connection has not been cut off, nor one of MUCH bytes: who is
cut off has five seconds to read why, and before that sends no faster than it is answered.
"""
MUCH: Final = 32_000_000
SLACK: Final = 5.0
"""Seconds that a limit of some seconds may come late."""
SOCKETS: Final = 200
"""WebSockets that one address may have open."""
A_MINUTE: Final = {"lobby": 1200, "cold_tables": 1200 // 6, "sign_ins": 10}
"""Requests a minute for which the server may work, for one address: a cold table counts as six at least."""
NUMBER: Final = re.compile(r"\d+$")


def was_cut_off(trial: Trial, seconds: float) -> bool:
    """Whether the server, or nginx before it, has put an end to an attack, each time that it came."""
    told = trial.attacker
    if not told["cut_off"]:
        return False
    if trial.kind in A_MINUTE:
        allowed = A_MINUTE[trial.kind] * (1 + (seconds + SLACK) / 60) + CONNECTIONS * AHEAD
        return bool(told["served"] <= allowed)
    if trial.kind == "sockets":
        return bool(told["most_open"] <= SOCKETS)
    if trial.kind == "slow_readers":
        return bool(told["longest"] <= READ_SECONDS + SLACK)
    if trial.kind == "half_sent":
        return bool(told["most_open"] <= DESCRIPTORS // 2 if trial.way == DIRECT else told["longest"] < 2 * SLACK)
    return bool(told["longest"] < LONG and told["most_bytes"] < MUCH)


def told_of_attacks(trial: Trial) -> dict[str, dict[str, int]]:
    """What the log says of attacks, by what happened: how many lines each worker has, at most, and the sum."""
    lines: Counter[tuple[str, int]] = Counter()
    sums: Counter[str] = Counter()
    for line in trial.log:
        if (number := NUMBER.search(line["message"])) is not None:
            kind = line["message"][: number.start()].rstrip(": ")
            lines[kind, line["worker"]] += 1
            sums[kind] += int(number[0])
    return {
        kind: {"lines": max([times for (what, _), times in lines.items() if what == kind]), "number": sums[kind]}
        for kind in sums
    }


def faults(trial: Trial, seconds: float) -> list[str]:
    """What is not as it should be; nothing if the server has held."""
    found = []
    if max(trial.moves, default=0) > GOAL:
        found.append(f"a move was answered after {max(trial.moves) * 1000:.0f} ms")
    if trial.clocks_run_out:
        found.append(f"{trial.clocks_run_out} clocks ran out")
    if not was_cut_off(trial, seconds):
        found.append("the attacker was not cut off")
    if any(told["lines"] > 1 + seconds // 60 for told in told_of_attacks(trial).values()):
        found.append("the log told of it more than once a minute")
    if trial.way == DIRECT and not told_of_attacks(trial):
        found.append("the log did not tell of it")
    if bad := [line for line in trial.log if line["level"] in ("error", "critical")]:
        told = [str(bad[0][what]) for what in ("message", "error", "places") if what in bad[0]]
        found.append(f"the log has errors: {', '.join(told)}")
    return found


def figures(trials: list[Trial]) -> dict[str, Any]:
    """What `--json` tells beside the longest waits, of the last round of each attack."""
    by_name = {name_of(trial): trial for trial in trials}
    return {
        "moves": {name: round(max(trial.moves, default=0) * 1000, 1) for name, trial in by_name.items()},
        "answers": {name: len(trial.waits) for name, trial in by_name.items()},
        "served": {name: trial.attacker["served"] for name, trial in by_name.items()},
        "server": {name: round(trial.server, 3) for name, trial in by_name.items()},
        "clocks_run_out": {name: trial.clocks_run_out for name, trial in by_name.items()},
        "cut_off": {name: trial.attacker["cut_off"] for name, trial in by_name.items()},
        "logged": {name: told_of_attacks(trial) for name, trial in by_name.items()},
    }


def name_of(trial: Trial) -> str:
    """What an attack is called in the figures."""
    return trial.kind if trial.way == DIRECT else f"{trial.way}_{trial.kind}"
