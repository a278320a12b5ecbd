"""Editions of the rules: what of them goes by the edition, besides the words of cards."""

from typing import Final


class Edition:
    """An edition of the rules: its name, and whether of players who qualify for a special achievement at the same
    moment the one whose turn it is comes first, instead of whoever is executing an effect (decision 20).
    """

    __slots__ = ("name", "turn_player_first")

    def __init__(self, name: str, turn_player_first: bool = False) -> None:
        self.name = name
        self.turn_player_first = turn_player_first


RULES: Final = {edition.name: edition for edition in (Edition("third"), Edition("first", turn_player_first=True))}
"""The editions by name, the one that is played by default first."""
EDITIONS: Final = tuple(RULES)
