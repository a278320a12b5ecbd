"""The agent that tries each option in worlds it may imagine, and takes the one that leaves it best off."""

from random import Random

from splay.agents.agent import Agent
from splay.agents.evaluation import Weights, evaluate
from splay.agents.foresight import Foresight
from splay.agents.habits import best_of, habit
from splay.agents.knowledge import Knowledge
from splay.agents.outlook import outlook_of_view
from splay.agents.reflex import Reflex
from splay.core.game import Game
from splay.core.question import ASK_ACTION, ASK_FIRST_MELD
from splay.views.world import World

WORLDS = 8
SPENT = -1e9
"""Less than any position is worth: a dogma that was tried already where everything looked the same."""


class GreedyAgent(Agent):
    """Looks one action ahead: plays each option in several sampled worlds to the end of the action.

    Where no world can be found that fits what has happened in the action, it answers by habit. It does not take
    the same dogma twice in positions that look alike, so that no game goes on for ever: it remembers its own, and
    where it is made anew for a question it is told of those before (`Knowledge.spent`).
    """

    def __init__(self, seed: int, worlds: int = WORLDS, weights: Weights | None = None) -> None:
        super().__init__("greedy", imagines=True)
        self.random = Random(seed)
        self.worlds = worlds
        self.weights = Weights() if weights is None else weights
        self.reflex = Reflex()
        self.spent: dict[str, bool] = {}

    def decide(self, knowledge: Knowledge) -> int:
        question = knowledge.question
        if question.kind == ASK_FIRST_MELD:
            self.spent = {}
        if len(question.options) == 1:
            return 0
        worlds = knowledge.worlds(self.worlds, self.random)
        if not worlds:
            return habit(question, outlook_of_view(knowledge.view()))
        if question.kind == ASK_ACTION:
            best = self.decide_action(knowledge, worlds)
        else:
            best = best_of([self.worth(knowledge, worlds, option) for option in range(len(question.options))])
        for world in worlds:
            world.start.release()
        return best

    def decide_action(self, knowledge: Knowledge, worlds: list[World]) -> int:
        """The best action that is not a dogma spent in this position."""
        position = table_sizes(worlds[0].start)
        keys = [f"{option.key} {position}" for option in knowledge.question.options]
        worths: list[float] = []
        for option, key in enumerate(keys):
            spent = key in self.spent or knowledge.question.options[option].key in knowledge.spent
            worths.append(SPENT if spent else self.worth(knowledge, worlds, option))
        best = best_of(worths)
        if keys[best].startswith("dogma:"):
            self.spent[keys[best]] = True
        return best

    def worth(self, knowledge: Knowledge, worlds: list[World], option: int) -> float:
        """What an option is worth on the average of the worlds."""
        worth = 0.0
        for world in worlds:
            answer = (knowledge.seat, knowledge.question.options[option].key)
            foresight = Foresight(world, [*world.answers, answer], self.weights, self.reflex)
            game = knowledge.outcome(world, option, foresight)
            worth += evaluate(game, knowledge.seat, self.weights)
            game.release()
        return worth / len(worlds)


def table_sizes(game: Game) -> str:
    """How many cards lie where, and which icons are visible: what changes when anything does."""
    sizes = [len(zone.cards) for zone in game.zones]
    icons = [player.board.icons for player in game.players]
    return f"{sizes} {icons}"
