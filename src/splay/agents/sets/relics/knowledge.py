"""What it is worth to seize a relic, and to dig for one."""

from splay.agents.set_knowledge import SetKnowledge
from splay.agents.sets.artifacts.knowledge import age_dug_by
from splay.core.action import Action
from splay.core.card import Card
from splay.core.option import Option
from splay.core.player import Player
from splay.sets.artifacts.digging import by_picture, by_value, dug_from
from splay.sets.artifacts.zones import on_display
from splay.sets.relics.actions import ToAchievements, ToHand
from splay.sets.relics.seizing import ASK_SEIZE, in_reach
from splay.sets.relics.zones import MUSEUM, RELICS_ACHIEVED
from splay.views.model import View, ZoneView

SEIZED = 30.0
"""What a dig is worth to the rules if it lets a relic be seized: an achievement, which all but a claim comes after."""
TO_ACHIEVEMENTS = 2.0
TO_HAND = 1.0
LOST = -1.0
"""What the answers are worth to the rules, compared with not seizing."""
SEIZABLE = 6.0
"""What a relic is worth in points of evaluation that the next meld could seize: as an achievement to be claimed."""


class RelicsKnowledge(SetKnowledge):
    """Digs for relics and seizes them, and keeps an achievement rather than take it to the hand."""

    def __init__(self) -> None:
        super().__init__([ASK_SEIZE])

    def extra_worth(self, action: Action, view: View) -> float:
        """A dig is worth more if it brings a relic."""
        return SEIZED if age_dug_by(action, view) in ages_to_seize(view) else 0.0

    def answer_worth(self, option: Option, view: View) -> float:
        """A relic counts most among the achievements; taken from there, the viewer's own or a partner's, it is lost."""
        if not isinstance(option, (ToAchievements, ToHand)):
            return 0.0
        if option.value not in ages_to_seize(view):
            return LOST
        return TO_ACHIEVEMENTS if isinstance(option, ToAchievements) else TO_HAND

    def strength(self, player: Player) -> float:
        """Each relic that a meld would let the player seize is nearly an achievement."""
        return SEIZABLE * len(ages_seizable(player))


def ages_seizable(player: Player) -> list[int]:
    """The ages of the relics that a player could seize with one meld: of nobody's, or an opponent's."""
    wanted = [relic.age for relic in in_reach(player.game) if not kept(relic, player)]
    found: list[int] = []
    if wanted:
        shown = on_display(player)
        for card in [shown] if shown else player.hand.cards:  # a card on display leaves no place for a dig
            age = age_dug(player, card)
            if age in wanted and age not in found:
                found.append(age)
    return found


def kept(relic: Card, player: Player) -> bool:
    """Whether a relic is among the achievements of a player's own side."""
    return any([relic in one.zone(RELICS_ACHIEVED).cards for one in player.game.players if one.team == player.team])


def age_dug(player: Player, card: Card) -> int:
    """The age of the artifact that melding a card would dig, 0 if it would dig none; whatever is on display."""
    pile = player.board.piles[card.color].cards
    if not pile or not (by_value(card, pile[-1]) or by_picture(card, pile[-1])):
        return 0
    supply = dug_from(player, pile[-1])
    return 0 if supply is None else supply.age


def ages_to_seize(view: View) -> list[int]:
    """The ages of the relics in the museum and among the achievements of opponents."""
    me = view.players[view.seat]
    ages = ages_in(view.zones, MUSEUM.name)
    for player in view.players:
        if player.team != me.team:
            ages += ages_in(player.zones, RELICS_ACHIEVED.name)
    return ages


def ages_in(zones: list[ZoneView], kind: str) -> list[int]:
    """The ages of the cards in zones of a kind that everybody sees."""
    return [shown.age for zone in zones if zone.kind == kind for shown in zone.cards]
