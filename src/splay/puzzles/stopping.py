"""Whether the other wins in the next turn after an action of the solver.

Two opponents stand for the real one: an attempt fails if a computer that sees no more than its seat wins, and the
right action holds if not even somebody who sees all cards does. So the margin between both is rather too small than
too large.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from splay.agents.driver import AgentDecider
from splay.agents.greedy_agent import GreedyAgent
from splay.agents.playout_policy import PlayoutPolicy
from splay.core.game import Game
from splay.core.question import ASK_ACTION, ASK_FREE_ACTION, Question
from splay.core.turn import step
from splay.puzzles.goals import WinGoal
from splay.puzzles.helping import ends_of
from splay.puzzles.open_search import OpenSearch
from splay.puzzles.position_text import OTHER
from splay.puzzles.turn_search import Undecided
from splay.puzzles.worlds import worlds_of

EFFORT: Final = 2000
"""So many courses of the other's turn are tried."""
TRIED_IN: Final = 8
"""In so many worlds it is tried what a solver has chosen."""


class Begun(AgentDecider):
    """Lets two computers play on after the solver's action. `actions` are those of both, by their keys."""

    def __init__(self, seed: int, action: str = "") -> None:
        """`action` is the key of what the solver does first, if the computer doesn't choose."""
        super().__init__([GreedyAgent(seed), GreedyAgent(seed + 1)])
        self.action = action
        self.actions: list[str] = []

    def decide(self, game: Game, question: Question) -> int:
        if not self.action:
            answer = super().decide(game, question)
            if question.kind in (ASK_ACTION, ASK_FREE_ACTION):
                self.actions.append(question.options[answer].key)
            return answer
        self.begin(game)
        self.answers.append((question.seat, self.action))
        answer = question.index_of(self.action)
        self.action = ""
        return answer


def loses_after(world: Game, action: str, seed: int) -> tuple[str, ...] | None:
    """The keys of the actions with which the other wins in the next turn however the solver answers what an action
    asks; None if the other doesn't.
    """
    reply: tuple[str, ...] | None = None
    for end in ends_of(world, action):
        reply = winning_reply(end, seed)
        end.release()
        if reply is None:
            return None
    return reply


def winning_reply(game: Game, seed: int) -> tuple[str, ...] | None:
    """The keys of the actions with which the other wins the next turn, none if the game is won by then; None if
    neither.
    """
    end = game.result
    if end is not None:
        return () if OTHER in end.winners else None
    game.decider = decider = Begun(seed)
    play_turn(game)
    result = game.result
    return tuple(decider.actions) if result is not None and OTHER in result.winners else None


def play_turn(game: Game) -> None:
    """Plays the running turn to its end, or to that of the game."""
    turn = game.turn_number
    while game.result is None and game.turn_number == turn:
        step(game)


def stays_safe(world: Game, action: str, seed: int) -> bool:
    """Whether the other can't win in the next turn after an action of the solver, who answers as a computer does that
    sees no more than the solver.
    """
    game = world.copy()
    game.decider = Begun(seed, action)
    step(game)
    if game.result is not None:
        return OTHER not in game.result.winners
    try:
        way = OpenSearch(OTHER, WinGoal(), PlayoutPolicy(), EFFORT).way(game)
    except Undecided:
        return False
    finally:
        game.release()
    return way is None


def share_lost(game: Game, seed: str) -> float:
    """In which share of some worlds that the solver can't tell from a game the other wins the next turn."""
    random = Random(f"stop {seed}")
    worlds = worlds_of(game, TRIED_IN, random)
    replies = [winning_reply(world, random.randrange(1 << 30)) for world in worlds]
    return sum([reply is not None for reply in replies]) / len(worlds)


def usual_reply(replies: list[tuple[str, ...]]) -> tuple[tuple[str, ...], int]:
    """The most frequent of some replies, the first in the alphabet of equals, and how often it is given."""
    told = Counter(reply for reply in replies if reply)
    if not told:
        return (), 0
    times = max(told.values())
    return min(reply for reply in told if told[reply] == times), times
