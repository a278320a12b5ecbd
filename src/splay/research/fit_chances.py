"""Fits the chances to win (`agents.chances`) to how games end: `python -m splay.research.fit_chances --players 2`.

A conditional logit: a team's share is exp(worth) of all teams' together, its worth a weighted sum of features. Games
with the base set alone have weights of their own. To see how well it fits, whole games are left out: a chance of 60 %
should win in 60 of 100 positions.
"""

import argparse
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from splay.agents.chances import FEATURES, bounded, features_of
from splay.core.expansion import BASE
from splay.core.options import ALL_SETS, TEAMS, Options, sets_named
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
    """Positions of games: their `features` (positions, teams, FEATURES), each team's share of the win in `won`
    (positions, teams), and of which game each is (`games`).
    """

    features: Numbers
    won: Numbers
    games: NDArray[np.int64]


def positions_of(game: PlayedGame) -> Iterator[tuple[list[list[float]], list[float]]]:
    """Each position of a game in which an action was chosen: the features of the teams, and their shares of the win.

    There are no more once somebody is out of the game.
    """
    session = Session(new_game(Options.from_json(game.options), game.secret), events=False, history=False)
    teams = session.game.teams()
    winners = [seat for seat, reward in enumerate(game.rewards) if reward > 0]
    won = [float(sum(session.game.players[seat].team == team for seat in winners)) / len(winners) for team in teams]
    for number, action in enumerate(game.actions):
        if session.game.seating.out:
            return
        if game.kinds[number] == ASK_ACTION:
            yield [features_of(session.game, team) for team in teams], won
        session.answer(int(game.seats[number]), key_of(int(action)))


def gathered(games: Iterator[PlayedGame]) -> Positions:
    """The positions of all games that somebody has won."""
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
    """Each position's chances by weights that were fitted to the games of other folds, bounded as they are told."""
    chance = np.zeros_like(positions.won)
    for fold in range(FOLDS):
        out = positions.games % FOLDS == fold
        weights = fitted(Positions(positions.features[~out], positions.won[~out], positions.games[~out]))
        chance[out] = shares(positions.features[out], weights)
    return np.array([bounded(one) for one in chance.tolist()])


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


def played(given: argparse.Namespace, sets: tuple[str, ...]) -> Positions:
    """The positions of so many games with these sets, all seats played by one agent."""
    options = Options(given.players, teams=given.teams, sets=sets)
    plan = SelfPlay([given.agent], options, given.seed, observations=False)
    with Processes(given.workers) as processes:
        return gathered(processes.play(plan, range(given.games)))


def main() -> None:
    """Plays games, fits, and prints the weights and how well they fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--teams", choices=TEAMS, default="none", help="who are partners, of four players")
    parser.add_argument("--games", type=int, default=400, help="with the base set, and as many with all sets")
    parser.add_argument("--agent", default="planner")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    given = parser.parse_args()
    kinds = {"BASE_SET": played(given, (BASE,)), "EXPANSIONS": played(given, sets_named(ALL_SETS))}
    told = [(foretold(positions), positions.won) for positions in kinds.values()]
    print("\n".join(table_of(np.concatenate([one for one, _ in told]), np.concatenate([won for _, won in told]))))
    for name, positions in kinds.items():
        teams = positions.won.shape[1]
        weights = ", ".join(f"{weight:.3f}" for weight in fitted(positions))
        print(f"{name}: ({given.players}, {teams}): [{weights}],")


if __name__ == "__main__":
    main()
