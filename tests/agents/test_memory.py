"""What a seat knows of cards out of sight: always true, and nothing that it did not see."""

from __future__ import annotations

import pytest

from splay.agents.memory import Memory, back_of, counts_in, memory_of
from splay.core.chance import secret_from_seed
from splay.core.event import Event
from splay.core.game import Game
from splay.core.options import Options
from splay.core.turn import step
from splay.core.zones import SUPPLY
from splay.sets import new_game
from splay.workbench.random_play import RandomDecider

ALL = ("base", "artifacts", "relics", "echoes", "cities")


def known(memory: Memory, game: Game) -> list[str]:
    """The names of the cards that the seat knows though it does not see them, each with the place."""
    hidden = [card for card in game.deck if not game.zone_of(card).seen_by(memory.seat)]
    return [f"{card.name} in {memory.places[card.key]}" for card in hidden if card.key in memory.places]


@pytest.mark.parametrize("sets", [("base",), ALL], ids=["base", "all sets"])
def test_what_is_remembered_is_true_after_every_action(sets: tuple[str, ...]) -> None:
    remembered = 0
    for seed in range(12):
        game = new_game(Options(2 + seed % 4, sets=sets), secret_from_seed(f"memory {seed}"))
        game.events = []
        game.decider = RandomDecider(seed)
        memories = [Memory(player.seat, counts_in(game)) for player in game.players]
        told = 0
        while game.result is None:
            step(game)
            for memory in memories:
                for event in game.events[told:]:
                    memory.tell(event)
                for card in game.deck:
                    if card.key in memory.places:
                        assert memory.places[card.key] == game.zone_of(card).place.name, (seed, card, memory.seat)
                        check_depth(memory, game, card.key)
                remembered += len(known(memory, game))
            told = len(game.events)
        for memory in memories:
            assert memory_of(memory.seat, game.events, game).places == memory.places
    assert remembered > 1000


def check_depth(memory: Memory, game: Game, key: str) -> None:
    """A card that is known in a supply lies as deep there as it is known to."""
    card = next(card for card in game.deck if card.key == key)
    zone = game.zone_of(card)
    depth = memory.beneath.get(key, -1)
    if zone.kind is SUPPLY and depth >= 0:
        assert zone.cards.index(card) == depth


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_is_remembered_does_not_depend_on_cards_that_were_not_seen(seat: int) -> None:
    game = new_game(Options(3), secret_from_seed("blind"))
    game.events = []
    game.decider = RandomDecider(4)
    while game.result is None:
        step(game)
    blind = [blinded(event, seat, game) for event in game.events]
    assert [event.cards for event in blind] != [event.cards for event in game.events]
    assert memory_of(seat, blind, game).places == memory_of(seat, game.events, game).places


def blinded(event: Event, seat: int, game: Game) -> Event:
    """The event, with the first card of the same back in place of each one that the seat does not see."""
    if event.seen & (1 << seat):
        return event
    first = {back_of(card): card for card in reversed(game.deck)}
    cards = tuple(first[back_of(card)] for card in event.cards)
    return Event(event.kind, event.seat, None, cards, event.seen, event.source, event.target)
