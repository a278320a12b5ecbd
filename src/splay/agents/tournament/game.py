"""One game of a tournament: who won, and how long each move took."""

from time import process_time
from typing import Final

from splay.agents.agent import Agent
from splay.agents.by_path import agent_named
from splay.agents.driver import play_match
from splay.agents.observation import Observation
from splay.agents.tournament.seating import seatings
from splay.core.chance import secret_from_seed
from splay.core.options import Options

Task = tuple[str, str, int, int, dict[str, object]]
"""A game to be played: the two agents, the seed, the game's number, the options."""
Played = tuple[float, list[float], list[float]]
"""What became of it: the first agent's points, and the milliseconds of each move of both agents."""
MOST_DECISIONS: Final = 10_000
"""A game of so many decisions is broken off: two agents that never change their mind may play for ever."""


class TooLong(Exception):
    """A game is not over after MOST_DECISIONS."""


class AgentFailed(Exception):
    """An agent cannot decide: a mistake in its own code."""


class TimedAgent(Agent):
    """An agent whose moves are timed: the questions that leave a choice, by the processor's time."""

    def __init__(self, agent: Agent, times: list[float], decided: list[int]) -> None:
        """`decided` is how many decisions there were in the game, of all its agents."""
        super().__init__(agent.name, agent.imagines, agent.remembers)
        self.agent = agent
        self.times = times
        self.decided = decided

    def decide(self, observation: Observation) -> int:
        """What the agent decides. Raises TooLong if there were enough decisions, AgentFailed for its ValueError."""
        self.decided[0] += 1
        if self.decided[0] > MOST_DECISIONS:
            raise TooLong
        began = process_time()
        try:
            answer = self.agent.decide(observation)
        except ValueError as error:
            raise AgentFailed(f"{self.name}: {error}") from error
        if len(observation.question.options) > 1:
            self.times.append(round((process_time() - began) * 1000.0, 2))
        return answer


def play_one(task: Task) -> Played:
    """Plays one game. A win of the first agent is a point, a shared one its part of it; all share a game that does not
    end. Raises AgentFailed.
    """
    a, b, seed, number, options_data = task
    options = Options.from_json(options_data)
    ways = seatings(options)
    deal, way = number // len(ways), number % len(ways)
    times: list[list[float]] = [[], []]
    decided = [0]
    agents: list[Agent] = []
    for seat, side in enumerate(ways[way]):
        agents.append(TimedAgent(agent_named((a, b)[side], agent_seed(seed, number, seat)), times[side], decided))
    winners = [ways[way][seat] for seat in winners_of(agents, options, f"tournament {seed} deal {deal}")]
    return winners.count(0) / len(winners), times[0], times[1]


def winners_of(agents: list[Agent], options: Options, seed: str) -> list[int]:
    """The seats that win the game dealt by a seed; all if it does not end."""
    try:
        game = play_match(agents, options, secret_from_seed(seed))
    except TooLong:
        return list(range(options.players))
    assert game.result is not None
    return game.result.winners


def agent_seed(seed: int, game: int, seat: int) -> int:
    """The seed of the agent in a seat of a game."""
    return int.from_bytes(secret_from_seed(f"tournament {seed} game {game} seat {seat}")[:8], "big")
