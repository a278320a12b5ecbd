"""Whoever has as many of a card's icon as its user shares, and is hit with one fewer, whatever the card."""

from __future__ import annotations

import pytest

from splay.core.card import COMPEL, DEMAND, ECHO, EFFECT_KINDS, EFFECT_METHODS, SHARED, Card
from splay.core.dogma import NESTED
from splay.core.event import EffectEvent
from splay.core.expansion import BASE
from splay.core.symbols import COLOR_NAMES
from splay.core.turn import step
from splay.sets import DECKS, mixed_deck
from splay.sets.artifacts import ARTIFACTS
from splay.sets.echoes import ECHOES
from splay.sets.scenario import scenario
from tests.contracts.test_every_card_runs import Dogma

LAUNCHER, OPPONENT = 0, 1
AS_MANY = {DEMAND: [], COMPEL: [OPPONENT], ECHO: [OPPONENT, LAUNCHER], SHARED: [OPPONENT, LAUNCHER]}
"""Who follows an effect of a kind, in order, if the opponent has as many icons."""
FEWER = {DEMAND: [OPPONENT], COMPEL: [], ECHO: [LAUNCHER], SHARED: [LAUNCHER]}
CARDS = [*DECKS["third"], *mixed_deck((BASE, ARTIFACTS))[105:], *mixed_deck((BASE, ECHOES))[105:]]
REWRITTEN = [card for card in DECKS["first"] if card not in CARDS]
EVERY_CARD = [pytest.param(card, id=f"{card.edition}-{card.key}") for card in CARDS + REWRITTEN if card.effects]


def board_with(count: int, icon: int, without: Card) -> str:
    """A board that shows an icon so many times, as a position writes it, without a card."""
    piles: dict[int, Card] = {}
    for wanted in (3, 2, 1):
        for card in DECKS["third"]:
            if count >= wanted == card.icons.count(icon) and card.color not in piles and card.key != without.key:
                piles[card.color] = card
                count -= wanted
    assert count == 0
    return "; ".join(f"{COLOR_NAMES[color]}: {card.name}" for color, card in piles.items())


def followers(card: Card, fewer: int) -> tuple[dict[int, list[int]], bool]:
    """The seats that follow each effect of a card, if the opponent has so many of its icon fewer, and whether the game
    ended with the last of them.
    """
    game = scenario(
        f"{COLOR_NAMES[card.color]}: {card.name}",
        board_with(card.icons.count(card.featured) - fewer, card.featured, card),
        edition=card.edition,
        sets=list({BASE: None, card.set_name: None}),
    )
    game.decider = Dogma(card, 1)
    game.events = []
    step(game)
    found: dict[int, list[int]] = {}
    for event in game.events:
        if isinstance(event, EffectEvent) and event.card is card and event.role != NESTED:
            found.setdefault(event.effect, []).append(event.seat)
    return found, game.result is not None


@pytest.mark.parametrize("card", EVERY_CARD)
def test_with_as_many_icons_one_shares_and_with_one_fewer_one_is_hit(card: Card) -> None:
    seen: set[int] = set()
    for fewer, expected in enumerate((AS_MANY, FEWER)):
        found, ended = followers(card, fewer)
        for effect, seats in found.items():
            due = expected[EFFECT_KINDS[effect]]
            assert seats == (due[: len(seats)] if ended else due), EFFECT_METHODS[effect]
        seen |= found.keys()
    assert seen == set(card.effects)
