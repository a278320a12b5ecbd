"""`splay bench` and `splay soak`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from splay.numbers_given import positive

Commands = argparse._SubParsersAction

TOLD_TIMES: Final = 20
"""So often a soak says how far it is."""


def add_bench(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay bench`."""
    command = commands.add_parser("bench", help="measure how fast the engine plays")
    command.add_argument("--games", type=positive, default=400, help="games of each of five rounds (default: 400)")
    command.add_argument("--sets", default="", help="sets besides base, with commas between, or all (default: none)")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=run_bench_command)


def run_bench_command(given: argparse.Namespace) -> int:
    """Measures and prints the figures."""
    import msgspec

    from splay.core.options import sets_named
    from splay.workbench.bench import run_bench

    figures = msgspec.to_builtins(run_bench(given.games, sets_named(given.sets)))
    if given.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:20} {value}")
    return 0


def add_soak(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay soak`."""
    command = commands.add_parser("soak", help="play random games and check every invariant after every action")
    command.add_argument("--games", type=positive, default=200, help="how many games (default: 200)")
    command.add_argument("--seed", type=int, default=1, help="the same seed plays the same games (default: 1)")
    command.add_argument(
        "--sets", help="play with these sets alone, commas between, or with all; counts effects (default: any mixture)"
    )
    command.add_argument("--counts", action="store_true", help="print how often each effect was executed")
    command.add_argument("--workers", type=positive, default=1, help="how many processes share the games (default: 1)")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=run_soak_command)


def run_soak_command(given: argparse.Namespace) -> int:
    """Soaks, prints the figures, and writes down the game with the first breach."""
    from splay.core.options import sets_named
    from splay.workbench.soak import BATCH, Soak, soak

    told_after = max(given.games // TOLD_TIMES // BATCH, 1) * BATCH

    def tell(so_far: Soak) -> None:
        if so_far.games % told_after == 0:
            print(f"{so_far.games} of {given.games} games", file=sys.stderr)

    sets = None if given.sets is None else sets_named(given.sets)
    counts = given.counts or sets is not None
    found = soak(given.games, given.seed, tell, sets=sets, workers=given.workers)
    if found.record is not None:
        path = Path(f"splay-soak-{given.seed}-{found.games}.json")
        path.write_text(json.dumps(found.record, indent=1), encoding="utf-8")
        print(f"breach: {'; '.join(found.breaches)}; the game is in {path}", file=sys.stderr)
    figures = found.to_json()
    if counts:
        figures["executed"] = dict(sorted(found.executed.items()))
        figures["never"] = found.never()
    if given.json:
        print(json.dumps(figures))
    else:
        print(f"{found.games} games, {found.decisions} decisions, {len(found.breaches)} breaches")
        for effect, times in sorted(found.executed.items()) if counts else []:
            print(f"{times:8} {effect}")
        for effect, file in found.never().items() if counts else []:
            print(f"{0:8} {effect}; tested in {file}")
    return 1 if found.breaches else 0
