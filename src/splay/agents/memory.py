"""What a seat that forgets nothing knows of cards out of sight: those whose places follow from what it has seen."""

from typing import Final

from splay.core.card import Card
from splay.core.event import RETURN, Event
from splay.core.event_kind import EVENT_KINDS
from splay.core.game import Game
from splay.core.place import Place
from splay.core.zones import SUPPLY

SOMEWHERE: Final = -1
"""The depth of a card that lies in a supply together with others, in an order that nobody told."""
Back = tuple[str, int]
"""What the back of a card shows: its set and its age."""


class Memory:
    """The cards that a seat has seen and has not lost sight of, by the places where they must lie.

    Told the events of a game one after the other, it follows those cards. A card that lies among others with the same
    back is lost as soon as one of them goes and the seat does not see which; in a supply it is known how many cards lie
    beneath it. Only what is certain is kept: that a card lies in one of two places is forgotten.

    `places` has the name of the place of each card by its key, also of those in sight. It depends on nothing that the
    seat did not see.
    """

    __slots__ = ("backs", "beneath", "counts", "places", "returning", "seat")

    def __init__(self, seat: int, counts: dict[str, int]) -> None:
        """`counts` is how many cards of each back lie in each place before the first event (`counts_in`)."""
        self.seat = seat
        self.counts = counts
        self.places: dict[str, str] = {}
        self.backs: dict[str, Back] = {}
        self.beneath: dict[str, int] = {}
        self.returning: dict[str, list[str]] = {}
        """By supply, the known cards of the returns that were told last: what returns together is told in no order."""

    def tell(self, event: Event) -> None:
        """Follows what has happened."""
        source, target = event.source, event.target
        if event.kind != RETURN:
            self.returning = {}
        if source is None or target is None:
            return
        seen = event.seen & (1 << self.seat) != 0
        if source == target:
            if seen:
                for card in event.cards:
                    self.look(card, source)
        elif seen:
            for card in event.cards:
                self.see(card, event, source, target)
        else:
            for back, number in backs_of(event.cards).items():
                self.miss(back, number, event.kind, source, target)
        if event.kind == RETURN and source != target:
            self.mix(event, target)

    def mix(self, event: Event, supply: Place) -> None:
        """Forgets in which order cards have come to a supply with other returns that were told just before."""
        before = self.returning.get(supply.name)
        together = (before or []) + [card.key for card in event.cards]
        if before is not None:
            for key in together:
                if self.places.get(key) == supply.name and key in self.beneath:
                    self.beneath[key] = SOMEWHERE
        self.returning[supply.name] = together

    def look(self, card: Card, place: Place) -> None:
        """Notes a card that is shown where it lies; of a supply that is the top card."""
        if place.kind == SUPPLY.name:
            self.beneath[card.key] = self.number(place, back_of(card)) - 1
        self.note(card, place)

    def note(self, card: Card, place: Place) -> None:
        """Notes where a card lies."""
        self.places[card.key] = place.name
        self.backs[card.key] = back_of(card)

    def see(self, card: Card, event: Event, source: Place, target: Place) -> None:
        """Follows a card in sight."""
        back = back_of(card)
        self.count(source, back, -1)
        self.forget(card.key)
        if target.kind == SUPPLY.name:
            alone = backs_of(event.cards)[back] == 1
            self.beneath[card.key] = self.depth(event.kind, target, back, 1) if alone else SOMEWHERE
            if not alone and EVENT_KINDS[event.kind].bottom:
                self.raise_cards(target, 1)
        self.note(card, target)
        self.count(target, back, 1)

    def miss(self, back: Back, number: int, kind: str, source: Place, target: Place) -> None:
        """Follows cards of which the seat sees the backs alone."""
        there = self.number(source, back)
        moved = self.drawn(source, there) if source.kind == SUPPLY.name else self.gone(source, back, number, there)
        self.count(source, back, -number)
        for key in moved:
            self.forget(key)
        depth = self.depth(kind, target, back, number) if target.kind == SUPPLY.name else 0
        for key in moved:
            self.places[key] = target.name
            self.backs[key] = back
            if target.kind == SUPPLY.name:
                self.beneath[key] = depth if number == 1 else SOMEWHERE
        self.count(target, back, number)

    def depth(self, kind: str, supply: Place, back: Back, number: int) -> int:
        """How deep cards come to lie in a supply; those that come to its bottom raise the others."""
        if not EVENT_KINDS[kind].bottom:
            return self.number(supply, back)
        self.raise_cards(supply, number)
        return 0

    def raise_cards(self, supply: Place, number: int) -> None:
        """Notes that cards have come beneath those of a supply."""
        for key, depth in self.beneath.items():
            if depth != SOMEWHERE and self.places[key] == supply.name:
                self.beneath[key] = depth + number

    def drawn(self, supply: Place, there: int) -> list[str]:
        """The top card of a supply of so many, if the seat knows it; it loses those that could be it."""
        top: list[str] = []
        for key in self.known_in(supply):
            if self.beneath[key] == there - 1:
                top.append(key)
            elif self.beneath[key] == SOMEWHERE:
                self.forget(key)
        return top

    def gone(self, source: Place, back: Back, number: int, there: int) -> list[str]:
        """The known cards that leave a place unseen, if all of that back do; else the seat has lost them."""
        known = [key for key in self.known_in(source) if self.backs[key] == back]
        if number < there:
            for key in known:
                self.forget(key)
            return []
        return known

    def known_in(self, place: Place) -> list[str]:
        """The keys of the cards that lie in a place for certain."""
        return [key for key, name in self.places.items() if name == place.name]

    def forget(self, key: str) -> None:
        """Loses a card."""
        self.places.pop(key, None)
        self.beneath.pop(key, None)

    def number(self, place: Place, back: Back) -> int:
        """How many cards with this back lie in a place."""
        return self.counts.get(spot(place, back), 0)

    def count(self, place: Place, back: Back, number: int) -> None:
        """Counts cards that come or go."""
        self.counts[spot(place, back)] = self.number(place, back) + number


def memory_of(seat: int, events: list[Event], now: Game) -> Memory:
    """What a seat knows after all these events, which have led to a position."""
    counts = counts_in(now)
    for event in events:
        if event.source is not None and event.target is not None:
            for back, number in backs_of(event.cards).items():
                for place, change in ((event.source, number), (event.target, -number)):
                    counts[spot(place, back)] = counts.get(spot(place, back), 0) + change
    memory = Memory(seat, counts)
    for event in events:
        memory.tell(event)
    return memory


def counts_in(game: Game) -> dict[str, int]:
    """How many cards of each back lie in each place."""
    counts: dict[str, int] = {}
    for zone in game.zones:
        for card in zone.cards:
            there = spot(zone.place, back_of(card))
            counts[there] = counts.get(there, 0) + 1
    return counts


def spot(place: Place, back: Back) -> str:
    """A place and a back as one word."""
    return f"{place.name} {back[0]} {back[1]}"


def back_of(card: Card) -> Back:
    """What a card's back shows."""
    return card.set_name, card.age


def backs_of(cards: tuple[Card, ...]) -> dict[Back, int]:
    """How many cards have which back."""
    backs: dict[Back, int] = {}
    for card in cards:
        back = back_of(card)
        backs[back] = backs.get(back, 0) + 1
    return backs
