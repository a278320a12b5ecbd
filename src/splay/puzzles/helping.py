"""Whether using a card helps the other player: by what that player has afterwards and hadn't before.

A card helps if the other has more of something then and less of nothing that lasts; it doesn't if there is nothing that
the other has more of, and no card that didn't lie there already. What lies between, a trade, is neither.
"""

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
    """Whether the solver can answer an action so that it doesn't clearly help the other, whether it leaves the other
    with nothing new however they answer, and whether the solver gains something however they do.
    """
    other, solver = world.players[OTHER], world.players[SOLVER]
    had, cards, mine = holdings(other), cards_of(other), holdings(solver)
    helped: list[bool] = []
    spared: list[bool] = []
    gained: list[bool] = []
    for end in ends_of(world, action):
        has = holdings(end.players[OTHER])
        more = has_more(has, had)
        helped.append(more and not has_more(had[LASTING], has[LASTING]))
        spared.append(not more and cards_of(end.players[OTHER]) <= cards)
        gained.append(has_more(holdings(end.players[SOLVER]), mine))
        end.release()
    return not all(helped), all(spared), all(gained)


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


def cards_of(player: Player) -> set[tuple[int, str]]:
    """All cards that a player has, each with the number of the place that it lies in."""
    zones = [player.hand, player.score_pile, player.achievements, *player.board.piles, *player.further_zones]
    return {(place, card.key) for place, zone in enumerate(zones) for card in zone.cards}


def has_more(now: list[int], before: list[int]) -> bool:
    """Whether there is more of anything."""
    return any([one > other for one, other in zip(now, before, strict=True)])
