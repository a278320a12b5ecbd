"""Writing down the answers of a game that bots play directly, so that a session can play it again."""

from splay.core.game import Game
from splay.core.question import Answer, Decider, Question


class Recorder(Decider):
    """Passes questions on to another decider and keeps the answers in `answers`."""

    def __init__(self, decider: Decider) -> None:
        self.decider = decider
        self.answers: list[Answer] = []

    def decide(self, game: Game, question: Question) -> int:
        answer = self.decider.decide(game, question)
        self.answers.append((question.seat, question.options[answer].key))
        return answer

    def decide_together(self, game: Game, questions: list[Question]) -> list[int]:
        given = self.decider.decide_together(game, questions)
        for question, answer in zip(questions, given, strict=True):
            self.answers.append((question.seat, question.options[answer].key))
        return given
