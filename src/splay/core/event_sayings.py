"""What an event says: what its kind says itself, or a verb of the rulebook, with places that are not the usual ones."""

from splay.core.achievements import all_specials
from splay.core.event import ACHIEVE, ClaimEvent, DrawEvent, Event
from splay.core.event_kind import EVENT_KINDS, MOVES, REVEALS, SHOWS, EventKind
from splay.core.place import NOBODY, Place
from splay.core.saying import Saying, Term, card_named, place_named, word
from splay.core.zones import HAND, ZoneKind


def saying_of(event: Event) -> Saying:
    """What an event says; whose doing it is, and with which cards, is told besides."""
    said = event.says()
    if said is not None:
        return said
    if isinstance(event, ClaimEvent):
        return of_claim(event)
    kind = EVENT_KINDS[event.kind]
    return Saying(f"event-{kind.name}", places_of(event)) if kind.usual_target is None else of_verb(event, kind)


def of_verb(event: Event, kind: EventKind) -> Saying:
    """What a verb of the rulebook says."""
    if not lies_in(event.target, kind.usual_target, event.seat):
        return moved(event)
    if kind.usual_source is None:
        return Saying(f"event-{kind.name}", {}) if lies_in(event.source, HAND, event.seat) else said_from(event)
    if not lies_in(event.source, kind.usual_source, event.seat):
        return said_from(event) if kind.name == ACHIEVE else moved(event)
    if isinstance(event, DrawEvent) and event.wanted_age > 0:
        key = "event-draw-higher-base" if event.elsewhere else "event-draw-higher"
        return Saying(key, skipped(event.wanted_age, event.cards[0].age))
    terms: dict[str, Term | int | str] = {"age": event.cards[0].age} if kind.name == ACHIEVE else {}
    return Saying(f"event-{kind.name}", terms)


def lies_in(place: Place | None, kind: ZoneKind | None, seat: int) -> bool:
    """Whether a place is of a kind, and this seat's if it is anybody's."""
    return place is not None and kind is not None and place.kind == kind.name and place.seat in (NOBODY, seat)


def moved(event: Event) -> Saying:
    """That cards went from one place to another."""
    return Saying("event-move", places_of(event))


def said_from(event: Event) -> Saying:
    """What a verb says with the place that its cards come from."""
    return Saying(f"event-{event.kind}-from", {"source": place_named(event.source)})


def skipped(wanted: int, drawn: int) -> dict[str, Term | int | str]:
    """The value wanted, the last one that no card was left of, and how many such values there are."""
    return {"wanted": wanted, "last": drawn - 1, "skipped": drawn - wanted if wanted > 0 else 0}


def places_of(event: Event) -> dict[str, Term | int | str]:
    """Both places of cards that move or are shown."""
    if EVENT_KINDS[event.kind].does not in (MOVES, SHOWS, REVEALS):
        return {}
    return {"source": place_named(event.source), "target": place_named(event.target)}


def of_claim(event: ClaimEvent) -> Saying:
    """A special achievement: through the running card, if that names it, or by its own condition."""
    terms: dict[str, Term | int | str] = {"special": word(f"special-name-{event.special}")}
    card = event.card
    for special in all_specials():
        if special.name == event.special and card is not None and card.key == special.claimed_with:
            return Saying("event-claim-through", terms | {"card": card_named(card.key)})
    return Saying("event-claim", terms | {"condition": word(f"special-{event.special}")})
