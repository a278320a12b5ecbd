"""The decisions on open questions that matter at tables with Cities of Destiny."""

from typing import Final

from splay.core.ruling import Ruling

RULINGS: Final = [
    Ruling(13, "ruling-cities"),
    Ruling(26, "ruling-endorse-bound"),
    Ruling(28, "ruling-two-acting-icons"),
    Ruling(30, "ruling-when-a-city-is-drawn"),
    Ruling(37, "ruling-splay-then-city"),
    Ruling(39, "ruling-order-of-flags"),
    Ruling(43, "ruling-endorsed-echoes"),
]
"""All of them, in the order of their numbers."""
