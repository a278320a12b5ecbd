"""The puzzles that come with the package."""

from __future__ import annotations

from collections import Counter

from splay.puzzles.checking import solves
from splay.puzzles.goals import THEMES
from splay.puzzles.puzzle import ALWAYS
from splay.puzzles.puzzle_file import check_position, shipped
from splay.puzzles.texts import task


def test_the_puzzles_of_the_package_can_all_be_set_up() -> None:
    puzzles = shipped()
    for puzzle in puzzles.values():
        check_position(puzzle)
        assert task(puzzle).key == f"puzzle-task-{puzzle.theme}"
        assert len(puzzle.tries) >= 2
        assert set(puzzle.found) == {"random", "rule", "greedy"}


def test_each_proved_solution_reaches_its_goal() -> None:
    proved = [puzzle for puzzle in shipped().values() if puzzle.games == ALWAYS]
    assert proved
    assert [puzzle.key for puzzle in proved if not solves(puzzle)] == []


def test_no_action_is_right_in_too_many_puzzles_of_the_package() -> None:
    puzzles = shipped().values()
    assert {puzzle.theme for puzzle in puzzles} == set(THEMES)
    sets = [puzzle.sets for puzzle in puzzles]
    assert 0 < sets.count(["base"]) < len(sets), "base, and with other sets"
    first = Counter((puzzle.theme, puzzle.solution[0]) for puzzle in puzzles)
    assert max(first.values()) <= 9
