"""A second look at puzzles: more worlds, dealt otherwise, and the solution played in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from splay.agents.playout_policy import PlayoutPolicy
from splay.agents.processes import spawned
from splay.puzzles.goals import TAKE, WIN
from splay.puzzles.judging import Care, NoPuzzle, goal_of, judge, reached_in, worlds_of
from splay.puzzles.open_search import OpenSearch
from splay.puzzles.position_text import SOLVER, dealt
from splay.puzzles.puzzle import Puzzle
from splay.puzzles.puzzle_file import BrokenPuzzle, check_position

CHECKED_IN: Final = 48
"""In so many worlds each of them is judged."""


def check_puzzles(puzzles: Sequence[Puzzle], seed: str, workers: int = 1) -> Iterator[tuple[Puzzle, str]]:
    """Each puzzle with what speaks against it, "" if nothing does. The seed says how cards are dealt."""
    tasks = [(puzzle, seed) for puzzle in puzzles]
    if workers == 1:
        for puzzle, word in tasks:
            yield puzzle, what_is_wrong(puzzle, word)
        return
    with spawned(workers) as pool:
        yield from zip(puzzles, pool.starmap(what_is_wrong, tasks), strict=True)


def what_is_wrong(puzzle: Puzzle, seed: str) -> str:
    """What speaks against a puzzle if it is judged anew, in other worlds and more of them; "" if nothing does."""
    try:
        check_position(puzzle)
        again = judge(
            puzzle.position, puzzle.theme, puzzle.value if puzzle.theme == TAKE else 0, Care(CHECKED_IN, seed)
        )
    except (BrokenPuzzle, NoPuzzle) as error:
        return str(error)
    if again.solution[0] != puzzle.solution[0]:
        return f"{again.solution[0]} is right, not {puzzle.solution[0]}"
    if sorted([attempt.action for attempt in again.tries]) != sorted([attempt.action for attempt in puzzle.tries]):
        return "the tries aren't all other actions"
    return "" if puzzle.theme not in (WIN, TAKE) else unreached(puzzle, seed)


def unreached(puzzle: Puzzle, seed: str) -> str:
    """Whether there are worlds without a way from the right action to the goal, even for a solver who sees all cards:
    that would speak against the proof.
    """
    game = dealt(puzzle.position, f"{seed} again")
    search = OpenSearch(SOLVER, goal_of(game, puzzle.theme, puzzle.value), PlayoutPolicy(), 0)
    for world in worlds_of(game, CHECKED_IN, Random(f"{seed} {puzzle.key}")):
        if not reached_in(search, world, puzzle.solution[0]):
            return "the solution fails in a world"
    return ""
