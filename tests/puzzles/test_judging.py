"""Which positions are puzzles, and which just miss being one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from splay.core.turn import legal_actions
from splay.puzzles.checking import solves, what_is_wrong
from splay.puzzles.found_by import finds
from splay.puzzles.goals import HELP
from splay.puzzles.judging import Care, NoPuzzle, judge
from splay.puzzles.position_text import SOLVER, dealt, solver_position
from splay.puzzles.puzzle import Puzzle
from tests.puzzles.positions import POSED, Posed

CARE = Care(6, "a")


def judged(posed: Posed, care: Care = CARE) -> Puzzle:
    """The puzzle of a position."""
    return judge(posed.text, posed.theme, posed.value, care)


@pytest.mark.parametrize("name", POSED)
def test_the_action_that_is_right_is_found(name: str) -> None:
    puzzle = judged(POSED[name])
    assert puzzle.solution[0] == POSED[name].solution
    assert all(attempt.reached <= attempt.games / 2 for attempt in puzzle.tries)


@pytest.mark.parametrize("name", POSED)
def test_a_position_that_just_misses_being_one_is_refused(name: str) -> None:
    posed = POSED[name]
    assert posed.replaced[0] in posed.text
    near = posed._replace(text=posed.text.replace(*posed.replaced))
    with pytest.raises(NoPuzzle, match=posed.why_not):
        judged(near)


@pytest.mark.parametrize("name", POSED)
def test_all_other_actions_are_tries(name: str) -> None:
    posed = POSED[name]
    puzzle = judged(posed)
    keys = [option.key for option in legal_actions(dealt(posed.text, "a").players[SOLVER])]
    if posed.theme == HELP:
        keys = [key for key in keys if key.startswith("dogma:")]
    assert sorted([puzzle.solution[0], *[attempt.action for attempt in puzzle.tries]]) == sorted(keys)


@pytest.mark.parametrize("name", POSED)
def test_the_cards_that_are_hidden_decide_nothing(name: str) -> None:
    """Each word deals others, in the position and in the worlds that it is judged in."""
    posed = POSED[name]
    hidden = {solver_position(dealt(posed.text, word), SOLVER) for word in "abcd"}
    assert len(hidden) == 1, "the solver sees the same"
    games = [dealt(posed.text, word) for word in "abcd"]
    assert len({str([[card.key for card in zone.cards] for zone in game.zones]) for game in games}) == 4
    verdicts = [judged(posed, Care(6, word)) for word in "abcd"]
    assert [puzzle.solution[0] for puzzle in verdicts] == [posed.solution] * 4


@pytest.mark.parametrize("name", POSED)
def test_a_second_judgment_agrees(name: str) -> None:
    puzzle = judged(POSED[name])
    assert what_is_wrong(puzzle, "check") == ""


def test_a_solution_that_does_not_reach_the_goal_is_found() -> None:
    puzzle = judged(POSED["agriculture"])
    assert solves(puzzle)
    for solution in (["dogma:agriculture"], ["dogma:agriculture", "pass", "achieve:2"], ["draw", "draw"]):
        assert not solves(replace(puzzle, solution=solution))
    wrong = replace(puzzle, solution=["dogma:agriculture", "pass", "achieve:2"])
    assert what_is_wrong(wrong, "check") == "the solution doesn't reach the goal"


def test_a_second_judgment_finds_a_wrong_solution_and_a_try_that_is_missing() -> None:
    posed = POSED["agriculture"]
    puzzle = judged(posed)
    wrong = Puzzle(puzzle.theme, puzzle.value, puzzle.position, ["draw"], puzzle.tries)
    assert what_is_wrong(wrong, "check") == "dogma:agriculture is right, not draw"
    fewer = Puzzle(puzzle.theme, puzzle.value, puzzle.position, puzzle.solution, puzzle.tries[1:])
    assert what_is_wrong(fewer, "check") == "the tries aren't all other actions"
    near = Puzzle(puzzle.theme, puzzle.value, posed.text.replace(*posed.replaced), puzzle.solution, puzzle.tries)
    assert what_is_wrong(near, "check") == "no action is certain"


def test_what_only_has_to_be_claimed_is_no_puzzle() -> None:
    text = POSED["agriculture"].text.replace("actions 2", "actions 1")
    with pytest.raises(NoPuzzle, match="it is only to be claimed"):
        judge(text.replace("Canal Building", "Canal Building, Feudalism, Medicine"), "take", 2, CARE)


def test_the_facts_of_a_try_are_those_at_the_end_of_the_turn() -> None:
    puzzle = judged(POSED["agriculture"])
    draw = next(attempt for attempt in puzzle.tries if attempt.action == "draw")
    assert (draw.reached, draw.games) == (0, 6)
    assert draw.points == 10, "a 3 is drawn and returned, so that a 4 is scored"
    assert draw.top == 3, "or the 3 is melded"


def test_of_a_win_to_be_stopped_is_told_how_the_other_wins() -> None:
    puzzle = judged(POSED["the other's sixth"])
    assert {(attempt.reply, attempt.replied) for attempt in puzzle.tries} == {(("achieve:4",), 6)}
    assert (puzzle.reached, puzzle.games) == (6, 6)


NOBODY_FOLLOWS = """turn: me, actions 1
me: red: Oars; green: Sailing; yellow: Perspective, Masonry, Domestication, Agriculture; purple: Mysticism; hand: Physics, Chemistry, Anatomy, Optics, Currency, Canal Building, Code of Laws, Clothing, Pottery; score: Feudalism, Compass, Paper, Translation, Medicine, Mathematics; achievements: ? 1, ? 2, ? 3
you: blue: Alchemy, Calendar, Tools, Writing; red: Metalworking, Construction; green: Invention; yellow: Fermenting; purple: Education, City States; hand: ? 1, ? 2 x 3, ? 3, ? 4 x 4; score: ? 4 x 2; achievements: Empire
"""  # noqa: E501 - a line is a player
"""Sailing is the only card that the other doesn't share, which stands beside it."""


def test_a_card_that_is_the_only_one_that_nobody_follows_is_no_puzzle() -> None:
    with pytest.raises(NoPuzzle, match="the right card is the only one that nobody follows"):
        judge(NOBODY_FOLLOWS, HELP, 0, CARE)


def test_a_card_that_helps_nobody_but_does_not_stop_a_win_is_no_puzzle() -> None:
    clothing = POSED["clothing"].text
    about_to_win = (
        clothing.replace("actions 2", "actions 1")
        .replace("yellow: Agriculture", "yellow: Fermenting")
        .replace("score: ? 1 x 2, ? 2, ? 3", "score: ? 3 x 4; achievements: Monument, Empire, World, Wonder, Universe")
    )
    with pytest.raises(NoPuzzle, match="the other is about to win"):
        judge(about_to_win, HELP, 0, CARE)


@pytest.mark.parametrize("name", POSED)
@pytest.mark.parametrize("computer", ["random", "rule", "greedy"])
def test_a_computer_finds_the_same_in_the_same_trial(name: str, computer: str) -> None:
    puzzle = judged(POSED[name])
    assert [finds(puzzle, computer, trial) for trial in range(3)] == [
        finds(puzzle, computer, trial) for trial in range(3)
    ]


def test_a_computer_that_looks_ahead_finds_what_wins_at_once() -> None:
    assert finds(judged(POSED["six cards at once"]), "greedy", 1)
