"""`splay puzzles`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from splay.cli import main
from splay.core.options import BadOptions
from splay.puzzles.command import mixes_named
from splay.puzzles.finder import Notes, Search
from splay.puzzles.judging import Care, judge
from splay.puzzles.puzzle_file import puzzle_text, read_puzzles, written
from tests.puzzles.positions import POSED
from tests.puzzles.test_puzzle_file import STOPPED, TAKEN

POSED_ONE = POSED["agriculture"]
RIGHT = judge(POSED_ONE.text, POSED_ONE.theme, POSED_ONE.value, Care(6, "a"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with two puzzles, one of which has a wrong solution."""
    near = POSED_ONE.text.replace(*POSED_ONE.replaced)
    path = tmp_path / "two.txt"
    path.write_text(written([RIGHT, replace(RIGHT, position=near)]), encoding="utf-8")
    return path


def test_a_list_has_a_line_for_each_and_the_numbers(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "list", "--file", str(file)]) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [puzzle.key for puzzle in read_puzzles(file.read_text(), "two")]
    assert last == "2 puzzles: win 0, stop 0, take 2, help 0; 2 base, 0 with sets"
    assert lines[0].endswith("Monotheism against Construction"), "each has its name"
    assert not any(RIGHT.solution[0] in line for line in lines), "a list spoils no puzzle"
    assert main(["puzzles", "list", "--file", str(file), "--solutions"]) == 0
    assert all(RIGHT.solution[0] in line for line in capsys.readouterr().out.splitlines()[:-1])
    assert main(["puzzles", "list", "--file", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"puzzles": 2, "themes": {"take": 2}, "sets": {"base": 2}}


def test_one_is_shown_and_one_that_is_not_there_is_named(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "list", RIGHT.key, "--file", str(file)]) == 0
    put = capsys.readouterr().out
    assert put == f"puzzle: {RIGHT.key}\ntheme: take 2\n{RIGHT.position}"
    assert main(["puzzles", "list", RIGHT.key, "--file", str(file), "--solutions"]) == 0
    assert capsys.readouterr().out == puzzle_text(RIGHT)
    assert main(["puzzles", "list", "nothing", "--file", str(file)]) == 2
    assert "nothing: there is no such puzzle" in capsys.readouterr().err


def test_a_check_names_what_it_refuses_and_fails(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "check", "--file", str(file)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == "1 of 2 confirmed"
    assert told[0].endswith(": take: no action is certain")
    file.write_text(puzzle_text(RIGHT), encoding="utf-8")
    assert main(["puzzles", "check", "--file", str(file)]) == 0
    assert capsys.readouterr().out == "1 of 1 confirmed\n"


def test_a_broken_file_is_refused_with_the_name_of_its_entry(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(puzzle_text(RIGHT).replace("theme: take", "theme: rob"), encoding="utf-8")
    assert main(["puzzles", "list", "--file", str(file)]) == 2
    assert f"two.txt: puzzle {RIGHT.key}: theme" in capsys.readouterr().err


def test_searches_are_joined_into_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, puzzle in (("a", TAKEN), ("b", STOPPED)):
        Notes(tmp_path / name, Search(name, [("base",)], "rule")).add(0, [puzzle], 1.0)
    notes = [str(tmp_path / name) for name in ("a", "b")]
    assert main(["puzzles", "join", str(tmp_path / "all.txt"), *notes]) == 0
    assert "2 puzzles: win 0, stop 1, take 1, help 0" in capsys.readouterr().err
    assert (tmp_path / "all.txt").read_text() == written([TAKEN, STOPPED])


def test_a_search_begins_its_file_and_goes_on_only_with_the_same_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    find = ["puzzles", "find", str(tmp_path / "notes"), "--agent", "random", "--games", "0"]
    assert main(find) == 0
    assert "0 puzzles" in capsys.readouterr().err
    assert main([*find, "--seed", "2"]) == 2
    assert "notes: is the file of another search" in capsys.readouterr().err


def test_games_are_played_with_each_expansion_in_turn_and_with_all() -> None:
    assert mixes_named("") == [("base",)]
    assert mixes_named("echoes") == [("base", "echoes")]
    assert [mix[1:] for mix in mixes_named("each")][:3] == [("artifacts",), ("echoes",), ("cities",)]
    assert len(mixes_named("each")[3]) == 5
    with pytest.raises(BadOptions, match="ecoes"):
        mixes_named("ecoes")
