"""Everybody's chance to win a position that lies open, as games of `greedy` end from positions like it."""

from math import exp, tanh
from typing import Final

from splay.agents.evaluation import Weights, end_by_score, icon_leads, strength
from splay.core.game import Game

FEATURES: Final = 6
"""How many numbers stand for a team in a position."""
BASE_SET: Final[dict[tuple[int, int], list[float]]] = {
    (2, 2): [-1.485, -1.485, 2.349, 1.224, 0.204, -0.006],
    (3, 3): [-3.069, 0.965, 2.288, 1.114, 0.310, -0.037],
    (4, 4): [-0.917, 0.987, 1.620, 1.664, 0.423, 0.124],
    (5, 5): [-0.860, 1.616, 1.166, 1.329, 0.375, 0.492],
    (4, 2): [-0.262, -0.262, 2.462, 1.146, 0.627, 0.093],
}
"""What each feature counts with the base set alone, by number of players and of teams; `research.fit_chances` fits it
to games. How well that fits stands in docs/agents.md.
"""
EXPANSIONS: Final[dict[tuple[int, int], list[float]]] = {
    (2, 2): [-2.154, -2.154, 1.716, 0.717, 0.032, -0.230],
    (3, 3): [-3.714, -0.359, 1.800, 0.110, 0.339, 0.173],
    (4, 4): [-2.422, -0.490, 1.511, -0.018, 0.476, 0.272],
    (5, 5): [-3.044, 1.275, 1.308, 0.332, 0.385, 0.531],
    (4, 2): [-0.338, -0.338, 2.436, 0.136, 0.116, 0.142],
}
"""The same with expansions, fitted to games with all of them."""
SUREST: Final = 0.85
"""With more than two teams no chance before the end is larger: leaders even further ahead have won no more often."""


def chances(game: Game) -> list[float]:
    """The chance of each seat to win, between 0 and 1. Partners have the same one, whoever is out of the game has none.

    The position lies open: whoever is told this of a running game learns what is hidden.
    """
    if game.result is not None:
        return chances_in_the_end(game, game.result.winners)
    fitted = EXPANSIONS if game.expansions else BASE_SET
    weights = fitted[len(game.players), len({player.team for player in game.players})]
    teams = game.teams()
    worths = [worth(features_of(game, team), weights) for team in teams]
    most = max(worths)
    shares = [exp(one - most) for one in worths]
    total = sum(shares)
    told = bounded([share / total for share in shares])
    return [told[teams.index(player.team)] if player.team in teams else 0.0 for player in game.players]


def bounded(shares: list[float]) -> list[float]:
    """Shares of 1 of which, if there are more than two, none is larger than SUREST: what it has more is left to the
    others, by their shares.
    """
    most = max(shares)
    if len(shares) == 2 or most <= SUREST:
        return shares
    return [SUREST if share == most else share * (1.0 - SUREST) / (1.0 - most) for share in shares]


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
    """What stands for a team in a position between two actions: achievements, how many it is ahead with, strength,
    points over the average, leads in icons, whether the end by score is near; each about as large as 1. Whose turn it
    is counts nothing, so that a chance changes by what is done alone.
    """
    weights = Weights()
    teams = game.teams()
    members = [player for player in game.players if player.team == team]
    to_win = game.options.achievements_to_win()
    achieved = game.team_achievements(team)
    ahead = achieved - max([game.team_achievements(one) for one in teams if one != team])
    strong = sum([strength(player, weights) for player in members]) / (50.0 * len(members))
    average = sum([game.team_score(one) for one in teams]) / len(teams)
    leads = sum([icon_leads(game, player, weights) for player in members]) / (5.0 * len(members))
    return [
        achieved / to_win,
        max(0, ahead) / to_win,
        strong,
        tanh((game.team_score(team) - average) / 50.0),
        leads,
        tanh(end_by_score(game, members[0], weights) / 20.0),
    ]
