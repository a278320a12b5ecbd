"""The cards: a folder per set, a file per age."""

from typing import Final

from splay.core.card import Card
from splay.core.edition import EDITIONS
from splay.core.expansion import BASE, EXPANSIONS, Expansion, register
from splay.core.game import Game
from splay.core.options import Options, one_of, sets_in_order
from splay.core.setup import deal
from splay.sets import base
from splay.sets.artifacts.rules import Artifacts
from splay.sets.cities.rules import Cities
from splay.sets.echoes.rules import Echoes
from splay.sets.relics.rules import Relics

DECKS: Final = {"third": base.THIRD_EDITION, "first": base.FIRST_EDITION}

FURTHER_SETS: Final[list[Expansion]] = [Artifacts(), Relics(), Echoes(), Cities()]
"""The sets besides the base set: each becomes one that tables can choose by standing here."""
for further_set in FURTHER_SETS:
    register(further_set)

MIXED_DECKS: Final[dict[tuple[str, ...], list[Card]]] = {}
"""The decks of tables with expansions, by their sets, as far as there were such tables."""


FACES: Final[dict[tuple[str, ...], dict[str, Card]]] = {}
"""The cards of the same decks by key, as far as anybody has asked for them."""


def deck_for(options: Options) -> list[Card]:
    """All cards in play at a table with these options, by index."""
    return mixed_deck(options.sets) if options.expansions else DECKS[options.edition]


def mixed_deck(sets: tuple[str, ...]) -> list[Card]:
    """All cards in the third edition of these sets, which are named in their order (`sets_in_order`), by index."""
    if sets not in MIXED_DECKS:
        deck = DECKS[EDITIONS[0]][:]
        for name in sets[1:]:
            deck += EXPANSIONS[name].cards(len(deck))
        MIXED_DECKS[sets] = deck
    return MIXED_DECKS[sets]


def all_cards(edition: str) -> list[Card]:
    """All cards that there are in an edition: those of every expansion too in the third, the only one that has any."""
    if edition != EDITIONS[0] or not EXPANSIONS:
        return DECKS[edition]
    return mixed_deck(sets_in_order([BASE, *EXPANSIONS]))


def cards_of_set(name: str) -> list[Card]:
    """The cards in the third edition that one set brings into play. Raises BadOptions if there is no such set."""
    names = sets_in_order([BASE, *EXPANSIONS])
    one_of("set", name, names)
    place = names.index(name)
    first = len(mixed_deck(names[:place])) if place else 0
    return all_cards(EDITIONS[0])[first : len(mixed_deck(names[: place + 1]))]


def differs_by_edition(card: Card) -> bool:
    """Whether the card is one of the base set's own, of which every edition has its own."""
    return card.index < len(DECKS[EDITIONS[0]])


def faces_of(sets: tuple[str, ...]) -> dict[str, Card]:
    """The cards of these sets by key, for their faces, which are the same in all editions."""
    if sets not in FACES:
        FACES[sets] = {card.key: card for card in mixed_deck(sets)}
    return FACES[sets]


def new_game(options: Options, secret: bytes) -> Game:
    """A game ready for the first melds, dealt as the secret of 32 bytes says."""
    return deal(options, deck_for(options), secret)


def find_card(name: str, edition: str = "third") -> Card | None:
    """The card with this printed name or key, whatever the case; None if there is none."""
    wanted = name.strip().lower()
    for card in all_cards(edition):
        if wanted in (card.name.lower(), card.key):
            return card
    return None
