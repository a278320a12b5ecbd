"""The special achievement that the toy set brings."""

from typing import TYPE_CHECKING, Final

from splay.core.achievements import SpecialAchievement
from tests.toy.engine.zones import TOY_BOX

if TYPE_CHECKING:
    from splay.core.player import Player

COLLECTION: Final = "Collection"
COLLECTION_CARDS: Final = 3


class Collection(SpecialAchievement):
    """So many cards in the toy box."""

    __slots__ = ()

    def have(self, player: "Player") -> int:
        return len(player.zone(TOY_BOX).cards)


SPECIALS: Final[list[SpecialAchievement]] = [Collection(COLLECTION, "jigsaw", COLLECTION_CARDS)]
