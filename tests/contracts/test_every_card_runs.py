"""Every card of every edition runs on random boards, whatever is chosen, and leaves a sound position behind."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from splay.core.card import Card
from splay.core.expansion import BASE, EXPANSIONS
from splay.core.game import Game
from splay.core.options import Options, sets_in_order
from splay.core.question import ASK_ACTION, Question
from splay.core.symbols import COLOR_NAMES, SPLAY_NAMES
from splay.core.turn import step
from splay.sets import DECKS, all_cards
from splay.sets.scenario import from_json
from splay.workbench.invariants import breaches
from splay.workbench.random_play import RandomDecider

BOARDS = 8
OPTIONS = Options(sets=sets_in_order([BASE, *EXPANSIONS]))
SETS = {"third": OPTIONS.sets, "first": (BASE,)}
EVERY_CARD = [
    pytest.param(card, id=f"{edition}-{card.key}")
    for edition in DECKS
    for card in all_cards(edition)
    if card.usable() and card.set_name in OPTIONS.supplied
]


class Dogma(RandomDecider):
    """Takes the dogma of one card and chooses by chance in it."""

    def __init__(self, card: Card, seed: int) -> None:
        super().__init__(seed)
        self.key = card.dogma_action.key

    def decide(self, game: Game, question: Question) -> int:
        assert question.options
        return question.keys().index(self.key) if question.kind == ASK_ACTION else super().decide(game, question)


def random_position(card: Card, edition: str, random: Random) -> dict[str, Any]:
    """A position in which the first player has the card on top, and everybody has a random lot of others."""
    cards = [other for other in all_cards(edition) if other.key != card.key and other.set_name in OPTIONS.supplied]
    random.shuffle(cards)
    players = []
    for seat in range(random.randrange(2, 6)):
        board: dict[str, dict[str, Any]] = {}
        tops = [card] if seat == 0 else []
        for other in tops + [cards.pop() for _ in range(random.randrange(11))]:
            board.setdefault(COLOR_NAMES[other.color], {"cards": []})["cards"].append(other.key)
        for pile in board.values():
            pile["splay"] = random.choice(SPLAY_NAMES) if len(pile["cards"]) > 1 else "none"
        hand, score = [[cards.pop().key for _ in range(random.randrange(6))] for _ in range(2)]
        players.append({"board": board, "hand": hand, "score": score})
    return {
        "options": {"players": len(players), "edition": edition, "sets": list(SETS[edition])},
        "players": players,
        "seed": random.randrange(1000),
        "chance": random.randrange(1000),
    }


@pytest.mark.parametrize("card", EVERY_CARD)
def test_it_runs_on_random_boards(card: Card) -> None:
    for number in range(BOARDS):
        random = Random(f"{card.edition} {card.key} {number}")
        game = from_json(random_position(card, card.edition, random))
        game.decider = Dogma(card, number)
        game.events = []
        step(game)
        assert breaches(game) == []
