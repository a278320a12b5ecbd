"""How long a player waits for the answer to a move while somebody attacks the server: `python benchmarks/attack.py`.

Attacks of 15 seconds, each by a process of its own against a fresh server on this machine, first directly and then
through nginx with `deploy/nginx.conf` before two workers, SQLite and Redis:

    pings, texts    a spectator's WebSocket with empty protocol pings or texts, 9 Mbit/s
    headers         headers without end
    half_sent       400 requests that are never sent to their end; directly, 256 files may be open
    slow_readers    50 clients that ask for 10 MB each and read nothing; directly, for 5 s at most
    sockets         as many WebSockets as one can get
    lobby           looks into the lobby over 50 connections, as fast as they go
    cold_tables     the same with late games that are not in memory
    sign_ins        the same with passwords

An attacker who is cut off comes back. The player looks and moves five times a second, over a new connection each time,
with ten seconds for each answer. `--json` prints the longest wait under each attack in milliseconds (through nginx as
`nginx_pings` and so on) and, by attack, `moves` (the longest wait for the answer to a move), `answers`, what
the attacker was `served` and how often it was `cut_off`, the `server`'s processor time (seconds a second),
`clocks_run_out`, and what was `logged`.

Ends with status 1 if a server did not hold: a move took more than 250 ms, a clock ran out, an attacker was not cut off,
or the log did not tell of it in one line a minute. Linux alone: attacker and player have addresses of their own.
"""

import argparse
import json
import shutil
import signal
import statistics
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent))
from benchmarks.attackers.__main__ import KINDS
from benchmarks.attacks.trial import DIRECT, THROUGH_NGINX, Trial, attacked
from benchmarks.attacks.verdict import faults, figures, name_of, was_cut_off
from tests.server.nginx import NGINX

WAYS: Final = (DIRECT, THROUGH_NGINX)


def interrupt(_signal: int, _frame: object) -> None:
    """Ends as Ctrl-C does, so that the processes that were started are ended, too."""
    raise KeyboardInterrupt


def ways(given: str | None) -> list[str]:
    """The ways to attack, as far as the machine has what they need; says what it lacks."""
    if given != DIRECT and (NGINX is None or shutil.which("redis-server") is None):
        print("nginx or Redis is not installed: nothing is attacked through nginx", file=sys.stderr)
        return [DIRECT] if given is None else []
    return list(WAYS) if given is None else [given]


def line(trial: Trial, seconds: float) -> str:
    """What is printed of an attack."""
    times = f"{trial.attacker['cut_off']} times" if was_cut_off(trial, seconds) else "no"
    longest, median = max(trial.waits) * 1000, statistics.median(trial.waits) * 1000
    move = max(trial.moves, default=0) * 1000
    measured = f"{len(trial.waits):7}{median:11.1f}{longest:12.1f}{move:14.1f}{trial.server:8.0%}"
    return f"{name_of(trial):20}{measured}  {times}"


def main(arguments: list[str] | None = None) -> int:
    """Reads the command line, attacks, and tells; 1 if a server did not hold."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print nothing but the figures")
    parser.add_argument("--seconds", type=float, default=15, help="how long each attack lasts")
    parser.add_argument(
        "--rounds", type=int, default=1, help="how often each is made; the median of the longest counts"
    )
    parser.add_argument("--only", choices=KINDS, action="append", help="an attack to make; all without this")
    parser.add_argument("--way", choices=WAYS, help="how; in both ways without this")
    given = parser.parse_args(arguments)
    longest: dict[str, float] = {}
    failed: dict[str, None] = {}
    last: list[Trial] = []
    if not given.json:
        print("attack              answers  median ms  longest ms  longest move  server  attacker cut off")
    for way in ways(given.way):
        for kind in given.only or KINDS:
            rounds = []
            for _ in range(given.rounds):
                trial = attacked(way, kind, given.seconds)
                rounds.append(trial)
                failed |= dict.fromkeys(f"{name_of(trial)}: {fault}" for fault in faults(trial, given.seconds))
                if not given.json:
                    print(line(trial, given.seconds), flush=True)
            last.append(rounds[-1])
            longest[name_of(rounds[-1])] = round(statistics.median([max(trial.waits) * 1000 for trial in rounds]), 1)
    if given.json:
        print(json.dumps({**longest, **figures(last)}))
    for fault in failed:
        print(fault, file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, interrupt)
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
