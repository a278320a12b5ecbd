# ruff: noqa: E501 - the line of a player in a position is one line
"""Positions that are puzzles, one of each theme at least, each with one that just misses being one."""

from __future__ import annotations

from typing import NamedTuple

from splay.puzzles.goals import HELP, STOP, TAKE, WIN


class Posed(NamedTuple):
    """A position of a theme with the action that is right, and words of the same position to be replaced so that none is,
    with the reason why.
    """

    theme: str
    value: int
    solution: str
    text: str
    replaced: tuple[str, str]
    why_not: str


POSED = {
    "a ninth, then the claim": Posed(
        WIN,
        0,
        "meld:satellites",
        """turn: me, actions 2
me: red right: Flight, Oars; green: Invention; purple: Mysticism; hand: Satellites, Empiricism, Mass Media; score: Socialism, Philosophy, Monotheism, Publications, Fermenting, Machine Tools, Encyclopedia, Statistics, Democracy, Chemistry, The Pirate Code, Road Building, Mapmaking, Currency; achievements: 1, 2, 4, 7, 8
you: blue: Evolution; red: Mobility; hand: ? 4, ? 6; score: ? 1 x 2, ? 8; achievements: 3, 5, 6
available: 9
""",
        ("Satellites, Empiricism", "Satellites, Collaboration"),
        "several actions are certain",
    ),
    "six cards at once": Posed(
        WIN,
        0,
        "dogma:stem-cells",
        """turn: me, actions 1
me: blue: Computers; yellow: Stem Cells; hand: Oars, Genetics, Sailing, Tools, Archery, Coal; achievements: 1, 2, 3, 4, 5
you: red: Mobility; green: Corporations; hand: ? 4; score: ? 8 x 2, ? 9 x 3; achievements: 6, 7, Empire, World, Wonder
available: 8, 9, Monument
""",
        ("Tools, Archery, Coal", "Tools, Archery"),
        "no action is certain",
    ),
    "agriculture": Posed(
        TAKE,
        2,
        "dogma:agriculture",
        """turn: me, actions 2
me: yellow: Agriculture; purple: Monotheism; hand: Compass; score: Mathematics, Calendar, Canal Building; achievements: 1
you: blue: Writing; red: Construction, Oars; green: Clothing; yellow: Domestication; purple: City States, Philosophy; hand: ? 1, ? 2, ? 3 x 2; score: ? 1 x 7, ? 2 x 2; achievements: Empire, Monument
""",
        ("Mathematics, Calendar, Canal Building", "Mathematics, Calendar"),
        "no action is certain",
    ),
    "the other's sixth": Posed(
        STOP,
        0,
        "dogma:medicine",
        """turn: me, actions 1
me: yellow: Medicine; green: Compass; hand: Tools, Oars; score: Sailing; achievements: 1, 2
you: blue: Chemistry; hand: ? 1; score: ? 1 x 5, ? 8 x 2; achievements: 3, 5, 6, Empire, World
available: 4, 7, 8, 9
""",
        ("? 8 x 2", "? 8 x 3"),
        "no action alone stops the win",
    ),
    "clothing": Posed(
        HELP,
        0,
        "dogma:clothing",
        """turn: me, actions 2
me: blue: Writing; red: Road Building, Oars; green: Clothing; yellow: Domestication; hand: Monotheism, Philosophy; score: Canal Building, Sailing, Metalworking, Pottery, The Wheel; achievements: ? 1
you: blue: Tools; red: Archery; green: Mapmaking; yellow: Agriculture; purple: Mysticism; hand: ? 2; score: ? 1 x 2, ? 2, ? 3
""",
        ("yellow: Domestication; hand: Monotheism", "yellow: Masonry; hand: Monotheism"),
        "not all cards but one help the other",
    ),
}
