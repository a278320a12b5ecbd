"""The agent that tries each option in worlds it may imagine, and takes the one that leaves it best off."""

from random import Random

from splay.agents.agent import Agent
from splay.agents.evaluation import ByWeights, Valuer, Weights
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


class GreedyAgent(Agent):
    """Looks one action ahead: plays each option in several sampled worlds to the end of the action.

    If no world can be found that fits what has happened in the action, it answers by heuristics. It does not take
    the same dogma twice in positions that look alike, so that no game goes on for ever: it remembers its own, and
    if it is made anew for a question it is told of those before (`Observation.tried`).
    """

    def __init__(
        self,
        seed: int,
        worlds: int = WORLDS,
        weights: Weights | None = None,
        name: str = "greedy",
        remembers: bool = False,
    ) -> None:
        super().__init__(name, imagines=True, remembers=remembers)
        self.random = Random(seed)
        self.worlds = worlds
        self.weights = Weights() if weights is None else weights
        self.valuer: Valuer = ByWeights(self.weights)
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
            best = self.choose(observation, worlds, list(range(len(question.options))))
        for world in worlds:
            world.start.release()
        return best

    def decide_action(self, observation: Observation, worlds: list[World]) -> int:
        """The best action that is not a dogma tried in this position."""
        position = table_sizes(worlds[0].start)
        options = observation.question.options
        keys = [f"{option.key} {position}" for option in options]
        fresh: list[int] = []
        for option, key in enumerate(keys):
            if key not in self.tried and options[option].key not in observation.tried:
                fresh.append(option)
        best = self.choose(observation, worlds, fresh)
        if isinstance(options[best], DogmaAction):
            self.tried[keys[best]] = True
        return best

    def choose(self, observation: Observation, worlds: list[World], options: list[int]) -> int:
        """The best of some options; the first of equals."""
        return options[best_of([self.worth(observation, worlds, option) for option in options])]

    def worth(self, observation: Observation, worlds: list[World], option: int) -> float:
        """What an option is worth on the average of the worlds."""
        worth = 0.0
        for world in worlds:
            game = self.outcome(observation, world, option)
            worth += self.valuer.worth(game, observation.seat)
            game.release()
        return worth / len(worlds)

    def outcome(self, observation: Observation, world: World, option: int) -> Game:
        """The game after the running action, if the seat takes an option in a world and all go on with care."""
        answer = (observation.seat, observation.question.options[option].key)
        lookahead = Lookahead(world, [*world.answers, answer], self.weights, self.policy)
        return observation.outcome(world, option, lookahead)


def table_sizes(game: Game) -> str:
    """How many cards lie where, and which icons are visible: what changes when anything does."""
    sizes = [len(zone.cards) for zone in game.zones]
    icons = [player.board.icons for player in game.players]
    return f"{sizes} {icons}"
