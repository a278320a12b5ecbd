"""A player's board: five piles, their splays and the icons that are visible."""

from typing import Final

from splay.core.card import Card
from splay.core.cards import BoardCards, Cards
from splay.core.place import Place
from splay.core.symbols import COLORS, ICON_BITS, ICON_MASK, TALLY_BITS, TALLY_SUMS, UNSPLAYED
from splay.core.zones import PILE, Destination, Zone

UNKNOWN: Final = -1
"""The tally of a pile or a board that has changed since it was taken."""


class Pile(Zone):
    """The cards of one color on a board, bottom first; `icons` are its visible icons, packed.

    `tallied` is its tally (see there), or UNKNOWN since it has changed.
    """

    __slots__ = ("board", "color", "icons", "splay", "tallied")

    def __init__(self, board: "Board", place: Place, index: int, cards: list[Card], splay: int, icons: int) -> None:
        super().__init__(PILE, place, index, cards)
        self.board = board
        self.color = place.color
        self.splay = splay
        self.icons = icons
        self.tallied = UNKNOWN

    def copy_to(self, board: "Board") -> "Pile":
        """The same pile for the copy of its board."""
        twin = Pile(board, self.place, self.index, self.cards, self.splay, self.icons)
        twin.tallied = self.tallied
        self.share_with(twin)
        return twin

    def value_of(self, card: Card) -> int:
        return card.face_up_age

    def some(self, cards: list[Card], by_face: bool) -> Cards:
        return BoardCards(cards, self, by_face)

    def put(self, card: Card) -> None:
        if self.shared:
            self.unshare()
        gain = card.full
        if self.cards:
            covered = self.cards[-1]
            gain += covered.shown[self.splay] - covered.full
        else:
            self.board.filled += 1
        self.cards.append(card)
        self.gain(gain)

    def put_bottom(self, card: Card) -> None:
        if not self.cards:
            self.put(card)
            return
        if self.shared:
            self.unshare()
        gain = card.shown[self.splay]
        self.cards.insert(0, card)
        self.gain(gain)

    def take(self, card: Card) -> bool:
        on_top = Zone.take(self, card)
        left = len(self.cards)
        if left < 2:
            self.splay = UNSPLAYED
            if left == 0:
                self.board.filled -= 1
            self.recount()
        elif on_top:
            top = self.cards[-1]
            self.gain(top.full - top.shown[self.splay] - card.full)
        else:
            self.gain(-card.shown[self.splay])
        return on_top

    def gain(self, icons: int) -> None:
        """Counts packed icons that have come into sight, or gone if they are negative."""
        self.icons += icons
        self.board.icons += icons
        self.tallied = self.board.tallied = UNKNOWN

    def splay_to(self, direction: int) -> None:
        """Splays the pile, whether or not the rules allow it."""
        self.splay = direction
        self.recount()

    def recount(self) -> None:
        """Counts the visible icons afresh."""
        before = self.icons
        self.icons = self.icons_splayed(self.splay)
        self.board.icons += self.icons - before
        self.tallied = self.board.tallied = UNKNOWN

    def tally(self) -> int:
        """What the pile shows besides icons, as sets count it: of what each visible symbol brings the sums below
        TALLY_BITS, the highest above (see `symbols.symbol`).
        """
        if self.tallied != UNKNOWN:
            return self.tallied
        sums = highest = 0
        last = len(self.cards) - 1
        for place, card in enumerate(self.cards):
            tally = card.tally if place == last else card.tallies_shown[self.splay]
            sums += tally & TALLY_SUMS
            if tally >> TALLY_BITS > highest:
                highest = tally >> TALLY_BITS
        self.tallied = sums + (highest << TALLY_BITS)
        return self.tallied

    def icons_splayed(self, direction: int) -> int:
        """The packed icons that the pile would show splayed in a direction."""
        if not self.cards:
            return 0
        icons = 0
        for card in self.cards:
            icons += card.shown[direction]
        return icons + self.cards[-1].full - self.cards[-1].shown[direction]

    def uncovered_by(self, leaving: list[Card]) -> list[Card]:
        """The cards of this pile that can come to lie on top while all the leaving ones go, in whatever order."""
        found: list[Card] = []
        for place in range(len(self.cards) - 1, 0, -1):
            if self.cards[place] not in leaving:
                break
            found.append(self.cards[place - 1])
        return found

    def visible(self) -> list[Card]:
        """The cards of which something can be seen: all if splayed, else the top one (ruling 40)."""
        return self.cards[:] if self.splay != UNSPLAYED else self.cards[-1:]

    def count(self, icon: int) -> int:
        """How many of the icon are visible in this pile."""
        return (self.icons >> (icon * ICON_BITS)) & ICON_MASK


class Board(Destination):
    """Five piles, by color; `icons` is the packed sum of their icons, `filled` how many are not empty.

    `tallied` is the tally of all of them (see there), or UNKNOWN since one has changed.
    """

    __slots__ = ("filled", "icons", "owner", "piles", "tallied")

    def __init__(self, owner: int, icons: int, filled: int) -> None:
        self.owner = owner
        self.icons = icons
        self.filled = filled
        self.tallied = UNKNOWN
        self.piles: list[Pile] = []

    def tally(self) -> int:
        """What all piles show besides icons, as sets count it: the sums of their tallies, the highest above."""
        if self.tallied != UNKNOWN:
            return self.tallied
        sums = highest = 0
        for pile in self.piles:
            tally = pile.tally()
            sums += tally & TALLY_SUMS
            if tally >> TALLY_BITS > highest:
                highest = tally >> TALLY_BITS
        self.tallied = sums + (highest << TALLY_BITS)
        return self.tallied

    def zone_for(self, card: Card) -> Zone:
        return self.piles[card.color]

    def tops(self) -> Cards:
        """The top cards."""
        return BoardCards([pile.cards[-1] for pile in self.piles if pile.cards])

    def bottoms(self) -> Cards:
        """The bottom cards; a color's only card is one."""
        return BoardCards([pile.cards[0] for pile in self.piles if pile.cards])

    def top(self, color: int) -> Card | None:
        """The top card of a color."""
        cards = self.piles[color].cards
        return cards[-1] if cards else None

    def top_value(self, color: int) -> int:
        """The value of the top card of a color, 0 if there is none."""
        cards = self.piles[color].cards
        return cards[-1].face_up_age if cards else 0

    def bottom(self, color: int) -> Card | None:
        """The bottom card of a color."""
        cards = self.piles[color].cards
        return cards[0] if cards else None

    def colors(self) -> list[int]:
        """The colors present, in the fixed order of colors."""
        return [color for color in COLORS if self.piles[color].cards]

    def highest_top(self) -> int:
        """The highest value among the top cards, 0 without any."""
        highest = 0
        for pile in self.piles:
            if pile.cards:
                value = pile.cards[-1].face_up_age
                if value > highest:
                    highest = value
        return highest

    def count(self, icon: int) -> int:
        """How many of the icon are visible on the board."""
        return (self.icons >> (icon * ICON_BITS)) & ICON_MASK
