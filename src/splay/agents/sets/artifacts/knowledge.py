"""What digs, the artifact on display and its free action are worth."""

from splay.agents.action_worths import dogma_worth, top_cards
from splay.agents.features import faces_in
from splay.agents.set_knowledge import SetKnowledge
from splay.core.action import Action, DogmaAction, MeldAction
from splay.core.card import Card
from splay.core.option import Option
from splay.core.player import Player
from splay.sets.artifacts import ARTIFACTS
from splay.sets.artifacts.actions import ReturnArtifact
from splay.sets.artifacts.digging import by_picture, by_value
from splay.sets.artifacts.zones import DISPLAY, on_display
from splay.views.model import View

DIG = 4.0
"""What a dig is worth to the rules: as much as a draw with an empty hand."""
RETURN = -1.0
"""What returning an artifact unused is worth to the rules: less than keeping it."""
DISPLAYED = 1.5
DISPLAYED_VALUE = 0.2
"""What an artifact on display is worth in points of evaluation, and each of its value: an action that costs none."""


class ArtifactsKnowledge(SetKnowledge):
    """Values a dig, and uses the artifact on display, which frees its place for the next dig."""

    def extra_worth(self, action: Action, view: View) -> float:
        """A meld that digs is worth more."""
        if isinstance(action, MeldAction) and action.card is not None and would_dig(action.card, view):
            return DIG
        return 0.0

    def free_action_worth(self, option: Option, view: View) -> float:
        """Using the artifact counts its own icons."""
        if isinstance(option, DogmaAction) and option.card is not None:
            card = option.card
            return dogma_worth(card, view, card.icons.count(card.featured))
        return RETURN if isinstance(option, ReturnArtifact) else 0.0

    def strength(self, player: Player) -> float:
        """An artifact on display is a free action to come."""
        card = on_display(player)
        return 0.0 if card is None else DISPLAYED + DISPLAYED_VALUE * card.age


def would_dig(card: Card, view: View) -> bool:
    """Whether a Meld action of the card would dig, as far as the viewer can tell: the age of the dig may be empty."""
    covered = top_cards(view.players[view.seat], faces_in(view))[card.color]
    if covered is None or not (by_value(card, covered) or by_picture(card, covered)):
        return False
    shown = displayed(view)
    if shown and shown != card.key:
        return False
    return any(
        [supply.set == ARTIFACTS and supply.age == covered.face_up_age and supply.cards for supply in view.supplies]
    )


def displayed(view: View) -> str:
    """The key of the viewer's artifact on display, empty without one."""
    for zone in view.players[view.seat].zones:
        if zone.kind == DISPLAY.name and zone.cards:
            return zone.cards[0].card
    return ""
