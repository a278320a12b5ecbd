"""The actions of a turn, as options of the question that a turn asks."""

from typing import TYPE_CHECKING, Final

from splay.core.option import Option
from splay.core.symbols import HIGHEST_AGE

if TYPE_CHECKING:
    from splay.core.card import Card

DRAW: Final = 0
MELD: Final = 1
DOGMA: Final = 2
ACHIEVE: Final = 3
ACTION_NAMES: Final = ("draw", "meld", "dogma", "achieve")


class Action(Option):
    """One action: `card` for a meld or a dogma, `value` (the age) for an achieve."""

    __slots__ = ("card", "kind", "value")

    def __init__(self, kind: int, key: str, card: "Card | None", value: int) -> None:
        super().__init__(key)
        self.kind = kind
        self.card = card
        self.value = value


DRAW_ACTION: Final = Action(DRAW, "draw", None, 0)
ACHIEVE_ACTIONS: Final = [Action(ACHIEVE, f"achieve:{age}", None, age) for age in range(HIGHEST_AGE + 2)]
