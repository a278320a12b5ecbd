"""Fits the chances to win (`agents.chances`) to how games end: `python -m splay.research.fit_chances --players 2`.

A conditional logit: a team's share is exp(worth) of all teams' together, its worth a weighted sum of features. To see
how well it fits, whole games are left out: a chance of 60 % should win in 60 of 100 positions.
"""

import argparse
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from splay.agents.chances import FEATURES, features_of
from splay.core.expansion import BASE
from splay.core.options import ALL_SETS, Options, sets_named
from splay.core.question import ASK_ACTION
from splay.core.session import Session
from splay.research.action_keys import key_of
from splay.research.played_game import TRUNCATED, PlayedGame
from splay.research.self_play import Processes, SelfPlay
from splay.sets import new_game

Numbers = NDArray[np.float64]
FOLDS: Final = 5
BINS: Final = 10
ROUNDS: Final = 40
RIDGE: Final = 1.0
"""How strongly weights are held to be small, against all positions together."""


class Positions(NamedTuple):
    """Positions of games: their `features` (positions, teams, FEATURES), 1 in `won` for the team that won (positions,
    teams), and of which game each is (`games`).
    """

    features: Numbers
    won: Numbers
    games: NDArray[np.int64]


def positions_of(game: PlayedGame) -> Iterator[tuple[list[list[float]], list[float]]]:
    """Each position of a game in which an action was chosen: the features of the teams, and which of them won."""
    session = Session(new_game(Options.from_json(game.options), game.secret), events=False, history=False)
    teams = session.game.teams()
    won = [max(game.rewards[player.seat] for player in session.game.players if player.team == team) for team in teams]
    for number, action in enumerate(game.actions):
        if game.kinds[number] == ASK_ACTION:
            yield [features_of(session.game, team) for team in teams], [float(one > 0) for one in won]
        session.answer(int(game.seats[number]), key_of(int(action)))


def gathered(games: Iterator[PlayedGame]) -> Positions:
    """The positions of all games that one team has won."""
    features, won, numbers = [], [], []
    for number, game in enumerate(games):
        if game.reason == TRUNCATED or max(game.rewards) <= 0:
            continue
        for of_teams, winner in positions_of(game):
            features.append(of_teams)
            won.append(winner)
            numbers.append(number)
    return Positions(np.array(features), np.array(won), np.array(numbers))


def shares(features: Numbers, weights: Numbers) -> Numbers:
    """Each team's chance (positions, teams)."""
    worths = features @ weights
    powers = np.exp(worths - worths.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def fitted(positions: Positions) -> Numbers:
    """The weights that make what happened likeliest, by Newton's method."""
    weights = np.zeros(FEATURES)
    for _ in range(ROUNDS):
        chance = shares(positions.features, weights)
        slope = np.einsum("ptf,pt->f", positions.features, positions.won - chance) - RIDGE * weights
        mean = np.einsum("ptf,pt->pf", positions.features, chance)
        bend = np.einsum("ptf,ptg,pt->fg", positions.features, positions.features, chance) - mean.T @ mean
        step = np.linalg.solve(bend + RIDGE * np.eye(FEATURES), slope)
        weights = weights + step
        if np.abs(step).max() < 1e-8:
            break
    return weights


def foretold(positions: Positions) -> Numbers:
    """Each position's chances by weights that were fitted to the games of other folds."""
    chance = np.zeros_like(positions.won)
    for fold in range(FOLDS):
        out = positions.games % FOLDS == fold
        weights = fitted(Positions(positions.features[~out], positions.won[~out], positions.games[~out]))
        chance[out] = shares(positions.features[out], weights)
    return chance


def table_of(chance: Numbers, won: Numbers) -> list[str]:
    """How often those won whose chance lay in each tenth."""
    place = np.minimum((chance * BINS).astype(int), BINS - 1)
    lines = []
    for one in range(BINS):
        there = place == one
        if there.any():
            told, came = 100 * chance[there].mean(), 100 * won[there].mean()
            lines.append(f"{told:5.1f} % {came:5.1f} % {came - told:+5.1f}  {there.sum()} positions")
    return lines


def main() -> None:
    """Plays games, fits, and prints the weights and how well they fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400, help="half with the base set, half with all sets")
    parser.add_argument("--agent", default="planner")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    given = parser.parse_args()
    with Processes(given.workers) as processes:
        plans = [
            SelfPlay([given.agent], Options(given.players, sets=sets), given.seed, observations=False)
            for sets in ((BASE,), sets_named(ALL_SETS))
        ]
        games = (game for plan in plans for game in processes.play(plan, range(given.games // 2)))
        positions = gathered(games)
    print("\n".join(table_of(foretold(positions), positions.won)))
    print(f"{given.players}: [" + ", ".join(f"{weight:.3f}" for weight in fitted(positions)) + "],")


if __name__ == "__main__":
    main()
