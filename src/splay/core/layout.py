"""The empty table: every zone of a game, with nothing in it."""

from typing import Final

from splay.core.board import Board, Pile
from splay.core.card import Card
from splay.core.game import Game
from splay.core.options import Options
from splay.core.place import NOBODY, Place
from splay.core.player import Player
from splay.core.seats import MOST_SEATS
from splay.core.symbols import COLORS, HIGHEST_AGE, UNSPLAYED
from splay.core.zones import (
    ACHIEVEMENTS,
    AVAILABLE,
    HAND,
    PILE,
    REMOVED,
    SCORE,
    SUPPLY,
    ScorePile,
    Supply,
    Zone,
    ZoneKind,
)

HAND_PLACES: Final = [Place(HAND.name, seat) for seat in range(MOST_SEATS)]
SCORE_PLACES: Final = [Place(SCORE.name, seat) for seat in range(MOST_SEATS)]
ACHIEVEMENTS_PLACES: Final = [Place(ACHIEVEMENTS.name, seat) for seat in range(MOST_SEATS)]
PILE_PLACES: Final = [[Place(PILE.name, seat, color) for color in COLORS] for seat in range(MOST_SEATS)]
AVAILABLE_PLACE: Final = Place(AVAILABLE.name)
REMOVED_PLACE: Final = Place(REMOVED.name)
"""The places of the base set, the same for all games."""
SUPPLY_PLACES: Final[dict[str, list[Place]]] = {}
FURTHER_PLACES: Final[dict[tuple[str, int], Place]] = {}
"""Those of supplies by set and age, and of what expansions bring by kind and seat, as far as a game had them."""


def lay_out(options: Options, deck: list[Card], team_of: list[int]) -> Game:
    """An empty table for these players: every zone there, every card nowhere."""
    game = Game(options, deck, [-1] * len(deck))
    for seat in range(options.players):
        game.players.append(empty_player(game, seat, team_of[seat]))
    for set_name in options.supplied:
        places = supply_places(set_name)
        for age in range(1, HIGHEST_AGE + 1):
            supply = Supply(places[age], len(game.zones), [])
            game.supplies.append(supply)
            game.zones.append(supply)
    game.available = Zone(AVAILABLE, AVAILABLE_PLACE, len(game.zones), [])
    game.zones.append(game.available)
    game.removed = Zone(REMOVED, REMOVED_PLACE, len(game.zones), [])
    game.zones.append(game.removed)
    for kind in further_kinds(game, False):
        game.zones.append(Zone(kind, further_place(kind, NOBODY), len(game.zones), []))
    return game


def supply_places(set_name: str) -> list[Place]:
    """The places of a set's supplies by age; nothing lies in that of age 0."""
    if set_name not in SUPPLY_PLACES:
        SUPPLY_PLACES[set_name] = [Place(SUPPLY.name, set_name=set_name, age=age) for age in range(HIGHEST_AGE + 1)]
    return SUPPLY_PLACES[set_name]


def further_place(kind: ZoneKind, seat: int) -> Place:
    """The place of a zone that an expansion brings to a seat, or to NOBODY."""
    key = (kind.name, seat)
    if key not in FURTHER_PLACES:
        FURTHER_PLACES[key] = Place(kind.name, seat)
    return FURTHER_PLACES[key]


def further_kinds(game: Game, per_player: bool) -> list[ZoneKind]:
    """The kinds of zones that the expansions in play bring to every player, or those that there is one of."""
    kinds = [kind for expansion in game.expansions for kind in expansion.zone_kinds]
    return [kind for kind in kinds if kind.per_player == per_player]


def empty_player(game: Game, seat: int, team: int) -> Player:
    """A player with empty zones, which are added to the game's."""
    index = len(game.zones)
    board = Board(seat, 0, 0)
    hand = Zone(HAND, HAND_PLACES[seat], index, [])
    score_pile = ScorePile(SCORE_PLACES[seat], index + 1, [], 0)
    achievements = Zone(ACHIEVEMENTS, ACHIEVEMENTS_PLACES[seat], index + 2, [])
    for color, place in enumerate(PILE_PLACES[seat]):
        board.piles.append(Pile(board, place, index + 3 + color, [], UNSPLAYED, 0))
    game.zones += [hand, score_pile, achievements, *board.piles]
    further: list[Zone] = []
    for kind in further_kinds(game, True):
        further.append(Zone(kind, further_place(kind, seat), index + 3 + len(COLORS) + len(further), []))
    game.zones += further
    return Player(game, seat, team, hand, score_pile, achievements, board, further)
