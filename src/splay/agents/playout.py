"""Playing an action in a sampled world: the answers given so far, the option to be tried, then a policy."""

from splay.core.game import Game
from splay.core.question import Answer, Decider, Question, Unanswered
from splay.core.session import IllegalAnswer, Replay
from splay.core.turn import step
from splay.views.world import World, looks_alike


class Playout(Decider):
    """Gives the recorded answers, then an option of one question, and lets a policy answer the rest."""

    def __init__(self, answers: list[Answer], question: Question, option: int, policy: Decider) -> None:
        self.recorded = Replay(answers)
        self.question = question
        self.option = option
        self.policy = policy
        self.tried = False

    def play(self, game: Game) -> None:
        """Plays the running action of a game between two actions to its end."""
        game.decider = self
        step(game)

    def decide(self, game: Game, question: Question) -> int:
        if self.tried:
            return self.policy.decide(game, question)
        if self.recorded.given < len(self.recorded.answers):
            return self.recorded.decide(game, question)
        self.tried = True
        return self.option

    def decide_together(self, game: Game, questions: list[Question]) -> list[int]:
        answers = self.policy.decide_together(game, questions)
        for place, question in enumerate(questions):
            if question.seat == self.question.seat:
                answers[place] = self.option
        self.tried = True
        return answers


def follows(world: World, question: Question, now: Game) -> bool:
    """Whether the answers lead to the same question in the world, and to a position that looks the same."""
    game = world.start.copy()
    game.decider = Replay(world.answers)
    try:
        step(game)
    except Unanswered as reached:
        return same_question(reached.questions[0], question) and looks_alike(game, now, question.seat)
    except IllegalAnswer:
        return False
    finally:
        game.release()
    return False


def same_question(asked: Question, question: Question) -> bool:
    """Whether two questions offer the same seat the same options."""
    return asked.seat == question.seat and asked.kind == question.kind and asked.keys() == question.keys()
