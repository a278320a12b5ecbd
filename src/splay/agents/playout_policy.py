"""The cheap player inside a search: answers by heuristics in a sampled world, for any seat."""

from splay.agents.features import features_in_world
from splay.agents.heuristics import answer_by_heuristics
from splay.core.game import Game
from splay.core.question import ASK_CARD, ASK_COLOR, ASK_SPLAY, ASK_VALUE, Decider, Question


class PlayoutPolicy(Decider):
    """Answers by heuristics; the questions of a turn, which never arise inside an action, by the first option."""

    def decide(self, game: Game, question: Question) -> int:
        kind = question.kind
        if len(question.options) > 1 and (
            kind == ASK_CARD or kind == ASK_SPLAY or kind == ASK_COLOR or kind == ASK_VALUE
        ):
            return answer_by_heuristics(question, features_in_world(game, question.seat))
        return 0
