"""Confirms by playing on that the answers which `tests/agents/planner_positions.py` calls right are the best ones.

Run with `python -m benchmarks.rollouts [--games 200] [--workers 2] [NAME ...]` in the root of a checkout, where splay
is installed. Each answer is played on to the end of the game, by everybody taking the action that leaves them best off,
from positions that the seat can't tell from the real one. Answers that are certainly worse than the best are dropped on
the way. A position is confirmed if the 95 % intervals of its best right answer and its best wrong one don't overlap.
"""

from __future__ import annotations

import argparse
from multiprocessing import get_context
from random import Random

from tests.agents.planner_positions import POSITIONS

from splay.agents.continuation import Effort, play_on
from splay.agents.evaluation import Weights
from splay.agents.observation import Observation
from splay.agents.playout_policy import PlayoutPolicy
from splay.agents.tournament.estimate import wilson
from splay.core.session import Session
from splay.sets.scenario import from_text

ROUND = 40
"""After so many games of each answer the hopeless ones are dropped."""
ACTIONS = 300
"""A game that isn't over by then counts as one not won."""
ENDLESS = 1_000_000_000


class Rollouts:
    """The games played on after one answer: how many, and how many of them were won (a shared victory in part)."""

    def __init__(self, option: int, key: str) -> None:
        self.option = option
        self.key = key
        self.games = 0
        self.won = 0.0

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of games won."""
        return wilson(self.won / self.games, self.games)


def play(observation: Observation, rollouts: Rollouts, random: Random) -> None:
    """Plays on once after an answer."""
    [world] = observation.worlds(1, random)
    policy = PlayoutPolicy()
    game = observation.outcome(world, rollouts.option, policy)
    game = play_on(game, ACTIONS, Weights(), policy, Effort(ENDLESS))
    rollouts.games += 1
    if game.result is not None and observation.seat in game.result.winners:
        rollouts.won += 1 / len(game.result.winners)
    game.release()


def rolled_out(name: str, games: int) -> list[Rollouts]:
    """All answers of a position, played on."""
    session = Session(from_text(POSITIONS[name].text))
    observation = Observation(session.start, session.game, session.answers, session.questions[0])
    random = Random(name)
    answers = [Rollouts(number, option.key) for number, option in enumerate(observation.question.options)]
    wrong = POSITIONS[name].wrong
    remaining = answers
    for played in range(games):
        if played and played % ROUND == 0:
            floor = max(one.interval()[0] for one in remaining)
            remaining = [one for one in remaining if one.interval()[1] >= floor or one.key in wrong]
        for one in remaining:
            play(observation, one, random)
    return answers


def told(task: tuple[str, int]) -> tuple[bool, str]:
    """Whether a position is confirmed, and how its answers did."""
    name, games = task
    position = POSITIONS[name]
    answers = rolled_out(name, games)
    right = max((one for one in answers if position.is_right(one.key)), key=lambda one: one.interval()[0])
    others = [one for one in answers if not position.is_right(one.key)]
    best_wrong = max(others, key=lambda one: one.interval()[1])
    confirmed = right.interval()[0] > best_wrong.interval()[1]
    lines = [f"{name}: {'confirmed' if confirmed else 'NOT confirmed'} ({position.why})"]
    for one in sorted(answers, key=lambda one: -one.won / one.games):
        low, high = one.interval()
        mark = "right" if position.is_right(one.key) else ""
        lines.append(f"  {one.key:24} {100 * one.won / one.games:5.1f} %  {100 * low:.0f} - {100 * high:.0f} %  "
                     f"{one.games} games  {mark}")  # fmt: skip
    return confirmed, "\n".join(lines)


def main() -> None:
    """Prints every position, and how many are confirmed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="which positions (default: all)")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    names = given.names or list(POSITIONS)
    confirmed = 0
    with get_context("spawn").Pool(given.workers) as pool:
        for is_confirmed, lines in pool.imap(told, [(name, given.games) for name in names]):
            confirmed += is_confirmed
            print(lines, flush=True)
    print(f"{confirmed} of {len(names)} confirmed")


if __name__ == "__main__":
    main()
