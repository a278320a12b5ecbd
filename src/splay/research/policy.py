"""Policies: whatever chooses an action by what it is told in numbers. They play as agents, in tournaments too."""

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from splay.agents.agent import Agent
from splay.agents.observation import Observation as Asked
from splay.core.question import Question
from splay.research.action_keys import numbers_of
from splay.research.encoded_game import IllegalAction
from splay.research.encoder import Encoder, Observation, own_question

Offered = NDArray[np.int16]
"""The numbers of the actions that are offered."""
Policy = Callable[[Observation, Offered, np.random.Generator], int]
"""Chooses one of the offered actions, by its number. Its chance comes from the generator and nowhere else."""
NAME: Final = "policy"


def offered_by(question: Question) -> Offered:
    """The numbers of the actions that a question offers."""
    return np.array(numbers_of(question.keys()), np.int16)


class PolicyAgent(Agent):
    """An agent that lets a policy choose. The name tells it from others in records."""

    def __init__(self, policy: Policy, encoder: Encoder, seed: int, name: str = NAME) -> None:
        """`encoder` must take the tables that are played at; the policy's chance follows from the seed."""
        super().__init__(name)
        self.policy = policy
        self.encoder = encoder
        self.random = np.random.default_rng(seed)

    def decide(self, observation: Asked) -> int:
        """The index of the option that the policy chooses. Raises IllegalAction if it chooses none of them."""
        told = self.encoder.encode(observation.view(), own_question(observation.question))
        return self.choose(told, offered_by(observation.question))

    def choose(self, told: Observation, offered: Offered) -> int:
        """The place of the chosen action among those offered. Raises IllegalAction if it is none of them."""
        action = self.policy(told, offered, self.random)
        places = np.flatnonzero(offered == action)
        if not len(places):
            raise IllegalAction(f"{action}: is not offered now; {', '.join(map(str, offered))} are")
        return int(places[0])
