"""One game of self-play: who decided what, being told what, and what it was worth in the end."""

from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from splay.agents.agent import Agent
from splay.agents.driver import play_match
from splay.agents.observation import Observation as Asked
from splay.core.options import Options
from splay.research.encoded_game import rewards_of
from splay.research.encoder import Encoder, Observation, own_question
from splay.research.policy import Offered, PolicyAgent, offered_by

TRUNCATED: Final = "truncated"
"""The reason of a game that was not over in time."""


class PlayedGame(Struct):
    """A game as it was played: `number`, the deal's `secret`, the table's `options`, and by seat the `players` (names).

    Each decision has its row in the lists: which `seats` answered `kinds` of questions in which of the `turns`, the
    numbers of the `actions` taken and of those `offered`, and the `observations`, which are left out if nobody asked
    for them. `rewards` say by seat what the game was worth, and `reason` how it ended: both are those of no end,
    zeros and TRUNCATED, if it took too many steps.
    """

    number: int
    secret: bytes
    options: dict[str, object]
    players: list[str]
    seats: NDArray[np.int8]
    kinds: list[str]
    turns: NDArray[np.int16]
    actions: NDArray[np.int16]
    offered: list[Offered]
    observations: NDArray[np.int8] | None
    rewards: list[float]
    reason: str


class TooLong(Exception):
    """A game has taken as many steps as it may."""


class Decisions:
    """What is written down of each decision, in their order."""

    def __init__(self, encoder: Encoder, observes: bool, most_steps: int) -> None:
        self.encoder = encoder
        self.observes = observes
        self.most_steps = most_steps
        self.seats: list[int] = []
        self.kinds: list[str] = []
        self.turns: list[int] = []
        self.actions: list[int] = []
        self.offered: list[Offered] = []
        self.observations: list[Observation] = []


class RecordedAgent(Agent):
    """An agent whose decisions are written down."""

    def __init__(self, agent: Agent, decisions: Decisions) -> None:
        super().__init__(agent.name, agent.imagines, agent.remembers)
        self.agent = agent
        self.decisions = decisions

    def decide(self, observation: Asked) -> int:
        """What the agent decides. Raises TooLong if there were enough decisions already."""
        written = self.decisions
        if len(written.actions) == written.most_steps:
            raise TooLong
        question, agent = observation.question, self.agent
        offered = offered_by(question)
        if isinstance(agent, PolicyAgent) and agent.encoder is written.encoder:
            told = self.told(observation)
            answer = agent.choose(told, offered)
            written.observations.extend([told] if written.observes else [])
        else:
            answer = agent.decide(observation)
            written.observations.extend([self.told(observation)] if written.observes else [])
        written.seats.append(question.seat)
        written.kinds.append(question.kind)
        written.turns.append(observation.view().turn_number)
        written.actions.append(int(offered[answer]))
        written.offered.append(offered)
        return answer

    def told(self, observation: Asked) -> Observation:
        """What the seat is told, as numbers."""
        return self.decisions.encoder.encode(observation.view(), own_question(observation.question))


def play_recorded(
    agents: list[Agent],
    options: Options,
    secret: bytes,
    encoder: Encoder,
    number: int = 0,
    observes: bool = True,
    most_steps: int = 10_000,
) -> PlayedGame:
    """Plays a game by these agents, one a seat, and writes down every decision; with `observes` also what was told.

    Raises ValueError unless there is an agent for each player.
    """
    decisions = Decisions(encoder, observes, most_steps)
    try:
        game = play_match([RecordedAgent(agent, decisions) for agent in agents], options, secret)
    except TooLong:
        rewards, reason = [0.0] * options.players, TRUNCATED
    else:
        assert game.result is not None
        rewards, reason = rewards_of(game.result), game.result.reason
    told = np.array(decisions.observations, np.int8).reshape(-1, encoder.size) if observes else None
    return PlayedGame(
        number,
        secret,
        options.to_json(),
        [agent.name for agent in agents],
        np.array(decisions.seats, np.int8),
        decisions.kinds,
        np.array(decisions.turns, np.int16),
        np.array(decisions.actions, np.int16),
        decisions.offered,
        told,
        rewards,
        reason,
    )
