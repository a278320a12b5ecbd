"""The agent that has learned from games against itself: it plans like the planner, and a network judges the ends."""

from functools import cache
from pathlib import Path
from typing import Final

from splay.agents.evaluation import Valuer
from splay.agents.learned.network import Network, load_network
from splay.agents.learned.value import LearnedValue
from splay.agents.observation import Observation
from splay.agents.planner_agent import PlannerAgent, Planning
from splay.core.edition import EDITIONS
from splay.core.expansion import BASE
from splay.core.options import Options
from splay.views.world import World

LEARNED: Final = Path(__file__).parent / "two_players_base.npz"
"""What it has learned of games of two players with the base set, by `python -m splay.research.learning`."""


class MasterAgent(PlannerAgent):
    """A planner for which a network says what the positions are worth in which its rollouts end.

    The network knows cards by their names, as no other agent does. At tables that it has not learned for, those with
    more players or other rules, the agent plays as the planner.
    """

    def __init__(self, seed: int, planning: Planning | None = None) -> None:
        """Raises NoNumPy."""
        super().__init__(seed, planning)
        self.name = "master"
        self.counted: Valuer = self.final
        self.learned: Valuer = LearnedValue(learned_network())

    def choose(self, observation: Observation, worlds: list[World], options: list[int]) -> int:
        self.final = self.learned if has_learned(worlds[0].start.options) else self.counted
        return super().choose(observation, worlds, options)


@cache
def learned_network() -> Network:
    """The network, which a process reads once for all agents. Raises NoNumPy."""
    return load_network(LEARNED)


def has_learned(options: Options) -> bool:
    """Whether there is a network for such a table: two players, the base set of the third edition, no option that
    changes what wins.
    """
    alike = options.edition == EDITIONS[0] and not options.extra_achievement
    return alike and options.players == 2 and list(options.sets) == [BASE]
