"""Tournaments: agents play each other, and how sure the outcome is.

Every deal is played twice, with the seats changed, and the same deals by every pair.
"""

import os
from math import sqrt
from multiprocessing import get_context
from typing import Final

from splay.agents.driver import play_match
from splay.agents.roster import make_agent
from splay.core.chance import secret_from_seed
from splay.core.options import Options

Z95: Final = 1.959964
"""The standard score of a 95 % interval."""
Task = tuple[str, str, int, int, dict[str, object]]
"""A game to be played: the two agents, the seed, the game's number, the options."""


class Pair:
    """How agent `a` did against agent `b`: `score` is its wins, and half of the shared ones, as a share of games.

    `low` and `high` are the limits of the score's 95 % interval by Wilson.
    """

    def __init__(self, a: str, b: str, points: list[float]) -> None:
        """`points` are of each game 1 for a win of `a`, 0.5 for a shared one, 0 for a loss."""
        self.a = a
        self.b = b
        self.games = len(points)
        self.score = sum(points) / len(points)
        self.low, self.high = wilson(self.score, len(points))

    def to_json(self) -> dict[str, object]:
        """The pair as JSON data."""
        return {"a": self.a, "b": self.b, "games": self.games, "score": self.score, "ci": [self.low, self.high]}


class Tournament:
    """The outcome of a tournament, a pair a time."""

    def __init__(self, pairs: list[Pair]) -> None:
        self.pairs = pairs

    def to_json(self) -> dict[str, object]:
        """The tournament as JSON data."""
        return {"pairs": [pair.to_json() for pair in self.pairs]}

    def table(self) -> str:
        """The tournament as a table to read."""
        width = max([len("agents")] + [len(pair.a) + len(pair.b) + 4 for pair in self.pairs])
        lines = [f"{'agents':{width}}  {'games':>5}  {'score':>6}  95 % interval"]
        for pair in self.pairs:
            names = f"{pair.a} v. {pair.b}"
            interval = f"{pair.low * 100:.1f} - {pair.high * 100:.1f} %"
            lines.append(f"{names:{width}}  {pair.games:5}  {pair.score * 100:4.1f} %  {interval}")
        return "\n".join(lines)


def run_tournament(
    agent_names: list[str], games: int, options: Options, seed: int, workers: int | None = None
) -> Tournament:
    """Plays each pair of the agents against each other; the same seed gives the same outcome everywhere.

    `games` is how many games each pair plays: an even number, as each deal is played from both sides. With more
    than two players the agents of a pair sit in turns. `workers` processes play, one for each core by default.
    Raises UnknownAgent, or ValueError for fewer than two agents or an odd number of games.
    """
    if len(agent_names) < 2:
        raise ValueError("agents: a tournament needs at least two")
    if games < 2 or games % 2:
        raise ValueError(f"games: must be an even number, as each deal is played from both sides, not {games}")
    for name in agent_names:
        make_agent(name, 0)
    pairs = [(a, b) for place, a in enumerate(agent_names) for b in agent_names[place + 1 :]]
    tasks: list[Task] = [(a, b, seed, game, options.to_json()) for a, b in pairs for game in range(games)]
    points = play_all(tasks, (os.cpu_count() or 1) if workers is None else workers)
    return Tournament([Pair(a, b, points[n * games : (n + 1) * games]) for n, (a, b) in enumerate(pairs)])


def play_all(tasks: list[Task], workers: int) -> list[float]:
    """The points of each game, in the tasks' order, by as many processes."""
    if workers == 1:
        return [play_one(task) for task in tasks]
    with get_context("spawn").Pool(workers) as pool:
        return pool.map(play_one, tasks, chunksize=2)


def play_one(task: Task) -> float:
    """Plays one game: 1 for a win of the first agent, 0.5 for a shared one, 0 for a loss."""
    a, b, seed, number, options_data = task
    options = Options.from_json(options_data)
    deal, swapped = number // 2, number % 2
    seats = [(seat + swapped) % 2 for seat in range(options.players)]
    agents = [make_agent((a, b)[side], agent_seed(seed, number, seat)) for seat, side in enumerate(seats)]
    game = play_match(agents, options, secret_from_seed(f"tournament {seed} deal {deal}"))
    assert game.result is not None
    winners = [seats[seat] for seat in game.result.winners]
    if 0 not in winners:
        return 0.0
    return 0.5 if 1 in winners else 1.0


def agent_seed(seed: int, game: int, seat: int) -> int:
    """The seed of the agent in a seat of a game."""
    return int.from_bytes(secret_from_seed(f"tournament {seed} game {game} seat {seat}")[:8], "big")


def wilson(score: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share found in a number of games (Wilson 1927), which holds near 0 and 1 too."""
    z2 = Z95 * Z95
    middle = (score + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z95 * sqrt(score * (1 - score) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)
