"""What a planned action rests on: facts of the position that its player sees, and which of them have changed since."""

from typing import Final

from msgspec import Struct

from splay.core.action import AchieveAction, Action, DrawAction, MeldAction
from splay.core.card import COMPEL, DEMAND, Card
from splay.core.dogma import SHARED_KINDS, kinds_executed
from splay.core.game import Game
from splay.core.player import Player
from splay.core.symbols import COLOR_NAMES, ICON_NAMES
from splay.core.zones import HAND
from splay.views.cards_and_places import PlaceView, Shown
from splay.views.foretold_dogma import foretold_dogma
from splay.views.messages import (
    Argument,
    CardNameArgument,
    CardsArgument,
    ColorArgument,
    IconArgument,
    Message,
    PlayersArgument,
)
from splay.views.questions import lying_in
from splay.views.view import next_draw

TOP: Final = "top"
ICONS: Final = "icons"
SHARES: Final = "shares"
HIT: Final = "hit"
LIES: Final = "lies"
COVERS: Final = "covers"
DRAWS: Final = "draws"
ENDS: Final = "ends"
CLAIMS: Final = "claims"
PAYS: Final = "pays"
NONE: Final = "-none"
"""Ends the key of a message about nobody, or about no card."""
ELSEWHERE: Final = "-elsewhere"
"""Ends the key of one about a card that lies in another place than the hand."""


class Fact(Struct, frozen=True, omit_defaults=True):
    """A fact of a position that a planned action rests on.

    `fact` is "top" (`card` is a top card of the player's), "icons" (the player has `number` or more of `icon` for it),
    "shares" and "hit" (these `seats` would share it and be hit by it, and no others), "lies" (`card` lies in `place`),
    "covers" (the player's top card of `color` is `card`, "" for none), "draws" (a draw takes a card of `number`, of the
    set `set`), "ends" (a draw ends the game), "claims" (an achievement of the value `number` is there, and the player
    has the `points` that it takes, and a top card as high), "pays" (a card in hand can pay for it).
    """

    fact: str
    card: str = ""
    seats: list[int] = []
    number: int = 0
    icon: str = ""
    color: str = ""
    set: str = ""
    points: int = 0
    place: PlaceView | None = None


def rests_on(game: Game, seat: int, action: Action) -> list[Fact]:
    """The facts of a position that an action of a seat rests on, those alone that are so: nothing that it can't see."""
    player = game.players[seat]
    if isinstance(action, DrawAction):
        return [drawing(player)]
    if isinstance(action, AchieveAction):
        return claiming(player, action.value)
    card = action.card
    if card is None:
        return []
    if action.times:
        return using(game, player, action, card)
    return [*lying(game, player, card), *([covering(player, card)] if isinstance(action, MeldAction) else [])]


def drawing(player: Player) -> Fact:
    """What a draw takes."""
    drawn = next_draw(player)
    return Fact(ENDS) if drawn is None else Fact(DRAWS, number=drawn.age, set=drawn.set)


def claiming(player: Player, value: int) -> list[Fact]:
    """That an achievement of a value can be claimed; nothing if it can't."""
    return [Fact(CLAIMS, number=value, points=player.cost(value))] if value in player.achievable() else []


def lying(game: Game, player: Player, card: Card) -> list[Fact]:
    """Where a card lies that the player sees."""
    return [Fact(LIES, card.key, place=lying_in(game.zone_of(card)))] if player.sees(card) else []


def covering(player: Player, card: Card) -> Fact:
    """What a card would cover that the player melds."""
    top = player.board.top(card.color)
    return Fact(COVERS, "" if top is None else top.key, color=COLOR_NAMES[card.color])


def using(game: Game, player: Player, action: Action, card: Card) -> list[Fact]:
    """What the use of a card rests on."""
    if card not in [pile.cards[-1] for pile in player.board.piles if pile.cards]:
        return []
    dogma, kinds = foretold_dogma(game, player, action), kinds_executed(game, player, card)
    facts = [Fact(TOP, card.key)]
    if action.payments(player):
        facts.append(Fact(PAYS))
    facts.append(Fact(ICONS, number=dogma.reach.counts[player.seat], icon=ICON_NAMES[card.featured]))
    if kinds & SHARED_KINDS:
        facts.append(Fact(SHARES, seats=dogma.reach.shares))
    if kinds & (1 << DEMAND | 1 << COMPEL):
        facts.append(Fact(HIT, seats=dogma.reach.hit))
    return facts


def first_changed(condition: list[Fact], now: list[Fact]) -> Fact | None:
    """The first fact of a condition that is not so any more, if `now` is what the action rests on; None if all are."""
    return next((fact for fact in condition if not any(still_so(fact, other) for other in now)), None)


def still_so(fact: Fact, now: Fact) -> bool:
    """Whether a fact holds if another one is so: more icons do no harm."""
    if fact.fact == ICONS == now.fact:
        return fact.icon == now.icon and fact.number <= now.number
    return fact == now


def fact_message(fact: Fact) -> Message:
    """A fact, said to its player."""
    key = f"plans-if-{fact.fact}"
    if fact.fact in (SHARES, HIT):
        return Message(key, {"players": PlayersArgument(fact.seats)}) if fact.seats else Message(key + NONE)
    if fact.fact == COVERS and not fact.card:
        return Message(key + NONE, {"color": ColorArgument(fact.color)})
    if fact.fact == LIES and fact.place is not None and fact.place.kind != HAND.name:
        return Message(key + ELSEWHERE, arguments_of(fact))
    return Message(key, arguments_of(fact))


def arguments_of(fact: Fact) -> dict[str, Argument]:
    """What the message of a fact is told."""
    if fact.fact == DRAWS:
        return {"cards": CardsArgument([Shown(fact.number, fact.set)])}
    if fact.fact == ICONS:
        return {"number": fact.number, "icon": IconArgument(fact.icon)}
    if fact.fact == CLAIMS:
        return {"value": fact.number, "points": fact.points}
    return {"card": CardNameArgument(fact.card)} if fact.card else {}
