"""The places where cards lie, except boards: hands, score piles, supplies, achievements."""

from typing import Final

from mypy_extensions import trait

from splay.core.card import Card
from splay.core.cards import Cards
from splay.core.place import NOBODY, Place

SEEN_BY_NOBODY: Final = 0
SEEN_BY_OWNER: Final = 1
SEEN_BY_ALL: Final = 2
EVERY_SEAT: Final = (1 << 5) - 1
"""All seats that there can be, as a bit set."""
SEEN_BY_NAMES: Final = ("nobody", "owner", "all")


class ZoneKind:
    """A kind of zone: its name, whether every player has one, and who sees the faces of the cards in it.

    `seen_by` is SEEN_BY_NOBODY, SEEN_BY_OWNER or SEEN_BY_ALL. `watched` says whether special achievements look at what
    lies there, so that they are looked at again when that changes, and `counted` whether what lies there brings points,
    icons or achievements.
    """

    __slots__ = ("counted", "name", "per_player", "private", "public", "seen_by", "watched")

    def __init__(self, name: str, per_player: bool, seen_by: int, watched: bool = True, counted: bool = False) -> None:
        self.name = name
        self.per_player = per_player
        self.seen_by = seen_by
        self.private = seen_by == SEEN_BY_OWNER
        self.public = seen_by == SEEN_BY_ALL
        self.watched = watched
        self.counted = counted

    def __repr__(self) -> str:
        return f"<{self.name}>"


HAND: Final = ZoneKind("hand", True, SEEN_BY_OWNER, False)
SCORE: Final = ZoneKind("score", True, SEEN_BY_OWNER, False, True)
ACHIEVEMENTS: Final = ZoneKind("achievements", True, SEEN_BY_NOBODY, False, True)
PILE: Final = ZoneKind("board", True, SEEN_BY_ALL, True, True)
"""One pile of a board; clients are told of it as a place of kind "board" with a color."""
SUPPLY: Final = ZoneKind("supply", False, SEEN_BY_NOBODY, False)
AVAILABLE: Final = ZoneKind("available", False, SEEN_BY_NOBODY, False)
REMOVED: Final = ZoneKind("removed", False, SEEN_BY_NOBODY, False)


def watchers_of(kind: ZoneKind, seat: int) -> int:
    """The seats for whose special achievements it matters what lies in a zone of this kind, a seat's or NOBODY's."""
    if not kind.watched:
        return 0
    return EVERY_SEAT if seat == NOBODY else 1 << seat


@trait
class Destination:
    """Somewhere a card can be transferred to."""

    __slots__ = ()

    def zone_for(self, card: Card) -> "Zone":
        """The zone that a card put here comes to lie in."""
        raise NotImplementedError


class Zone(Cards, Destination):
    """Cards that lie in one place, bottom first.

    `index` is its number in the game's list of zones, `place` what it is to those who are told, `owner` a seat or
    NOBODY.
    `private` zones are seen by their owner alone, `public` ones by all, the others by nobody.
    `shared` says that the list belongs to a copy of the game too: it is copied before the first change, and changed
    by `put`, `put_bottom` and `take` alone. `lent` says that the zone itself belongs to several games, of which each
    takes a copy before it changes it (`Game.own`). `watchers` are the seats for whose special achievements it
    matters what lies here, as a bit set.
    """

    __slots__ = ("index", "kind", "lent", "owner", "place", "private", "public", "shared", "watchers")

    def __init__(self, kind: ZoneKind, place: Place, index: int, cards: list[Card]) -> None:
        super().__init__(cards)
        self.kind = kind
        self.place = place
        self.owner = place.seat
        self.index = index
        self.private = kind.private
        self.public = kind.public
        self.watchers = watchers_of(kind, place.seat)
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
        twin = Zone(self.kind, self.place, self.index, self.cards)
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

    def __init__(self, place: Place, index: int, cards: list[Card], points: int) -> None:
        super().__init__(SCORE, place, index, cards)
        self.points = points

    def copy(self) -> "ScorePile":
        twin = ScorePile(self.place, self.index, self.cards, self.points)
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

    def __init__(self, place: Place, index: int, cards: list[Card]) -> None:
        super().__init__(SUPPLY, place, index, cards)
        self.age = place.age
        self.set_name = place.set_name

    def copy(self) -> "Supply":
        twin = Supply(self.place, self.index, self.cards)
        self.share_with(twin)
        return twin
