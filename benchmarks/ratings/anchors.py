"""How strong the computers are, from games of all pairs in each kind: writes what all ratings hold on to.

Run with `python -m benchmarks.ratings.anchors [--core-hours 12]` in the root of a checkout, where splay is installed
(its compiled build plays five times as fast). Plays on, on one core, until the games in `games.json` beside this file
took so many hours of a processor altogether. Each deal is written down at once: stop it whenever you like, and the same
command goes on. Then it writes `src/splay/ratings/anchors.json` from these games and those in `earlier.json`: they are
the tournaments of docs/agents.md, of which only the wins are known. Without `--core-hours` it plays none.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from benchmarks.ratings.fit import Choice, choices_of, strengths
from benchmarks.ratings.matches import Counts, Pair, play_on, read

from splay.agents.roster import AGENT_NAMES
from splay.ratings.computers import ANCHORS
from splay.ratings.kinds import BASE_2, RATED_KINDS

GAMES: Final = Path(__file__).with_name("games.json")
EARLIER: Final = Path(__file__).with_name("earlier.json")
FIXED: Final = "greedy"
"""The computer whose strength is chosen: the others are told by their games against it and each other."""
FIXED_AT: Final = 1800
"""How it is shown: people begin at 1500, below a computer that looks ahead."""
AS_PLANNER: Final = "master"
"""It has learned two players with the base set alone, and plays as `planner` elsewhere."""
PLANNER: Final = "planner"


def games_played(counts: dict[Pair, Counts], kind: str) -> tuple[list[Choice], dict[str, int]]:
    """What the games of a kind tell, and how many each computer has."""
    choices: list[Choice] = []
    games = dict.fromkeys(AGENT_NAMES, 0)
    for (of_kind, a, b), so_far in counts.items():
        if of_kind == kind:
            for ended, often in so_far.ended.items():
                choices += choices_of(a, b, ended, often)
            games[a] += so_far.games()
            games[b] += so_far.games()
    for one in json.loads(EARLIER.read_text(encoding="utf-8")):
        if one["kind"] == kind:
            there = {one["one"]: 1, one["other"]: one["others"]}
            choices.append((one["one"], there, one["won"]))
            choices.append((one["other"], there, one["games"] - one["won"]))
            games[one["one"]] += one["games"]
            games[one["other"]] += one["games"]
    return choices, games


def anchors(counts: dict[Pair, Counts]) -> dict[str, dict[str, dict[str, int]]]:
    """The shown points of each computer in each kind, their standard error and how many games they rest on."""
    found: dict[str, dict[str, dict[str, int]]] = {}
    for kind in RATED_KINDS:
        names = [name for name in AGENT_NAMES if kind == BASE_2 or name != AS_PLANNER]
        choices, games = games_played(counts, kind)
        points, errors = strengths(names, choices, FIXED)
        found[kind] = {
            name: {"shown": round(FIXED_AT + points[name]), "error": round(errors[name]), "games": games[name]}
            for name in names
        }
        found[kind].setdefault(AS_PLANNER, found[kind][PLANNER])
    return found


def written(found: dict[str, dict[str, dict[str, int]]]) -> str:
    """The file of anchors, a line a computer."""
    kinds = []
    for kind, of_kind in found.items():
        lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(anchor)}" for name, anchor in of_kind.items())
        kinds.append(f" {json.dumps(kind)}: {{\n{lines}\n }}")
    return "{\n" + ",\n".join(kinds) + "\n}\n"


def main() -> None:
    """Plays, if it is to, and writes the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--core-hours", type=float, default=0.0, help="of all games together (default: play none)")
    given = parser.parse_args()
    counts = play_on(GAMES, given.core_hours) if given.core_hours else read(GAMES)
    ANCHORS.write_text(written(anchors(counts)), encoding="utf-8")
    print(written(anchors(counts)), end="")


if __name__ == "__main__":
    main()
