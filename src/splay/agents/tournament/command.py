"""`splay tournament`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from splay.numbers_given import positive

Commands = argparse._SubParsersAction

GAMES: Final = 400
"""So many games each pair of a tournament plays, or as many fewer as its table needs."""


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
