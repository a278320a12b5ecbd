"""Whether using a card helps the other player: by what that player has afterwards and hadn't before."""

from __future__ import annotations

from typing import Final

from splay.agents.playout_policy import PlayoutPolicy
from splay.core.game import Game
from splay.core.player import Player
from splay.core.question import Question, Unanswered
from splay.core.turn import step
from splay.puzzles.open_search import Guided
from splay.puzzles.position_text import OTHER, SOLVER
from splay.puzzles.turn_search import different

MOST_WAYS: Final = 24
"""So many ways to answer what a card asks are tried."""


def ends_of(world: Game, action: str) -> list[Game]:
    """The games after an action of the solver, one for each way to answer what it asks; at most MOST_WAYS.

    The other answers by heuristics.
    """
    ends: list[Game] = []
    left = [[action]]
    while left and len(ends) < MOST_WAYS:
        keys = left.pop()
        game = world.copy()
        game.decider = Guided(SOLVER, keys, PlayoutPolicy())
        question: Question | None = None
        try:
            step(game)
        except Unanswered as unanswered:
            question = unanswered.questions[0]
        if question is None:
            ends.append(game)
        else:
            answers = [(SOLVER, key) for key in keys]
            left += [[*keys, key] for key in reversed(different(question, answers))]
            game.release()
    return ends


def helps(world: Game, action: str) -> tuple[bool, bool, bool]:
    """Whether an action can help the other, whether it does however the solver answers, and whether the solver gains
    something however they do.
    """
    other, solver = holdings(world.players[OTHER]), holdings(world.players[SOLVER])
    helped: list[bool] = []
    gained: list[bool] = []
    for end in ends_of(world, action):
        helped.append(has_more(holdings(end.players[OTHER]), other))
        gained.append(has_more(holdings(end.players[SOLVER]), solver))
        end.release()
    return any(helped), all(helped), all(gained)


def holdings(player: Player) -> list[int]:
    """What a player has: achievements, points, cards in hand, on the board and in further places, and splays."""
    piles = player.board.piles
    return [
        player.achievement_count(),
        player.points,
        len(player.hand.cards),
        sum([len(pile.cards) for pile in piles]),
        sum([len(zone.cards) for zone in player.further_zones]),
        sum([pile.splay for pile in piles]),
    ]


def has_more(now: list[int], before: list[int]) -> bool:
    """Whether there is more of anything."""
    return any([one > other for one, other in zip(now, before, strict=True)])
