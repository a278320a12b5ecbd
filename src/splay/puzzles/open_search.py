"""What a player could do in a turn who saw all cards: more than anybody can, so that what fails here surely fails."""

from __future__ import annotations

from splay.agents.continuation import Effort
from splay.core.game import Game
from splay.core.question import Decider, Question, Unanswered
from splay.core.turn import step
from splay.puzzles.goals import Goal
from splay.puzzles.turn_search import Undecided, different, in_order


class Guided(Decider):
    """Gives a seat's answers by their keys and stops at its first question without one, or with one that doesn't fit; a
    policy answers for others.
    """

    def __init__(self, seat: int, keys: list[str], policy: Decider) -> None:
        self.seat = seat
        self.keys = keys
        self.policy = policy
        self.given = 0

    def decide(self, game: Game, question: Question) -> int:
        if question.seat != self.seat:
            return self.policy.decide(game, question)
        option = question.index_of(self.keys[self.given]) if self.given < len(self.keys) else -1
        if option < 0:
            raise Unanswered([question])
        self.given += 1
        return option


def question_left(game: Game, decider: Decider) -> Question | None:
    """The question at which an action stops, for which a decider has no answer; None if it is done."""
    game.decider = decider
    try:
        step(game)
    except Unanswered as unanswered:
        return unanswered.questions[0]
    return None


class OpenSearch:
    """Tries all that a seat can do in the running turn of a game; others answer as the policy says.

    `points` and `top` are the most points, and the highest top card, with which a turn ended without the goal since the
    search began; -1 if none has. `cut` notes that some of it was more than the effort allows.
    """

    def __init__(self, seat: int, goal: Goal, policy: Decider, effort: int) -> None:
        """`effort`: how many courses are tried."""
        self.seat = seat
        self.goal = goal
        self.policy = policy
        self.cut = False
        self.begin(effort)

    def begin(self, effort: int) -> None:
        """Begins anew, with so many courses to be tried."""
        self.effort = Effort(effort)
        self.points = -1
        self.top = -1

    def way(self, game: Game, first: str | None = None) -> list[str] | None:
        """The answers of a way to the goal, those of all actions, that begins with one; None if there is none.

        Raises Undecided once the effort is spent.
        """
        return self.attempt(game, [] if first is None else [first], game.turn_number)

    def attempt(self, start: Game, keys: list[str], turn: int) -> list[str] | None:
        """The answers of a way from the start of an action, in which some answers are given; None if there is none."""
        self.effort.left -= 1
        if self.effort.left < 0:
            raise Undecided("too much effort")
        game = start.copy()
        question = question_left(game, Guided(self.seat, keys, self.policy))
        found: list[str] | None = None
        if question is not None:
            answers = [(self.seat, key) for key in keys]
            for key in in_order(different(question, answers)):
                found = self.attempt(start, [*keys, key], turn)
                if found is not None:
                    break
        elif self.goal.reached(game, self.seat):
            found = keys
        elif game.result is None and game.turn_number == turn:
            rest = self.attempt(game, [], turn)
            found = None if rest is None else [*keys, *rest]
        else:
            self.points = max(self.points, game.players[self.seat].points)
            self.top = max(self.top, game.players[self.seat].board.highest_top())
        game.release()
        return found
