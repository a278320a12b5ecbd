"""What games look like: length, who wins, how they end, for each mixture of expansions and two to five players.

Run with `python benchmarks/shape_of_play.py [--agent random] [--games 500] [--workers 2]` in an environment where splay
is installed. Prints the table of docs/statistics.md. The same games are played every time.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import combinations
from multiprocessing import get_context
from typing import TYPE_CHECKING

from splay.agents.driver import AgentDecider
from splay.agents.roster import make_agent
from splay.core.chance import secret_from_seed
from splay.core.expansion import BASE, EXPANSIONS
from splay.core.options import Options
from splay.core.result import BY_ACHIEVEMENTS, BY_CARD, BY_SCORE
from splay.core.turn import play, step
from splay.sets import new_game
from splay.workbench.random_play import RandomDecider

if TYPE_CHECKING:
    from splay.core.game import Game
    from splay.core.question import Question

COLUMNS = (
    "sets", "players", "turns", "decisions", "the first player wins", "by achievements", "by score", "by a card",
)  # fmt: skip
Task = tuple[str, tuple[str, ...], int, int]
"""Games to be played: by which agent, with which sets, how many players, how many games."""


class Agents(AgentDecider):
    """Agents that count the questions with a choice."""

    def __init__(self, name: str, options: Options, number: int) -> None:
        super().__init__([make_agent(name, number * options.players + seat) for seat in range(options.players)])
        self.decisions = 0

    def decide(self, game: Game, question: Question) -> int:
        self.decisions += len(question.options) > 1
        return super().decide(game, question)


def mixtures() -> list[tuple[str, ...]]:
    """The base set with each choice of expansions; optional parts of expansions are left out."""
    names = [name for name, expansion in EXPANSIONS.items() if not expansion.part_of]
    return [(BASE, *chosen) for size in range(len(names) + 1) for chosen in combinations(names, size)]


def measure(task: Task) -> str:
    """One line of the table."""
    name, sets, players, games = task
    options = Options(players, sets=sets)
    turns, decisions, first_wins = 0, 0, 0.0
    ends: Counter[str] = Counter()
    for number in range(games):
        game = new_game(options, secret_from_seed(f"shape {number}"))
        bot = RandomDecider(number * 10 + players) if name == "random" else Agents(name, options, number)
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
    print(
        "| sets | players | turns | decisions | the first player wins | by achievements | by score | by a card | time |"
    )
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|")
    with get_context("spawn").Pool(given.workers) as pool:
        for line in pool.imap(measure, tasks):
            print(line, flush=True)


if __name__ == "__main__":
    main()
