"""A search that ends and goes on, and what is kept of it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from splay.core.options import Options
from splay.puzzles import finder
from splay.puzzles.finder import Notes, Search, chosen, search_games, themes_of
from splay.puzzles.goals import HELP, STOP, TAKE, WIN
from splay.puzzles.puzzle import Attempt, Puzzle
from splay.puzzles.puzzle_file import written
from splay.sets.scenario import scenario
from tests.puzzles.test_puzzle_file import STOPPED, TAKEN


class Quick(Search):
    """A search that finds the same two puzzles in turn, each in a position of its own."""

    def puzzles_of(self, number: int) -> list[Puzzle]:
        puzzle = (TAKEN, STOPPED)[number % 2]
        return [] if number == 2 else [replace(puzzle, position=f"{puzzle.position}seed: {number}\n")]


class Killed(BaseException):
    """The search is ended from outside."""


QUICK = Quick("1", [("base",)], "rule")


@pytest.fixture
def readable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries may have a seed, which makes positions differ."""
    monkeypatch.setattr("splay.puzzles.puzzle_file.POSITION", ("turn", "me", "you", "available", "seed"))


def run(path: Path, games: int, killed_after: int = -1) -> None:
    """Searches until there are so many games, or until it is killed."""
    told: list[str] = []

    def tell(text: str) -> None:
        told.append(text)
        if len(told) == killed_after:
            raise Killed

    search_games(QUICK, Notes(path, QUICK), games, 1.0, tell)


def puzzles_in(path: Path) -> str:
    """The file of puzzles that a search comes to."""
    return written(chosen(Notes.of(path).in_order()))


@pytest.mark.usefixtures("readable")
def test_a_search_that_is_killed_comes_to_the_same_file(tmp_path: Path) -> None:
    run(tmp_path / "whole", 7)
    with pytest.raises(Killed):
        run(tmp_path / "killed", 7, 3)
    half = (tmp_path / "killed").read_bytes()
    (tmp_path / "killed").write_bytes(half + b'{"game": 3, "puz')
    run(tmp_path / "killed", 7)
    assert puzzles_in(tmp_path / "killed") == puzzles_in(tmp_path / "whole")
    assert puzzles_in(tmp_path / "whole").count("puzzle: ") == 6


@pytest.mark.usefixtures("readable")
def test_a_search_stops_when_its_time_is_up(tmp_path: Path) -> None:
    notes = Notes(tmp_path / "notes", QUICK)
    notes.add(0, [], 3600.0)
    search_games(QUICK, notes, 5, 1.0, lambda _: None)
    assert list(notes.games) == [0]
    search_games(QUICK, notes, 3, 1.1, lambda _: None)
    assert list(notes.games) == [0, 1, 2]


def test_the_file_of_another_search_and_what_is_none_are_refused(tmp_path: Path) -> None:
    Notes(tmp_path / "notes", QUICK)
    with pytest.raises(ValueError, match="notes: is the file of another search"):
        Notes(tmp_path / "notes", Quick("2", [("base",)], "rule"))
    (tmp_path / "poem").write_text("Roses are red\n", encoding="utf-8")
    with pytest.raises(ValueError, match="poem: line 1 is no game of a search"):
        Notes.of(tmp_path / "poem")
    bad = (tmp_path / "notes").read_text(encoding="utf-8") + json.dumps({"game": 0}) + "\n"
    (tmp_path / "notes").write_text(bad, encoding="utf-8")
    with pytest.raises(ValueError, match="notes: line 2 is no game of a search"):
        Notes.of(tmp_path / "notes")
    with pytest.raises(FileNotFoundError):
        Notes.of(tmp_path / "nothing")


def test_what_is_alike_is_kept_a_few_times_only() -> None:
    many = [[replace(TAKEN, position=f"{TAKEN.position}seed: {number}\n")] for number in range(20)]
    assert len(chosen(many)) == finder.ALIKE[TAKE]
    assert len(chosen([[TAKEN], [TAKEN]])) == 1, "one that is found twice"
    assert len(chosen([*many, [STOPPED]])) == finder.ALIKE[TAKE] + 1


def test_what_is_in_doubt_is_not_kept() -> None:
    likely = replace(TAKEN, tries=[Attempt("draw", 9, 24, 10, 3)])
    assert chosen([[likely]]) == [], "9 of 24 may be more than half"
    assert chosen([[replace(likely, tries=[Attempt("draw", 4, 24, 10, 3)])]])
    assert chosen([[replace(STOPPED, reached=22)]]) == []
    assert chosen([[replace(STOPPED, reached=23)]])


def test_only_what_may_be_of_a_theme_is_looked_at() -> None:
    near = "achievements: 1, 2, 3, 4, 5; yellow: Agriculture; red: Archery; blue: Tools; green: Sailing"
    assert themes_of(scenario(me=near, you="blue: Pottery")) == [(WIN, 0), (HELP, 0)]
    other = scenario(me="purple: Mysticism", you=near, actions_left=1)
    assert themes_of(other) == [(STOP, 0)]
    ready = "blue: Calendar; score: Currency, Mathematics, Fermenting, Mapmaking, Construction"
    assert themes_of(scenario(me="blue: Tools", you=ready)) == [(TAKE, 1), (TAKE, 2)]
    assert themes_of(scenario(me="blue: Tools", you=ready, actions_left=1)) == []


def test_a_game_of_a_search_is_the_same_each_time() -> None:
    search = Search("1", [("base",), ("base", "echoes")], "random")
    first = [game.turn_number for game, _ in zip(search.positions(1), range(30), strict=False)]
    assert first == [game.turn_number for game, _ in zip(search.positions(1), range(30), strict=False)]
    game = next(search.positions(1))
    assert game.options.sets == ("base", "echoes")
    assert next(search.positions(2)).options.sets == Options().sets


@pytest.mark.thorough
def test_games_of_computers_have_puzzles() -> None:
    search = Search("1", [("base",)], "greedy")
    found = [puzzle for number in (0, 3) for puzzle in search.puzzles_of(number)]
    assert found
    assert all(puzzle.found for puzzle in found)
