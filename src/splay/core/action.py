"""The actions of a turn, as options of the question that a turn asks; each knows how it is taken."""

from typing import TYPE_CHECKING, ClassVar, Final

from splay.core.option import Option
from splay.core.symbols import HIGHEST_AGE

if TYPE_CHECKING:
    from splay.core.card import Card
    from splay.core.player import Player

DOGMA: Final = "dogma"
"""The name of the actions that use a card."""


class Action(Option):
    """One action: `name` says which kind, `card` is the card it is taken with, `value` the age of what it takes.

    `plain` says of a kind that taking it tells nothing but what its only change tells again, `times` how often whoever
    takes it follows the effects of the card: 0 if they are not used.
    """

    __slots__ = ("card", "name", "value")

    plain: ClassVar[bool] = False
    times: ClassVar[int] = 0

    def __init__(self, name: str, key: str, card: "Card | None" = None, value: int = 0) -> None:
        super().__init__(key)
        self.name = name
        self.card = card
        self.value = value

    def perform(self, player: "Player") -> None:
        """Takes the action for a player, whether or not it is legal now."""
        raise NotImplementedError

    def bring(self, player: "Player") -> None:
        """Moves the card to where it is used, if the action does that first."""

    def payments(self, player: "Player") -> "list[Card]":
        """The cards in hand one of which the player must tuck first; none for an action that need not be paid for."""
        return []


class DrawAction(Action):
    """Drawing a card of the value of the highest top card."""

    __slots__ = ()

    plain: ClassVar[bool] = True

    def perform(self, player: "Player") -> None:
        player.draw()


class MeldAction(Action):
    """Melding a card from hand."""

    __slots__ = ()

    plain: ClassVar[bool] = True

    def perform(self, player: "Player") -> None:
        assert self.card is not None
        covered = player.board.top(self.card.color)
        player.meld(self.card)
        for expansion in player.game.expansions:
            expansion.after_meld_action(player, self.card, covered)


class DogmaAction(Action):
    """Using a top card."""

    __slots__ = ()

    times: ClassVar[int] = 1

    def perform(self, player: "Player") -> None:
        assert self.card is not None
        player.use(self.card)


class AchieveAction(Action):
    """Claiming an available standard achievement of a value."""

    __slots__ = ()

    plain: ClassVar[bool] = True

    def perform(self, player: "Player") -> None:
        player.achieve(self.value)


DRAW_ACTION: Final = DrawAction("draw", "draw")
ACHIEVE_ACTIONS: Final = [AchieveAction("achieve", f"achieve:{age}", None, age) for age in range(HIGHEST_AGE + 2)]
