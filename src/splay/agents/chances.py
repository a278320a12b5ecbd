"""Everybody's chance to win a position that lies open, as games of the expert computer end from positions like it."""

from math import exp
from typing import Final

from splay.agents.evaluation import Weights, end_by_score, icon_leads, strength
from splay.core.game import Game

FEATURES: Final = 7
"""How many numbers stand for a team in a position."""
FITTED: Final[dict[int, list[float]]] = {2: [-0.788, 3.196, 1.045, -0.862, 1.721, 0.414, 0.388]}
"""What each feature counts, by the number of players, as `research.fit_chances` has fitted it. How well that fits
stands in docs/agents.md.
"""


def chances(game: Game) -> list[float]:
    """The chance of each seat to win, between 0 and 1; partners have the same, as they win together. None are known,
    and the list is empty, for a number of players that nothing is fitted for.

    The position lies open: whoever is told this of a running game learns what is hidden.
    """
    if len(game.players) not in FITTED:
        return []
    if game.result is not None:
        return chances_in_the_end(game, game.result.winners)
    teams = game.teams()
    weights = FITTED[len(game.players)]
    worths = [worth(features_of(game, team), weights) for team in teams]
    most = max(worths)
    shares = [exp(one - most) for one in worths]
    total = sum(shares)
    by_team = {team: share / total for team, share in zip(teams, shares, strict=True)}
    return [by_team[player.team] for player in game.players]


def chances_in_the_end(game: Game, winners: list[int]) -> list[float]:
    """The chance of each seat when the game is over: all teams that have won share the win, and nobody else has any."""
    winning = {game.players[seat].team for seat in winners}
    return [1.0 / len(winning) if player.team in winning else 0.0 for player in game.players]


def worth(features: list[float], weights: list[float]) -> float:
    """The sum that chances follow from."""
    total = 0.0
    for place in range(FEATURES):
        total += features[place] * weights[place]
    return total


def features_of(game: Game, team: int) -> list[float]:
    """What stands for a team in a position between two actions: achievements, strength, points, leads, each about as
    large as 1. Whose turn it is counts nothing, so that a chance changes by what is done alone.
    """
    weights = Weights()
    members = [player for player in game.players if player.team == team]
    to_win = game.options.achievements_to_win()
    achieved = game.team_achievements(team) / to_win
    ahead = max([game.team_achievements(one) for one in game.teams()]) / to_win
    strong = sum([strength(player, weights) for player in members]) / (50.0 * len(members))
    leads = sum([icon_leads(game, player, weights) for player in members]) / (5.0 * len(members))
    return [
        achieved,
        achieved * achieved,
        strong,
        strong * ahead,
        game.team_score(team) / 50.0,
        leads,
        end_by_score(game, members[0], weights) / 20.0,
    ]
