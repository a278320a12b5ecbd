"""Promoting a card from the forecast after a Meld action (rulings 89, 98)."""

from typing import ClassVar, Final

from splay.core.action import Action
from splay.core.card import Card
from splay.core.event import MELD
from splay.core.event_kind import EventKind
from splay.core.option import PASS, Option
from splay.core.player import Player
from splay.core.question import Question
from splay.core.turn import perform
from splay.sets.echoes.foreshadowing import forecast_of

PROMOTE: Final = "promote"
KINDS: Final = [EventKind(PROMOTE, counts_as=MELD)]
ASK_PROMOTE: Final = "promote"
"""The kind of question that asks which card of the forecast to promote, if any, and whether to use it for free."""

WAYS: Final[dict[Card, list[Option]]] = {}
"""The options for each card, as far as there were any."""


class Promote(Action):
    """Promoting a card."""

    __slots__ = ()

    def __init__(self, card: Card) -> None:
        super().__init__("promote", "promote:" + card.key, card, card.age)

    def bring(self, player: Player) -> None:
        assert self.card is not None
        player.game.move(self.card, player.board.piles[self.card.color], PROMOTE, player.seat)

    def perform(self, player: Player) -> None:
        self.bring(player)
        player.game.settle()


class PromoteAndUse(Promote):
    """Promoting a card, and using it in a free Dogma action."""

    __slots__ = ()

    times: ClassVar[int] = 1

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.name = "promote-and-use"
        self.key = "promote-and-use:" + card.key

    def perform(self, player: Player) -> None:
        assert self.card is not None
        Promote.perform(self, player)
        player.game.after_effect()  # all that the meld brings comes before the action of its own (decision 36)
        perform(player.game, player, self.card.dogma_action)


def promotable(player: Player, melded: Card) -> list[Card]:
    """The cards in the forecast that a player who has melded a card may promote: none of a higher value."""
    return [card for card in forecast_of(player).cards if card.age <= melded.face_up_age]


def offer_promotion(player: Player, melded: Card) -> None:
    """Lets a player who has melded a card in a Meld action promote one from the forecast, and use it.

    Nothing is asked if no card can be promoted.
    """
    game = player.game
    cards = promotable(player, melded)
    if not cards:
        return
    options = [option for card in cards for option in ways_to_promote(card)]
    option = [*options, PASS][game.ask(Question(player.seat, ASK_PROMOTE, [*options, PASS]))]
    if isinstance(option, Action):
        option.perform(player)


def ways_to_promote(card: Card) -> list[Option]:
    """How a card can be promoted: used or not, if it can be used (ruling 50)."""
    if card not in WAYS:
        WAYS[card] = [PromoteAndUse(card), Promote(card)] if card.usable() else [Promote(card)]
    return WAYS[card]
