"""`python -m splay.research.learning FOLDER`: plays games, learns from them, and writes what was learned to the folder.

Each run goes on from the network of the last one, FOLDER/network.npz, and plays by it; the first plays by the
evaluation of `greedy`. It learns from its own games and from those of earlier runs that lie in the folder. A run that
was cut off is begun again, and plays the same games. Compiled, a game takes about 0.04 s of a processor.
"""

import argparse
import os
from pathlib import Path

from splay.research.learning.runs import Plan, run


def main() -> None:
    """One run, or several."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("folder", type=Path)
    add("--runs", type=int, default=1, help="how many runs (default: 1)")
    add("--games", type=int, default=20_000, help="how many games each plays (default: 20,000)")
    add("--remembered", type=int, default=2, help="from how many earlier runs it learns too (default: 2)")
    add("--rounds", type=int, default=5, help="how often it goes over what it learns from (default: 5)")
    add("--share", type=float, default=0.25, help="over which part of that each time (default: a quarter)")
    add("--seed", type=int, default=1, help="the same seed plays and learns the same (default: 1)")
    add("--workers", type=int, default=os.cpu_count() or 1, help="how many processes play (default: one for each core)")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    plan = Plan(given.games, given.remembered, given.rounds, given.share, given.seed, given.workers)
    for _ in range(given.runs):
        for said in run(given.folder, plan):
            print(said, flush=True)


if __name__ == "__main__":
    main()
