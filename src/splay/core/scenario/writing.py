"""The position of a game as JSON data: for snapshots, records and scenarios."""

from typing import Any

from splay.core.achievements import UNCLAIMED
from splay.core.board import Pile
from splay.core.card import Card
from splay.core.expansion import BASE, once_a_turn
from splay.core.game import Game, released
from splay.core.player import Player
from splay.core.scenario.backs import back_word
from splay.core.scenario.names import MISPLACED
from splay.core.scenario.shape import FORMAT
from splay.core.symbols import COLOR_NAMES, SPLAY_NAMES
from splay.core.zones import Supply, Zone

Data = dict[str, Any]


def position_of(game: Game) -> Data:
    """The whole position of a game between two actions, every card of it, as JSON data.

    Piles and supplies are listed top first. Raises ReleasedGame for a game that has been released.
    """
    return {**written(game, None), "chance": game.chance}


def position_seen_by(game: Game, seat: int, seed: str) -> Data:
    """What a seat sees of the position of a game between two actions, hidden cards as their backs, as JSON data.

    Whoever sets it up gets other cards for the backs, by the seed. Raises ReleasedGame for a game that has been
    released.
    """
    return {**written(game, seat), "seed": seed, "seen_by": seat}


def written(game: Game, seat: int | None) -> Data:
    """The position as a seat sees it, or with all faces; without what decides the chances to come."""
    if not game.players:
        raise released()
    return {
        "format": FORMAT,
        "options": game.options.to_json(),
        "players": [player_data(player, seat) for player in game.players],
        "supply": {supply_name(supply): [*cards_in(supply, seat), "end"] for supply in game.supplies},
        "available": cards_in(game.available, seat) + game.specials_of(UNCLAIMED),
        "removed": cards_in(game.removed, seat),
        "started": game.started,
        "turn": game.turn_seat,
        "turn_number": game.turn_number,
        "actions_left": game.actions_left,
        "unchecked": game.dirty != 0,
        "free_action": game.free_action_due,
        **{word: True for word, name in once_a_turn().items() if name in game.used},
        **{zone.kind.name: cards_in(zone, seat) for zone in game.further_zones()},
    }


def supply_name(supply: Supply) -> str:
    """What a position calls a supply: its age, after its set if that is not the base set."""
    return str(supply.age) if supply.set_name == BASE else f"{supply.set_name} {supply.age}"


def player_data(player: Player, seat: int | None) -> Data:
    """What one player has, as a seat sees it or with all faces, as JSON data."""
    specials = player.game.specials_of(player.seat)
    return {
        "team": player.team,
        "board": {
            COLOR_NAMES[pile.color]: {"splay": SPLAY_NAMES[pile.splay], "cards": keys_of(pile)}
            for pile in player.board.piles
            if pile.cards
        },
        "hand": cards_in(player.hand, seat),
        "score": cards_in(player.score_pile, seat),
        "achievements": cards_in(player.achievements, seat) + specials,
        "tucked": player.tucked,
        "scored": player.scored,
        **{zone.kind.name: cards_in(zone, seat) for zone in player.further_zones},
        **({"out": True} if player.seat in player.game.seating.out else {}),
    }


def cards_in(zone: Zone, seat: int | None) -> list[str]:
    """The cards in a zone as a seat sees them, or with all faces."""
    return keys_of(zone) if seat is None or zone.seen_by(seat) else backs_of(zone)


def keys_of(zone: Zone) -> list[str]:
    """The keys of the cards in a zone, top first, with the mark of those that lie in a pile or supply not their own."""
    return [card.key + (MISPLACED if misplaced(card, zone) else "") for card in reversed(zone.cards)]


def backs_of(zone: Zone) -> list[str]:
    """What the backs of the cards in a zone show, sorted: their order might tell of the faces."""
    looks: dict[tuple[str, int], list[Card]] = {}
    for card in zone.cards:
        looks.setdefault((card.set_name, card.age), []).append(card)
    alike = [looks[look] for look in sorted(looks)]
    return [back_word(cards[0], MISPLACED if misplaced(cards[0], zone) else "", len(cards)) for cards in alike]


def misplaced(card: Card, zone: Zone) -> bool:
    """Whether the card lies in a pile of another color, or in a supply of another set or age, than its own."""
    if isinstance(zone, Pile):
        return card.color != zone.color
    return isinstance(zone, Supply) and (card.age != zone.age or card.set_name != zone.set_name)
