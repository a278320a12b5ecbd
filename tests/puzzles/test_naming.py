"""The names of puzzles: from the position alone, and no hint at the solution."""

from __future__ import annotations

import pytest

from splay.locale.catalogue import load
from splay.puzzles.goals import HELP
from splay.puzzles.naming import cards_by_key, name_of, top_cards
from splay.puzzles.position_text import OTHER, SOLVER
from splay.puzzles.puzzle import Puzzle
from splay.puzzles.puzzle_file import shipped
from splay.views.messages import CardNameArgument
from splay.views.wording import Wording


def called(me: str, you: str, solution: str = "draw") -> str:
    """What a puzzle in a position is called."""
    puzzle = Puzzle(HELP, 0, f"turn: me, actions 1\nme: {me}\nyou: {you}\n", [solution], [])
    return Wording(load(), [], list(cards_by_key().values())).message(name_of(puzzle))


@pytest.mark.parametrize(
    ("me", "you", "solution", "name"),
    [
        ("blue: Encyclopedia, Writing; red: Oars", "yellow: Statistics", "draw", "Encyclopedia against Statistics"),
        ("red: Oars, Computers; blue: Calendar", "red: Archery", "draw", "Calendar against Archery"),
        ("blue: Writing; red: Oars; yellow: Canning", "red: Archery", "dogma:canning", "Writing against Archery"),
        ("blue: Writing", "red: Archery", "dogma:writing", "Writing against Archery"),
        ("blue: Writing", "hand: Oars", "draw", "Writing alone"),
        ("hand: Writing", "hand: Oars", "draw", "Empty boards"),
    ],
)  # fmt: skip
def test_a_puzzle_is_called_by_the_highest_top_cards_but_not_by_that_of_its_solution(
    me: str, you: str, solution: str, name: str
) -> None:
    assert called(me, you, solution) == name


def test_no_name_gives_the_solution_away_and_most_are_their_own() -> None:
    words = Wording(load(), [], list(cards_by_key().values()))
    for puzzle in shipped().values():
        mine = top_cards(puzzle.position, SOLVER)
        assert top_cards(puzzle.position, OTHER), puzzle.key
        right = puzzle.solution[0].partition(":")[2]
        if any(card.key != right for card in mine):
            assert name_of(puzzle).arguments["mine"] != CardNameArgument(right), puzzle.key
    names = {words.message(name_of(puzzle)) for puzzle in shipped().values()}
    assert len(names) > 0.8 * len(shipped())
