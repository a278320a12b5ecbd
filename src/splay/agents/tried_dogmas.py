"""What the events of a game tell an agent that has no memory of its own: which dogmas it has tried in vain."""

from splay.core.event import CLAIM, SPLAY, ActionEvent, Event

PILE_NAME = "board."


def tried_dogmas(events: list[Event], seat: int) -> list[str]:
    """The keys of the dogmas that a seat took in positions that looked like the one after these events: with the same
    cards in every pile and as many cards everywhere else, and no pile splayed and no special achievement claimed since.
    """
    tried: list[str] = []
    since: dict[str, int] = {}
    for event in reversed(events):
        if event.kind == SPLAY or event.kind == CLAIM:
            break
        if event.source != event.target:
            for card in event.cards:
                count(since, place_name(event.target, card.key), 1)
                count(since, place_name(event.source, card.key), -1)
        elif isinstance(event, ActionEvent) and event.seat == seat and event.action.startswith("dogma:") and not since:
            tried.append(event.action)
    return tried


def place_name(zone: str, card: str) -> str:
    """Where a card lies: in a pile it matters which card it is, elsewhere only how many there are."""
    return f"{zone} {card}" if zone.startswith(PILE_NAME) else zone


def count(since: dict[str, int], place: str, number: int) -> None:
    """Counts cards that came to a place; none is no entry."""
    now = since.get(place, 0) + number
    if now == 0:
        del since[place]
    else:
        since[place] = now
