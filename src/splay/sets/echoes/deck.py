"""What cards do with supplies: making their bottom cards achievements to be claimed (ruling 99)."""

from splay.core.player import Player
from splay.core.question import TO_ACHIEVE


def offer_bottom_card(player: Player, age: int) -> None:
    """Lets the player put the bottom card of the base supply of an age, if it has any, among the available
    achievements.
    """
    cards = player.game.supplies[age - 1].cards
    if cards and player.may(TO_ACHIEVE):
        player.make_available(cards[0])
