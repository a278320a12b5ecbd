"""What a game changes of the ratings of those who played it, and the ratings that follow from all games.

The mathematics are those of `openskill` (Weng and Lin, "A Bayesian Approximation Method for Online Ranking", 2011,
algorithm 4, Plackett-Luce); which of its numbers are chosen here, and why, stands in docs/ratings.md.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import exp, log, sqrt
from typing import Any, Final

from openskill.models import PlackettLuce
from openskill.models.weng_lin.plackett_luce import PlackettLuceRating

from splay.ratings.computers import Computers, shipped
from splay.ratings.kinds import BASE_2, MANY, SETS_2, TEAMS
from splay.ratings.rated_game import BadResult, RatedGame, RatedSeat, is_computer
from splay.ratings.rating import MIDDLE, POINTS, Rating, shown

FIRST_SIGMA: Final = {BASE_2: 6.0, SETS_2: 6.0, MANY: 5.0, TEAMS: 6.0}
"""How unsure the first rating of a player is, by kind."""
TAU: Final = 0.1
"""How much less sure a rating is before each game, as players learn and forget."""
EVEN_ODDS: Final = 400.0 / log(10.0) / POINTS
"""The lead in strength that makes a win `e` times as likely as a loss: so that shown points are those of Elo."""
PARTNERS: Final = {TEAMS: 2}
"""How many play together, by kind, if not everybody alone."""


def first_rating(kind: str) -> Rating:
    """The rating of somebody who has played no game of a kind."""
    return Rating(MIDDLE, FIRST_SIGMA[kind])


def whole_gain(*_: Any) -> float:  # noqa: ANN401 - openskill hands over seven things that aren't looked at
    """How much of what a game has told counts for how sure a rating is: all of it."""
    return 1.0


@cache
def model(kind: str, sides: int) -> PlackettLuce:
    """The model for so many sides. `beta` goes by their number, as `openskill` adds it up over them: so a shown point
    means the same with two players and with five, and a team is as strong as its members are on average.
    """
    beta = EVEN_ODDS * PARTNERS.get(kind, 1) / sqrt(sides)
    return PlackettLuce(mu=MIDDLE, sigma=FIRST_SIGMA[kind], beta=beta, tau=TAU, gamma=whole_gain)


def rating_before(player: str, kind: str, ratings: Mapping[str, Rating], computers: Computers) -> Rating:
    """The rating with which a player begins a game. Raises BadResult for a computer without one."""
    if not is_computer(player):
        return ratings.get(player) or first_rating(kind)
    if player not in computers[kind]:
        raise BadResult(f"{player}: has no rating in games of the kind {kind}")
    return computers[kind][player]


def after(game: RatedGame, ratings: Mapping[str, Rating], computers: Computers | None = None) -> dict[str, Rating]:
    """The ratings after a game of all people who have played it, by their words; `ratings` are those before it, of
    the game's kind, without those who have none yet. Computers keep theirs.

    `computers` are the ratings of computers, those that are shipped if left out. Raises BadResult.
    """
    known = shipped() if computers is None else computers
    before = [rating_before(seat.player, game.kind, ratings, known) for seat in game.seats]
    sides = game.sides()
    chosen = model(game.kind, len(sides))
    told = chosen.rate(
        [[rating_for(chosen, before[seat]) for seat in side] for side in sides],
        ranks=[float(game.seats[side[0]].place) for side in sides],
    )
    changed = {}
    for side, of_side in zip(sides, told, strict=True):
        for number, new in zip(side, of_side, strict=True):
            player = game.seats[number].player
            if not is_computer(player):
                changed[player] = Rating(new.mu, new.sigma, before[number].games + 1)
    return changed


def rating_for(chosen: PlackettLuce, rating: Rating) -> PlackettLuceRating:
    """A rating as the library has it."""
    return chosen.rating(mu=rating.mu, sigma=rating.sigma)


def rated(games: Iterable[RatedGame], computers: Computers | None = None) -> dict[str, dict[str, Rating]]:
    """The ratings that follow from all games that count, by kind and player: the same numbers, to the bit, as by
    `after` game by game in the order in which they were finished (then of their ids).

    Raises BadResult, also for a game that is there twice.
    """
    ratings: dict[str, dict[str, Rating]] = {}
    seen: set[str] = set()
    for game in sorted(games, key=lambda game: (game.finished, game.id)):
        if game.id in seen:
            raise BadResult(f"{game.id}: is there twice")
        seen.add(game.id)
        of_kind = ratings.setdefault(game.kind, {})
        of_kind.update(after(game, of_kind, computers))
    return ratings


def chances(kind: str, sides: Sequence[Sequence[Rating]]) -> list[float]:
    """How likely each side is to come first by the ratings of its members, with what is unsure about them."""
    chosen = model(kind, len(sides))
    spread = sqrt(sum(chosen.beta**2 + sum(rating.sigma**2 for rating in side) for side in sides))
    strengths = [sum(rating.mu for rating in side) / spread for side in sides]
    highest = max(strengths)
    weights = [exp(strength - highest) for strength in strengths]
    return [weight / sum(weights) for weight in weights]


def at_stake(
    kind: str,
    seats: Sequence[tuple[str, int | None]],
    ratings: Mapping[str, Rating],
    computers: Computers | None = None,
) -> dict[str, tuple[int, int]]:
    """What each person wins and loses in a game to come, in shown points by their words: if its side comes first, and
    if it comes last, all others being level.

    `seats` are the players and their teams, by seat. Raises BadResult.
    """
    found = {}
    sides = game_with(kind, seats, [1] * len(seats)).sides()
    for side in sides:
        first = [1 if seat in side else 1 + len(side) for seat in range(len(seats))]
        last = [1 + len(seats) - len(side) if seat in side else 1 for seat in range(len(seats))]
        won, lost = [after(game_with(kind, seats, places), ratings, computers) for places in (first, last)]
        for player in [seats[seat][0] for seat in side if not is_computer(seats[seat][0])]:
            had = shown(ratings.get(player) or first_rating(kind))
            found[player] = (shown(won[player]) - had, shown(lost[player]) - had)
    return found


def game_with(kind: str, seats: Sequence[tuple[str, int | None]], places: Sequence[int]) -> RatedGame:
    """A game that has ended with these places."""
    pairs = zip(seats, places, strict=True)
    return RatedGame("to come", 0, kind, tuple(RatedSeat(player, place, team) for (player, team), place in pairs))
