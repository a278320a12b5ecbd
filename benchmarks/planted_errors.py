"""Whether reviews of games name the errors in them: `python -m benchmarks.planted_errors [--games 30] [--workers 2]
[--resume FILE]` in the root of a checkout, where splay is installed.

Two `planner`s play base games with fixed seeds. In so many of them every tenth decision with at least three actions is
a uniform choice, a planted error if `planner` had decided otherwise; in as many others it decides all. Of the costly
actions that the reviews of the first name at least 80 % are to be planted ones; those of the second are to name less
than one action a game above 10 points. With `--resume` each game is written down as it ends, and the same command goes
on from there. Takes about an hour on two cores with the compiled build.
"""

from __future__ import annotations

import argparse
import json
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

from splay.agents.driver import answer_for
from splay.agents.line_file import LineFile
from splay.agents.review.review import Review
from splay.agents.roster import make_agent
from splay.core.chance import secret_from_seed
from splay.core.game import Game
from splay.core.options import Options
from splay.core.question import ASK_ACTION, Answer
from splay.core.session import Session
from splay.sets import new_game

EVERY: Final = 10
LEAST_ACTIONS: Final = 3
LARGE: Final = 0.10
PLANTED: Final = "planted"
ALONE: Final = "alone"
FIRST: Final[dict[str, object]] = {"planted_errors": 1}
"""The first line of a file of games."""
Task = tuple[str, int]
"""Whether errors are planted, and the number of the game."""


def dealt(task: Task) -> Game:
    """The deal of a game."""
    kind, number = task
    return new_game(Options(2), secret_from_seed(f"{kind} {number}"))


def played(task: Task) -> tuple[list[Answer], list[int]]:
    """A whole game: its answers, and the numbers of those that are planted errors."""
    kind, number = task
    session = Session(dealt(task), history=True)
    agents = [make_agent("planner", 2 * number + seat) for seat in range(2)]
    random = Random(f"{kind} {number}")
    answers: list[Answer] = []
    errors: list[int] = []
    decisions = 0
    while session.questions:
        question = session.questions[0]
        key = answer_for(session, question.seat, agents[question.seat])
        if question.kind == ASK_ACTION and len(question.options) >= LEAST_ACTIONS:
            decisions += 1
            if kind == PLANTED and decisions % EVERY == 0:
                other = random.choice(question.keys())
                if other != key:
                    errors.append(len(answers))
                    key = other
        answers.append((question.seat, key))
        session.answer(question.seat, key)
    return answers, errors


def reviewed(task: Task) -> dict[str, Any]:
    """What the review of a game names, and how long it took of a processor."""
    answers, errors = played(task)
    began = process_time()
    review = Review(dealt(task), answers)
    while review.step():
        pass
    named = [
        {
            "answers": one.action.answers,
            "cost": round(one.cost.cost.mean, 4),
            "counted": round(one.cost.counted.mean, 2),
            "played": one.cost.played,
            "better": one.cost.better,
            "planted": one.action.answers in errors,
        }
        for one in review.costly()
    ]
    seconds = round(process_time() - began, 1)
    luck = [one.luck.data() for one in review.lucky()]
    return {"task": list(task), "planted": len(errors), "named": named, "luck": luck, "seconds": seconds}


def found_before(path: Path) -> tuple[LineFile, list[dict[str, Any]]]:
    """The file where games are written down, and the games that it says are over. Raises ValueError if it is none."""
    file = LineFile(path, "game of this measurement")
    if file.lines and file.lines[0] != FIRST:
        raise file.broken(1)
    file.go_on(FIRST)
    return file, file.lines[1:]


def told(found: list[dict[str, Any]], kind: str) -> str:
    """How the games of a kind came out."""
    games = [one for one in found if one["task"][0] == kind]
    named = [one for game in games for one in game["named"]]
    right = sum(one["planted"] for one in named)
    large = sum(one["cost"] > LARGE for one in named)
    seconds = max((game["seconds"] for game in games), default=0.0)
    counts = f"{kind}: {len(games)} games, {len(named)} actions named, {large} above {LARGE:.0%}"
    if kind == PLANTED and named:
        planted = sum(game["planted"] for game in games)
        counts += f", {right} of {planted} planted ones among them: {right / len(named):.0%} are"
    if kind == ALONE and games:
        counts += f": {large / len(games):.2f} a game"
    return f"{counts}; the longest review took {seconds:.0f} s"


def main() -> None:
    """Prints each game as it is reviewed, and then how they came out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30, help="so many with errors and so many without (default: 30)")
    parser.add_argument("--workers", type=int, default=2, help="processes that share the work (default: 2)")
    parser.add_argument("--resume", type=Path, help="where games are written down, and gone on from")
    given = parser.parse_args()
    tasks = [(kind, number) for number in range(given.games) for kind in (PLANTED, ALONE)]
    file, before = (None, []) if given.resume is None else found_before(given.resume)
    found = [one for one in before if tuple(one["task"]) in tasks]
    over = [tuple(one["task"]) for one in found]
    with get_context("spawn").Pool(given.workers) as pool:
        for one in pool.imap_unordered(reviewed, [task for task in tasks if task not in over]):
            found.append(one)
            if file is not None:
                file.add(one)
            print(json.dumps(one), flush=True)
    for kind in (PLANTED, ALONE):
        print(told(found, kind))


if __name__ == "__main__":
    main()
