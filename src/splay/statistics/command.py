"""`splay card-statistics`: lets the strongest computer play against itself, and counts what becomes of the cards."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

GAMES: Final = 1000
HOURS: Final = 16.0
AGENT: Final = "planner"


def add_card_statistics(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """`splay card-statistics`."""
    command = commands.add_parser("card-statistics", help="let a computer play against itself, and count its cards")
    command.add_argument("file", type=Path, help="where they are kept; what it has already is gone on with")
    command.add_argument("--games", type=int, default=GAMES, help="games of each kind (default: 1000)")
    command.add_argument(
        "--hours", type=float, default=HOURS, help="hours of a processor at most, in all (default: 16)"
    )
    command.add_argument("--agent", default=AGENT, help="which computer plays (default: planner)")
    command.add_argument("--seed", default="1", help="the same seed gives the same games (default: 1)")
    command.add_argument("--workers", type=int, default=1, help="how many processes play (default: 1)")
    command.set_defaults(run=run_card_statistics)


def run_card_statistics(given: argparse.Namespace) -> int:
    """Plays, and says how far it is."""
    from splay.agents.roster import UnknownAgent, make_agent
    from splay.statistics.computers import OtherGames, games_in, play_all

    try:
        make_agent(given.agent, 0)
        games = games_in(given.file, given.agent, given.seed)
    except (UnknownAgent, OtherGames) as error:
        print(f"splay card-statistics: {error}", file=sys.stderr)
        return 2
    play_all(given.file, games, given.games, given.hours, given.workers, lambda line: print(line, flush=True))
    return 0
