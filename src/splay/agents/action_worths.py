"""What actions are worth by rules that know no card by name, in no particular unit: what the rule agent weighs."""

from splay.agents.features import faces_in
from splay.core.action import AchieveAction, Action, DogmaAction, DrawAction, MeldAction
from splay.core.card import COMPEL, DEMAND, EFFECT_KINDS, SHARED, Card
from splay.views.model import PlayerView, View

CERTAIN = 1000.0
FULL_HAND = 5
UNKNOWN = 3.0
"""What an action that a set brings is worth, of which these rules know nothing: about as much as a draw."""


def action_worth(action: Action, view: View) -> float:
    """What an action is worth by the rules, in no particular unit."""
    if isinstance(action, AchieveAction):
        return CERTAIN * action.value
    card = action.card
    if isinstance(action, MeldAction) and card is not None:
        return meld_worth(card, view)
    if isinstance(action, DogmaAction) and card is not None:
        return dogma_worth(card, view)
    if isinstance(action, DrawAction):
        return draw_worth(view)
    return UNKNOWN


def draw_worth(view: View) -> float:
    """Draw early and with an empty hand; above 10 exactly when that wins."""
    seat = view.seat
    draw = view.next_draws[seat]
    if draw is None:
        return CERTAIN if leads_by_score(view) else -CERTAIN
    hand = len(view.players[seat].hand)
    return 2.0 + max(0, FULL_HAND - hand) * 0.8 + 0.1 * draw.age


def leads_by_score(view: View) -> bool:
    """Whether the seat's team has more points than any other."""
    points: dict[int, int] = {}
    for player in view.players:
        points[player.team] = points.get(player.team, 0) + player.points
    mine = points.pop(view.players[view.seat].team)
    return mine > max(points.values())


def meld_worth(card: Card, view: View) -> float:
    """Meld new colors and higher values; never cover a better card."""
    tops = top_cards(view.players[view.seat], faces_in(view))
    return covering_worth(card, tops[card.color], highest_of(tops))


def highest_of(tops: list[Card | None]) -> int:
    """The highest value among top cards, 0 without any."""
    return max([0 if top is None else top.age for top in tops])


def covering_worth(card: Card, top: Card | None, highest: int) -> float:
    """What it is worth to lay a card on a top card of its color, if it has one, when the highest is of that value."""
    if top is None:
        return 4.0 + 0.6 * (card.age - highest)
    if card.age <= top.age:
        return 0.5 + 0.5 * (card.age - top.age)
    gain = 1.8 + 1.0 * (card.age - top.age)
    return gain + (1.2 * (card.age - highest) if card.age > highest else 0.0)


def dogma_worth(card: Card, view: View, more_icons: int = 0) -> float:
    """Dogmas that opponents must suffer or cannot share; the more effects and the higher, the better.

    `more_icons` are featured icons that count for this dogma besides those on the board.
    """
    fewer, sharing = reached(card, view, more_icons)
    return effects_worth(card, fewer, sharing)


def reached(card: Card, view: View, more_icons: int = 0) -> tuple[int, int]:
    """How many opponents have fewer of a card's featured icon than the viewer, and how many as many or more."""
    icon = card.featured
    me = view.players[view.seat]
    opponents = [player for player in view.players if player.team != me.team and not player.out]
    fewer = len([player for player in opponents if player.icons[icon] < me.icons[icon] + more_icons])
    return fewer, len(opponents) - fewer


def effects_worth(card: Card, fewer: int, sharing: int) -> float:
    """What a card's effects are worth to whoever uses it, if so many opponents have fewer icons than that player, and
    so many others as many or more.
    """
    strength = 1.0 + 0.1 * card.age
    worth = 0.0
    for effect in card.effects:
        if EFFECT_KINDS[effect] == DEMAND:
            worth += strength * fewer * 1.3
        elif EFFECT_KINDS[effect] == COMPEL:
            worth += strength * sharing * 1.3
        elif EFFECT_KINDS[effect] == SHARED:
            worth += shared_worth(card, fewer, sharing)
    return worth


def shared_worth(card: Card, fewer: int, sharing: int) -> float:
    """What an effect that others share is worth; the card that it stands on says how strong it is."""
    return (1.0 + 0.1 * card.age) * (1.0 - 0.8 * sharing / (fewer + sharing))


def top_cards(player: PlayerView, faces: dict[str, Card]) -> list[Card | None]:
    """A player's top cards by color."""
    tops: list[Card | None] = [None] * 5
    for pile in player.board:
        top = faces[pile.cards[-1]]
        tops[top.color] = top
    return tops
