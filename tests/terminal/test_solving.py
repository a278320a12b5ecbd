"""Puzzles in plain lines."""

from __future__ import annotations

import io
from datetime import UTC, datetime

import pytest

from splay.cli import main
from splay.locale.catalogue import languages, load
from splay.puzzles.goals import HELP, STOP, WIN
from splay.puzzles.puzzle import Puzzle
from splay.puzzles.puzzle_file import puzzle_of_day, shipped
from splay.terminal.option_list import choices
from splay.terminal.solving import PlainPuzzle, PuzzleTable

CALENDAR = next(one for one in shipped().values() if one.theme == HELP and one.solution == ["dogma:calendar"])


def said(puzzle: Puzzle, *lines: str, language: str = "en") -> str:
    """What is written when these lines are read, then the input ends; a key of an option stands for its number."""
    table, sink, left = PuzzleTable(puzzle, language), io.StringIO(), list(lines)

    class Source:
        """Reads the lines."""

        def readline(self) -> str:
            if not left:
                return ""
            line, question = left.pop(0), table.question()
            offered = [] if question is None else choices(table, question)
            numbers = {choice.key: choice.number for choice in offered}
            return f"{numbers.get(line, line)}\n"

    PlainPuzzle(table, Source(), sink).run()
    return sink.getvalue()


def test_a_puzzle_is_put_checked_and_solved_without_control_codes() -> None:
    text = said(CALENDAR, "dogma:metalworking", "", "undo", "dogma:calendar", "check")
    assert text.splitlines()[1].startswith("Use a card now that gives Ed nothing, whatever Ed chooses. What counts is")
    assert " against " in text.splitlines()[0]
    assert "Not yet. Ed got a card in hand. This card gives Ed something" in text
    assert "Solved on try 2.\n  Use Calendar\nWhy other actions fail:\n" in text
    assert [sign for sign in text if ord(sign) < 32 and sign != "\n"] == []


def test_the_whole_solution_of_each_theme_that_is_proved_solves_it() -> None:
    first = {puzzle.theme: puzzle for puzzle in shipped().values() if puzzle.theme not in (HELP, STOP)}
    for puzzle in first.values():
        assert "Solved on your first try." in said(puzzle, *puzzle.solution, "check"), puzzle.key


def test_hints_and_the_solution_are_told_when_asked_for() -> None:
    text = said(CALENDAR, "hint", "hint", "hint", "solution")
    assert "The card is blue or red.\n" in text
    assert "Use Calendar. The rest is up to you.\n" in text
    assert "There are no more hints.\n" in text
    assert "Here's the solution.\n  Use Calendar\n" in text


def test_nothing_counts_before_all_is_played_and_what_is_not_understood_says_so() -> None:
    puzzle = next(one for one in shipped().values() if one.theme == WIN and one.actions == 2)
    text = said(puzzle, "check", "undo", "dance", "resign", "hand", "quit")
    assert "Play your turn to the end first.\n" in text
    assert "There's nothing to undo.\n" in text
    assert '"dance" isn\'t understood.' in text
    assert '"resign" isn\'t understood.' in text
    assert "Solved" not in text


@pytest.mark.parametrize("language", languages())
def test_each_refusal_is_told_in_the_language(language: str) -> None:
    puzzle = next(one for one in shipped().values() if one.theme == WIN and one.actions == 2)
    told = said(puzzle, "check", "hint", "hint", "hint", puzzle.tries[0].action, "quit", language=language)
    words = load(language)
    assert f"{words.text('refusal-turn_not_played')}\n" in told
    assert f"{words.text('refusal-no_more_hints')}\n" in told
    twice = said(CALENDAR, "dogma:metalworking", "check", "check", language=language)
    assert f"{words.text('refusal-already_checked')}\n" in twice


def test_the_command_puts_the_puzzle_of_today_or_the_one_that_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    today = puzzle_of_day(shipped(), datetime.now(UTC).date().isoformat())
    for arguments, puzzle in ((["solve"], today), (["solve", CALENDAR.key], CALENDAR)):
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        assert main(arguments) == 0
        assert capsys.readouterr().out == said(puzzle)
    assert main(["solve", "0000000000"]) == 2
    assert "there is no such puzzle" in capsys.readouterr().err
