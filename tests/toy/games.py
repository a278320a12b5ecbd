"""Random games with the toy set, told by the digests of how they end: `python -m tests.toy.games NUMBER`.

Run with sources or a wheel that have the set, so that several builds can be compared.
"""

from __future__ import annotations

import json
import sys

from splay.build import BUILD
from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.turn import play
from splay.records.record import digest
from splay.sets import new_game
from splay.workbench.random_play import RandomDecider


def ends(number: int) -> list[str]:
    """How this many games end."""
    found = []
    for seed in range(number):
        game = new_game(Options(2 + seed % 4, sets=["base", "toys"]), secret_from_seed(f"toys {seed}"))
        play(game, RandomDecider(seed))
        found.append(digest(game))
    return found


if __name__ == "__main__":
    json.dump({"build": BUILD, "ends": ends(int(sys.argv[1]))}, sys.stdout)
