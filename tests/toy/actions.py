"""The action that the toy set adds: winding a card up."""

from splay.core.action import Action
from splay.core.card import Card
from splay.core.player import Player
from splay.core.question import TO_TUCK


class WindUp(Action):
    """Tucking a card from the hand, and then using a top card twice."""

    __slots__ = ()

    def __init__(self, card: Card) -> None:
        super().__init__("wind", "wind:" + card.key, card, card.age)

    def perform(self, player: Player) -> None:
        assert self.card is not None
        player.tuck(player.choose(player.hand, TO_TUCK))
        player.use(self.card, 2)
