"""What a trial of an action shows of the icons of a city that act, and of each city that it brings."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct

from splay.core.event import CITY, DRAW, ICON, IN_VAIN, WITHOUT_CHANGE, CityEvent, Event, IconEvent
from splay.core.symbols import UNSPLAYED
from splay.views.cards_and_places import Shown
from splay.views.how_sure import how_sure

PLUS: Final = "plus"
NOTHING_YET: Final = (CITY, *WITHOUT_CHANGE)


class ActView(Struct, frozen=True):
    """An icon of a city that would act: `sign` is its name, `does` says in the words of `how_sure` whether it would do
    anything, `draws` are the backs of the cards one of which a plus would draw.
    """

    sign: str
    does: str
    draws: list[Shown]


class Acted(Struct, frozen=True):
    """An icon that has acted in a trial: whether it did anything, and the back of what a plus drew."""

    sign: str
    did: bool
    drew: Shown | None


def acted(events: Sequence[Event]) -> list[Acted]:
    """The icons that have acted, in order; what the rest of the action brings is none of their doing."""
    found = []
    for place, event in enumerate(events):
        if isinstance(event, IconEvent):
            own = until_next(events[place + 1 :])
            did = event.note != IN_VAIN and any([one.kind not in NOTHING_YET for one in own])
            drew = [back_of(one) for one in own if one.kind == DRAW] if event.sign == PLUS else []
            found.append(Acted(event.sign, did, drew[0] if drew else None))
    return found


def until_next(events: Sequence[Event]) -> Sequence[Event]:
    """The events up to the next icon that acts, or to the city for a new color, which follows all icons."""
    for place, event in enumerate(events):
        if event.kind == ICON or (isinstance(event, CityEvent) and event.direction == UNSPLAYED):
            return events[:place]
    return events


def acts_of(trials: list[list[Acted]]) -> list[ActView]:
    """What each icon would do, seen over all trials; one that the game's end forestalls does nothing."""
    longest = max(trials, key=len, default=[])
    views = []
    for place, icon in enumerate(longest):
        ways = [trial[place] for trial in trials if place < len(trial)]
        does = how_sure([way.did for way in ways] + [False] * (len(trials) - len(ways)))
        draws = {way.drew for way in ways if way.drew is not None}
        views.append(ActView(icon.sign, does, sorted(draws, key=by_back)))
    return views


def city_draws(events: Sequence[Event], seat: int) -> list[Shown]:
    """The backs of what a seat has drawn because a city was due."""
    due = [after for event, after in pairwise(events) if event.kind == CITY and event.seat == seat]
    return [back_of(event) for event in due if event.kind == DRAW]


def back_of(event: Event) -> Shown:
    """The back of the card that an event has moved."""
    card = event.cards[0]
    return Shown(card.age, card.set_name)


def by_back(card: Shown) -> tuple[int, str]:
    """What backs are sorted by."""
    return card.age, card.set
