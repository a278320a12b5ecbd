"""Whom an action that uses a card would reach, and with what: as the game will be once it has been paid for."""

from contextlib import suppress

from msgspec import Struct

from splay.core.action import Action
from splay.core.card import EFFECT_METHODS, Card
from splay.core.dogma import DogmaRun, executes_own, followers, steps_of
from splay.core.game import Game
from splay.core.player import Player
from splay.core.result import GameOver
from splay.views.fact_types import Reach
from splay.views.facts import reach_of


class StepView(Struct, frozen=True):
    """An effect that a dogma would execute: its card's key and which effect it is, and the seats that would follow it,
    in this order.
    """

    card: str
    effect: str
    follows: list[int]


class ForetoldDogma(Struct, frozen=True):
    """Whom the dogma of an action reaches for certain, the seats for which that depends on the card that pays for it,
    and the effects that are executed however it is paid for. `own` says whether the player would follow an effect, of
    those that only some ways of paying bring, too.
    """

    reach: Reach
    unsure: list[int]
    steps: list[StepView]
    own: bool


def foretold_dogma(game: Game, player: Player, action: Action) -> ForetoldDogma:
    """Whom the action would reach, and with what: nobody if it is no dogma."""
    card = action.card
    if action.times == 0 or card is None:
        return ForetoldDogma(Reach([], [], []), [], [], False)
    paid = [after_tucking(game, player.seat, payment) for payment in action.payments(player)]
    games = paid or [game]
    reaches = [reach_of(one, one.players[player.seat], card) for one in games]
    found = together(reaches)
    steps = [
        executed(one, one.players[player.seat], card, reach.counts) for one, reach in zip(games, reaches, strict=True)
    ]
    own = any([executes_own(one, one.players[player.seat], card) for one in games])
    for one in paid:
        one.release()
    return ForetoldDogma(found, unsure(reaches), common_steps(steps), own)


def after_tucking(game: Game, seat: int, payment: Card) -> Game:
    """The game once a player has tucked a card, which may have ended it."""
    paid = game.copy()
    player = paid.players[seat]
    with suppress(GameOver):
        player.tuck(payment)
    return paid


def together(reaches: list[Reach]) -> Reach:
    """Those who are reached in all these ways; the counts are the icons that everybody has in all of them."""
    shares, hit, compelled = [
        [seat for seat in seats[0] if all([seat in others for others in seats])]
        for seats in (
            [reach.shares for reach in reaches],
            [reach.hit for reach in reaches],
            [reach.compelled for reach in reaches],
        )
    ]
    counts = [min(of_seat) for of_seat in zip(*[reach.counts for reach in reaches], strict=True)]
    return Reach(shares, hit, counts, compelled)


def unsure(reaches: list[Reach]) -> list[int]:
    """The seats that are reached in only some of these ways, or in different ones."""
    seats = range(len(reaches[0].counts))
    return [seat for seat in seats if len({(seat in reach.shares, seat in reach.hit) for reach in reaches}) > 1]


def executed(game: Game, player: Player, card: Card, counts: list[int]) -> list[StepView]:
    """The effects that using a card would execute, given the featured icons of all seats."""
    run = DogmaRun(card, player.seat, counts, None)
    steps = []
    for run.card, run.effect in steps_of(game, player, card):
        follows = [seat for seat in followers(game, run) if seat not in game.seating.out]
        steps.append(StepView(run.card.key, EFFECT_METHODS[run.effect], follows))
    return steps


def common_steps(ways: list[list[StepView]]) -> list[StepView]:
    """The effects that are executed in all these ways, with those who follow them in all."""
    common = []
    for step in ways[0]:
        alike = [[other for other in way if (other.card, other.effect) == (step.card, step.effect)] for way in ways]
        if all(alike):
            follows = [seat for seat in step.follows if all([seat in found[0].follows for found in alike])]
            common.append(StepView(step.card, step.effect, follows))
    return common
