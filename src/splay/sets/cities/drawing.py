"""Drawing cities: for a new color, and for a splay in a new direction (rulings 85 to 87)."""

from splay.core.event import CityEvent
from splay.core.player import Player
from splay.core.symbols import UNSPLAYED
from splay.sets.cities import CITIES


def draw_city(player: Player, color: int, direction: int = UNSPLAYED) -> None:
    """Draws a city for a color that is new, or that is splayed in a direction, if the player has none in hand.

    Raises GameOver if no age up to 10 is left (ruling 11).
    """
    if has_city(player):
        return
    game = player.game
    if game.events is not None:
        game.events.append(CityEvent(player.seat, game.run, color, direction))
    player.draw_of_set(CITIES, player.board.highest_top())


def has_city(player: Player) -> bool:
    """Whether the player has a city in hand; the relic Timbuktu is one (ruling 87)."""
    return any([card.set_name == CITIES for card in player.hand.cards])
