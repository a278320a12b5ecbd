"""The places where cards lie, except boards: hands, score piles, supplies, achievements."""

from typing import Final

from mypy_extensions import trait

from splay.core.card import Card
from splay.core.cards import Cards

HAND: Final = 0
SCORE: Final = 1
ACHIEVEMENTS: Final = 2
PILE: Final = 3
SUPPLY: Final = 4
AVAILABLE: Final = 5
REMOVED: Final = 6
ZONE_NAMES: Final = ("hand", "score", "achievements", "board", "supply", "available", "removed")

NOBODY: Final = -1


@trait
class Place:
    """Somewhere a card can be transferred to."""

    __slots__ = ()

    def zone_for(self, card: Card) -> "Zone":
        """The zone that a card put here comes to lie in."""
        raise NotImplementedError


class Zone(Cards, Place):
    """Cards that lie in one place, bottom first.

    `index` is its number in the game's list of zones, `owner` a seat or NOBODY, `name` a stable name, as in `hand.0`
    or `available`.
    `private` zones are seen by their owner alone, `public` ones by all, the others by nobody.
    `shared` says that the list belongs to a copy of the game too: it is copied before the first change, and changed
    by `put`, `put_bottom` and `take` alone. `lent` says that the zone itself belongs to several games, of which each
    takes a copy before it changes it (`Game.own`).
    """

    __slots__ = ("index", "kind", "lent", "name", "owner", "private", "public", "shared")

    def __init__(self, kind: int, owner: int, index: int, name: str, cards: list[Card]) -> None:
        super().__init__(cards)
        self.kind = kind
        self.owner = owner
        self.index = index
        self.name = name
        self.private = kind == HAND or kind == SCORE
        self.public = kind == PILE
        self.shared = False
        self.lent = False

    def zone(self) -> "Zone | None":
        return self

    def zone_for(self, card: Card) -> "Zone":
        return self

    def seen_by(self, seat: int) -> bool:
        """Whether this seat sees the faces of the cards here."""
        return self.public or (self.private and self.owner == seat)

    def copy(self) -> "Zone":
        """The same zone for a copy of the game."""
        twin = Zone(self.kind, self.owner, self.index, self.name, self.cards)
        self.share_with(twin)
        return twin

    def share_with(self, twin: "Zone") -> None:
        """Notes that a copy has the same list of cards, until either changes."""
        self.shared = True
        twin.shared = True

    def unshare(self) -> None:
        """Makes the list of cards this zone's own, to be changed."""
        self.cards = self.cards[:]
        self.shared = False

    def put(self, card: Card) -> None:
        """Adds the card on top."""
        if self.shared:
            self.unshare()
        self.cards.append(card)

    def put_bottom(self, card: Card) -> None:
        """Adds the card at the bottom."""
        if self.shared:
            self.unshare()
        self.cards.insert(0, card)

    def take(self, card: Card) -> bool:
        """Removes the card; whether it lay on top. Raises ValueError if it does not lie here."""
        if self.shared:
            self.unshare()
        cards = self.cards
        if cards and cards[-1] is card:
            cards.pop()
            return True
        cards.remove(card)
        return False


class ScorePile(Zone):
    """A score pile, which keeps the sum of its values in `points`."""

    __slots__ = ("points",)

    def __init__(self, owner: int, index: int, name: str, cards: list[Card], points: int) -> None:
        super().__init__(SCORE, owner, index, name, cards)
        self.points = points

    def copy(self) -> "ScorePile":
        twin = ScorePile(self.owner, self.index, self.name, self.cards, self.points)
        self.share_with(twin)
        return twin

    def put(self, card: Card) -> None:
        if self.shared:
            self.unshare()
        self.cards.append(card)
        self.points += card.age

    def put_bottom(self, card: Card) -> None:
        if self.shared:
            self.unshare()
        self.cards.insert(0, card)
        self.points += card.age

    def take(self, card: Card) -> bool:
        self.points -= card.age
        return Zone.take(self, card)


class Supply(Zone):
    """The supply pile of one age of one set; its last card is the top."""

    __slots__ = ("age", "set_name")

    def __init__(self, age: int, set_name: str, index: int, name: str, cards: list[Card]) -> None:
        super().__init__(SUPPLY, NOBODY, index, name, cards)
        self.age = age
        self.set_name = set_name

    def copy(self) -> "Supply":
        twin = Supply(self.age, self.set_name, self.index, self.name, self.cards)
        self.share_with(twin)
        return twin
