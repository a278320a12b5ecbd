"""The start of a game: shuffling, achievements, first hands, teams (rulings 1-5)."""

from typing import Final

from splay.core.card import Card
from splay.core.chance import Shuffler, first_chance
from splay.core.game import Game
from splay.core.layout import lay_out
from splay.core.options import Options
from splay.core.zones import SUPPLY

HIGHEST_ACHIEVEMENT: Final = 9
FIRST_HAND: Final = 2
PARTNERS: Final = {"12-34": [0, 0, 1, 1], "13-24": [0, 1, 0, 1], "14-23": [0, 1, 1, 0]}
SEATINGS: Final = ("12-34", "13-24", "14-23")


def deal(options: Options, deck: list[Card], secret: bytes) -> Game:
    """A game ready for the first melds, dealt as the secret says.

    `deck` holds the cards in play by index. The same options, deck and secret give the same deal everywhere.
    """
    shuffler = Shuffler(secret)
    game = lay_out(options, deck, teams_of(options, shuffler))
    game.chance = first_chance(secret)
    of_supply: list[list[Card]] = [[] for _ in game.supplies]
    if game.expansions:
        first = game.supplies[0].index
        for card in deck:
            zone = game.returns_to(card)
            if zone.kind is SUPPLY:
                of_supply[zone.index - first].append(card)
    else:
        for card in deck:
            of_supply[card.age - 1].append(card)
    for number, supply in enumerate(game.supplies):
        cards = of_supply[number]
        supply.cards = [cards[number] for number in shuffler.order(len(cards))]
        for card in supply.cards:
            game.where[card.index] = supply.index
    for supply in game.supplies[:HIGHEST_ACHIEVEMENT]:
        place(game, supply.cards[-1], game.available.index)
    for expansion in game.expansions:
        expansion.lay_out(game)
    for player in game.players:
        for _ in range(FIRST_HAND):
            place(game, player.supply_for(1).cards[-1], player.hand.index)
    return game


def teams_of(options: Options, shuffler: Shuffler) -> list[int]:
    """The team of each seat: its own without partners."""
    if options.teams == "none":
        return list(range(options.players))
    seating = SEATINGS[shuffler.below(len(SEATINGS))] if options.teams == "random" else options.teams
    return PARTNERS[seating][:]


def place(game: Game, card: Card, zone: int) -> None:
    """Puts a card into a zone, wherever it was, without an event: for set-up alone."""
    if game.where[card.index] >= 0:
        game.own(game.zone_of(card)).take(card)
    game.own(game.zones[zone]).put(card)
    game.where[card.index] = zone
