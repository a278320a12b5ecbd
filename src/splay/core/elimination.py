"""A player who is out of the game, with all that the player had (rulings 8, 107, 245 to 247)."""

from typing import TYPE_CHECKING

from splay.core.event import ELIMINATE, REMOVE, Event

if TYPE_CHECKING:
    from splay.core.game import Game
    from splay.core.player import Player


def eliminate(game: "Game", player: "Player") -> None:
    """Puts a player, and with partners the whole team, out of the game; nothing happens if that is so already.

    Raises GameOver if only one player, or team, is left, which wins.
    """
    losers = [other for other in game.in_play() if other.team == player.team]
    for loser in losers:
        if game.events is not None:
            game.events.append(Event(ELIMINATE, loser.seat, game.run, ()))
        for expansion in game.expansions:
            expansion.before_elimination(loser)
        remove_all(game, loser)
    game.seating = game.seating.without([loser.seat for loser in losers])
    game.note_change()
    game.check_left()
    game.settle()


def remove_all(game: "Game", player: "Player") -> None:
    """Takes all that a player has out of the game, as one step; special achievements are nobody's from now on."""
    game.forfeit_specials(player.seat)
    for zone in game.zones[:]:
        if zone.owner == player.seat:
            for card in zone.cards[:]:
                game.move(card, game.removed, REMOVE, player.seat)
