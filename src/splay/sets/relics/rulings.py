"""The decisions on open questions that matter at tables with relics."""

from typing import Final

from splay.core.ruling import Ruling

RULINGS: Final = [
    Ruling(18, "ruling-relics-unreached"),
    Ruling(27, "ruling-own-relic"),
    Ruling(35, "ruling-relic-is-no-achievement"),
    Ruling(48, "ruling-museum"),
]
"""All of them, in the order of their numbers."""
