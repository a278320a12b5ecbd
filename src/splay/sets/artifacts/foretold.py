"""What a run of an action has dug, and why: which card was covered, and which ages are empty."""

from collections.abc import Sequence
from typing import Final

from splay.core.event import DigEvent, Event
from splay.core.foretold import Foretold
from splay.core.saying import Saying, Term, card_named, word

DIG: Final = "dig"


def foretold_digs(events: Sequence[Event], seat: int) -> list[Foretold]:
    """What a seat has dug."""
    digs = [event for event in events if isinstance(event, DigEvent) and event.seat == seat]
    return [Foretold(DIG, event.cards, saying_of(event)) for event in digs]


def saying_of(event: DigEvent) -> Saying:
    """Why a card is dug, and why one of a higher value."""
    age = event.cards[0].age
    terms: dict[str, Term | int | str] = {
        "melded": card_named(event.melded),
        "covered": card_named(event.covered),
        "wanted": event.wanted_age,
        "last": age - 1,
        "skipped": age - event.wanted_age if event.wanted_age > 0 else 0,
    }
    if not event.picture:
        return Saying("preview-dig-value", terms)
    terms["place"] = word(f"icon-place-{event.picture}")
    return Saying("preview-dig-both" if event.by_value else "preview-dig-picture", terms)
