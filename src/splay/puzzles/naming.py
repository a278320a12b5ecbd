"""What a puzzle is called: by the highest top cards of both players."""

from __future__ import annotations

from functools import cache
from typing import Final

from splay.core.card import Card, key_from_title
from splay.core.scenario.text import parse_position
from splay.puzzles.position_text import OTHER, SOLVER
from splay.puzzles.puzzle import Puzzle
from splay.sets import all_cards
from splay.views.messages import CardNameArgument, Message

EDITION: Final = "third"
"""The edition that all puzzles are played with."""


def name_of(puzzle: Puzzle) -> Message:
    """What a puzzle is called: the solver's highest top card against the other's, the first in the deck of several.

    The card that the solution begins with is only named if the solver has no other one on top. Whoever has no top card
    isn't named.
    """
    right = puzzle.solution[0].partition(":")[2]
    mine, theirs = top_cards(puzzle.position, SOLVER), top_cards(puzzle.position, OTHER)
    mine = [card for card in mine if card.key != right] or mine
    highest = [CardNameArgument(min(tops, key=rank).key) for tops in (mine, theirs) if tops]
    if not highest:
        return Message("puzzle-name-empty")
    if len(highest) == 1:
        return Message("puzzle-name-alone", {"card": highest[0]})
    return Message("puzzle-name", {"mine": highest[0], "theirs": highest[1]})


def rank(card: Card) -> tuple[int, int]:
    """By what cards are told apart: the highest comes first, then the first in the deck."""
    return -card.face_up_age, card.index


def top_cards(position: str, seat: int) -> list[Card]:
    """A player's top cards in a position."""
    board = parse_position(position)["players"][seat].get("board", {})
    return [cards_by_key()[key_from_title(pile["cards"][0])] for pile in board.values() if pile["cards"]]


@cache
def cards_by_key() -> dict[str, Card]:
    """The cards of all sets."""
    return {card.key: card for card in all_cards(EDITION)}
