"""Swapping cards that a seat cannot see, to show that it cannot tell."""

from random import Random

import msgspec

from splay.core.card import Card
from splay.core.game import Game
from splay.views.facts import facts_of
from splay.views.view import view_of


def told_apart(game: Game) -> list[str]:
    """What a seat could tell of cards that it does not see: two of them, with equal backs, that are not told alike.

    Seat and cards are chosen by chance, the same ones in the same position.
    """
    random = Random(f"{game.turn_number}.{game.actions_left}")
    seat = random.randrange(-1, len(game.players))
    pair = pair_to_swap(game, seat, random)
    if pair is None or told(swapped(game, *pair), seat) == told(game, seat):
        return []
    return [f"seat {seat} can tell {pair[0].name} from {pair[1].name}"]


def told(game: Game, seat: int) -> bytes:
    """Everything that a seat is told of a position; -1 is a spectator."""
    return msgspec.json.encode(view_of(game, seat, facts_of(game)))


def hidden_from(game: Game, seat: int) -> list[Card]:
    """The cards whose faces the seat does not see."""
    return [card for card in game.deck if not game.zone_of(card).seen_by(seat) and card not in game.revealed]


def pair_to_swap(game: Game, seat: int, random: Random) -> tuple[Card, Card] | None:
    """Two cards with equal backs that the seat does not see."""
    hidden = hidden_from(game, seat)
    random.shuffle(hidden)
    for first in hidden:
        for second in hidden:
            if first is not second and (first.set_name, first.age) == (second.set_name, second.age):
                return first, second
    return None


def swapped(game: Game, first: Card, second: Card) -> Game:
    """A copy of the game with two cards in each other's places."""
    twin = game.copy()
    one, other = twin.own(twin.zone_of(first)), twin.own(twin.zone_of(second))
    place, other_place = one.cards.index(first), other.cards.index(second)
    one.cards = [*one.cards[:place], second, *one.cards[place + 1 :]]
    other.cards = [*other.cards[:other_place], first, *other.cards[other_place + 1 :]]
    twin.where[first.index], twin.where[second.index] = other.index, one.index
    return twin
