"""The agents by name."""

from typing import Final

from splay.agents.agent import Agent
from splay.agents.greedy_agent import GreedyAgent
from splay.agents.random_agent import RandomAgent
from splay.agents.rule_agent import RuleAgent

AGENT_NAMES: Final = ("random", "rule", "greedy")


class UnknownAgent(ValueError):
    """There is no agent of this name; the message lists those there are."""


def make_agent(name: str, seed: int) -> Agent:
    """A new agent of this name, whose randomness follows from the seed.

    Raises UnknownAgent, which names all there are.
    """
    if name == "random":
        return RandomAgent(seed)
    if name == "rule":
        return RuleAgent(seed)
    if name == "greedy":
        return GreedyAgent(seed)
    raise UnknownAgent(f"{name}: there is no such agent; there are {', '.join(AGENT_NAMES)}")
