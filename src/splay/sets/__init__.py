"""The cards: a folder per set, a file per age."""

from typing import Final

from splay.core.card import Card
from splay.core.game import Game
from splay.core.options import Options
from splay.core.setup import deal
from splay.sets import base

DECKS: Final = {"third": base.THIRD_EDITION, "first": base.FIRST_EDITION}


MIXED_DECKS: Final[dict[tuple[str, ...], list[Card]]] = {}
"""The decks of tables with expansions, by their sets, as far as there were such tables."""


def deck_for(options: Options) -> list[Card]:
    """All cards in play at a table with these options, by index."""
    if not options.expansions:
        return DECKS[options.edition]
    if options.sets not in MIXED_DECKS:
        deck = DECKS[options.edition][:]
        for expansion in options.expansions:
            deck += expansion.cards(len(deck))
        MIXED_DECKS[options.sets] = deck
    return MIXED_DECKS[options.sets]


def new_game(options: Options, secret: bytes) -> Game:
    """A game ready for the first melds, dealt as the secret of 32 bytes says."""
    return deal(options, deck_for(options), secret)


def find_card(name: str, edition: str = "third") -> Card | None:
    """The card with this printed name or key, whatever the case; None if there is none."""
    wanted = name.strip().lower()
    for card in DECKS[edition]:
        if wanted in (card.name.lower(), card.key):
            return card
    return None
