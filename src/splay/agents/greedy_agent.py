"""The agent that tries each option in worlds it may imagine, and takes the one that leaves it best off."""

from random import Random

from splay.agents.agent import Agent
from splay.agents.evaluation import Weights, evaluate
from splay.agents.features import features_of_view
from splay.agents.heuristics import answer_by_heuristics, best_of
from splay.agents.lookahead import Lookahead
from splay.agents.observation import Observation
from splay.agents.playout_policy import PlayoutPolicy
from splay.core.action import DogmaAction
from splay.core.game import Game
from splay.core.question import ASK_ACTION, ASK_FIRST_MELD
from splay.views.world import World

WORLDS = 8
TRIED = -1e9
"""Less than any position is worth: a dogma that was tried already when everything looked the same."""


class GreedyAgent(Agent):
    """Looks one action ahead: plays each option in several sampled worlds to the end of the action.

    If no world can be found that fits what has happened in the action, it answers by heuristics. It does not take
    the same dogma twice in positions that look alike, so that no game goes on for ever: it remembers its own, and
    if it is made anew for a question it is told of those before (`Observation.tried`).
    """

    def __init__(self, seed: int, worlds: int = WORLDS, weights: Weights | None = None) -> None:
        super().__init__("greedy", imagines=True)
        self.random = Random(seed)
        self.worlds = worlds
        self.weights = Weights() if weights is None else weights
        self.policy = PlayoutPolicy()
        self.tried: dict[str, bool] = {}

    def decide(self, observation: Observation) -> int:
        question = observation.question
        if question.kind == ASK_FIRST_MELD:
            self.tried = {}
        if len(question.options) == 1:
            return 0
        worlds = observation.worlds(self.worlds, self.random)
        if not worlds:
            return answer_by_heuristics(question, features_of_view(observation.view()))
        if question.kind == ASK_ACTION:
            best = self.decide_action(observation, worlds)
        else:
            best = best_of([self.worth(observation, worlds, option) for option in range(len(question.options))])
        for world in worlds:
            world.start.release()
        return best

    def decide_action(self, observation: Observation, worlds: list[World]) -> int:
        """The best action that is not a dogma tried in this position."""
        position = table_sizes(worlds[0].start)
        keys = [f"{option.key} {position}" for option in observation.question.options]
        worths: list[float] = []
        for option, key in enumerate(keys):
            tried = key in self.tried or observation.question.options[option].key in observation.tried
            worths.append(TRIED if tried else self.worth(observation, worlds, option))
        best = best_of(worths)
        if isinstance(observation.question.options[best], DogmaAction):
            self.tried[keys[best]] = True
        return best

    def worth(self, observation: Observation, worlds: list[World], option: int) -> float:
        """What an option is worth on the average of the worlds."""
        worth = 0.0
        for world in worlds:
            answer = (observation.seat, observation.question.options[option].key)
            lookahead = Lookahead(world, [*world.answers, answer], self.weights, self.policy)
            game = observation.outcome(world, option, lookahead)
            worth += evaluate(game, observation.seat, self.weights)
            game.release()
        return worth / len(worlds)


def table_sizes(game: Game) -> str:
    """How many cards lie where, and which icons are visible: what changes when anything does."""
    sizes = [len(zone.cards) for zone in game.zones]
    icons = [player.board.icons for player in game.players]
    return f"{sizes} {icons}"
