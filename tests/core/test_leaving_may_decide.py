"""Whether the order in which cards leave boards could decide a special achievement, found without trying each."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from splay.core.achievements import leaving_may_decide, order_may_decide
from splay.core.card import Card
from splay.core.game import Game
from splay.core.symbols import COLOR_NAMES
from splay.playing import play
from splay.sets import mixed_deck

SPECIALS = ["Empire", "World", "Universe"]
DECK = mixed_deck(("base",))


def board_of(chance: Random) -> str:
    """Up to four cards of most colors, of all ages or of the last four, which have clocks."""
    lowest = chance.choice([1, 7])
    sections = []
    for color, name in enumerate(COLOR_NAMES):
        fitting = [card.name for card in DECK if card.color == color and card.age >= lowest]
        cards = chance.sample(fitting, chance.randrange(0, 5))
        if cards:
            sections.append(f"{name}: {', '.join(cards)}")
    return "; ".join(sections)


def by_trying_each(game: Game, leaving: list[Card]) -> bool:
    """The same by its definition: every choice of one card a pile that comes to lie on top."""
    board = game.players[0].board
    uncovered = [beneath for beneath in [pile.uncovered_by(leaving) for pile in board.piles] if beneath]
    return any(order_may_decide(game, board, list(tops)) for tops in product(*uncovered) if tops)


@pytest.mark.parametrize("special", SPECIALS)
def test_it_is_as_if_each_choice_were_tried(special: str) -> None:
    chance = Random(special)
    found = []
    for _ in range(250):
        game = play(board_of(chance), available=special).game
        cards = [card for pile in game.players[0].board.piles for card in pile.cards]
        leaving = [card for card in cards if chance.randrange(4)]
        if len(leaving) > 1:
            found.append(leaving_may_decide(game, leaving))
            assert found[-1] == by_trying_each(game, leaving)
    assert set(found) == {True, False}


def test_all_cards_there_are_can_leave() -> None:
    sections = [
        f"{name}: {', '.join([card.name for card in DECK if card.color == color and card.age != 9])}"
        for color, name in enumerate(COLOR_NAMES)
    ]
    game = play("; ".join(sections), available="9").game
    cards = [card for pile in game.players[0].board.piles for card in pile.cards]
    assert len(cards) == 95
    assert not leaving_may_decide(game, cards)
