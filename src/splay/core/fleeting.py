"""Achievements that come and go with what boards show."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from splay.core.card import Card


class FleetingAchievement:
    """A sign on a card, by its name, that is an achievement as long as it can be seen and nobody takes it away.

    `takers` are the opponents who can, by their seats, each with how many more visible cards of the card's color that
    takes: 0 for one who takes it away now.
    """

    __slots__ = ("card", "sign", "takers")

    def __init__(self, card: "Card", sign: str, takers: "list[tuple[int, int]]") -> None:
        self.card = card
        self.sign = sign
        self.takers = takers

    def counts(self) -> bool:
        """Whether it is an achievement now."""
        return all([more > 0 for _, more in self.takers])
