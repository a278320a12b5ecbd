"""The ways to seize a relic, as answers to the question whether to."""

from typing import Final

from splay.core.action import Action
from splay.core.card import Card
from splay.core.event_kind import EventKind
from splay.core.player import Player
from splay.core.zones import Zone
from splay.sets.relics.zones import RELICS_ACHIEVED

SEIZE: Final = "seize"
KINDS: Final = [EventKind(SEIZE)]


class ToAchievements(Action):
    """Seizing a relic to the achievements; `only` if its set is not in play, so that it cannot go to the hand."""

    __slots__ = ()

    def __init__(self, relic: Card, only: bool = False) -> None:
        super().__init__("seize_only" if only else "seize", "seize:" + relic.key, relic, relic.age)

    def perform(self, player: Player) -> None:
        assert self.card is not None
        move(player, self.card, player.zone(RELICS_ACHIEVED))


class ToHand(Action):
    """Seizing a relic to the hand; `own` if it lies among the seizer's achievements, which have one fewer then."""

    __slots__ = ()

    def __init__(self, relic: Card, own: bool = False) -> None:
        name = "seize_own_to_hand" if own else "seize_to_hand"
        super().__init__(name, "seize_to_hand:" + relic.key, relic, relic.age)

    def perform(self, player: Player) -> None:
        assert self.card is not None
        move(player, self.card, player.hand)


def move(player: Player, relic: Card, to: Zone) -> None:
    """Moves a relic to where its seizer wants it. Raises GameOver if that is the last achievement needed."""
    player.game.move(relic, to, SEIZE, player.seat)
    player.game.settle()
    player.game.check_achievements()
