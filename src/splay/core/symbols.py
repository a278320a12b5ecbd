"""Colors, icons, splays and the packed counting of icons.

All are plain ints: fast in both builds, and their order is the order in which lists of them are shown.
"""

from typing import Final

BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
PURPLE: Final = 4
COLORS: Final = (BLUE, RED, GREEN, YELLOW, PURPLE)
COLOR_NAMES: Final = ("blue", "red", "green", "yellow", "purple")

CROWN: Final = 0
LEAF: Final = 1
BULB: Final = 2
CASTLE: Final = 3
FACTORY: Final = 4
CLOCK: Final = 5
HEX: Final = 6
"""The picture: an icon place that counts for nothing in the base set."""
ICONS: Final = (CROWN, LEAF, BULB, CASTLE, FACTORY, CLOCK)
ICON_NAMES: Final = ("crown", "leaf", "bulb", "castle", "factory", "clock", "hex")

SYMBOL_NAMES: Final = list(ICON_NAMES)
"""Whatever can stand in an icon place: the icons, the picture, and what the sets bring besides."""

UNSPLAYED: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
UP: Final = 3
SPLAY_NAMES: Final = ("none", "left", "right", "up")

TOP_LEFT: Final = 0
BOTTOM_LEFT: Final = 1
BOTTOM_MIDDLE: Final = 2
BOTTOM_RIGHT: Final = 3
TOP_MIDDLE: Final = 4
TOP_RIGHT: Final = 5
PLACE_NAMES: Final = ("top-left", "bottom-left", "bottom-middle", "bottom-right", "top-middle", "top-right")
"""The places for icons on a card; cards with four have the first four."""
SHOWN_PLACES: Final = (
    (),
    (BOTTOM_RIGHT, TOP_RIGHT),
    (TOP_LEFT, BOTTOM_LEFT),
    (BOTTOM_LEFT, BOTTOM_MIDDLE, BOTTOM_RIGHT),
)
"""Which icon places a covered card shows, by splay (reference: icon positions; ruling 38)."""

HIGHEST_AGE: Final = 10

ICON_BITS: Final = 10
ICON_MASK: Final = (1 << ICON_BITS) - 1
LEAF_SHIFT: Final = LEAF * ICON_BITS
BULB_SHIFT: Final = BULB * ICON_BITS
CASTLE_SHIFT: Final = CASTLE * ICON_BITS
FACTORY_SHIFT: Final = FACTORY * ICON_BITS
CLOCK_SHIFT: Final = CLOCK * ICON_BITS


def packed(icon: int) -> int:
    """One icon as a packed count: six counts of ten bits each in one int, so that counts add up by `+`."""
    return 1 << (icon * ICON_BITS) if icon < HEX else 0


def unpacked(counts: int) -> list[int]:
    """How many of each icon a packed count holds, in the order of ICONS."""
    return [
        counts & ICON_MASK,
        (counts >> LEAF_SHIFT) & ICON_MASK,
        (counts >> BULB_SHIFT) & ICON_MASK,
        (counts >> CASTLE_SHIFT) & ICON_MASK,
        (counts >> FACTORY_SHIFT) & ICON_MASK,
        (counts >> CLOCK_SHIFT) & ICON_MASK,
    ]


TALLY_BITS: Final = 50
TALLY_SUMS: Final = (1 << TALLY_BITS) - 1
"""The part of a tally that is summed up; of what stands above it the highest counts."""
COUNT_BITS: Final = 10
COUNT_MASK: Final = (1 << COUNT_BITS) - 1
TALLIES: Final = [1 if name == "hex" else 0 for name in ICON_NAMES]
"""What each symbol that is no icon brings to the tally of a pile that shows it: pictures are counted in its lowest
COUNT_BITS bits, the rest is for sets to pack as they like.
"""
COUNTED_AS: Final = list(range(len(ICON_NAMES)))
"""For each symbol the icon that it is for all who count icons, HEX if it is none."""


def symbol(name: str, tally: int = 0, counted_as: int = HEX) -> int:
    """The number of a symbol of this name for the faces of a set, the same for every set that asks.

    `tally` is what it brings to the tally of a pile, if the set counts it (`Pile.tally`). `counted_as` is the icon that
    it is besides what else it does, HEX if it is none.
    """
    if name not in SYMBOL_NAMES:
        SYMBOL_NAMES.append(name)
        TALLIES.append(tally)
        COUNTED_AS.append(counted_as)
    number = SYMBOL_NAMES.index(name)
    if tally:
        TALLIES[number] = tally
    return number


def tally_of(symbols: tuple[int, ...]) -> int:
    """The tally of several symbols together."""
    tally = highest = 0
    for one in symbols:
        tally += TALLIES[one] & TALLY_SUMS
        highest = max(highest, TALLIES[one] >> TALLY_BITS)
    return tally + (highest << TALLY_BITS)
