"""Seizing a relic after a dig (ruling 82)."""

from typing import Final

from splay.core.action import Action
from splay.core.card import Card
from splay.core.game import Game
from splay.core.option import PASS, Option
from splay.core.player import Player
from splay.core.question import Question
from splay.sets.relics import RELICS
from splay.sets.relics.relic import Relic
from splay.sets.relics.zones import RELICS_ACHIEVED, museum

ASK_SEIZE: Final = "seize"
"""The kind of question that asks whether to seize a relic, and where it goes."""


def seize(player: Player, artifact: Card) -> None:
    """Lets a player who has dug an artifact seize the relic of its value, if there is one to be had.

    Raises GameOver if that is the last achievement needed.
    """
    game = player.game
    if RELICS not in game.options.sets:
        return
    options = [option for relic in in_reach(game) if relic.age == artifact.age for option in ways(player, relic)]
    if options:
        option = [*options, PASS][game.ask(Question(player.seat, ASK_SEIZE, [*options, PASS]))]
        if isinstance(option, Action):
            option.perform(player)


def in_reach(game: Game) -> list[Relic]:
    """The relics that can be seized: those in the museum and among anybody's achievements."""
    zones = [museum(game), *[player.zone(RELICS_ACHIEVED) for player in game.players]]
    return [card for zone in zones for card in zone if isinstance(card, Relic)]


def ways(player: Player, relic: Relic) -> list[Option]:
    """Where a player could seize a relic to: the achievements, unless it is there; the hand, if its set is in play."""
    to_hand = relic.set_name in player.game.options.supplied
    if relic in player.zone(RELICS_ACHIEVED):
        return [relic.seize_own_to_hand_action] if to_hand else []
    return [relic.seize_action, relic.seize_to_hand_action] if to_hand else [relic.seize_only_action]
