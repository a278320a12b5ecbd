"""What the network is told of a position that lies open: which things are so, and how much there is of others."""

from typing import Final

from splay.agents.evaluation import Weights, end_by_score, evaluate, strength
from splay.core.game import Game
from splay.core.player import Player
from splay.core.symbols import HIGHEST_AGE, ICON_BITS, ICON_MASK, ICONS

TOP: Final = 0
COVERED: Final = 1
HAND: Final = 2
SCORED: Final = 3
PLACES: Final = 4
"""So many places of a player are told apart for each card."""
SIDES: Final = 2
"""The seat that the position is looked at for, and the other."""

MOST_ACHIEVEMENTS: Final = 6
MOST_IN_HAND: Final = 8
SPLAYS: Final = 5
"""No pile, and a pile with each splay."""
REACHES: Final = 3
"""A standard achievement can be claimed, lacks points alone, or lacks a top card alone."""
OF_SIDE: Final = (MOST_ACHIEVEMENTS + 1) + (MOST_IN_HAND + 1) + (HIGHEST_AGE + 1) + 5 * SPLAYS + REACHES * HIGHEST_AGE
"""So many further facts there are about a side."""
TURNS: Final = 6
"""Whose turn it is, with how many actions left (0 to 2)."""
LEADS: Final = 3
OF_BOTH: Final = TURNS + LEADS * len(ICONS) + HIGHEST_AGE
"""So many facts about both: the turn, who has more of each icon, which base supplies are empty."""

NUMBERS_OF_SIDE: Final = 6 + len(ICONS) + 5 + 5
NUMBERS: Final = SIDES * NUMBERS_OF_SIDE + 3
"""How many amounts there are."""


def facts_of(cards: int) -> int:
    """How many facts there are at a table with so many cards: of its places, of the sides, of both, of top cards that
    the other side cannot share.
    """
    return SIDES * PLACES * cards + SIDES * OF_SIDE + OF_BOTH + SIDES * cards


def facts_about_cards(facts: int) -> int:
    """How many of so many facts, the first ones, say where single cards lie."""
    return (facts - SIDES * OF_SIDE - OF_BOTH) // (PLACES + 1) * PLACES


class Inputs:
    """A position as a network is told it: the numbers of the facts that are so, and the amounts, each about 1."""

    __slots__ = ("amounts", "facts")

    def __init__(self, facts: list[int], amounts: list[float]) -> None:
        self.facts = facts
        self.amounts = amounts


def inputs_of(game: Game, seat: int, weights: Weights) -> Inputs:
    """The inputs of a position between two actions of two players, as it is for a seat. All cards lie open."""
    facts: list[int] = []
    amounts: list[float] = []
    sides = [game.players[seat], game.players[1 - seat]]
    cards = len(game.deck)
    for number, player in enumerate(sides):
        add_cards(facts, player, number * PLACES * cards, cards)
        add_facts(facts, player, SIDES * PLACES * cards + number * OF_SIDE)
        add_amounts(amounts, player, weights)
    first = SIDES * PLACES * cards + SIDES * OF_SIDE
    add_shared(facts, game, sides, first)
    for number, player in enumerate(sides):
        add_leads(facts, player, sides[1 - number], first + OF_BOTH + number * cards)
    amounts.append(min(3.0, max(-3.0, evaluate(game, seat, weights) / 40.0)))
    amounts.append(end_by_score(game, sides[0], weights) / 20.0)
    amounts.append(game.turn_number / 50.0)
    return Inputs(facts, amounts)


def add_cards(facts: list[int], player: Player, first: int, cards: int) -> None:
    """Where each card of a player lies."""
    for pile in player.board.piles:
        for card in pile.cards:
            facts.append(first + COVERED * cards + card.index)
        if pile.cards:
            facts[-1] += (TOP - COVERED) * cards
    for card in player.hand.cards:
        facts.append(first + HAND * cards + card.index)
    for card in player.score_pile.cards:
        facts.append(first + SCORED * cards + card.index)


def add_facts(facts: list[int], player: Player, first: int) -> None:
    """How a player stands, by kinds."""
    facts.append(first + min(player.achievement_count(), MOST_ACHIEVEMENTS))
    first += MOST_ACHIEVEMENTS + 1
    facts.append(first + min(len(player.hand.cards), MOST_IN_HAND))
    first += MOST_IN_HAND + 1
    highest = player.board.highest_top()
    facts.append(first + min(highest, HIGHEST_AGE))
    first += HIGHEST_AGE + 1
    for color, pile in enumerate(player.board.piles):
        facts.append(first + SPLAYS * color + (pile.splay + 1 if pile.cards else 0))
    first += 5 * SPLAYS
    points = player.points
    for card in player.game.available.cards:
        reached = highest >= card.age
        paid = points >= player.cost(card.age)
        if reached or paid:
            kind = 0 if reached and paid else 1 if reached else 2
            facts.append(first + REACHES * (card.age - 1) + kind)


def add_amounts(amounts: list[float], player: Player, weights: Weights) -> None:
    """How much a player has."""
    total = 0
    best = 0
    for card in player.hand.cards:
        total += card.age
        best = max(best, card.age)
    amounts.append(player.points / 50.0)
    amounts.append(len(player.score_pile.cards) / 10.0)
    amounts.append(len(player.hand.cards) / 6.0)
    amounts.append(total / 30.0)
    amounts.append(best / 10.0)
    amounts.append(strength(player, weights) / 80.0)
    icons = player.board.icons
    for icon in ICONS:
        amounts.append(((icons >> (icon * ICON_BITS)) & ICON_MASK) / 12.0)
    for pile in player.board.piles:
        amounts.append(len(pile.cards) / 6.0)
        amounts.append(pile.cards[-1].face_up_age / 10.0 if pile.cards else 0.0)


def add_shared(facts: list[int], game: Game, sides: list[Player], first: int) -> None:
    """Whose turn it is, who leads in which icon, and what can no longer be drawn."""
    mine = 0 if game.turn_seat == sides[0].seat else 3
    facts.append(first + mine + min(game.actions_left, 2))
    first += TURNS
    for icon in ICONS:
        own = (sides[0].board.icons >> (icon * ICON_BITS)) & ICON_MASK
        other = (sides[1].board.icons >> (icon * ICON_BITS)) & ICON_MASK
        facts.append(first + LEADS * icon + (0 if own == other else 1 if own > other else 2))
    first += LEADS * len(ICONS)
    for age in range(HIGHEST_AGE):
        if not game.supplies[age].cards:
            facts.append(first + age)


def add_leads(facts: list[int], player: Player, other: Player, first: int) -> None:
    """Which top cards the other player cannot share, and would be hit by."""
    for pile in player.board.piles:
        if pile.cards:
            card = pile.cards[-1]
            if player.board.count(card.featured) > other.board.count(card.featured):
                facts.append(first + card.index)
