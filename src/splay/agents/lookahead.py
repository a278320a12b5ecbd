"""The careful player inside a search: tries each option of the questions that follow, too."""

from typing import Final

from splay.agents.evaluation import Weights, evaluate
from splay.agents.heuristics import best_of
from splay.agents.playout import Playout
from splay.core.game import Game
from splay.core.question import ASK_ORDER, Answer, Decider, Question
from splay.views.world import World

CARE: Final = 4
"""How many questions of an action are thought through; the rest are answered by heuristics."""


class Lookahead(Decider):
    """Answers the rest of an action in a world so that each question's own seat is best off.

    `path` are the answers of the action so far. Each option is played to the end of the action with the answers of
    `policy` after it. When cards are put in order, heuristics answer: order is seldom worth the time. `tries` counts
    the games that were tried out.
    """

    def __init__(self, world: World, path: list[Answer], weights: Weights, policy: Decider) -> None:
        self.world = world
        self.path = path
        self.weights = weights
        self.policy = policy
        self.left = CARE
        self.tries = 0

    def decide(self, game: Game, question: Question) -> int:
        if len(question.options) == 1:
            answer = 0
        elif self.left == 0 or question.kind == ASK_ORDER:
            answer = self.policy.decide(game, question)
        else:
            self.left -= 1
            answer = best_of([self.worth(question, option) for option in range(len(question.options))])
        self.path.append((question.seat, question.options[answer].key))
        return answer

    def worth(self, question: Question, option: int) -> float:
        """What the end of the action is worth to a question's seat if it takes an option."""
        self.tries += 1
        game = self.world.start.copy()
        playout = Playout(self.path, question, option, self.policy)
        playout.play(game)
        worth = evaluate(game, question.seat, self.weights)
        game.release()
        return worth
