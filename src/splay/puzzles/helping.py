"""Whether using a card helps the other player: by what that player has afterwards and hadn't before.

A card gives the other something if a card comes to a place of the other's, also from another one of the other's, or a
pile is splayed otherwise. It helps if it gives something and the other has less of nothing that lasts then. The other
answers what a card asks as helps it most, so that what it could have counts, not what it would take.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from splay.agents.continuation import Effort
from splay.agents.playout_policy import PlayoutPolicy
from splay.core.game import Game
from splay.core.player import Player
from splay.core.question import Answer, Decider, Question, Unanswered
from splay.puzzles.gains import gained
from splay.puzzles.open_search import Guided, question_left
from splay.puzzles.position_text import OTHER, SOLVER
from splay.puzzles.turn_search import Undecided, different

MOST_WAYS: Final = 24
"""So many ways to answer what a card asks are tried, where the other answers by heuristics."""
MOST_COURSES: Final = 1500
"""So many courses of an action are tried, where both answer all that can be answered."""


LASTING: Final = slice(1, None)
"""What of a player's holdings is a loss if it gets less: all but cards in hand, which are to be melded and scored."""


def ends_of(world: Game, action: str) -> list[Game]:
    """The games after an action of the solver, one for each way to answer what it asks; at most MOST_WAYS.

    The other answers by heuristics.
    """
    ends: list[Game] = []
    left = [[action]]
    while left and len(ends) < MOST_WAYS:
        keys = left.pop()
        game = world.copy()
        question = question_left(game, Guided(SOLVER, keys, PlayoutPolicy()))
        if question is None:
            ends.append(game)
        else:
            answers = [(SOLVER, key) for key in keys]
            left += [[*keys, key] for key in reversed(different(question, answers))]
            game.release()
    return ends


class Answered(Decider):
    """Gives answers of both players in their order, and stops at the first question without one."""

    def __init__(self, answers: list[Answer]) -> None:
        self.answers = answers
        self.given = 0

    def decide(self, game: Game, question: Question) -> int:
        if self.given == len(self.answers):
            raise Unanswered([question])
        seat, key = self.answers[self.given]
        option = question.index_of(key) if seat == question.seat else -1
        if option < 0:
            raise Unanswered([question])
        self.given += 1
        return option


class Help(NamedTuple):
    """What an action does: whether it clearly helps the other, and whether it gives the other something, both however
    the solver answers; whether it gives the other nothing, and, if it does, whether the solver gains something, both
    however either answers.
    """

    helps: bool
    gives: bool
    spares: bool
    gains: bool


def help_of(world: Game, action: str) -> Help:
    """What an action of the solver does in a world. Raises Undecided if there is too much to try."""
    return help_after(world, [(SOLVER, action)], Effort(MOST_COURSES))


def help_after(world: Game, answers: list[Answer], effort: Effort) -> Help:
    """What the course of an action does in which some answers are given."""
    effort.left -= 1
    if effort.left < 0:
        raise Undecided("too much effort")
    game = world.copy()
    question = question_left(game, Answered(answers))
    if question is None:
        told = help_between(world, game)
        game.release()
        return told
    seat, keys = question.seat, different(question, answers)
    game.release()
    solver = seat == SOLVER
    helps, gives, spares, gains = solver, solver, True, True
    for key in keys:
        one = help_after(world, [*answers, (seat, key)], effort)
        helps = helps and one.helps if solver else helps or one.helps
        gives = gives and one.gives if solver else gives or one.gives
        spares, gains = spares and one.spares, gains and one.gains
        if not spares and helps == gives != solver:
            return Help(helps, gives, spares=False, gains=False)
    return Help(helps, gives, spares, gains)


def help_between(before: Game, after: Game) -> Help:
    """What has been done from one position to another one."""
    had, has = holdings(before.players[OTHER]), holdings(after.players[OTHER])
    gives = bool(gained(before.players[OTHER], after.players[OTHER]))
    more = has_more(has, had)
    return Help(
        gives and more and not has_more(had[LASTING], has[LASTING]),
        gives,
        not gives and not more,
        has_more(holdings(after.players[SOLVER]), holdings(before.players[SOLVER])),
    )


def holdings(player: Player) -> list[int]:
    """What a player has: cards in hand, achievements, points, cards on the board and in further places, and splays."""
    piles = player.board.piles
    return [
        len(player.hand.cards),
        player.achievement_count(),
        player.points,
        sum([len(pile.cards) for pile in piles]),
        sum([len(zone.cards) for zone in player.further_zones]),
        sum([pile.splay for pile in piles]),
    ]


def has_more(now: list[int], before: list[int]) -> bool:
    """Whether there is more of anything."""
    return any([one > other for one, other in zip(now, before, strict=True)])
