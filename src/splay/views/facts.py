"""What follows from a position by the rules: worked out by the rules themselves, for clients that only show it."""

from functools import lru_cache
from typing import Final

from splay.core.achievements import UNCLAIMED, SpecialAchievement
from splay.core.action import DogmaAction
from splay.core.board import Pile
from splay.core.card import Card
from splay.core.dogma import compelled, reached_by
from splay.core.game import Game, released
from splay.core.player import Player
from splay.core.session import Session
from splay.core.symbols import COLOR_NAMES, HIGHEST_AGE, unpacked
from splay.core.turn import actions_of_turn, free_actions
from splay.views.fact_types import (
    CardFacts,
    Facts,
    FleetingView,
    Goal,
    Measure,
    NeededFor,
    PileFacts,
    PlayerFacts,
    PointsFrom,
    Reach,
    Taker,
)
from splay.views.messages import Message

WIN: Final = "win"
ACHIEVEMENT: Final = "achievement"
SPECIAL: Final = "special"
KNOWN_GOALS: Final = 4096
"""How many standard goals are remembered: few change from one position to the next."""


class SessionFacts:
    """The facts of the position that a session stands at, worked out once for all who look at it."""

    def __init__(self) -> None:
        self.position: tuple[Game, int] | None = None
        self.facts: Facts | None = None

    def of(self, session: Session) -> Facts:
        """The facts of a session's position now."""
        position = (session.game, session.sequence)
        if (
            self.facts is None
            or self.position is None
            or position[0] is not self.position[0]
            or position[1] != self.position[1]
        ):
            self.position, self.facts = position, facts_of(session.game)
        return self.facts


def facts_of(game: Game) -> Facts:
    """What follows from the position now, the same for every viewer: it says nothing that anybody must not know.

    Raises ReleasedGame for a game that has been released.
    """
    if not game.players:
        raise released()
    values = sorted({card.age for card in game.available.cards})
    both = zip(game.specials, game.special_owner, strict=True)
    specials = [special for special, owner in both if owner == UNCLAIMED]
    to_win = game.options.achievements_to_win()
    return Facts(
        [player_facts(game, player, to_win, values, specials) for player in game.players],
        actions_of_turn(game.turn_number, len(game.players)),
        ends_from(game),
        [NeededFor(source, number) for source, number in game.options.achievements_from()],
    )


def player_facts(
    game: Game, player: Player, to_win: int, values: list[int], specials: list[SpecialAchievement]
) -> PlayerFacts:
    """What follows for one player, with how many achievements win and those that are available."""
    usable = game.started and game.result is None
    winning = Goal(WIN, game.team_achievements(player.team), to_win)
    highest = player.board.highest_top()
    return PlayerFacts(
        player.seat,
        [winning, *standard_goals(player, highest, values), *special_goals(player, specials)],
        [PointsFrom(source, points) for source, points in player.points_from()],
        highest,
        game.draws_left(highest),
        [pile_facts(game, player, pile, usable) for pile in player.board.piles if pile.cards],
        [card_facts(game, player, card) for card in used_freely(player)] if usable else [],
        fleeting_of(player),
    )


def fleeting_of(player: Player) -> list[FleetingView]:
    """The signs on a player's board that are achievements as long as they can be seen."""
    return [
        FleetingView(
            one.sign, one.card.key, COLOR_NAMES[one.card.color], one.counts(), [Taker(*taker) for taker in one.takers]
        )
        for expansion in player.game.expansions
        for one in expansion.fleeting_achievements(player)
    ]


def used_freely(player: Player) -> list[Card]:
    """The cards that the player could use as a free action, as a turn begins."""
    actions = [action for action in free_actions(player) if isinstance(action, DogmaAction)]
    return [action.card for action in actions if action.card is not None]


def card_facts(game: Game, owner: Player, card: Card) -> CardFacts:
    """Whom a card that lies on no board would reach if its owner used it now."""
    return CardFacts(card.key, reach_of(game, owner, card))


def standard_goals(player: Player, highest: int, values: list[int]) -> list[Goal]:
    """How far a player is on the way to standard achievements of these values."""
    points = player.points
    return [standard_goal(points, player.cost(value), highest, value) for value in values]


@lru_cache(KNOWN_GOALS)
def standard_goal(points: int, cost: int, highest: int, value: int) -> Goal:
    """How far somebody with these points and this highest top card is on the way to an achievement of a value."""
    message = needs_message(max(cost - points, 0), value, highest < value)
    return Goal(ACHIEVEMENT, points, cost, value, "", Measure(highest, value), message)


def needs_message(points: int, value: int, top: bool) -> Message:
    """What is needed for the standard achievement of a value: these points more, and a top card as high if `top`."""
    if points > 0:
        return Message("needs-points-and-top" if top else "needs-points", {"points": points, "value": value})
    return Message("needs-top", {"value": value}) if top else Message("needs-nothing")


def special_goals(player: Player, specials: list[SpecialAchievement]) -> list[Goal]:
    """How far a player is on the way to these special achievements."""
    return [Goal(SPECIAL, special.have(player), special.need, 0, special.name) for special in specials]


def pile_facts(game: Game, owner: Player, pile: Pile, usable: bool) -> PileFacts:
    """What a pile shows, and whom its top card would reach if its owner used it now, while cards can be used."""
    top = pile.cards[-1]
    reach = reach_of(game, owner, top) if usable and top.usable() else None
    return PileFacts(COLOR_NAMES[pile.color], top.key, unpacked(pile.icons), reach)


def reach_of(game: Game, owner: Player, card: Card) -> Reach:
    """Whom a card would reach if its owner used it now."""
    shares, hit, counts = reached_by(game, owner, card)
    return Reach(shares, hit, counts, compelled(game, owner, card, hit, counts))


def ends_from(game: Game) -> int | None:
    """The value from which on any draw would end the game."""
    for age in range(HIGHEST_AGE, 0, -1):
        if game.supplies[age - 1].cards:
            return age + 1 if age < HIGHEST_AGE else None
    return 1
