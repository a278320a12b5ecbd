"""`splay puzzles`: finds, checks and lists puzzles."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from splay.puzzles.goals import THEMES
from splay.puzzles.puzzle import Puzzle

EACH: Final = "each"
"""What stands for games with each expansion by itself, and with all, in turn."""
AGENT: Final = "planner"
HOURS: Final = 4.0
"""A search takes at most so many hours of a processor, all its runs together."""
GAMES: Final = 3000
CHECKED: Final = 200
"""So many puzzles are drawn for a check."""
AGREEING: Final = 0.99
"""The share of puzzles that a check must confirm."""


def add_puzzles(commands: argparse._SubParsersAction[argparse.ArgumentParser], named: Callable[[Puzzle], str]) -> None:
    """`splay puzzles`; `named` says what a puzzle is called."""
    command = commands.add_parser("puzzles", help="find puzzles in games of computers, check them, list them")
    jobs = command.add_subparsers(dest="job", required=True, metavar="JOB")
    find = jobs.add_parser("find", help="look for puzzles, and go on where the file of the search ends")
    find.add_argument("notes", type=Path, help="the file of the search")
    find.add_argument("--games", type=int, default=GAMES, help="how many games are looked at (default: 3000)")
    find.add_argument("--hours", type=float, default=HOURS, help="hours of a processor at most, in all (default: 4)")
    find.add_argument(
        "--sets", default="", help="sets besides base, with commas between, all, or each in turn (default: none)"
    )
    find.add_argument("--agent", default=AGENT, help="which computer plays (default: planner)")
    find.add_argument("--seed", default="1", help="the same seed finds the same puzzles (default: 1)")
    find.set_defaults(run=run_find)
    join = jobs.add_parser("join", help="write the puzzles of searches into one file")
    join.add_argument("file", type=Path, help="the file of puzzles to write")
    join.add_argument("notes", type=Path, nargs="+", help="files of searches")
    join.set_defaults(run=run_join)
    check = jobs.add_parser("check", help="judge puzzles again, in other worlds and more of them")
    check.add_argument("--file", type=Path, help="a file of puzzles (default: those of the package)")
    check.add_argument("--number", type=int, default=CHECKED, help="how many, by chance (default: 200)")
    check.add_argument("--seed", default="check", help="which ones, and how cards are dealt")
    check.add_argument("--workers", type=int, default=1, help="how many processes (default: 1)")
    check.set_defaults(run=run_check)
    listed = jobs.add_parser("list", help="tell how many puzzles there are, or show one")
    listed.add_argument("key", nargs="?", help="the id of a puzzle")
    listed.add_argument("--file", type=Path, help="a file of puzzles (default: those of the package)")
    listed.add_argument("--solutions", action="store_true", help="show the right actions, too, and why others fail")
    listed.add_argument("--json", action="store_true", help="print one JSON object")
    listed.set_defaults(run=run_list, named=named)


def mixes_named(text: str) -> list[tuple[str, ...]]:
    """The sets that games are played with, one after the other. Raises BadOptions for a set that there isn't."""
    from splay.core.options import ALL_SETS, sets_named
    from splay.sets import FURTHER_SETS

    if text != EACH:
        return [sets_named(text)]
    alone = [each.name for each in FURTHER_SETS if not each.part_of]
    return [*[sets_named(name) for name in alone], sets_named(ALL_SETS)]


def run_find(given: argparse.Namespace) -> int:
    """Looks for puzzles until there are enough games, or the time is up."""
    from splay.puzzles.finder import Notes, Search, search_games

    search = Search(given.seed, mixes_named(given.sets), given.agent)
    notes = Notes(given.notes, search)
    search_games(search, notes, given.games, given.hours, tell)
    tell(counted([puzzle for found in notes.games.values() for puzzle in found]))
    return 0


def run_join(given: argparse.Namespace) -> int:
    """Writes the puzzles of searches into one file."""
    from splay.puzzles.finder import Notes, chosen
    from splay.puzzles.puzzle_file import written

    puzzles = chosen([games for path in given.notes for games in Notes.of(path).in_order()])
    given.file.write_text(written(puzzles), encoding="utf-8")
    tell(counted(puzzles))
    return 0


def run_check(given: argparse.Namespace) -> int:
    """Judges puzzles again; fails unless enough of them are confirmed."""
    from splay.puzzles.checking import check_puzzles

    puzzles = puzzles_in(given.file)
    drawn = Random(given.seed).sample(puzzles, min(given.number, len(puzzles)))
    refused = 0
    for puzzle, reason in check_puzzles(drawn, given.seed, given.workers):
        refused += bool(reason)
        if reason:
            print(f"{puzzle.key}: {puzzle.theme}: {reason}")
    print(f"{len(drawn) - refused} of {len(drawn)} confirmed")
    return 0 if len(drawn) - refused >= AGREEING * len(drawn) else 1


def run_list(given: argparse.Namespace) -> int:
    """Tells how many puzzles there are, or shows one."""
    from splay.puzzles.puzzle_file import put_text, puzzle_text

    puzzles = puzzles_in(given.file)
    if given.key is not None:
        found = [puzzle for puzzle in puzzles if puzzle.key == given.key]
        if not found:
            raise ValueError(f"{given.key}: there is no such puzzle")
        print(puzzle_text(found[0]) if given.solutions else put_text(found[0]), end="")
        return 0
    if given.json:
        themes = Counter(puzzle.theme for puzzle in puzzles)
        sets = Counter(" ".join(puzzle.sets) for puzzle in puzzles)
        print(json.dumps({"puzzles": len(puzzles), "themes": dict(themes), "sets": dict(sets)}))
        return 0
    for puzzle in puzzles:
        first = f"{puzzle.solution[0]:28} " if given.solutions else ""
        facts = f"{puzzle.key}  {puzzle.theme:5} {puzzle.rating:5}  {puzzle.actions} actions"
        print(f"{facts}  {first}{' '.join(puzzle.sets):12} {given.named(puzzle)}")
    print(counted(puzzles))
    return 0


def puzzles_in(path: Path | None) -> list[Puzzle]:
    """The puzzles of a file, or those of the package. Raises BrokenPuzzle."""
    from splay.puzzles.puzzle_file import SHIPPED, read_puzzles

    path = path or SHIPPED
    return read_puzzles(path.read_text(encoding="utf-8"), path.name)


def counted(puzzles: list[Puzzle]) -> str:
    """How many puzzles there are, by themes and by whether they are played with other sets."""
    themes = Counter(puzzle.theme for puzzle in puzzles)
    base = sum([len(puzzle.sets) == 1 for puzzle in puzzles])
    told = ", ".join([f"{theme} {themes[theme]}" for theme in THEMES])
    return f"{len(puzzles)} puzzles: {told}; {base} base, {len(puzzles) - base} with sets"


def tell(text: str) -> None:
    """Says how far a search is."""
    print(text, file=sys.stderr, flush=True)
