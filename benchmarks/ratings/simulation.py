"""How well ratings rank players whose strengths are known, as they played games by chance.

Run with `python -m benchmarks.ratings.simulation [--players 2000] [--games 30] [--seeds 5]` in the root of a checkout,
where splay is installed with the extra `server`. Prints a line of JSON for two players, for four of whom all places
count, and for two teams of two. It has the means of several simulations: Spearman's correlation of the ratings with the
strengths; the same of the strengths by which all games at once are likeliest, told how strengths are distributed (no
rating by results can be much better); how often a strength lies in its rating's 95 % interval; the standard deviation
of the error in shown points; and the lowest correlation of the first sort.

Strengths are normal with a deviation of 300 Elo points. Places go by Plackett-Luce's model, which with two players is
Elo's; a team plays as well as its members on average.
"""

from __future__ import annotations

import argparse
import json
from typing import Any, Final

import numpy as np
from benchmarks.ratings.fit import ELO

from splay.ratings.kinds import BASE_2, MANY, TEAMS
from splay.ratings.rated_game import RatedGame, RatedSeat
from splay.ratings.rating import SHOWN_MIDDLE, Rating, interval, shown
from splay.ratings.update import rated

Array = np.ndarray[Any, np.dtype[Any]]
DEVIATION: Final = 300.0
"""That of strengths, in Elo points."""
SIDES: Final = {BASE_2: (2, 1), MANY: (4, 1), TEAMS: (2, 2)}
"""The sides of a game and the players of each, by kind."""
ROUNDS: Final = 300
DAMPING: Final = 0.5


def play(kind: str, strengths: Array, games: int, chance: np.random.Generator) -> Array:
    """So many games of each player against others drawn by lot, all places: players by game, side and seat, the sides
    in the order of their places. As many players as fill a table must be there.
    """
    sides, members = SIDES[kind]
    rounds = [chance.permutation(len(strengths)).reshape(-1, sides, members) for _ in range(games)]
    seated = np.concatenate(rounds)
    performance = strengths[seated].mean(axis=2) / ELO + chance.gumbel(size=seated.shape[:2])
    return np.take_along_axis(seated, np.argsort(-performance, axis=1)[:, :, None], axis=1)


def result(kind: str, number: int, sides: Array) -> RatedGame:
    """A game as it is stored."""
    members = sides.shape[1]
    seats = [
        RatedSeat(str(player), 1 + place * members, place if members > 1 else None)
        for place, side in enumerate(sides.tolist())
        for player in side
    ]
    return RatedGame(f"{number:09}", number, kind, tuple(seats))


def likeliest(seated: Array, players: int) -> Array:
    """The strengths by which all games together are likeliest, if strengths are normal, in units of ELO."""
    prior = (DEVIATION / ELO) ** -2
    members = seated.shape[2]
    theta = np.zeros(players)
    for _ in range(ROUNDS):
        weights = np.exp(theta[seated].mean(axis=2))
        left = np.cumsum(weights[:, ::-1], axis=1)[:, ::-1]  # of those who have no place yet at each choice
        picked = weights[:, None, :] / left[:, :, None] * np.tri(seated.shape[1]).T[None]  # by choice, then side
        picked[:, -1, :] = 0.0  # the last place is no choice
        slope = (np.arange(seated.shape[1]) < seated.shape[1] - 1) - picked.sum(axis=1)
        bend = (picked * (1.0 - picked)).sum(axis=1)
        slopes, bends = [
            np.bincount(seated.ravel(), np.repeat(of_side, members, axis=1).ravel(), players)
            for of_side in (slope / members, bend / members**2)
        ]
        theta += DAMPING * (slopes - prior * theta) / (bends + prior)
    return theta


def ranks(numbers: Array) -> Array:
    """The place of each number in their order."""
    return np.argsort(np.argsort(numbers, kind="stable"), kind="stable")


def spearman(a: Array, b: Array) -> float:
    """Spearman's correlation: how alike two orders are."""
    return float(np.corrcoef(ranks(a), ranks(b))[0, 1])


def simulate(kind: str, players: int, games: int, seed: int) -> dict[str, float]:
    """What a simulation finds; the same seed gives the same everywhere."""
    chance = np.random.default_rng(seed)
    strengths = chance.normal(0.0, DEVIATION, players)
    strengths -= strengths.mean()  # where the middle lies no game between players tells
    seated = play(kind, strengths, games, chance)
    told = rated([result(kind, number, sides) for number, sides in enumerate(seated)])[kind]
    ratings: list[Rating] = [told[str(player)] for player in range(players)]
    by_rating = np.array([rating.mu for rating in ratings])
    within = [
        low <= SHOWN_MIDDLE + strength <= high
        for strength, (low, high) in zip(strengths, map(interval, ratings), strict=True)
    ]
    errors = [shown(rating) - SHOWN_MIDDLE - strength for rating, strength in zip(ratings, strengths, strict=True)]
    return {
        "spearman": spearman(by_rating, strengths),
        "all games at once": spearman(likeliest(seated, players), strengths),
        "in the interval": float(np.mean(within)),
        "error": float(np.std(errors)),
    }


def main() -> None:
    """Prints what each simulation finds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2000, help="a multiple of four (default: 2000)")
    parser.add_argument("--games", type=int, default=30, help="games of each player (default: 30)")
    parser.add_argument("--seeds", type=int, default=5, help="how many simulations of each kind (default: 5)")
    given = parser.parse_args()
    for kind in SIDES:
        found = [simulate(kind, given.players, given.games, seed) for seed in range(1, given.seeds + 1)]
        means = {name: round(float(np.mean([one[name] for one in found])), 4) for name in found[0]}
        lowest = round(min(one["spearman"] for one in found), 4)
        print(json.dumps({"kind": kind, **means, "lowest spearman": lowest}), flush=True)


if __name__ == "__main__":
    main()
