"""The position of a puzzle: what its solver sees, as short as it can be written."""

from __future__ import annotations

from typing import Any, Final

from splay.core.game import Game
from splay.core.scenario import position_text
from splay.core.scenario.text import parse_position
from splay.sets.scenario import from_json, from_text, json_seen_by, printed_names

SOLVER: Final = 0
"""The seat that solves: a puzzle is written down with it as `me`."""
OTHER: Final = 1
NAMES_ALL: Final = "supply"
"""A line that begins so lists a supply, which mostly follows from what lies elsewhere."""
LEFT_OUT: Final = ("options", "available", "removed", "museum", "started", "unchecked", "seed", "seen by")
"""The other lines that may follow from the rest."""
SETTLED: Final = {"unchecked": True, "turn_number": 10, "seed": "", "seen_by": SOLVER}
"""What is the same in all puzzles: a game between two actions has nothing left to look at, and turns aren't counted."""
EMPTY_SECTIONS: Final = ("; tucked: 0", "; scored: 0", "; team: 0", "; team: 1")


def solver_position(game: Game, seat: int) -> str:
    """What a seat of a game of two sees of it between two actions, as text in which that seat is `me`.

    Whatever a reader of the text would find out by itself is left out.
    """
    seen = from_solver(json_seen_by(game, seat), seat)
    names = printed_names(game)
    lines = position_text(seen, names).splitlines()
    kept = [line.replace(f", number {SETTLED['turn_number']}", "") for line in lines if not line.startswith("seed")]
    kept = [without_empty(line) for line in kept]
    supplies = [line for line in kept if line.startswith(NAMES_ALL)]
    kept = shorter(kept, supplies, seen)
    for line in [line for line in kept if line.partition(":")[0] in LEFT_OUT]:
        kept = shorter(kept, [line], seen)
    for line in [line for line in kept if line.startswith(NAMES_ALL)]:
        kept = shorter(kept, [line], seen)
    options = [line for line in kept if line.startswith("options")]
    for line in options:
        sets = line[line.index("sets ") :]
        short = [f"options: {sets}" if each == line else each for each in kept]
        kept = short if same(short, seen) else kept
    return "\n".join(kept) + "\n"


def from_solver(seen: dict[str, Any], seat: int) -> dict[str, Any]:
    """The position with a seat of two as the first one."""
    turned = {**seen, **SETTLED}
    players = [dict(player) for player in seen["players"]]
    if seat != SOLVER:
        players.reverse()
        turned["turn"] = 1 - seen["turn"]
    for place, player in enumerate(players):
        player["team"] = place
    turned["players"] = players
    return turned


def without_empty(line: str) -> str:
    """A line without the sections that say nothing."""
    for section in EMPTY_SECTIONS:
        line = line.replace(section, "")
    return line


def shorter(lines: list[str], without: list[str], seen: dict[str, Any]) -> list[str]:
    """The lines without some, if they say the same then."""
    rest = [line for line in lines if line not in without]
    return rest if same(rest, seen) else lines


def same(lines: list[str], seen: dict[str, Any]) -> bool:
    """Whether lines set up a position that its solver sees so."""
    try:
        game = from_text("\n".join(lines))
    except ValueError:
        return False
    return {**json_seen_by(game, SOLVER), **SETTLED} == seen


def dealt(position: str, seed: str) -> Game:
    """A game in the position of a puzzle, the cards that its solver doesn't see dealt as the seed says.

    Raises BadPosition or BadOptions naming what is wrong.
    """
    return from_json({**parse_position(position), "seed": seed})
