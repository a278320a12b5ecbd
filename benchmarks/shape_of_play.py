"""What games look like: length, who wins, how they end, for each mixture of expansions and two to five players.

Run with `python benchmarks/shape_of_play.py [--agent random] [--games 500] [--workers 2]` in an environment where splay
is installed. Prints the table of docs/statistics.md. The same games are played every time.
"""

from __future__ import annotations

import argparse
from collections import Counter
from multiprocessing import get_context

from splay.agents.roster import make_agent
from splay.core.chance import secret_from_seed
from splay.core.expansion import BASE, EXPANSIONS
from splay.core.options import Options
from splay.core.result import BY_ACHIEVEMENTS, BY_CARD, BY_SCORE
from splay.core.turn import play, step
from splay.sets import new_game
from splay.workbench.bench import CountingDecider
from splay.workbench.random_play import RandomDecider
from splay.workbench.tables import all_mixtures

COLUMNS = (
    "sets", "players", "turns", "decisions", "the first player wins", "by achievements", "by score", "by a card",
)  # fmt: skip
Task = tuple[str, tuple[str, ...], int, int]
"""Games to be played: by which agent, with which sets, how many players, how many games."""


def agents(name: str, options: Options, number: int) -> CountingDecider:
    """The agents of one game, whose questions with a choice are counted."""
    return CountingDecider([make_agent(name, number * options.players + seat) for seat in range(options.players)])


def mixtures() -> list[tuple[str, ...]]:
    """The base set with each choice of expansions; optional parts of expansions are left out."""
    whole = [sets for sets in all_mixtures() if not any(EXPANSIONS[name].part_of for name in sets if name != BASE)]
    return sorted(whole, key=len)


def measure(task: Task) -> str:
    """One line of the table."""
    name, sets, players, games = task
    options = Options(players, sets=sets)
    turns, decisions, first_wins = 0, 0, 0.0
    ends: Counter[str] = Counter()
    for number in range(games):
        game = new_game(options, secret_from_seed(f"shape {number}"))
        bot = RandomDecider(number * 10 + players) if name == "random" else agents(name, options, number)
        game.decider = bot
        step(game)  # the first melds
        first = game.turn_seat
        play(game, bot)
        assert game.result is not None
        turns += game.turn_number
        decisions += bot.decisions
        ends[game.result.reason] += 1
        if first in game.result.winners:
            first_wins += 1 / len(game.result.winners)
    cells = [" + ".join(sets), str(players), f"{turns / games:.1f}", f"{decisions / games:.0f}"]
    shares = [first_wins, ends[BY_ACHIEVEMENTS], ends[BY_SCORE], ends[BY_CARD]]
    cells += [f"{share / games:.1%}" for share in shares]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Prints the table, a line as soon as it is known."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--agent", default="random", help="who plays in all seats (default: random)")
    parser.add_argument("--games", type=int, default=500, help="games of each line (default: 500)")
    parser.add_argument("--workers", type=int, default=2, help="processes that share the work (default: 2)")
    given = parser.parse_args()
    tasks = [(given.agent, sets, players, given.games) for sets in mixtures() for players in range(2, 6)]
    print(f"| {' | '.join(COLUMNS)} |")
    print(f"|---|{'--:|' * (len(COLUMNS) - 1)}")
    with get_context("spawn").Pool(given.workers) as pool:
        for line in pool.imap(measure, tasks):
            print(line, flush=True)


if __name__ == "__main__":
    main()
