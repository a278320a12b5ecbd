"""Puzzles as text, and the file that comes with the package."""

from __future__ import annotations

from dataclasses import replace

import pytest

from splay.locale.catalogue import load
from splay.puzzles.goals import STOP
from splay.puzzles.position_text import SOLVER, dealt, solver_position
from splay.puzzles.puzzle import HIGHEST, LOWEST, MIDDLE, Attempt, Puzzle
from splay.puzzles.puzzle_file import (
    BrokenPuzzle,
    check_position,
    puzzle_text,
    read_puzzles,
    written,
)
from splay.puzzles.texts import attempt_action, solution, task, why_it_fails
from splay.views.wording import Wording
from tests.puzzles.positions import POSED

FOUND = {"random": (3, 40), "rule": (0, 20), "greedy": (10, 10)}
TAKEN = Puzzle(
    "take",
    2,
    POSED["agriculture"].text,
    ["dogma:agriculture", "compass", "achieve:2"],
    [
        Attempt("draw", 0, 24, 10, 3),
        Attempt("meld:compass", 0, 24, 6, 1),
        Attempt("dogma:monotheism", 5, 24, 10, 3),
        Attempt("achieve:3", 0, 24, 10, 3),
    ],
    found=FOUND,
)
STOPPED = Puzzle(
    STOP,
    4,
    POSED["the other's sixth"].text,
    ["dogma:medicine"],
    [
        Attempt("draw", 0, 24, reply=("achieve:4",), replied=24),
        Attempt("dogma:oars", 1, 24, reply=("dogma:sailing", "achieve:4"), replied=20),
        Attempt("meld:oars", 3, 24),
    ],
    23,
    24,
    FOUND,
)
ENTRY = puzzle_text(TAKEN)


@pytest.mark.parametrize("puzzle", [TAKEN, STOPPED], ids=["take", "stop"])
def test_a_puzzle_is_read_as_it_was_written(puzzle: Puzzle) -> None:
    [again] = read_puzzles(puzzle_text(puzzle), "p")
    assert again.key == puzzle.key
    assert sorted(again.tries, key=str) == sorted(puzzle.tries, key=str)
    assert replace(again, tries=[]) == replace(puzzle, tries=[])


def test_several_stand_one_after_the_other() -> None:
    assert [puzzle.key for puzzle in read_puzzles(written([TAKEN, STOPPED]), "p")] == [TAKEN.key, STOPPED.key]


def test_an_id_goes_by_theme_and_position() -> None:
    assert replace(TAKEN, solution=["draw"], found={}).key == TAKEN.key
    assert replace(TAKEN, value=3).key != TAKEN.key
    assert replace(TAKEN, position=TAKEN.position.replace("Compass", "Paper")).key != TAKEN.key


@pytest.mark.parametrize(
    ("there", "instead", "told"),
    [
        ("theme: take 2", "theme: rob 2", "theme: must be one of win, stop, take, help, not rob"),
        ("theme: take 2", "theme: take", "theme: needs the value of an achievement, not ''"),
        ("theme: take 2", "theme: take two", "theme: needs the value of an achievement, not 'two'"),
        ("reached: always", "reached: mostly", "reached: must be as `3 of 20`, not 'mostly'"),
        ("rule 0 of 20", "rule 21 of 20", "found: must be as `3 of 20`, not '21 of 20'"),
        ("reached: always\n", "", "reached: must be there once"),
        ("hand: Compass", "hand: Paper", "position and theme are those of"),
        ("try: draw", "attempt: draw", "attempt: there is no such line"),
        ("points 6", "pts 6", "pts 6: isn't understood"),
        ("try: meld:compass: 0 of 24", "try: 0 of 24", "must be actions and, after a colon, what becomes of them"),
        ("try: meld:compass", "try: draw", "an action stands twice"),
    ],
)
def test_a_broken_entry_is_named(there: str, instead: str, told: str) -> None:
    assert there in ENTRY
    with pytest.raises(BrokenPuzzle) as refused:
        read_puzzles(ENTRY.replace(there, instead, 1), "mine.txt")
    assert str(refused.value).startswith(f"mine.txt: puzzle {TAKEN.key}: ")
    assert told in str(refused.value)


def test_an_entry_without_an_id_and_one_that_stands_twice_are_named() -> None:
    with pytest.raises(BrokenPuzzle, match=r"mine.txt: puzzle without an id: puzzle: must be there once"):
        read_puzzles(ENTRY.partition("\n")[2], "mine.txt")
    with pytest.raises(BrokenPuzzle, match=rf"mine.txt: puzzle {TAKEN.key}: stands twice"):
        read_puzzles(f"{ENTRY}\n{ENTRY}", "mine.txt")


def test_a_position_that_cannot_be_set_up_is_named() -> None:
    broken = replace(TAKEN, position=TAKEN.position.replace("Compass", "Kompass"))
    with pytest.raises(BrokenPuzzle, match=f"puzzle {broken.key}: Kompass: there is no such card"):
        check_position(broken)
    theirs = replace(TAKEN, position=TAKEN.position.replace("turn: me", "turn: you"))
    with pytest.raises(BrokenPuzzle, match="it must be the turn of the first of two players"):
        check_position(theirs)


def test_a_rating_rises_with_those_who_fail() -> None:
    always = replace(TAKEN, found={"random": (40, 40), "greedy": (10, 10)})
    half = replace(TAKEN, found={"random": (20, 40), "greedy": (5, 10)})
    never = replace(TAKEN, found={"random": (0, 40), "greedy": (0, 10)})
    assert LOWEST <= always.rating < half.rating == MIDDLE < never.rating <= HIGHEST


def test_a_position_is_written_as_its_solver_sees_it_and_no_longer() -> None:
    """The solver is the first player, wherever they sat, and a position that is written again is the same."""
    for posed in POSED.values():
        game = dealt(posed.text, "x")
        text = solver_position(game, SOLVER)
        assert solver_position(dealt(text, "y"), SOLVER) == text
        assert len(text) <= len(posed.text) + 40
        other = solver_position(game, 1)
        assert other.startswith("turn: you")
        assert "? " in other


def test_every_text_of_a_puzzle_can_be_said() -> None:
    deck = dealt(TAKEN.position, "x").deck
    wording = Wording(load(), ["Noor", "Boris"], deck, SOLVER)
    assert wording.message(task(TAKEN)) == (
        "Boris can take [2] next turn. Take it first, whatever you draw. You have 2 actions."
    )
    assert [wording.message(said) for said in solution(TAKEN)] == ["Use Agriculture", "Achieve [2]"]
    assert [wording.message(why_it_fails(TAKEN, attempt)) for attempt in TAKEN.tries] == [
        "You can't take [2] this turn after that.",
        "After that you have 6 of 10 points at most.",
        "That needs luck: at best it works in 21 % of the deals.",
        "You can't take [2] this turn after that.",
    ]
    low = Attempt("draw", 0, 24, 10, 1)
    assert wording.message(why_it_fails(TAKEN, low)) == (
        "After that your highest top card is a [1] at most, and you need a [2]."
    )
    assert wording.message(attempt_action(TAKEN, TAKEN.tries[1])) == "Meld Compass"
    with pytest.raises(ValueError, match="endorse: is no action"):
        attempt_action(TAKEN, Attempt("endorse", 0, 24))


def test_a_win_to_be_stopped_and_a_help_are_told() -> None:
    wording = Wording(load(), ["Noor", "Boris"], dealt(STOPPED.position, "x").deck, SOLVER)
    assert wording.message(task(STOPPED)) == "Boris is about to win. Stop it with your last action."
    assert [wording.message(why_it_fails(STOPPED, attempt)) for attempt in STOPPED.tries] == [
        "Boris still wins next turn, in every deal tried. For example: Achieve [4].",
        "Boris still wins next turn, in at least 96 % of the deals tried. For example: Use Sailing, then Achieve [4].",
        "Boris still wins next turn, in at least 88 % of the deals tried.",
    ]
    helped = Puzzle("help", 0, POSED["clothing"].text, ["dogma:clothing"], [])
    assert wording.message(task(helped)) == (
        "Use a card now that gives Boris nothing, whatever Boris chooses. What counts is what Boris has afterwards: any"
        " card that wasn't in that place before, and any new splay, is something."
    )
    assert wording.message(why_it_fails(helped, Attempt("dogma:city-states", 0, 24))) == (
        "That gives Boris something in every deal tried."
    )
    assert wording.message(why_it_fails(helped, Attempt("dogma:city-states", 2, 24))) == (
        "That gives Boris something in 92 % of the deals tried."
    )
    won = Puzzle("win", 0, POSED["six cards at once"].text, ["dogma:stem-cells"], [])
    assert wording.message(task(won)) == "Win this turn, whatever you draw. You have 1 action."
    assert wording.message(why_it_fails(won, Attempt("draw", 0, 24))) == "You can't win this turn after that."
