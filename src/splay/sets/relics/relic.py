"""What a relic is: a card of one set, or of none that is played with, which belongs to no supply."""

from typing import ClassVar

from splay.core.card import Card
from splay.sets.relics.actions import ToAchievements, ToHand


class Relic(Card):
    """A relic; `of_set` names the set that its back shows."""

    __slots__ = ("seize_action", "seize_only_action", "seize_own_to_hand_action", "seize_to_hand_action")

    of_set: ClassVar[str] = ""

    def __init__(self, index: int, set_name: str, edition: str) -> None:
        super().__init__(index, set_name, edition)
        self.seize_action = ToAchievements(self)
        self.seize_only_action = ToAchievements(self, only=True)
        self.seize_to_hand_action = ToHand(self)
        self.seize_own_to_hand_action = ToHand(self, own=True)
