"""The decisions on open questions that matter at every table with an expansion."""

from typing import Final

from splay.core.ruling import Ruling

OF_EXPANSIONS: Final = [
    Ruling(31, "ruling-expansions-edition"),
    Ruling(34, "ruling-words-for-players", in_teams=True),
    Ruling(36, "ruling-free-actions-are-actions"),
    Ruling(38, "ruling-fission-ends-all"),
    Ruling(42, "ruling-nested-changes"),
    Ruling(45, "ruling-splay-must"),
]
"""All of them, in the order of their numbers; each expansion brings them."""
