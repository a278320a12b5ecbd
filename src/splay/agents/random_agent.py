"""The agent that plays at random."""

from random import Random

from splay.agents.agent import Agent
from splay.agents.observation import Observation


class RandomAgent(Agent):
    """Takes any option, all alike."""

    def __init__(self, seed: int) -> None:
        super().__init__("random")
        self.random = Random(seed)

    def decide(self, observation: Observation) -> int:
        return self.random.randrange(len(observation.question.options))
