"""The decisions on open questions that matter at tables with Artifacts of History."""

from typing import Final

from splay.core.ruling import Ruling

RULINGS: Final = [
    Ruling(12, "ruling-artifact-returned"),
    Ruling(14, "ruling-disputed-artifacts"),
    Ruling(19, "ruling-dig-finds-none"),
    Ruling(22, "ruling-yamato-on-a-board"),
    Ruling(23, "ruling-own-board"),
    Ruling(31, "ruling-relics-with-artifacts"),
    Ruling(33, "ruling-display-unreached"),
    Ruling(41, "ruling-yamato-elsewhere"),
    Ruling(42, "ruling-the-big-bang"),
    Ruling(44, "ruling-seikan-tunnel"),
    Ruling(46, "ruling-shown-as-they-leave"),
    Ruling(47, "ruling-returned-out-of-piles"),
]
"""All of them, in the order of their numbers."""
