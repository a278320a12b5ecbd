"""The agents by name."""

from typing import Final

from splay.agents.agent import Agent
from splay.agents.evaluation import Weights
from splay.agents.greedy_agent import GreedyAgent
from splay.agents.learned.master_agent import MasterAgent
from splay.agents.planner_agent import PlannerAgent
from splay.agents.random_agent import RandomAgent
from splay.agents.rule_agent import RuleAgent

AGENT_NAMES: Final = ("random", "rule", "greedy", "planner", "master")
"""The weakest first."""
REMEMBERING: Final = ("planner", "master")
"""Those that remember what their seat has seen: told here for those who would make one only to ask it."""
BASE_ONLY: Final = ":base"
"""After a name: the agent plays every set by the habits of the base set alone, to compare with."""


class UnknownAgent(ValueError):
    """There is no agent of this name; the message lists those there are."""


def make_agent(name: str, seed: int) -> Agent:
    """A new agent of this name, whose randomness follows from the seed.

    "rule:base" and "greedy:base" play every set by the habits of the base set.

    Raises UnknownAgent, which names all there are, and NoNumPy for "master" if NumPy is not installed.
    """
    if name == "random":
        return RandomAgent(seed)
    if name == "rule":
        return RuleAgent(seed)
    if name == "greedy":
        return GreedyAgent(seed)
    if name == "planner":
        return PlannerAgent(seed)
    if name == "master":
        return MasterAgent(seed)
    if name == "rule" + BASE_ONLY:
        return RuleAgent(seed, base_only=True)
    if name == "greedy" + BASE_ONLY:
        weights = Weights()
        weights.base_only = True
        return GreedyAgent(seed, weights=weights)
    raise UnknownAgent(f"{name}: there is no such agent; there are {', '.join(AGENT_NAMES)}")
