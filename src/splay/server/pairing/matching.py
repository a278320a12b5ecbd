"""Bringing those together who look for opponents: worked out from what is known of them, without the database."""

import math
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from splay.server.durations import HOUR, SECOND
from splay.server.pairing.wish import DAY, LIVE, Wish, wish_of

MOST_TRIED: Final = 24
"""So many of those who fit somebody are tried, the nearest ones, if more than two play."""


class Widening(Struct, frozen=True):
    """Whoever has just come is paired with those who are `first` points stronger or weaker at most, and in even steps
    with those who are farther away, up to `last` points; after `all_after` milliseconds with anybody.
    """

    first: int
    last: int
    all_after: int


WIDENINGS: Final = {LIVE: Widening(150, 1000, 60 * SECOND), DAY: Widening(150, 1000, 24 * HOUR)}


def window(pace: str, waited: int) -> float:
    """How many points stronger or weaker an opponent may be for somebody who has waited so many milliseconds; infinite
    once it may be anybody.
    """
    widening = WIDENINGS[pace]
    if waited >= widening.all_after:
        return math.inf
    return widening.first + (widening.last - widening.first) * max(waited, 0) / widening.all_after


class Seek(Struct, frozen=True):
    """Somebody who looks for opponents: the word of its wish, its strength in shown points, None if that isn't known,
    and since when, in milliseconds since 1970.
    """

    person: str
    wish: str
    rating: int | None
    since: int


Apart = frozenset[frozenset[str]]
"""Pairs of people, of whom one has blocked the other."""


def groups(seeks: Sequence[Seek], apart: Apart, now: int) -> list[list[Seek]]:
    """Those who are to play together, at `now` in milliseconds since 1970: each group is of one wish, as many as that
    says. Nobody is left who fits enough others who are left; those who have waited longest choose first.
    """
    by_wish: dict[str, list[Seek]] = {}
    for seek in seeks:
        by_wish.setdefault(seek.wish, []).append(seek)
    return [group for word, those in by_wish.items() for group in groups_of_wish(wish_of(word), those, apart, now)]


def groups_of_wish(wish: Wish, seeks: list[Seek], apart: Apart, now: int) -> list[list[Seek]]:
    """The groups among those of one wish."""
    reach = {seek.person: window(wish.pace, now - seek.since) for seek in seeks}

    def fit(one: Seek, other: Seek) -> bool:
        near = distance(one, other) <= min(reach[one.person], reach[other.person])
        return near and frozenset((one.person, other.person)) not in apart

    found = []
    left = {seek.person: seek for seek in sorted(seeks, key=lambda seek: (seek.since, seek.person))}
    by_strength = Strengths(seeks)
    while len(left) >= wish.players:
        first = left.pop(next(iter(left)))
        near = by_strength.within(first, reach[first.person])
        fitting = sorted(
            (seek for seek in near if seek.person in left and fit(first, seek)),
            key=lambda seek: (distance(first, seek), seek.since, seek.person),
        )
        group = completed([first], fitting[:MOST_TRIED], wish.players, fit)
        if group is not None:
            found.append(group)
            for seek in group[1:]:
                del left[seek.person]
    return found


class Strengths:
    """Those who look, by strength: so that not everybody is held against everybody."""

    def __init__(self, seeks: Sequence[Seek]) -> None:
        self.unknown = [seek for seek in seeks if seek.rating is None]
        known = [(seek.rating, seek.person, seek) for seek in seeks if seek.rating is not None]
        self.known = [seek for _, _, seek in sorted(known)]
        self.ratings = [rating for rating, _, _ in sorted(known)]

    def within(self, seek: Seek, reach: float) -> list[Seek]:
        """Those who are so many points away from somebody at most, and those whose strength isn't known."""
        if seek.rating is None:
            return self.unknown + self.known
        first, last = bisect_left(self.ratings, seek.rating - reach), bisect_right(self.ratings, seek.rating + reach)
        return self.unknown + self.known[first:last]


def distance(one: Seek, other: Seek) -> int:
    """How far apart two are in strength; 0 if that isn't known of both."""
    return 0 if one.rating is None or other.rating is None else abs(one.rating - other.rating)


def completed(
    group: list[Seek], others: Sequence[Seek], players: int, fit: Callable[[Seek, Seek], bool]
) -> list[Seek] | None:
    """The group with as many of the others, the first ones that fit all in it, as are missing; None if there aren't
    enough.
    """
    if len(group) == players:
        return group
    for number, other in enumerate(others):
        if all(fit(one, other) for one in group):
            whole = completed([*group, other], others[number + 1 :], players, fit)
            if whole is not None:
                return whole
    return None
