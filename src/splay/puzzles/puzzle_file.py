"""Puzzles as plain text, one after the other with an empty line between, and those that come with the package."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

from splay.puzzles.goals import TAKE, THEMES
from splay.puzzles.position_text import SOLVER, dealt
from splay.puzzles.puzzle import ALWAYS, Attempt, Puzzle

SHIPPED: Final = Path(__file__).parent / "puzzles.txt"
"""The puzzles that come with the package."""
ALL: Final = "always"
ACTIONS: Final = " > "
"""Stands between actions of one turn."""
COUNT: Final = re.compile(r"(\d+) of (\d+)")
POSITION: Final = (
    "options",
    "turn",
    "me",
    "you",
    "supply",
    "available",
    "removed",
    "museum",
    "free action",
    "endorsed",
)
"""What the lines of a position begin with; all others are the puzzle's own."""


class BrokenPuzzle(ValueError):
    """An entry of a file of puzzles can't be read; the message names the entry and says what is wrong with it."""


def written(puzzles: Sequence[Puzzle]) -> str:
    """Puzzles as text, as `read_puzzles` reads it."""
    return "\n".join([puzzle_text(puzzle) for puzzle in puzzles])


def puzzle_text(puzzle: Puzzle) -> str:
    """A puzzle as the lines of its entry."""
    reached = ALL if puzzle.games == ALWAYS else f"{puzzle.reached} of {puzzle.games}"
    lines = [
        *task_lines(puzzle),
        f"solution: {', '.join(puzzle.solution)}",
        f"reached: {reached}",
        f"found: {', '.join([f'{agent} {found} of {times}' for agent, (found, times) in puzzle.found.items()])}",
        *attempt_lines(puzzle.tries),
    ]
    return "\n".join(lines) + "\n" + puzzle.position


def put_text(puzzle: Puzzle) -> str:
    """A puzzle as it is put to a solver: the lines of its entry that tell nothing of its solution."""
    return "\n".join(task_lines(puzzle)) + "\n" + puzzle.position


def task_lines(puzzle: Puzzle) -> list[str]:
    """Which puzzle it is, and what it asks for."""
    value = f" {puzzle.value}" if puzzle.value else ""
    return [f"puzzle: {puzzle.key}", f"theme: {puzzle.theme}{value}"]


def attempt_lines(tries: Sequence[Attempt]) -> list[str]:
    """What becomes of other actions, a line for those of which the same is told."""
    actions: dict[str, list[str]] = {}
    for attempt in tries:
        actions.setdefault(facts_text(attempt), []).append(attempt.action)
    return [f"try: {', '.join(keys)}: {facts}" for facts, keys in actions.items()]


def facts_text(attempt: Attempt) -> str:
    """What becomes of an action."""
    told = [f"{attempt.reached} of {attempt.games}"]
    if attempt.points >= 0:
        told += [f"points {attempt.points}", f"top {attempt.top}"]
    if attempt.reply:
        told.append(f"then {ACTIONS.join(attempt.reply)} {attempt.replied}")
    return ", ".join(told)


def read_puzzles(text: str, name: str) -> list[Puzzle]:
    """The puzzles of a file with this name. Raises BrokenPuzzle for the first entry that can't be read."""
    puzzles = [read_puzzle(entry, name) for entry in re.split(r"\n\s*\n", text.strip()) if entry]
    keys = [puzzle.key for puzzle in puzzles]
    for key in keys:
        if keys.count(key) > 1:
            raise BrokenPuzzle(f"{name}: puzzle {key}: stands twice")
    return puzzles


def read_puzzle(entry: str, name: str) -> Puzzle:
    """The puzzle of an entry. Raises BrokenPuzzle naming it."""
    own: dict[str, list[str]] = {}
    position: list[str] = []
    for line in entry.splitlines():
        word, _, rest = line.partition(":")
        if word in POSITION or word.partition(" ")[0] in POSITION:
            position.append(line)
        else:
            own.setdefault(word, []).append(rest.strip())
    told = f"{name}: puzzle {own.get('puzzle', ['without an id'])[0]}"
    for word in own:
        if word not in ("puzzle", "theme", "solution", "reached", "found", "try"):
            raise BrokenPuzzle(f"{told}: {word}: there is no such line")
    for word in ("puzzle", "theme", "solution", "reached", "found"):
        if len(own.get(word, [])) != 1:
            raise BrokenPuzzle(f"{told}: {word}: must be there once")
    theme, _, value = own["theme"][0].partition(" ")
    if theme not in THEMES:
        raise BrokenPuzzle(f"{told}: theme: must be one of {', '.join(THEMES)}, not {theme}")
    if (theme == TAKE and not value) or (value and not value.isdecimal()):
        raise BrokenPuzzle(f"{told}: theme: needs the value of an achievement, not {value!r}")
    reached = (ALWAYS, ALWAYS) if own["reached"][0] == ALL else count(own["reached"][0], f"{told}: reached")
    puzzle = Puzzle(
        theme,
        int(value or 0),
        "\n".join(position) + "\n",
        own["solution"][0].split(", "),
        [attempt for line in own.get("try", []) for attempt in read_attempts(line, told)],
        *reached,
        {word.partition(" ")[0]: count(word.partition(" ")[2], f"{told}: found") for word in parts(own["found"][0])},
    )
    check(puzzle, own["puzzle"][0], told)
    return puzzle


def parts(line: str) -> list[str]:
    """The parts of a line between commas; none of an empty one."""
    return line.split(", ") if line else []


def check(puzzle: Puzzle, key: str, told: str) -> None:
    """Raises BrokenPuzzle if a puzzle can't be set up or has another id than its own."""
    if puzzle.key != key:
        raise BrokenPuzzle(f"{told}: position and theme are those of {puzzle.key}")
    actions = [puzzle.solution[0], *[attempt.action for attempt in puzzle.tries]]
    if len(set(actions)) < len(actions):
        raise BrokenPuzzle(f"{told}: an action stands twice")


def check_position(puzzle: Puzzle) -> None:
    """Raises BrokenPuzzle if the position of a puzzle can't be set up."""
    try:
        game = dealt(puzzle.position, puzzle.key)
    except ValueError as error:
        raise BrokenPuzzle(f"puzzle {puzzle.key}: {error}") from error
    if game.turn_seat != SOLVER or len(game.players) != 2:
        raise BrokenPuzzle(f"puzzle {puzzle.key}: it must be the turn of the first of two players")


def count(text: str, told: str) -> tuple[int, int]:
    """The numbers of `3 of 20`. Raises BrokenPuzzle."""
    found = COUNT.fullmatch(text)
    if found is None or int(found[1]) > int(found[2]):
        raise BrokenPuzzle(f"{told}: must be as `3 of 20`, not {text!r}")
    return int(found[1]), int(found[2])


def read_attempts(line: str, told: str) -> list[Attempt]:
    """What becomes of the actions that a line names. Raises BrokenPuzzle."""
    actions, _, facts = line.rpartition(": ")
    if not actions:
        raise BrokenPuzzle(f"{told}: try {line}: must be actions and, after a colon, what becomes of them")
    first, *rest = facts.split(", ")
    reached, games = count(first, f"{told}: try {actions}")
    numbers = {"points": -1, "top": -1}
    reply: tuple[str, ...] = ()
    replied = 0
    for part in rest:
        word, _, number = part.partition(" ")
        if word == "then":
            actions_told, _, number = number.rpartition(" ")
            reply = tuple(actions_told.split(ACTIONS))
        if not number.isdecimal() or word not in (*numbers, "then"):
            raise BrokenPuzzle(f"{told}: try {actions}: {part}: isn't understood")
        if word == "then":
            replied = int(number)
        else:
            numbers[word] = int(number)
    return [
        Attempt(action, reached, games, numbers["points"], numbers["top"], reply, replied)
        for action in actions.split(", ")
    ]


@cache
def shipped() -> dict[str, Puzzle]:
    """The puzzles that come with the package, by their ids. Raises BrokenPuzzle if the file is damaged."""
    puzzles = read_puzzles(SHIPPED.read_text(encoding="utf-8"), SHIPPED.name)
    return {puzzle.key: puzzle for puzzle in puzzles}


def puzzle_of_day(puzzles: Mapping[str, Puzzle], day: str) -> Puzzle:
    """The puzzle of a day, as "2026-11-29": one with the base set, each in its turn before one comes again.

    Raises ValueError if that is no day, or there is no such puzzle.
    """
    base = [puzzle for puzzle in puzzles.values() if puzzle.sets == ["base"]]
    if not base:
        raise ValueError("there is no puzzle with the base set")
    turns = sorted(base, key=lambda puzzle: hashlib.sha256(b"splay day " + puzzle.key.encode()).digest())
    return turns[date.fromisoformat(day).toordinal() % len(turns)]
