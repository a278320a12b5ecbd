"""How often weaker computers find the solution of a puzzle."""

from __future__ import annotations

from random import Random
from typing import Final

from splay.agents.agent import Agent
from splay.agents.driver import AgentDecider
from splay.agents.greedy_agent import GreedyAgent
from splay.agents.observation import Observation
from splay.agents.roster import make_agent
from splay.core.game import Game
from splay.core.question import ASK_ACTION, Question
from splay.core.turn import legal_actions, step
from splay.puzzles.goals import HELP, STOP
from splay.puzzles.judging import goal_of
from splay.puzzles.position_text import SOLVER, dealt
from splay.puzzles.puzzle import Puzzle

TIMES: Final = {"random": 40, "rule": 20, "greedy": 10}
"""How often each computer tries."""


def found_by(puzzle: Puzzle) -> dict[str, tuple[int, int]]:
    """How often of how many times each weaker computer finds the solution; the cards are dealt anew each time."""
    return {name: (sum([finds(puzzle, name, trial) for trial in range(times)]), times) for name, times in TIMES.items()}


def finds(puzzle: Puzzle, name: str, trial: int) -> bool:
    """Whether a computer finds the solution in one trial."""
    seed = Random(f"{puzzle.key} {name} {trial}").randrange(1 << 30)
    game = dealt(puzzle.position, f"{puzzle.key} {trial}")
    agent = make_agent(name, seed)
    if puzzle.theme == HELP:
        return card_chosen(game, agent, seed, puzzle) == puzzle.solution[0]
    decider = Noting([agent, make_agent("rule", seed)])
    goal, turn = goal_of(game, puzzle.theme, puzzle.value), game.turn_number
    game.decider = decider
    while game.result is None and game.turn_number == turn:
        step(game)
        if decider.first != puzzle.solution[0]:
            return False
        if puzzle.theme == STOP or goal.reached(game, SOLVER):
            return True
    return goal.reached(game, SOLVER)


class Noting(AgentDecider):
    """Lets agents play and notes the key of the first action, a free one left aside."""

    def __init__(self, agents: list[Agent]) -> None:
        super().__init__(agents)
        self.first = ""

    def decide(self, game: Game, question: Question) -> int:
        answer = super().decide(game, question)
        if not self.first and question.kind == ASK_ACTION:
            self.first = question.options[answer].key
        return answer


def card_chosen(game: Game, agent: Agent, seed: int, puzzle: Puzzle) -> str:
    """The card that a computer would use if it had to use one of those that the puzzle is about."""
    tries = [puzzle.solution[0], *[attempt.action for attempt in puzzle.tries]]
    everything = legal_actions(game.players[SOLVER])
    options = [option for option in everything if option.key in tries]
    if isinstance(agent, GreedyAgent):
        observation = Observation(game, game, [], Question(SOLVER, ASK_ACTION, everything))
        worlds = observation.worlds(agent.worlds, Random(seed))
        return max(options, key=lambda one: agent.worth(observation, worlds, everything.index(one))).key
    observation = Observation(game, game, [], Question(SOLVER, ASK_ACTION, options))
    return options[agent.decide(observation)].key
