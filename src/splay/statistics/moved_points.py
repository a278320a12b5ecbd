"""Which cards have moved the most points in a game: what everybody gained and lost by their effects."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from splay.core.event import Event
from splay.core.statistic import STATISTICS

MOST: Final = 3
"""So many cards are told."""
USES: Final = [statistic for statistic in STATISTICS if statistic.uses]


class MovedPoints(Struct, frozen=True):
    """A card by its key, how often its dogma was used as an action, and how many points each seat has gained by its
    effects in all; less than 0 if it has lost some.
    """

    card: str
    used: int
    seats: list[int]


def moved_points(events: Sequence[Event], before: Sequence[int]) -> list[MovedPoints]:
    """The cards whose effects have moved the most points, from everything that happened in a game: the most first,
    MOST at most, none of those by which every seat has in the end as many points as without them.

    `before` are the points of each seat at its start.
    """
    used = uses_in(events)
    told = [MovedPoints(card, used[card], seats) for card, seats in gained(events, before).items() if any(seats)]
    return sorted(told, key=lambda one: (-sum(map(abs, one.seats)), one.card))[:MOST]


def gained(events: Iterable[Event], before: Sequence[int]) -> dict[str, list[int]]:
    """How many points each seat has gained by the effects of each card, by the keys of the cards."""
    points = list(before)
    seats: dict[str, list[int]] = {}
    for event in events:
        for total in event.totals:
            change = total.points - points[total.seat]
            points[total.seat] = total.points
            if event.card is not None and change:
                seats.setdefault(event.card.key, [0] * len(points))[total.seat] += change
    return seats


def uses_in(events: Iterable[Event]) -> Counter[str]:
    """How often each card was used as an action, by its key."""
    return Counter(card.key for event in events if any(one.counts(event) for one in USES) for card in event.cards)
