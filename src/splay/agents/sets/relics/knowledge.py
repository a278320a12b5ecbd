"""What it is worth to seize a relic, and to dig for one."""

from splay.agents.set_knowledge import SetKnowledge
from splay.agents.sets.artifacts.knowledge import age_dug_by
from splay.core.action import Action
from splay.core.option import Option
from splay.sets.relics.actions import ToAchievements, ToHand
from splay.sets.relics.seizing import ASK_SEIZE
from splay.sets.relics.zones import MUSEUM, RELICS_ACHIEVED
from splay.views.model import View, ZoneView

SEIZED = 30.0
"""What a dig is worth to the rules if it lets a relic be seized: an achievement, which all but a claim comes after."""
TO_ACHIEVEMENTS = 2.0
TO_HAND = 1.0
LOST = -1.0
"""What the answers are worth to the rules, compared with not seizing."""


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
