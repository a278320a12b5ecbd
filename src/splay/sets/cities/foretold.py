"""What the icons of a city have done in a run of an action, and the cities that it has brought."""

from collections.abc import Sequence
from typing import Final

from splay.core.card import Card
from splay.core.event import DRAW, IN_VAIN, Event
from splay.core.event_kind import EVENT_KINDS
from splay.core.foretold import Foretold
from splay.core.saying import Saying, Term, color_named, word
from splay.core.symbols import SPLAY_NAMES, SYMBOL_NAMES, UNSPLAYED
from splay.sets.cities.events import CITY, ICON, SEARCHING, CityEvent, IconEvent
from splay.sets.cities.symbols import PLUS

ACT: Final = "act"


def foretold_acts(events: Sequence[Event]) -> list[Foretold]:
    """What each icon has done that acted, in order; what the rest of the action brings is none of its doing."""
    found: list[Foretold] = []
    for place, event in enumerate(events):
        if isinstance(event, IconEvent):
            own = until_next(events[place + 1 :])
            drawn = [one.cards[0] for one in own if one.kind == DRAW]
            did = event.note != IN_VAIN and any([changes(one) for one in own])
            by_plus = tuple(drawn[:1]) if event.sign == SYMBOL_NAMES[PLUS] else ()
            found.append(Foretold(ACT, by_plus, saying_of(event.sign, event.cards[0], len(drawn)), did, len(found)))
    return found


def changes(event: Event) -> bool:
    """Whether an event is something that an icon has changed: a city that is due is drawn by the next one."""
    return event.kind != CITY and not EVENT_KINDS[event.kind].in_vain


def until_next(events: Sequence[Event]) -> Sequence[Event]:
    """The events up to the next icon that acts, or to the city for a new color, which follows all icons."""
    for place, event in enumerate(events):
        if event.kind == ICON or (isinstance(event, CityEvent) and event.direction == UNSPLAYED):
            return events[:place]
    return events


def saying_of(sign: str, city: Card, drawn: int) -> Saying:
    """What a sign of a city does; `drawn` is how many cards a search has drawn."""
    if sign == SYMBOL_NAMES[PLUS]:
        return Saying("preview-act-plus", {})
    if sign in SPLAY_NAMES:
        terms: dict[str, Term | int | str] = {"color": color_named(city.color), "direction": word(f"direction-{sign}")}
        return Saying("preview-act-arrow", terms)
    return Saying("preview-act-search", {"number": drawn, "age": city.age, "icon": sign.removeprefix(SEARCHING)})


def foretold_cities(events: Sequence[Event], seat: int) -> list[Foretold]:
    """What a seat has drawn because a city was due."""
    found: list[Foretold] = []
    for place in range(1, len(events)):
        due, drawn = events[place - 1], events[place]
        if due.kind == CITY and due.seat == seat and drawn.kind == DRAW:
            found.append(Foretold(CITY, drawn.cards, Saying("preview-city", {})))
    return found
