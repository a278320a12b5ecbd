"""The base cards of age 9 as the first edition has them."""

from splay.core.player import Player
from splay.sets.base import age_9


class Fission(age_9.Fission):
    """I demand you draw a [10]; a red removes all.
    Return any top card but Fission.
    """

    def dogma(self, you: Player) -> None:
        """Return a top card from the board of any one player, yourself included, but not Fission."""
        self.return_any_top(you)
