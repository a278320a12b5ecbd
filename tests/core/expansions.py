"""An expansion for the tests of what any of them can do: a few cards with the effects of base cards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from splay.core.action import DogmaAction, MeldAction
from splay.core.card import Card
from splay.core.event_kind import EVENT_KINDS
from splay.core.expansion import EXPANSIONS, Expansion, register
from splay.sets import DECKS, FACES, MIXED_DECKS

if TYPE_CHECKING:
    from splay.core.game import Game

NAMES = ("Oars", "Pottery", "Tools", "Calendar", "Mathematics", "Paper", "Physics")
"""The base cards whose classes the cards of the expansion are made of: three of age 1, two of 2, one of 3, one of 5."""


def another(name: str, set_name: str, index: int) -> Card:
    """A card of a set that is a base card in all but its name: `More Oars`, with the key `more-oars`."""
    base = next(card for card in DECKS["third"] if card.name == name)
    card = type(base)(index, set_name, "third")
    card.name, card.key = f"{set_name.title()} {name}", f"{set_name}-{card.key}"
    card.meld_action = MeldAction("meld", "meld:" + card.key, card, card.age)
    card.dogma_action = DogmaAction("dogma", "dogma:" + card.key, card, card.age)
    return card


class More(Expansion):
    """A few more cards; what a test wants of the rules, its subclass says."""

    def __init__(self, name: str = "more", precedence: int = 1) -> None:
        super().__init__(name, precedence)
        self.laid_out: list[Game] = []

    def cards(self, first_index: int) -> list[Card]:
        return [another(name, self.name, first_index + number) for number, name in enumerate(NAMES)]

    def lay_out(self, game: Game) -> None:
        self.laid_out.append(game)


@contextmanager
def registered(*expansions: Expansion) -> Iterator[None]:
    """Lets tables choose these expansions for a while."""
    for expansion in expansions:
        register(expansion)
    try:
        yield
    finally:
        for expansion in expansions:
            del EXPANSIONS[expansion.name]
            for kind in expansion.event_kinds:
                del EVENT_KINDS[kind.name]
        MIXED_DECKS.clear()
        FACES.clear()
