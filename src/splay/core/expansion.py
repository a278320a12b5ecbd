"""What an expansion adds to the rules: the moments at which the rules of the base set let it act."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from splay.core.card import Card, Step
    from splay.core.player import Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """A set besides the base set; one shared object, which holds no state of any game.

    A subclass has a method for each moment at which it acts; those it leaves out do nothing.
    """

    def first_effects(self, launcher: "Player", card: "Card") -> "list[Step]":
        """The effects that a dogma of this card executes before the card's own, all shared as those are."""
        return []

    def extra_icons(self, launcher: "Player", card: "Card") -> int:
        """How many featured icons more than its board shows the launcher has in a dogma of this card."""
        return 0

    def after_effects(self, launcher: "Player", card: "Card") -> None:
        """What follows all effects of a dogma of this card, before its sharing bonus."""
