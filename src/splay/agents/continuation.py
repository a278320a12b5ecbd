"""Playing on in a world: whoever is on turn takes the action that leaves it best off, one action after the other."""

from splay.agents.evaluation import Weights, evaluate
from splay.core.game import Game
from splay.core.question import Decider, Question
from splay.core.turn import free_actions, legal_actions, step


class Effort:
    """How many actions a search may still try out: it thinks by count, never by time."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left


class FirstAnswer(Decider):
    """Takes one option of an action's first question, and lets a policy answer the rest."""

    __slots__ = ("given", "option", "policy")

    def __init__(self, option: int, policy: Decider) -> None:
        self.option = option
        self.policy = policy
        self.given = False

    def decide(self, game: Game, question: Question) -> int:
        if self.given:
            return self.policy.decide(game, question)
        self.given = True
        return self.option


def play_on(game: Game, actions: int, weights: Weights, policy: Decider, effort: Effort) -> Game:
    """The game so many actions later, free ones not counted, or at its end. Gives up the game that it is given."""
    left = actions
    while left > 0 and game.result is None:
        left -= free_options_of_turn(game) == 0
        game = after_best_action(game, weights, policy, effort)
    return game


def after_best_action(game: Game, weights: Weights, policy: Decider, effort: Effort) -> Game:
    """The game after the next action, the one that leaves the player on turn best off. Gives up the game given."""
    seat = game.turn_seat
    best = after_action(game, 0, policy)
    most = evaluate(best, seat, weights)
    count = options_of_turn(game)
    effort.left -= count
    for option in range(1, count):
        other = after_action(game, option, policy)
        worth = evaluate(other, seat, weights)
        if worth > most:
            best.release()
            best, most = other, worth
        else:
            other.release()
    game.release()
    return best


def options_of_turn(game: Game) -> int:
    """How many options the first question of the next action has; one, if the position says that a turn is over."""
    if game.actions_left == 0:
        return 1
    return free_options_of_turn(game) or len(legal_actions(game.players[game.turn_seat]))


def free_options_of_turn(game: Game) -> int:
    """How many options the player has who is asked for a free action as a turn begins; 0 if none is asked for."""
    if not game.free_action_due:
        return 0
    free = len(free_actions(game.players[game.turn_seat]))
    return free + 1 if free else 0


def after_action(game: Game, option: int, policy: Decider) -> Game:
    """A copy of the game after the next action, whose first question is answered by an option."""
    twin = game.copy()
    twin.decider = FirstAnswer(option, policy)
    step(twin)
    return twin
