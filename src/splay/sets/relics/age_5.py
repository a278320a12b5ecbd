"""The relic of age 5."""

from splay.core.card import Face
from splay.core.player import Player
from splay.core.question import TO_RETURN
from splay.core.symbols import BULB, CLOCK, FACTORY, HEX, PURPLE
from splay.sets.artifacts import ARTIFACTS
from splay.sets.relics.relic import Relic


class NewtonWickinsTelescope(Relic):
    """You may return scores: four meld a [4], etc."""

    of_set = ARTIFACTS
    title = "Newton-Wickins Telescope"
    face = Face(5, PURPLE, FACTORY, BULB, FACTORY, HEX)

    def dogma(self, you: Player) -> None:
        """You may return as many cards from your score pile as you like. If you do, draw a card whose value is the
        number of cards returned, and meld it. If it has a [clock], return it.
        """
        returned = you.return_all(you.choose_some(you.score_pile, purpose=TO_RETURN))
        if returned:
            card = you.draw_and_meld(len(returned))
            if card.has(CLOCK):
                you.return_(card)
