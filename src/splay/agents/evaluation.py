"""What a position is worth to a seat: the sum that the greedy agent compares positions by."""

from splay.agents.sets import knowledge_of
from splay.core.game import Game
from splay.core.player import Player
from splay.core.symbols import HIGHEST_AGE, ICON_BITS, ICON_MASK, ICONS, UNSPLAYED

MORE_CARDS = 0.85
"""What each further card in hand counts, compared with the one before."""
LAST_DRAWS = 20
"""With fewer draws left than this, the lead in points begins to count by itself."""


class Weights:
    """How much each part of the evaluation counts, in points of evaluation; docs/agents.md says why.

    `base_only`: what only other sets bring counts nothing, to compare with.
    """

    __slots__ = (
        "achievement",
        "base_only",
        "claimable",
        "color",
        "hand_age",
        "hand_card",
        "highest",
        "icon",
        "icon_lead",
        "near",
        "others",
        "point",
        "progress",
        "score_lead",
        "splay",
        "top",
        "win",
    )  # fmt: skip

    def __init__(self) -> None:
        self.win = 400.0
        self.achievement = 14.0
        self.near = 2.0
        self.claimable = 6.0
        self.progress = 5.0
        self.point = 0.25
        self.top = 0.5
        self.highest = 1.5
        self.color = 1.0
        self.splay = 1.2
        self.icon = 0.15
        self.icon_lead = 0.8
        self.hand_card = 0.7
        self.hand_age = 0.25
        self.score_lead = 1.0
        self.others = 0.3
        self.base_only = False


def evaluate(game: Game, seat: int, weights: Weights) -> float:
    """What a position between two actions is worth to a seat; the zones it may not see count by their backs.

    The strength of its team less that of the strongest other team and, with several, a share of their mean; and
    what its icons are worth against each opponent's. Won and lost games are worth plus and minus `weights.win`.
    """
    me = game.players[seat]
    if game.result is not None:
        if seat not in game.result.winners:
            return -weights.win
        alone = all([game.players[winner].team == me.team for winner in game.result.winners])
        return weights.win if alone else 0.0
    if seat in game.seating.out:
        return -weights.win
    mine = 0.0
    strongest = -1e9
    total = 0.0
    opponents = 0
    for team in game.teams():
        worth = 0.0
        for player in game.players:
            if player.team == team:
                worth += strength(player, weights)
        if team == me.team:
            mine = worth
        else:
            strongest = max(strongest, worth)
            total += worth
            opponents += 1
    worth = mine - strongest - weights.others * (total / opponents - strongest)
    return worth + icon_leads(game, me, weights) + end_by_score(game, me, weights)


class Valuer:
    """Says what positions are worth."""

    def worth(self, game: Game, seat: int) -> float:
        """What a position between two actions is worth to a seat."""
        raise NotImplementedError


class ByWeights(Valuer):
    """Says it by the sum of what is counted."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def worth(self, game: Game, seat: int) -> float:
        return evaluate(game, seat, self.weights)


def strength(player: Player, weights: Weights) -> float:
    """What a player has, whatever the others have."""
    count = player.achievement_count()
    worth = weights.achievement * count + weights.near * count * count
    worth += achievement_progress(player, weights) + weights.point * player.points
    highest = player.board.highest_top()
    worth += weights.highest * highest
    for pile in player.board.piles:
        if pile.cards:
            worth += weights.color + weights.top * pile.cards[-1].face_up_age
            if pile.splay != UNSPLAYED:
                worth += weights.splay * pile.splay
    icons = player.board.icons
    for icon in ICONS:
        worth += weights.icon * ((icons >> (icon * ICON_BITS)) & ICON_MASK)
    if player.game.expansions and not weights.base_only:
        for known in knowledge_of(player.game.options.sets):
            worth += known.strength(player)
    return worth + hand_worth(player, weights)


def hand_worth(player: Player, weights: Weights) -> float:
    """Cards in hand count the more, the higher they are; each further card counts less than the one before."""
    worth = 0.0
    share = 1.0
    for card in player.hand.cards:
        worth += share * (weights.hand_card + weights.hand_age * card.age)
        share *= MORE_CARDS
    return worth


def achievement_progress(player: Player, weights: Weights) -> float:
    """What can be claimed, and how near the lowest standard achievement is that cannot be claimed yet."""
    highest = player.board.highest_top()
    claimable = player.achievable()
    next_age = HIGHEST_AGE + 1
    for card in player.game.available.cards:
        if card.age < next_age and card.age not in claimable:
            next_age = card.age
    worth = weights.claimable * len(claimable)
    if next_age <= HIGHEST_AGE:
        points_part = min(1.0, player.points / player.cost(next_age))
        top_part = min(1.0, highest / next_age)
        worth += weights.progress * points_part * (0.5 + 0.5 * top_part)
    return worth


def icon_leads(game: Game, me: Player, weights: Weights) -> float:
    """For each icon and opponent: who has more, and so makes demands and need not share."""
    worth = 0.0
    opponents = 0
    for player in game.players:
        if player.team != me.team:
            opponents += 1
            for icon in ICONS:
                mine = (me.board.icons >> (icon * ICON_BITS)) & ICON_MASK
                theirs = (player.board.icons >> (icon * ICON_BITS)) & ICON_MASK
                if mine > theirs:
                    worth += weights.icon_lead
                elif mine < theirs:
                    worth -= weights.icon_lead
    return worth / opponents


def end_by_score(game: Game, me: Player, weights: Weights) -> float:
    """The lead in points counts the more, the fewer draws are left before one is above 10."""
    highest = 1
    for player in game.players:
        highest = max(highest, player.board.highest_top())
    draws = game.draws_left(highest)
    if draws >= LAST_DRAWS:
        return 0.0
    mine = game.team_score(me.team)
    others = max([game.team_score(team) for team in game.teams() if team != me.team])
    return weights.score_lead * (1.0 - draws / LAST_DRAWS) * (mine - others)
