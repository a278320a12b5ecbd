"""The command `splay self-play`: games by agents, written down as Parquet files."""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from splay.research.on_ray import RayActors
    from splay.research.self_play import Processes

TOLD_TIMES: Final = 20
"""So often it says how far it is."""


def add_self_play(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds `splay self-play` to the commands."""
    parser = commands.add_parser("self-play", help="let computer opponents play, and write it down for research")
    parser.set_defaults(run=self_play_command)
    add = parser.add_argument
    add("folder", type=Path, help="the folder to write; there must be no records in it yet")
    add(
        "--agents",
        default="greedy",
        help="one name, or one for each seat, or classes as package.module:Class, commas between (default: greedy)",
    )
    add("--games", type=int, default=100, help="how many games (default: 100)")
    add("--seed", type=int, default=1, help="the same seed plays the same games (default: 1)")
    add("--players", type=int, default=2, help="2 to 5 (default: 2)")
    add("--teams", default="none", help="12-34, 13-24 or 14-23 for four players (default: none)")
    add("--edition", default="third", help="third or first (default: third)")
    add("--sets", default="", help="sets besides base, with commas between, or all (default: none)")
    add(
        "--observations",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="write down what each seat was told (default: yes)",
    )
    add("--workers", type=int, help="how many processes play (default: one for each core)")
    add("--ray", nargs="?", const="", metavar="ADDRESS", help="play on Ray: on this machine, or the one at an address")
    add("--json", action="store_true", help="print one JSON object")


def self_play_command(given: argparse.Namespace) -> int:
    """Plays, writes the records, and prints how the games went.

    Raises UnknownAgent, BadOptions or ValueError for what cannot be played, and FileExistsError for a folder that is
    there.
    """
    from splay.core.options import Options, sets_named
    from splay.research.parquet import ParquetRecords
    from splay.research.self_play import SelfPlay

    for name in ("games", "workers"):
        value = getattr(given, name)
        if value is not None and value < 1:
            raise ValueError(f"{name}: must be at least 1")
    options = Options(given.players, given.edition, given.teams, sets=sets_named(given.sets))
    agents = [name.strip() for name in given.agents.split(",")]
    plan = SelfPlay(agents, options, given.seed, given.observations)
    reasons: Counter[str] = Counter()
    decisions = 0
    told_after = max(given.games // TOLD_TIMES, 1)
    with players(given) as playing, ParquetRecords(given.folder, plan.encoder()) as records:
        for game in playing.play(plan, range(given.games)):
            records.add(game)
            reasons[game.reason] += 1
            decisions += len(game.actions)
            if reasons.total() % told_after == 0:
                print(f"{reasons.total()} of {given.games} games", file=sys.stderr)
    figures = {"folder": str(given.folder), "games": given.games, "decisions": decisions, "ends": dict(reasons)}
    if given.json:
        print(json.dumps(figures))
    else:
        ends = ", ".join(f"{number} by {reason}" for reason, number in reasons.most_common())
        print(f"{given.games} games, {decisions} decisions ({ends}) are in {given.folder}")
    return 0


def players(given: argparse.Namespace) -> "Processes | RayActors":
    """What plays: processes of this machine, or Ray."""
    if given.ray is None:
        from splay.research.self_play import Processes

        return Processes(given.workers)
    from splay.research.on_ray import RayActors

    return RayActors(given.workers, given.ray or None)
