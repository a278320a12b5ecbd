"""What a seat could plan for its next actions, from what it sees, and whether a plan still holds when it is asked."""

from typing import Final

from msgspec import Struct

from splay.core.action import ACHIEVE_ACTIONS, DRAW_ACTION, AchieveAction, Action, DrawAction, MeldAction
from splay.core.game import Game
from splay.core.question import ASK_ACTION, ASK_FREE_ACTION
from splay.core.session import Session
from splay.core.symbols import HIGHEST_AGE
from splay.core.turn import actions_of_turn, legal_actions
from splay.views.model import OptionView
from splay.views.plan_conditions import Fact, first_changed, rests_on
from splay.views.questions import worded_action

ASKED: Final = (ASK_ACTION, ASK_FREE_ACTION)
"""The questions with which a turn asks for an action: whoever is asked one of them takes it and plans none."""


class NotPlannable(ValueError):
    """The action can't be planned; the message says why."""


class Plan(Struct, frozen=True):
    """A planned action, as it will be offered, and the facts that it rests on."""

    action: OptionView
    condition: list[Fact]


class Judgement(Struct, frozen=True):
    """Whether a planned action is offered and what it rests on is still so; if not, `changed` is the first fact that
    has changed, None if it can't be taken for another reason.
    """

    holds: bool
    changed: Fact | None


def actions_ahead(session: Session, seat: int) -> int:
    """How many actions a seat can plan now: the further ones of its running turn, else those of its next one.

    None before the first melds lie open, once the game is over, for somebody who is out of it, and for whoever is asked
    for an action now.
    """
    game, question = session.game, session.question_for(seat)
    if not game.started or session.start.result is not None or seat in game.seating.out:
        return 0
    if question is not None and question.run is None and question.kind in ASKED:
        return 0
    if further := further_actions(game, seat):
        return further
    turns = game.seating.ending_with[game.turn_seat].index(seat) + 1
    return actions_of_turn(game.turn_number + turns, len(game.players))


def further_actions(game: Game, seat: int) -> int:
    """How many actions the running turn has after the one that is under way, if it is a seat's."""
    if game.turn_seat != seat:
        return 0
    return game.actions_left - (0 if game.free_action_due else 1)


def plannable(session: Session, seat: int, planned: list[str]) -> list[Plan]:
    """The actions that a seat could plan now after those with these keys, each with what it rests on; as far as they
    go, the actions planned before are thought of as done. Raises NotPlannable if one of them can't be planned.
    """
    return found_after(session, seat, planned)[1]


def plans_of(session: Session, seat: int, keys: list[str]) -> list[Plan]:
    """The plan of actions with these keys, in order. Raises NotPlannable."""
    return found_after(session, seat, keys)[0]


def found_after(session: Session, seat: int, keys: list[str]) -> tuple[list[Plan], list[Plan]]:
    """The plan of actions with these keys, and what could be planned next. Raises NotPlannable."""
    ahead = actions_ahead(session, seat)
    if len(keys) > ahead:
        raise NotPlannable(f"seat {seat} can plan {ahead} actions now")
    before = session.game
    game = as_turn_begins(before, seat)
    plans: list[Plan] = []
    for key in keys:
        action = next((one for one in seen_actions(game, before, seat) if one.key == key), None)
        if action is None:
            raise NotPlannable(f"{key!r}: seat {seat} sees no such action")
        plans.append(Plan(worded_action(action), rests_on(game, seat, action)))
        foresee(game, seat, action)
    further = [] if len(keys) == ahead else seen_actions(game, before, seat)
    following = [Plan(worded_action(action), rests_on(game, seat, action)) for action in further]
    game.release()
    return plans, following


def as_turn_begins(before: Game, seat: int) -> Game:
    """A copy of the game with what a seat has used in its turn: nothing, if the turn is to come."""
    game = before.copy()
    if not further_actions(before, seat):
        game.used = ()
    return game


def seen_actions(game: Game, before: Game, seat: int) -> list[Action]:
    """The actions of a seat with cards that it has seen `before`: not with what it would draw first."""
    player = before.players[seat]
    options = [option for option in legal_actions(game.players[seat]) if isinstance(option, Action)]
    return [one for one in options if one.card is None or player.sees(one.card)]


def foresee(game: Game, seat: int, action: Action) -> None:
    """Does with a game what is sure of an action: what its first change is. What cards do depends on more than a seat
    sees.
    """
    player = game.players[seat]
    if any(action.name in expansion.once_a_turn for expansion in game.expansions):
        game.used = (*game.used, action.name)
    if isinstance(action, MeldAction) and action.card is not None:
        game.shift(action.card, game.zone_of(action.card), player.board.piles[action.card.color], False)
    elif isinstance(action, AchieveAction):
        card = next(card for card in game.available.cards if card.age == action.value)
        game.shift(card, game.available, player.achievements, False)
    elif isinstance(action, DrawAction) and game.draw_age(player.board.highest_top()) <= HIGHEST_AGE:
        supply = player.supply_for(player.board.highest_top())
        game.shift(supply.cards[-1], supply, player.hand, False)


def judged(session: Session, seat: int, key: str, condition: list[Fact]) -> Judgement:
    """Whether a plan holds, of a seat that is asked for an action of its turn."""
    question = session.question_for(seat)
    offered = question is not None and question.kind == ASK_ACTION and question.index_of(key) >= 0
    action = action_of(session.game, seat, key)
    now = [] if action is None else rests_on(session.game, seat, action)
    changed = None if action is None else first_changed(condition, now)
    return Judgement(offered and changed is None, changed)


def action_of(game: Game, seat: int, key: str) -> Action | None:
    """The action with a key, whether or not it can be taken now; None for one that a set brings and that can't."""
    found = [option for option in legal_actions(game.players[seat]) if isinstance(option, Action)]
    found += [DRAW_ACTION, *ACHIEVE_ACTIONS]
    found += [action for card in game.deck for action in (card.meld_action, card.dogma_action)]
    return next((one for one in found if one.key == key), None)
