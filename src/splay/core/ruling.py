"""A decision on what the sources of the rules leave open, or disagree about."""

from typing import Final


class Ruling:
    """A decision: its number in `docs/rules.md`, the key of its words, and whether it matters in teams alone."""

    __slots__ = ("in_teams", "key", "number")

    def __init__(self, number: int, key: str, in_teams: bool = False) -> None:
        self.number: Final = number
        self.key: Final = key
        self.in_teams: Final = in_teams
