"""Playing a tournament: each pair of agents, the same deals by every pair, in several processes."""

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from splay.agents.by_path import agent_named
from splay.agents.processes import spawned
from splay.agents.tournament.estimate import decided
from splay.agents.tournament.game import Played, Task, play_one
from splay.agents.tournament.outcome import Pair, Tournament, scores_of_deals
from splay.agents.tournament.saved import SavedGames
from splay.agents.tournament.seating import even_share, seatings
from splay.core.options import Options

Elos = tuple[float, float]
EVEN: Final = 0.5
"""The score that a sequential test goes by if both are equally strong."""
BATCH: Final = 4
"""So many deals a process are begun before a sequential test may stop."""


def run_tournament(
    agent_names: list[str],
    games: int,
    options: Options,
    seed: int,
    workers: int | None = None,
    sprt: Elos | None = None,
    saved: Path | None = None,
) -> Tournament:
    """Plays each pair of the agents against each other; the same seed gives the same outcome everywhere.

    `games` is how many games each pair plays: a multiple of the ways to sit, as each deal is played in all of them.
    `workers` processes play, one for each core by default. With `sprt`, two Elo differences, a pair stops as soon as it
    is decided which of them fits better (5 % errors), after `games` at the latest. What ends is written to the file
    `saved` and not played again.

    Raises UnknownAgent, or ValueError for fewer than two agents, for games or a test that do not fit the table, and for
    a file of another tournament.
    """
    if len(agent_names) < 2:
        raise ValueError("agents: a tournament needs at least two")
    a_deal = len(seatings(options))
    if games < a_deal or games % a_deal:
        raise ValueError(f"games: must be a multiple of {a_deal}, as each deal is played from every side, not {games}")
    if sprt is not None:
        check_test(sprt, options)
    for name in agent_names:
        agent_named(name, 0)
    pairs = [(a, b) for place, a in enumerate(agent_names) for b in agent_names[place + 1 :]]
    described: dict[str, object] = {"agents": agent_names, "seed": seed, "options": options.to_json()}
    outcome: list[Pair] = []
    known = SavedGames(saved, described)
    with closing(Players(workers)) as players:
        for number, (a, b) in enumerate(pairs):
            tasks: list[Task] = [(a, b, seed, game, options.to_json()) for game in range(games)]
            outcome.append(play_pair(number, tasks, players, known, sprt))
    return Tournament(outcome)


def check_test(sprt: Elos, options: Options) -> None:
    """Raises ValueError unless a sequential test can decide between these differences at such a table."""
    if sprt[0] >= sprt[1]:
        raise ValueError(f"sprt: the first difference must be the smaller one, not {sprt[0]:g},{sprt[1]:g}")
    if even_share(options) != EVEN:
        raise ValueError("sprt: only two players or teams have a difference in Elo points")


class Players:
    """Processes that play games; one is this process itself."""

    def __init__(self, workers: int | None) -> None:
        """Starts one for each core without a number."""
        self.workers = (os.cpu_count() or 1) if workers is None else workers
        self.pool = None if self.workers == 1 else spawned(self.workers)

    def play(self, tasks: list[Task]) -> Iterator[Played]:
        """Plays games and gives them in their order."""
        return map(play_one, tasks) if self.pool is None else self.pool.imap(play_one, tasks, chunksize=2)

    def close(self) -> None:
        """Ends them, also in the middle of a game."""
        if self.pool is not None:
            self.pool.terminate()


def play_pair(number: int, tasks: list[Task], players: Players, known: SavedGames, sprt: Elos | None) -> Pair:
    """Plays the games of one pair, or as many as a sequential test needs."""
    a, b, _, _, options_data = tasks[0]
    options = Options.from_json(options_data)
    a_deal = len(seatings(options))
    batch = len(tasks) if sprt is None else players.workers * BATCH * a_deal
    points: list[float] = []
    times: tuple[list[float], list[float]] = ([], [])
    found = ""
    for first in range(0, len(tasks), batch):
        for won, of_a, of_b in games_of(number, tasks[first : first + batch], players, known):
            points.append(won)
            times[0].extend(of_a)
            times[1].extend(of_b)
            if sprt is not None and len(points) % a_deal == 0:
                found = decided(scores_of_deals(points, a_deal), sprt[0], sprt[1])
                if found:
                    return Pair(a, b, points, a_deal, even_share(options), times, found)
    return Pair(a, b, points, a_deal, even_share(options), times)


def games_of(number: int, tasks: list[Task], players: Players, known: SavedGames) -> Iterator[Played]:
    """The games of a pair in their order: those that are known, and those that are played now, which are saved."""
    fresh = players.play([task for task in tasks if (number, task[3]) not in known.played])
    for task in tasks:
        played = known.played.get((number, task[3]))
        if played is None:
            played = next(fresh)
            known.add(number, task[3], played)
        yield played
