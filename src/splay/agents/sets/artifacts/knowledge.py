"""What digs, the artifact on display and its free action are worth."""

from splay.agents.action_worths import dogma_worth, top_cards
from splay.agents.features import faces_in
from splay.agents.set_knowledge import SetKnowledge
from splay.core.action import Action, DogmaAction, MeldAction
from splay.core.expansion import BASE
from splay.core.option import Option
from splay.core.player import Player
from splay.core.question import ASK_FREE_ACTION
from splay.core.symbols import HIGHEST_AGE
from splay.sets.artifacts import ARTIFACTS
from splay.sets.artifacts.actions import ReturnArtifact
from splay.sets.artifacts.digging import by_picture, by_value
from splay.sets.artifacts.zones import DISPLAY, on_display
from splay.views.model import View

DIG = 4.0
"""What a dig is worth to the rules: about as much as a draw with three cards in hand."""
RETURN = -1.0
"""What returning an artifact unused is worth to the rules: less than keeping it."""
DISPLAYED = 1.5
DISPLAYED_VALUE = 0.2
"""What an artifact on display is worth in points of evaluation, and each of its value: an action that costs none."""


class ArtifactsKnowledge(SetKnowledge):
    """Values a dig, and uses the artifact on display, which frees its place for the next dig."""

    def __init__(self) -> None:
        super().__init__([ASK_FREE_ACTION])

    def extra_worth(self, action: Action, view: View) -> float:
        """A meld that digs is worth more."""
        return DIG if age_dug_by(action, view) else 0.0

    def answer_worth(self, option: Option, view: View) -> float:
        """Using the artifact counts its own icons."""
        if isinstance(option, DogmaAction) and option.card is not None:
            card = option.card
            return dogma_worth(card, view, card.count(card.featured))
        return RETURN if isinstance(option, ReturnArtifact) else 0.0

    def strength(self, player: Player) -> float:
        """An artifact on display is a free action to come."""
        card = on_display(player)
        return 0.0 if card is None else DISPLAYED + DISPLAYED_VALUE * card.age


def age_dug_by(action: Action, view: View) -> int:
    """The age of the artifact that an action of the viewer would dig, 0 if it would dig none."""
    card = action.card
    if not isinstance(action, MeldAction) or card is None:
        return 0
    covered = top_cards(view.players[view.seat], faces_in(view))[card.color]
    if covered is None or not (by_value(card, covered) or by_picture(card, covered)):
        return 0
    shown = displayed(view)
    if shown and shown != card.key:
        return 0
    age = covered.face_up_age
    while age <= HIGHEST_AGE and not is_left(view, BASE, age):
        age += 1
    return age if is_left(view, ARTIFACTS, age) else 0


def is_left(view: View, set_name: str, age: int) -> bool:
    """Whether the supply of this age of a set has a card."""
    return any([supply.set == set_name and supply.age == age and supply.cards for supply in view.supplies])


def displayed(view: View) -> str:
    """The key of the viewer's artifact on display, empty without one."""
    for zone in view.players[view.seat].zones:
        if zone.kind == DISPLAY.name and zone.cards:
            return zone.cards[0].card
    return ""
