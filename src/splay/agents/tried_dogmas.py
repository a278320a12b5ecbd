"""What the events of a game tell an agent that has no memory of its own: which dogmas it has tried in vain."""

from splay.core.action import DOGMA
from splay.core.event import CLAIM, SPLAY, ActionEvent, Event
from splay.core.place import Place
from splay.core.zones import PILE


def tried_dogmas(events: list[Event], seat: int) -> list[str]:
    """The keys of the dogmas that a seat took in positions that looked like the one after these events: with the same
    cards in every pile and as many cards everywhere else, and no pile splayed and no special achievement claimed since.
    """
    tried: list[str] = []
    since: dict[str, int] = {}
    for event in reversed(events):
        if event.kind == SPLAY or event.kind == CLAIM:
            break
        source, target = event.source, event.target
        if source is not None and target is not None and source != target:
            for card in event.cards:
                count(since, place_word(target, card.key), 1)
                count(since, place_word(source, card.key), -1)
        elif isinstance(event, ActionEvent) and event.seat == seat and event.name == DOGMA and not since:
            tried.append(event.action)
    return tried


def place_word(place: Place, card: str) -> str:
    """Where a card lies: in a pile it matters which card it is, elsewhere only how many there are."""
    return f"{place.name} {card}" if place.kind == PILE.name else place.name


def count(since: dict[str, int], place: str, number: int) -> None:
    """Counts cards that came to a place; none is no entry."""
    now = since.get(place, 0) + number
    if now == 0:
        del since[place]
    else:
        since[place] = now
