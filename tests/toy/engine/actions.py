"""The actions that the toy set adds: winding a card up, and taking one out of the shop window."""

from typing import Final

from splay.core.action import Action
from splay.core.card import Card
from splay.core.player import Player
from splay.core.question import ASK_CARD, TO_TUCK, Question
from tests.toy.engine.events import FETCH
from tests.toy.engine.zones import TOY_BOX

WIND: Final = "wind"


class WindUp(Action):
    """Tucking a card from the hand, and then using a top card twice: once a turn."""

    __slots__ = ()

    def __init__(self, card: Card) -> None:
        super().__init__(WIND, f"{WIND}:{card.key}", card, card.age)

    def perform(self, player: Player) -> None:
        assert self.card is not None
        player.game.used = (*player.game.used, WIND)
        cards = player.hand.cards
        place = player.game.ask(Question(player.seat, ASK_CARD, [*cards], TO_TUCK, paid=self)) if len(cards) > 1 else 0
        player.tuck(cards[place] if cards else None)
        player.use(self.card, 2)


class TakeFromWindow(Action):
    """Putting a card from the shop window into the toy box."""

    __slots__ = ()

    def __init__(self, card: Card) -> None:
        super().__init__("take", "take:" + card.key, card, card.age)

    def perform(self, player: Player) -> None:
        assert self.card is not None
        player.game.move(self.card, player.zone(TOY_BOX), FETCH, player.seat)
        player.game.settle()
