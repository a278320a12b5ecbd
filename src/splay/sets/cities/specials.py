"""The five special achievements of Cities of Destiny (ruling 35)."""

from typing import Final

from splay.core.achievements import SpecialAchievement
from splay.core.card import Card
from splay.core.event import MELD, TUCK
from splay.core.event_kind import EVENT_KINDS
from splay.core.player import Player
from splay.sets.cities.symbols import ARROW_LEFT, ARROW_RIGHT, ARROW_UP, ARROWS, FLAG, FOUNTAIN


class Earned(SpecialAchievement):
    """One that something done earns: what a city with a sign is melded onto, or that it is tucked.

    `bit` is its own among those that a player has earned (`PlayerState.earned`).
    """

    __slots__ = ("bit", "sign")

    def __init__(self, name: str, number: int, sign: int) -> None:
        super().__init__(name, "", 1)
        self.bit = 1 << number
        self.sign = sign

    def have(self, player: Player) -> int:
        return 1 if player.earned & self.bit else 0

    def is_met(self, player: Player) -> bool:
        return player.earned & self.bit != 0


BY_ARROW: Final = {
    ARROW_LEFT: Earned("Legend", 0, ARROW_LEFT),
    ARROW_RIGHT: Earned("Repute", 1, ARROW_RIGHT),
    ARROW_UP: Earned("Fame", 2, ARROW_UP),
}
"""For melding a city with this arrow onto a color that is splayed that way already."""
BY_TUCKING: Final = {FLAG: Earned("Glory", 3, FLAG), FOUNTAIN: Earned("Victory", 4, FOUNTAIN)}
"""For tucking a city with this sign."""
SPECIALS: Final[list[SpecialAchievement]] = [*BY_ARROW.values(), *BY_TUCKING.values()]


def earn(player: Player, card: Card, kind: str) -> None:
    """Notes what a player has earned by melding, promoting or tucking a card."""
    if not card.signs:
        return
    kind = EVENT_KINDS[kind].counts_as
    if kind == MELD:
        splay = player.board.piles[card.color].splay
        for sign in card.signs:
            if sign in BY_ARROW and ARROWS[sign] == splay:
                player.earned |= BY_ARROW[sign].bit
    elif kind == TUCK:
        for sign in card.signs:
            if sign in BY_TUCKING:
                player.earned |= BY_TUCKING[sign].bit
