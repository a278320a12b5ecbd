"""Whoever has as many of a card's icon as its user shares, and is hit with one fewer, whatever the card."""

from __future__ import annotations

import pytest

from splay.core.card import COMPEL, DEMAND, ECHO, EFFECT_KINDS, EFFECT_METHODS, SHARED, Card
from splay.core.dogma import NESTED
from splay.core.event import BONUS, EffectEvent
from splay.core.expansion import BASE
from splay.core.game import Game
from splay.core.symbols import COLOR_NAMES
from splay.core.turn import step
from splay.sets import DECKS, mixed_deck
from splay.sets.artifacts import ARTIFACTS
from splay.sets.echoes import ECHOES
from splay.sets.scenario import scenario
from tests.contracts.test_every_card_runs import Dogma

LAUNCHER, OPPONENT, PARTNER = 0, 1, 2
AS_MANY = {DEMAND: [], COMPEL: [OPPONENT], ECHO: [OPPONENT, LAUNCHER], SHARED: [OPPONENT, LAUNCHER]}
"""Who follows an effect of a kind, in order, if the opponent has as many icons."""
FEWER = {DEMAND: [OPPONENT], COMPEL: [], ECHO: [LAUNCHER], SHARED: [LAUNCHER]}
CARDS = [*DECKS["third"], *mixed_deck((BASE, ARTIFACTS))[105:], *mixed_deck((BASE, ECHOES))[105:]]
REWRITTEN = [card for card in DECKS["first"] if card not in CARDS]
USABLE = [card for card in CARDS + REWRITTEN if card.effects]


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


def card_id(card: Card) -> str:
    """What the test of a card is called."""
    return f"{card.edition}-{card.key}"


def used(card: Card, *others: str, teams: str = "none") -> Game:
    """The game after a card's dogma, whose user has nothing else."""
    game = scenario(
        f"{COLOR_NAMES[card.color]}: {card.name}",
        *others,
        edition=card.edition,
        sets=list({BASE: None, card.set_name: None}),
        teams=teams,
    )
    game.decider = Dogma(card, 1)
    game.events = []
    step(game)
    return game


def followers(game: Game, card: Card) -> dict[int, list[int]]:
    """The seats that followed each effect of a card that was used."""
    found: dict[int, list[int]] = {}
    for event in game.events or []:
        if isinstance(event, EffectEvent) and event.card is card and event.role != NESTED:
            found.setdefault(event.effect, []).append(event.seat)
    return found


@pytest.mark.parametrize("card", USABLE, ids=card_id)
def test_with_as_many_icons_one_shares_and_with_one_fewer_one_is_hit(card: Card) -> None:
    seen: set[int] = set()
    for fewer, expected in enumerate((AS_MANY, FEWER)):
        game = used(card, board_with(card.icons.count(card.featured) - fewer, card.featured, card))
        found = followers(game, card)
        for effect, seats in found.items():
            due = expected[EFFECT_KINDS[effect]]
            assert seats == (due if game.result is None else due[: len(seats)]), EFFECT_METHODS[effect]
        seen |= found.keys()
    assert seen == set(card.effects)


@pytest.mark.parametrize("card", [card for card in USABLE if card.set_name == BASE], ids=card_id)
def test_a_partner_is_never_hit_and_brings_no_bonus(card: Card) -> None:  # ruling 104
    count = card.icons.count(card.featured)
    for board in ("", board_with(count, card.featured, card)):
        game = used(card, "", board, "", teams="13-24")
        for effect, seats in followers(game, card).items():
            due = {DEMAND: [1, 3]}.get(EFFECT_KINDS[effect], [PARTNER, LAUNCHER] if board else [LAUNCHER])
            assert seats == (due if game.result is None else due[: len(seats)]), EFFECT_METHODS[effect]
        assert BONUS not in [event.kind for event in game.events or []]
