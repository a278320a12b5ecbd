"""The ways to seize a relic, as answers to the question whether to."""

from splay.core.action import Action
from splay.core.card import Card
from splay.core.event import SEIZE
from splay.core.player import Player
from splay.core.zones import Zone
from splay.sets.relics.zones import RELICS_ACHIEVED


class ToAchievements(Action):
    """Seizing a relic to the achievements."""

    __slots__ = ()

    def __init__(self, relic: Card) -> None:
        super().__init__("seize", "seize:" + relic.key, relic, relic.age)

    def perform(self, player: Player) -> None:
        assert self.card is not None
        move(player, self.card, player.zone(RELICS_ACHIEVED))


class ToHand(Action):
    """Seizing a relic to the hand."""

    __slots__ = ()

    def __init__(self, relic: Card) -> None:
        super().__init__("seize_to_hand", "seize_to_hand:" + relic.key, relic, relic.age)

    def perform(self, player: Player) -> None:
        assert self.card is not None
        move(player, self.card, player.hand)


def move(player: Player, relic: Card, to: Zone) -> None:
    """Moves a relic to where its seizer wants it. Raises GameOver if that is the last achievement needed."""
    player.game.move(relic, to, SEIZE, player.seat)
    player.game.settle()
    player.game.check_achievements()
