"""What cards take from supplies besides draws."""

from splay.core.card import Card
from splay.core.player import Player


def bottom_of_supply(player: Player, age: int) -> Card | None:
    """The bottom card of the base supply of an age (ruling 99); None if that is empty."""
    cards = player.game.supplies[age - 1].cards
    return cards[0] if cards else None
