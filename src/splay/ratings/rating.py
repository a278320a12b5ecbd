"""A rating: how strong somebody is believed to be, how surely, and how that is shown."""

from typing import Final

from msgspec import Struct

MIDDLE: Final = 25.0
"""The strength that players begin with: the middle of the scale of the library that reckons (update.py)."""
SHOWN_MIDDLE: Final = 1500
"""How that strength is shown."""
POINTS: Final = 40
"""So many shown points are one of that scale."""
Z95: Final = 1.959964
"""The standard score of a 95 % interval."""
NEW_UNDER: Final = 5
"""With fewer games a player is new."""


class Rating(Struct, frozen=True, gc=False):
    """The strength of a player in one kind of game: most likely `mu`, with a standard deviation of `sigma`, after
    so many games.

    Two floats, so that a rating that was stored as they are is the same rating.
    """

    mu: float
    sigma: float
    games: int = 0


def shown(rating: Rating) -> int:
    """A rating as people read it, and by which ladders and pairing go: 1500 is what players begin with, and in a game
    of two somebody who is 400 points stronger scores ten to one.
    """
    return round(SHOWN_MIDDLE + POINTS * (rating.mu - MIDDLE))


def from_shown(points: float, error: float, games: int) -> Rating:
    """The rating that is shown as these points, with a standard error in the same points."""
    return Rating(MIDDLE + (points - SHOWN_MIDDLE) / POINTS, error / POINTS, games)


def interval(rating: Rating) -> tuple[int, int]:
    """The limits, in shown points, between which a player's strength lies in 95 of 100 cases."""
    reach = Z95 * POINTS * rating.sigma
    middle = SHOWN_MIDDLE + POINTS * (rating.mu - MIDDLE)
    return round(middle - reach), round(middle + reach)


def is_new(rating: Rating) -> bool:
    """Whether a player has too few games for a place on the ladder."""
    return rating.games < NEW_UNDER
