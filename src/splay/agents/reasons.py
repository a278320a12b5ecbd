"""What speaks for one option compared with another course of things: facts that hold at the end of the action."""

from typing import Final

from splay.agents.evaluation import Weights, end_by_score, icon_leads, strength
from splay.agents.prospects import Prospect
from splay.core.game import Game
from splay.core.symbols import UNSPLAYED, unpacked

FACTS: Final = {
    "achievements": ("achievement", "near"),
    "claimable": ("claimable",),
    "points": ("point", "progress"),
    "cards": ("hand_card", "hand_age"),
    "higher": ("highest", "top"),
    "colors": ("color",),
    "splays": ("splay",),
    "icons": ("icon", "icon_lead"),
}
"""What can be more or less of a player's, and which parts of the evaluation say what it is worth."""
END: Final = "end"
"""Ahead in points, in a game that may soon end by score."""
WIN: Final = "win"
SAFE: Final = "safe"
"""It loses less often than the usual option."""
UNSAID: Final = ""
"""Nothing is known to speak for it."""
REASONS: Final = (*FACTS, END, WIN, SAFE, UNSAID)
CERTAIN: Final = 0.99
SAFER: Final = 0.25
"""What loses less often than the usual option by so much is taken to be safe."""
TELLING: Final = 0.5
"""A reason of less worth than this, in points of evaluation, is none."""
NOTABLE: Final = 0.5
"""A change by less than this, on the average of the games, is none to speak of."""


class Reason:
    """Why an option is good: `why` is one of REASONS; `against`, whether it is so because another has less;
    `seat`, who has more or less; `number`, how much more or less, at least 1, and 0 if nothing is
    counted.
    """

    __slots__ = ("against", "number", "seat", "why")

    def __init__(self, why: str, against: bool, seat: int, number: int = 0) -> None:
        self.why = why
        self.against = against
        self.seat = seat
        self.number = number


def reasons(prospect: Prospect, others: list[Prospect], starts: list[Game], seat: int) -> list[Reason]:
    """Why a prospect is good, compared with how things stand in `starts`, what weighs most first; nothing besides if it
    wins.
    """
    if won(prospect.ends, seat) >= CERTAIN:
        return [Reason(WIN, False, seat)]
    found = weighed(prospect.ends, starts, seat)
    found.sort(key=by_weight)
    told = [reason for _, reason in found]
    usually = average([other.lost for other in others if other is not prospect])
    if usually - prospect.lost >= SAFER:
        told.insert(0, Reason(SAFE, False, seat))
    return told


def weighed(ends: list[Game], starts: list[Game], seat: int) -> list[tuple[float, Reason]]:
    """The facts that speak for how a seat stands in the end, each with what it is worth."""
    found: list[tuple[float, Reason]] = []
    teams = [player.team for player in starts[0].players]
    for why, parts in FACTS.items():
        only = weights_of(parts)
        for one, team in enumerate(teams):
            against = team != teams[seat]
            sign = -1.0 if against else 1.0
            more = sign * (amount(why, ends, one) - amount(why, starts, one))
            if more >= NOTABLE:
                weight = sign * (worth(ends, one, only) - worth(starts, one, only))
                if one == seat:
                    weight += leads(ends, seat, only) - leads(starts, seat, only)
                if weight > TELLING:
                    found.append((weight, Reason(why, against, one, max(1, round(more)))))
    ahead = average([float(lead_of(game, seat)) for game in ends])
    weight = end_worth(ends, seat) - end_worth(starts, seat)
    if weight > TELLING and ahead >= NOTABLE:
        found.append((weight, Reason(END, False, seat, max(1, round(ahead)))))
    return found


def by_weight(found: tuple[float, Reason]) -> float:
    """Sorts what weighs most first."""
    return -found[0]


def amount(why: str, games: list[Game], seat: int) -> float:
    """How much of something a player has, on the average of several games."""
    return average([float(counted(why, game, seat)) for game in games])


def counted(why: str, game: Game, seat: int) -> int:
    """How much of something a player has."""
    player = game.players[seat]
    if why == "achievements":
        return player.achievement_count()
    if why == "claimable":
        return len(player.achievable())
    if why == "points":
        return player.points
    if why == "cards":
        return len(player.hand.cards)
    if why == "higher":
        return player.board.highest_top()
    if why == "colors":
        return len([pile for pile in player.board.piles if pile.cards])
    if why == "splays":
        return len([pile for pile in player.board.piles if pile.splay != UNSPLAYED])
    return sum(unpacked(player.board.icons))


def lead_of(game: Game, seat: int) -> int:
    """How many points a seat's team is ahead of the best other one."""
    own = game.players[seat].team
    return game.team_score(own) - max([game.team_score(team) for team in game.teams() if team != own])


def won(games: list[Game], seat: int) -> float:
    """The share of games that a seat has won."""
    return average([1.0 if game.result is not None and seat in game.result.winners else 0.0 for game in games])


def weights_of(parts: tuple[str, ...]) -> Weights:
    """Weights by which only some parts count."""
    usual, only = Weights(), Weights()
    for name in ALL_PARTS:
        setattr(only, name, getattr(usual, name) if name in parts else 0.0)
    only.base_only = True
    return only


ALL_PARTS: Final = (
    "achievement", "near", "claimable", "progress", "point", "top", "highest", "color", "splay", "icon", "icon_lead",
    "hand_card", "hand_age", "score_lead",
)  # fmt: skip


def worth(games: list[Game], seat: int, weights: Weights) -> float:
    """What a player has by some weights, on the average of several games."""
    return average([strength(game.players[seat], weights) for game in games])


def leads(games: list[Game], seat: int, weights: Weights) -> float:
    """What leads in icons are worth to a player, on the average of several games."""
    return average([icon_leads(game, game.players[seat], weights) for game in games])


def end_worth(games: list[Game], seat: int) -> float:
    """What the lead in points is worth to a player, on the average of several games."""
    weights = Weights()
    return average([end_by_score(game, game.players[seat], weights) for game in games])


def average(numbers: list[float]) -> float:
    """The mean of some numbers, 0 of none."""
    return sum(numbers) / len(numbers) if numbers else 0.0
