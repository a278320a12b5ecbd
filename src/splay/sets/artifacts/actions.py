"""The actions that artifacts on display bring."""

from typing import ClassVar

from splay.core.action import Action
from splay.core.card import Card
from splay.core.player import Player


class ReturnArtifact(Action):
    """Returning the artifact on display without using it."""

    __slots__ = ()

    plain: ClassVar[bool] = True

    def __init__(self, card: Card) -> None:
        super().__init__("return", "return:" + card.key, card, card.age)

    def perform(self, player: Player) -> None:
        player.return_(self.card)
