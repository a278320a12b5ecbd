"""Swapping cards that a seat cannot see, to show that it cannot tell."""

from __future__ import annotations

from random import Random

from splay.core.card import Card
from splay.core.event import EVERYBODY, Event
from splay.core.game import Game
from splay.core.session import AnswerRefused, Session

SPECTATOR = -1


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


def swapped_session(session: Session, first: Card, second: Card) -> Session | None:
    """A session whose running action was played with the two cards swapped; None if it took another course."""
    names = {first.key: second.key, second.key: first.key}
    twin = Session(swapped(session.start, first, second))
    for seat, key in session.answers:
        action, colon, card = key.rpartition(":")
        try:
            twin.answer(seat, action + colon + names.get(card, card), twin.sequence)
        except AnswerRefused:
            return None
        if twin.past:
            return None
    twin.sequence = session.sequence
    return twin


def was_shown(events: list[Event], seat: int, cards: tuple[Card, Card]) -> bool:
    """Whether any event showed one of the cards to the seat."""
    mask = EVERYBODY if seat == SPECTATOR else 1 << seat
    return any(
        card in cards and (event.seen == EVERYBODY or (seat != SPECTATOR and event.seen & mask))
        for event in events
        for card in event.cards
    )
