"""A second look at puzzles: more worlds, dealt otherwise, and the solution played in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from splay.agents.playout_policy import PlayoutPolicy
from splay.agents.processes import spawned
from splay.core.game import Game
from splay.core.question import Decider, Question, Unanswered
from splay.core.turn import step
from splay.puzzles.goals import TAKE, WIN
from splay.puzzles.judging import Care, NoPuzzle, goal_of, judge, reached_in
from splay.puzzles.open_search import Guided, OpenSearch
from splay.puzzles.position_text import SOLVER, dealt
from splay.puzzles.puzzle import Puzzle
from splay.puzzles.puzzle_file import BrokenPuzzle, check_position
from splay.puzzles.turn_search import TurnSearch, Undecided
from splay.puzzles.worlds import worlds_of

CHECKED_IN: Final = 100
"""In so many worlds each puzzle is judged."""
PROVED_FROM: Final = 5
"""Each proof is made anew from so many worlds to begin with: which one it is may change nothing."""


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
    if puzzle.theme not in (WIN, TAKE):
        return ""
    return unreached(puzzle, seed) if solves(puzzle) else "the solution doesn't reach the goal"


class FirstOption(Decider):
    """Answers with the first option."""

    def decide(self, game: Game, question: Question) -> int:
        return 0


def solves(puzzle: Puzzle) -> bool:
    """Whether the solution reaches the goal of this turn if the cards lie as the id deals them and the other gives the
    first answers.
    """
    game = dealt(puzzle.position, puzzle.key)
    goal = goal_of(game, puzzle.theme, puzzle.value)
    game.decider = guided = Guided(SOLVER, puzzle.solution, FirstOption())
    turn = game.turn_number
    try:
        while game.result is None and game.turn_number == turn and guided.given < len(puzzle.solution):
            step(game)
    except Unanswered:
        return False
    return goal.reached(game, SOLVER)


def unreached(puzzle: Puzzle, seed: str) -> str:
    """What speaks against the proof of a puzzle: there is none if it begins with other cards, or worlds have no way to
    the goal even for a solver who sees all of them; "" if nothing does.
    """
    for number in range(PROVED_FROM):
        game = dealt(puzzle.position, f"{seed} {number}")
        try:
            way = TurnSearch(game, SOLVER, goal_of(game, puzzle.theme, puzzle.value)).way(puzzle.solution[0])
        except Undecided as error:
            return f"{error}, with other cards to begin with"
        if way is None:
            return "it isn't certain with other cards to begin with"
    game = dealt(puzzle.position, f"{seed} again")
    search = OpenSearch(SOLVER, goal_of(game, puzzle.theme, puzzle.value), PlayoutPolicy(), 0)
    for world in worlds_of(game, CHECKED_IN, Random(f"{seed} {puzzle.key}")):
        if not reached_in(search, world, puzzle.solution[0]):
            return "the solution fails in a world"
    return ""
