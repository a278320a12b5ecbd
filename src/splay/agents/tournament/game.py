"""One game of a tournament: who won, and how long each move took."""

from time import process_time

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


class TimedAgent(Agent):
    """An agent whose moves are timed: the questions that leave a choice, by the processor's time."""

    def __init__(self, agent: Agent, times: list[float]) -> None:
        super().__init__(agent.name, agent.imagines, agent.remembers)
        self.agent = agent
        self.times = times

    def decide(self, observation: Observation) -> int:
        began = process_time()
        answer = self.agent.decide(observation)
        if len(observation.question.options) > 1:
            self.times.append(round((process_time() - began) * 1000.0, 2))
        return answer


def play_one(task: Task) -> Played:
    """Plays one game. A win of the first agent is a point, a shared one its part of it."""
    a, b, seed, number, options_data = task
    options = Options.from_json(options_data)
    ways = seatings(options)
    deal, way = number // len(ways), number % len(ways)
    times: list[list[float]] = [[], []]
    agents: list[Agent] = []
    for seat, side in enumerate(ways[way]):
        agents.append(TimedAgent(agent_named((a, b)[side], agent_seed(seed, number, seat)), times[side]))
    game = play_match(agents, options, secret_from_seed(f"tournament {seed} deal {deal}"))
    assert game.result is not None
    winners = [ways[way][seat] for seat in game.result.winners]
    return winners.count(0) / len(winners), times[0], times[1]


def agent_seed(seed: int, game: int, seat: int) -> int:
    """The seed of the agent in a seat of a game."""
    return int.from_bytes(secret_from_seed(f"tournament {seed} game {game} seat {seat}")[:8], "big")
