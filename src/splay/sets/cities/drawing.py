"""Drawing cities: for a new color, and for a splay in a new direction (rulings 85 to 87)."""

from splay.core.player import Player
from splay.core.symbols import HIGHEST_AGE, UNSPLAYED
from splay.sets.cities import CITIES
from splay.sets.cities.events import CityEvent


def draw_city(player: Player, color: int, direction: int = UNSPLAYED) -> None:
    """Draws a city for a color that is new, or that is splayed in a direction, if the player has none in hand.

    Raises GameOver if no age up to 10 is left (ruling 11).
    """
    if has_city(player):
        return
    game = player.game
    if game.events is not None:
        game.events.append(CityEvent(player.seat, game.run, color, direction, drawn_instead(player)))
    player.draw_of_set(CITIES, player.board.highest_top())


def drawn_instead(player: Player) -> str:
    """The set that the player's next city comes from if none is left for it, "" if one is, or the game ends by it."""
    value = player.board.highest_top()
    if player.game.draw_age(value) > HIGHEST_AGE:
        return ""
    set_name = player.supply_of_set(CITIES, value).set_name
    return "" if set_name == CITIES else set_name


def has_city(player: Player) -> bool:
    """Whether the player has a city in hand; the relic Timbuktu is one (ruling 87)."""
    return any([card.set_name == CITIES for card in player.hand.cards])
