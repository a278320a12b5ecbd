"""Endorsing: a Dogma action paid with a card, in which effects are executed twice (rulings 91 to 94)."""

from typing import ClassVar, Final

from splay.core.action import Action
from splay.core.card import Card
from splay.core.cards import Cards
from splay.core.player import Player
from splay.core.question import ASK_CARD, TO_TUCK, Question
from splay.sets.cities import CITIES

ENDORSE: Final = "endorse"
TIMES: Final = 2
"""How often effects are executed."""


class Endorse(Action):
    """Endorsing a top card."""

    __slots__ = ()

    times: ClassVar[int] = TIMES

    def __init__(self, card: Card) -> None:
        super().__init__(ENDORSE, f"{ENDORSE}:{card.key}", card, card.age)

    def perform(self, player: Player) -> None:
        assert self.card is not None
        player.game.used = (*player.game.used, ENDORSE)
        player.tuck(chosen_payment(player, self))
        player.use(self.card, TIMES)

    def payments(self, player: Player) -> list[Card]:
        assert self.card is not None
        return payments(player, self.card).cards


def endorsable(player: Player) -> list[Card]:
    """The top cards that a player can endorse: some top city shows their featured icon, and a card in hand can pay."""
    found: list[Card] = []
    lowest = lowest_in_hand(player)
    if lowest and shows_a_city(player):
        for pile in player.board.piles:
            if pile.cards:
                card = pile.cards[-1]
                if card.usable() and highest_city(player, card.featured) >= lowest:
                    found.append(card)
    return found


def lowest_in_hand(player: Player) -> int:
    """The lowest value in the player's hand, 0 if it is empty."""
    lowest = 0
    for card in player.hand.cards:
        if not lowest or card.age < lowest:
            lowest = card.age
    return lowest


def shows_a_city(player: Player) -> bool:
    """Whether one of the player's top cards is a city."""
    return any(pile.cards and pile.cards[-1].set_name == CITIES for pile in player.board.piles)


def payments(player: Player, card: Card) -> Cards:
    """The cards in hand that a player can tuck to endorse a top card: none above the highest city that fits."""
    most = highest_city(player, card.featured)
    return player.hand.some([one for one in player.hand.cards if one.age <= most], False)


def chosen_payment(player: Player, action: Endorse) -> Card | None:
    """The card that a player tucks to endorse a top card; None if there is none."""
    cards = action.payments(player)
    if len(cards) < 2:
        return cards[0] if cards else None
    return cards[player.game.ask(Question(player.seat, ASK_CARD, [*cards], TO_TUCK, paid=action))]


def highest_city(player: Player, icon: int) -> int:
    """The value of the player's highest top city that shows an icon, 0 if there is none (decision 26)."""
    highest = 0
    for pile in player.board.piles:
        if pile.cards:
            top = pile.cards[-1]
            if top.set_name == CITIES and top.has(icon) and top.face_up_age > highest:
                highest = top.face_up_age
    return highest
