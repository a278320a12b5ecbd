"""The position of a game as JSON data: for snapshots, records and scenarios."""

from typing import Any

from splay.core.achievements import UNCLAIMED
from splay.core.board import Pile
from splay.core.card import Card
from splay.core.expansion import BASE
from splay.core.game import Game, released
from splay.core.player import Player
from splay.core.scenario.names import MISPLACED
from splay.core.scenario.shape import FORMAT
from splay.core.symbols import COLOR_NAMES, SPLAY_NAMES
from splay.core.zones import Supply, Zone

Data = dict[str, Any]


def position_of(game: Game) -> Data:
    """The whole position of a game between two actions, every card of it, as JSON data.

    Piles and supplies are listed top first. Raises ReleasedGame for a game that has been released.
    """
    if not game.players:
        raise released()
    return {
        "format": FORMAT,
        "options": game.options.to_json(),
        "players": [player_data(player) for player in game.players],
        "supply": {supply_name(supply): [*keys_of(supply), "end"] for supply in game.supplies},
        "available": keys_of(game.available) + game.specials_of(UNCLAIMED),
        "removed": keys_of(game.removed),
        "started": game.started,
        "turn": game.turn_seat,
        "turn_number": game.turn_number,
        "actions_left": game.actions_left,
        "chance": game.chance,
        "unchecked": game.dirty != 0,
        "free_action": game.free_action_due,
        **({"endorsed": True} if game.endorsed else {}),
        **{zone.kind.name: keys_of(zone) for zone in game.further_zones()},
    }


def supply_name(supply: Supply) -> str:
    """What a position calls a supply: its age, after its set if that is not the base set."""
    return str(supply.age) if supply.set_name == BASE else f"{supply.set_name} {supply.age}"


def player_data(player: Player) -> Data:
    """What one player has, as JSON data."""
    specials = player.game.specials_of(player.seat)
    return {
        "team": player.team,
        "board": {
            COLOR_NAMES[pile.color]: {"splay": SPLAY_NAMES[pile.splay], "cards": keys_of(pile)}
            for pile in player.board.piles
            if pile.cards
        },
        "hand": keys_of(player.hand),
        "score": keys_of(player.score_pile),
        "achievements": keys_of(player.achievements) + specials,
        "tucked": player.tucked,
        "scored": player.scored,
        **{zone.kind.name: keys_of(zone) for zone in player.further_zones},
        **({"out": True} if player.seat in player.game.seating.out else {}),
    }


def keys_of(zone: Zone) -> list[str]:
    """The keys of the cards in a zone, top first, with the mark of those that lie in a pile or supply not their own."""
    return [card.key + (MISPLACED if misplaced(card, zone) else "") for card in reversed(zone.cards)]


def misplaced(card: Card, zone: Zone) -> bool:
    """Whether the card lies in a pile of another color, or in a supply of another set or age, than its own."""
    if isinstance(zone, Pile):
        return card.color != zone.color
    return isinstance(zone, Supply) and (card.age != zone.age or card.set_name != zone.set_name)
