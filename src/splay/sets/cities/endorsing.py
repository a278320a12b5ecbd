"""Endorsing: a Dogma action paid with a card, in which effects are executed twice (rulings 91 to 94)."""

from splay.core.action import Action
from splay.core.card import Card
from splay.core.cards import Cards
from splay.core.player import Player
from splay.core.question import TO_TUCK
from splay.sets.cities import CITIES

TIMES = 2
"""How often effects are executed."""


class Endorse(Action):
    """Endorsing a top card."""

    __slots__ = ()

    def __init__(self, card: Card) -> None:
        super().__init__("endorse", "endorse:" + card.key, card, card.age)

    def perform(self, player: Player) -> None:
        assert self.card is not None
        player.game.endorsed = True
        player.tuck(player.choose(payments(player, self.card), TO_TUCK))
        player.use(self.card, TIMES)


def endorsable(player: Player) -> list[Card]:
    """The top cards that a player can endorse: some top city shows their featured icon, and a card in hand can pay."""
    tops = [pile.cards[-1] for pile in player.board.piles if pile.cards]
    if not any([card.set_name == CITIES for card in tops]):
        return []
    lowest = min([card.age for card in player.hand.cards])
    return [card for card in tops if card.usable() and highest_city(player, card.featured) >= lowest]


def payments(player: Player, card: Card) -> Cards:
    """The cards in hand that a player can tuck to endorse a top card: none above the highest city that fits."""
    most = highest_city(player, card.featured)
    return player.hand.some([one for one in player.hand.cards if one.age <= most], False)


def highest_city(player: Player, icon: int) -> int:
    """The value of the player's highest top city that shows an icon, 0 if there is none (decision 26)."""
    highest = 0
    for pile in player.board.piles:
        if pile.cards:
            top = pile.cards[-1]
            if top.set_name == CITIES and top.has(icon) and top.face_up_age > highest:
                highest = top.face_up_age
    return highest
