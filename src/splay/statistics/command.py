"""`splay card-statistics`: lets the strongest computer play against itself, and tells what becomes of the cards."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from splay.statistics.cards import CardCounts, GamesCounted, Share

GAMES: Final = 1000
HOURS: Final = 16.0
AGENT: Final = "planner"
COLUMNS: Final = ("drawn", "melded", "used", "won")
"""What a table of cards can be sorted by."""


def add_card_statistics(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """`splay card-statistics`."""
    command = commands.add_parser("card-statistics", help="count what becomes of cards in games of computers")
    jobs = command.add_subparsers(dest="job", required=True, metavar="JOB")
    playing = jobs.add_parser("play", help="let a computer play against itself, and go on where the file ends")
    playing.add_argument("file", type=Path, help="where the numbers are kept")
    playing.add_argument("--games", type=int, default=GAMES, help="games of each kind (default: 1000)")
    playing.add_argument(
        "--hours", type=float, default=HOURS, help="hours of a processor at most, in all (default: 16)"
    )
    playing.add_argument("--agent", default=AGENT, help="which computer plays (default: planner)")
    playing.add_argument("--seed", default="1", help="the same seed gives the same games (default: 1)")
    playing.add_argument("--workers", type=int, default=1, help="how many processes play (default: 1)")
    playing.set_defaults(run=run_play)
    showing = jobs.add_parser("show", help="list the cards with their numbers")
    showing.add_argument("file", type=Path, help="a file of numbers")
    showing.add_argument("--by", choices=COLUMNS, default="won", help="what they are sorted by (default: won)")
    showing.set_defaults(run=run_show)


def run_play(given: argparse.Namespace) -> int:
    """Plays, and says how far it is."""
    from splay.agents.roster import make_agent
    from splay.statistics.computers import games_in, play_all

    make_agent(given.agent, 0)  # raises UnknownAgent
    games = games_in(given.file, given.agent, given.seed)
    play_all(given.file, games, given.games, given.hours, given.workers, lambda line: print(line, flush=True))
    return 0


def run_show(given: argparse.Namespace) -> int:
    """Lists the cards of each kind of games, those with the most first."""
    from splay.statistics.computers import read_counted

    games = read_counted(given.file)
    for kind in games.kinds:
        print(f"{games.agent}, {' + '.join(kind.sets)}, {kind.players} players: {kind.games} games")
        rows = {key: shares_of(counts, kind) for key, counts in kind.cards.items()}
        for key, shares in sorted(rows.items(), key=lambda row: (-middle(row[1][given.by]), row[0])):
            print(f"  {key:24}", *(f"{name} {told(shares[name])}" for name in COLUMNS))
    return 0


def shares_of(counts: CardCounts, kind: GamesCounted) -> dict[str, Share | None]:
    """How many of all seats drew, melded and used a card, and how many of those that melded it won."""
    from splay.statistics.cards import share

    numbers = (counts.drawn, counts.melded, counts.used)
    shares = [share(number, kind.seats) for number in numbers]
    return dict(zip(COLUMNS, [*shares, share(counts.won_melded, counts.melded)], strict=True))


def middle(one: Share | None) -> float:
    """What a share is sorted by: none comes last."""
    return -1.0 if one is None else one.value


def told(one: Share | None) -> str:
    """A share in percent with its interval."""
    return "-".rjust(17) if one is None else f"{one.value:4.0%} ({one.low:4.0%} - {one.high:4.0%})"
