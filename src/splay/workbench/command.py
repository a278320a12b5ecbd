"""`splay tournament`, `bench` and `soak`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from splay.numbers_given import positive

Commands = argparse._SubParsersAction

GAMES: Final = 400
"""So many games each pair of a tournament plays, or as many fewer as its table needs."""
TOLD_TIMES: Final = 20
"""So often a soak says how far it is."""


def add_tournament(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay tournament`."""
    command = commands.add_parser("tournament", help="let computer opponents play each other")
    command.add_argument(
        "--agents",
        default="random,rule,greedy",
        help="names, or classes as package.module:Class, with commas between (default: random,rule,greedy)",
    )
    command.add_argument(
        "--games", type=positive, help=f"games of each pair (default: {GAMES}, or the next fewer that the table needs)"
    )
    command.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (default: 1)")
    command.add_argument(
        "--players", type=positive, default=2, help="2 to 5; of more than two the first of a pair is one (default: 2)"
    )
    command.add_argument("--teams", default="none", help="12-34, 13-24 or 14-23 for four players (default: none)")
    command.add_argument("--edition", default="third", help="third or first (default: third)")
    command.add_argument("--sets", default="", help="sets besides base, with commas between, or all (default: none)")
    command.add_argument("--sprt", type=two_elos, metavar="ELO0,ELO1", help="stop as soon as one of both is decided")
    command.add_argument("--resume", type=Path, metavar="FILE", help="keep the games in a file, and go on from there")
    command.add_argument("--workers", type=positive, help="how many processes play (default: one for each core)")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=run_tournament_command)


def run_tournament_command(given: argparse.Namespace) -> int:
    """Plays a tournament and prints its table."""
    from splay.agents.tournament.run import run_tournament
    from splay.agents.tournament.seating import seatings
    from splay.core.options import Options, sets_named

    names = [name.strip() for name in given.agents.split(",")]
    options = Options(given.players, given.edition, given.teams, sets=sets_named(given.sets))
    games = given.games or GAMES - GAMES % len(seatings(options))
    tournament = run_tournament(names, games, options, given.seed, given.workers, given.sprt, given.resume)
    print(json.dumps(tournament.to_json()) if given.json else tournament.table())
    return 0


def two_elos(text: str) -> tuple[float, float]:
    """Two Elo differences with a comma between."""
    first, _, second = text.partition(",")
    try:
        return float(first), float(second)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"must be two numbers with a comma between, not {text!r}") from error


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
