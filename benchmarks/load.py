"""How many tables a server holds, and who uses the processor for it: `python benchmarks/load.py --tables 500`.

Two-player tables, every seat with a WebSocket over which it moves, as the page does (`--post`: moves are POSTs, as by
bots), some of them late in their games; beside them people who look into the lobby, spectators, and previews, and
(`--daily`) games over days, to which somebody comes now and then who looks and answers.
Everything is sent at times that were fixed before, whether what came before has been answered or not, and a time counts
from when something was due: nothing is left out while a server stands still. The server, PostgreSQL and Redis are
processes of their own on this machine, with their data in a temporary folder; this process is all clients.

`--search` looks for the largest number of tables whose 99th percentile from then to the arrival at the opponent's
WebSocket is under 100 ms. With `--every 0 --looks 200` the lobby is measured alone. `--json` prints the figures as
`{"measured": [...], "tables": ...}`, the second one only if they were searched for. Linux alone (reads /proc).
"""

import argparse
import json
import resource
import sys
from pathlib import Path
from typing import Any, Final

import uvloop

sys.path.insert(0, str(Path(__file__).parent.parent))
from benchmarks.loads.measure import Load, measure
from benchmarks.loads.place import POSTGRES, SQLITE

GOAL_MS: Final = 100
"""Milliseconds that the 99th percentile must stay under."""
FEW: Final = 10
"""One table in so many has a spectator, if nothing else is said."""
SELDOM: Final = 50
"""As many tables have one look into the lobby and one preview a second."""
WHO: Final = {
    "workers": "workers",
    "beside": "beside them",
    "postgresql": "PostgreSQL",
    "redis": "Redis",
    "client": "client",
}
HEAD: Final = "tables  moves/s  p50 ms  p95 ms  p99 ms  max ms  kB/move      MB  kB/table  errors"


def shown(told: dict[str, Any]) -> str:
    """The lines that are printed of a measurement."""
    push = {"p50": 0.0, "p95": 0.0, "p99": 0.0, "max": 0.0} | told["push_ms"]
    times = "".join([f"{push[part]:8.1f}" for part in ("p50", "p95", "p99", "max")])
    memory = f"{told['kilobytes_per_move'] or 0:9.1f}{told['megabytes']:8.0f}{told['kilobytes_per_table']:10.0f}"
    lines = [
        f"{told['tables']:6}{told['moves_per_second']:9.1f}{times}{memory}{sum(told['errors'].values()):8}",
        f"       of a core: {shares(told['processor_of_a_core'], '.0%')}",
    ]
    if told["processor_ms_per_move"]:
        lines.append(f"       ms per move: {shares(told['processor_ms_per_move'], '.2f')}")
    for kind in ("look", "preview", "visit"):
        if told[f"{kind}_ms"]:
            lines.append(f"       {told[f'{kind}s']} {kind}s: p99 {told[f'{kind}_ms']['p99']:.1f} ms")
    if "ms_per_look" in told:
        lines.append(f"       {told['ms_per_look']:.2f} ms of the workers' processor per look")
    if told["client_late_ms"]:
        lines.append(f"       the client itself was late: p99 {told['client_late_ms']['p99']:.1f} ms")
    return "\n".join([*lines, *[f"       {times} x {error}" for error, times in told["errors"].items()]])


def shares(of: dict[str, float], form: str) -> str:
    """Who used how much."""
    return ", ".join([f"{WHO[who]} {amount:{form}}" for who, amount in of.items()])


def load_of(given: argparse.Namespace, tables: int) -> Load:
    """What is measured with so many tables."""

    def or_else(value: float | None, other: float) -> float:
        return other if value is None else value

    return Load(
        tables=tables,
        on=given.on if given.database is None else POSTGRES,
        workers=given.workers,
        seconds=given.seconds,
        every=given.every,
        opening=given.opening,
        late=round(tables * given.late),
        late_answers=given.late_answers,
        looks=or_else(given.looks, tables / SELDOM),
        previews=or_else(given.previews, tables / SELDOM if given.every else 0),
        spectators=round(or_else(given.spectators, tables / FEW)),
        daily=given.daily,
        daily_opening=given.daily_opening,
        daily_every=given.daily_every,
        by_post=given.post,
        apart=given.apart,
        database=given.database,
        redis=given.redis,
    )


async def measured(given: argparse.Namespace, tables: int, results: list[dict[str, Any]]) -> bool:
    """Measures with so many tables: whether they keep to the goal."""
    told = await measure(load_of(given, tables))
    results.append(told)
    if not given.json:
        print(shown(told), flush=True)
    return not told["errors"] and bool(told["push_ms"]) and told["push_ms"]["p99"] < GOAL_MS


async def search(given: argparse.Namespace, results: list[dict[str, Any]]) -> int:
    """The largest number of tables that keeps to the goal, to within a twentieth."""
    good, bad = 0, 0
    tables = given.tables
    while not bad or bad - good > max(1, tables // 20):
        if await measured(given, tables, results):
            good = tables
        else:
            bad = tables
        tables = (good + bad) // 2 if bad else good * 3 // 2
    return good


def open_files() -> None:
    """Lets this process, and those that it starts, have as many connections as the machine allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--tables", type=int, default=500, help="tables of two, to begin with")
    made.add_argument("--search", action="store_true", help="look for the largest number of tables")
    made.add_argument("--seconds", type=float, default=30, help="how long is measured")
    made.add_argument("--every", type=float, default=5, help="seconds in which every seat moves once; 0: nobody moves")
    made.add_argument("--opening", type=int, default=20, help="answers at each table before that, as fast as may be")
    made.add_argument("--late", type=float, default=0.1, help="the share of tables whose games are late")
    made.add_argument("--late-answers", type=int, default=120, help="answers at each of those before")
    made.add_argument("--looks", type=float, help="looks into the lobby a second; one for 50 tables without this")
    made.add_argument("--previews", type=float, help="previews a second; one for 50 tables without this")
    made.add_argument("--spectators", type=int, help="WebSockets of spectators; one for ten tables without this")
    made.add_argument("--daily", type=int, default=0, help="tables over days beside these, at which nobody listens")
    made.add_argument("--daily-opening", type=int, default=10, help="answers at each of those before")
    made.add_argument(
        "--daily-every", type=float, default=3600, help="seconds in which every seat of those answers once"
    )
    made.add_argument("--on", choices=(SQLITE, POSTGRES), default=SQLITE, help="postgres: and Redis, started here")
    made.add_argument("--workers", type=int, default=1, help="workers of the server; several need Redis")
    made.add_argument(
        "--apart",
        action="store_true",
        help="each worker a server of its own, by table, as behind deploy/nginx.conf",
    )
    made.add_argument("--post", action="store_true", help="moves as POSTs instead of answers over the WebSockets")
    made.add_argument("--database", help="the URL of an empty PostgreSQL database that is there already")
    made.add_argument("--redis", help="the URL of a Redis that is there already")
    made.add_argument("--json", action="store_true", help="print nothing but the figures")
    return made


def main(arguments: list[str] | None = None) -> None:
    """Reads the command line and measures."""
    given = parser().parse_args(arguments)
    open_files()
    if not given.json:
        print(HEAD)
    results: list[dict[str, Any]] = []
    found: dict[str, Any] = {}
    if given.search:
        found["tables"] = uvloop.run(search(given, results))
    else:
        uvloop.run(measured(given, given.tables, results))
    if given.json:
        print(json.dumps({"measured": results, **found}))
    elif found:
        print(f"{found['tables']} tables keep the 99th percentile under {GOAL_MS} ms")


if __name__ == "__main__":
    main()
