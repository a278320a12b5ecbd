"""The agent that plays by a short list of rules, with what is on the table and no look ahead."""

from random import Random

from splay.agents.action_worths import action_worth
from splay.agents.agent import Agent
from splay.agents.features import features_of_view
from splay.agents.heuristics import answer_by_heuristics, best_of
from splay.agents.observation import Observation
from splay.agents.set_knowledge import SetKnowledge
from splay.agents.sets import knowledge_of
from splay.core.action import Action, DogmaAction
from splay.core.question import ASK_ACTION, ASK_FIRST_MELD
from splay.views.model import View

WHIM = 2.0
"""How far chance may push an action: enough that nobody repeats a useless dogma forever."""


class RuleAgent(Agent):
    """Claims what it can; else weighs melds, dogmas and a draw by rules that know no card by name.

    Inside effects it answers by heuristics (`heuristics`). `base_only`: it plays other sets by the habits of the base
    set, to compare with.

    What a dogma is worth through other sets counts once in positions that look alike: with it chance might never be
    enough for anything else. It remembers its own dogmas, and if it is made anew for a question it is told of those
    before (`Observation.tried`).
    """

    def __init__(self, seed: int, base_only: bool = False) -> None:
        super().__init__("rule")
        self.random = Random(seed)
        self.base_only = base_only
        self.tried: dict[str, bool] = {}

    def decide(self, observation: Observation) -> int:
        question = observation.question
        if question.kind == ASK_FIRST_MELD:
            self.tried = {}
        if len(question.options) == 1:
            return 0
        if question.kind == ASK_FIRST_MELD:
            return self.random.randrange(len(question.options))
        view = observation.view()
        known: list[SetKnowledge] = [] if self.base_only else knowledge_of(tuple(view.options["sets"]))
        for one in known:
            if question.kind in one.asks:
                return best_of([one.answer_worth(option, view) for option in question.options])
        if question.kind != ASK_ACTION:
            return answer_by_heuristics(question, features_of_view(view))
        worths: list[float] = []
        position = table_of(view) if known else ""
        for option in question.options:
            assert isinstance(option, Action)
            worth = action_worth(option, view) + self.random.random() * WHIM
            if option.key not in observation.tried and option.key + position not in self.tried:
                for one in known:
                    worth += one.extra_worth(option, view)
            worths.append(worth)
        best = best_of(worths)
        chosen = question.options[best]
        if known and isinstance(chosen, DogmaAction):
            self.tried[chosen.key + position] = True
        return best


def table_of(view: View) -> str:
    """Which cards lie in which piles, how they are splayed, and how many lie in hands, score piles and supplies."""
    players = [(player.board, len(player.hand), len(player.score_pile)) for player in view.players]
    return f" {players} {[supply.cards for supply in view.supplies]}"
