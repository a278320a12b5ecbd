"""The decisions on open questions that matter at tables with Echoes of the Past."""

from typing import Final

from splay.core.ruling import Ruling

RULINGS: Final = [
    Ruling(14, "ruling-disputed-echoes"),
    Ruling(17, "ruling-base-cards-instead"),
    Ruling(22, "ruling-promoting-after-yamato"),
    Ruling(23, "ruling-barometer"),
    Ruling(25, "ruling-first-hands"),
    Ruling(29, "ruling-every-value"),
    Ruling(36, "ruling-promoted-card-is-an-action"),
    Ruling(39, "ruling-order-of-echoes"),
    Ruling(40, "ruling-backs-in-a-forecast"),
    Ruling(46, "ruling-shown-as-they-leave-in-echoes"),
]
"""All of them, in the order of their numbers."""
