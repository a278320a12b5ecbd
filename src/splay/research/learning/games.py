"""Games that teach: a search of one world plays itself, and positions are written down with what became of them."""

from random import Random
from typing import Final

import numpy as np

from splay.agents.agent import Agent
from splay.agents.driver import AgentDecider
from splay.agents.evaluation import Valuer, Weights
from splay.agents.greedy_agent import GreedyAgent
from splay.agents.learned.inputs import Inputs, inputs_of
from splay.agents.observation import Observation
from splay.core.chance import secret_from_seed
from splay.core.game import Game
from splay.core.options import Options
from splay.core.question import ASK_ACTION, ASK_FIRST_MELD, Question
from splay.core.turn import play
from splay.research.learning.lessons import Lessons
from splay.sets import new_game

ASTRAY: Final = 0.08
"""So often an action is one of those offered by chance, for positions that a good player would not reach."""
MOST_ACTIONS: Final = 1000
"""A game with more teaches nothing."""


class Unending(Exception):
    """A game has taken more actions than are worth learning from."""


class AstrayAgent(Agent):
    """An agent that takes its first meld, and now and then an action, by chance."""

    def __init__(self, agent: Agent, seed: int) -> None:
        super().__init__(agent.name, agent.imagines, agent.remembers)
        self.agent = agent
        self.random = Random(seed)

    def decide(self, observation: Observation) -> int:
        kind = observation.question.kind
        answer = self.agent.decide(observation)
        if kind == ASK_FIRST_MELD or (kind == ASK_ACTION and self.random.random() < ASTRAY):
            return self.random.randrange(len(observation.question.options))
        return answer


class Watching(AgentDecider):
    """Plays, and writes down each position in which an action is chosen, as it is for either seat."""

    def __init__(self, agents: list[Agent]) -> None:
        super().__init__(agents)
        self.weights = Weights()
        self.seen: list[Inputs] = []

    def decide(self, game: Game, question: Question) -> int:
        """Raises Unending after MOST_ACTIONS."""
        if question.kind == ASK_ACTION:
            if len(self.seen) == 2 * MOST_ACTIONS:
                raise Unending
            self.seen.extend(inputs_of(game, seat, self.weights) for seat in range(2))
        return super().decide(game, question)


def lessons_of(valuer: Valuer | None, options: Options, seed: int, number: int) -> Lessons | None:
    """What the game of a number teaches; None if it would not end. The seed and the number decide all chance.

    Both players look one action ahead in one world, and take what `valuer` finds best, or else the evaluation.
    """
    name = f"lessons {seed} game {number}"
    agents: list[Agent] = []
    for seat in range(2):
        own_seed = int.from_bytes(secret_from_seed(f"{name} seat {seat}")[:8], "big")
        agent = GreedyAgent(own_seed, worlds=1)
        if valuer is not None:
            agent.valuer = valuer
        agents.append(AstrayAgent(agent, own_seed))
    watching = Watching(agents)
    game = new_game(options, secret_from_seed(name))
    try:
        play(game, watching)
    except Unending:
        return None
    assert game.result is not None
    winners = game.result.winners
    worth = [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]
    seen = watching.seen
    return Lessons(
        np.array([len(inputs.facts) for inputs in seen], np.uint16),
        np.array([fact for inputs in seen for fact in inputs.facts], np.uint16),
        np.array([inputs.amounts for inputs in seen], np.float16),
        np.array(worth * (len(seen) // 2), np.float32),
        np.full(len(seen), number, np.int32),
    )
