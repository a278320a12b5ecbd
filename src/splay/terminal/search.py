"""Finding cards by name, set, age, color, icon, or words of their effects."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from splay.core.card import Card
from splay.core.expansion import BASE, EXPANSIONS
from splay.core.symbols import COLOR_NAMES, HEX, SYMBOL_NAMES
from splay.sets import cards_of_set
from splay.terminal.words import Words

ONE_FOR_ANOTHER: Final = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe", "\u2019": "'"})
"""What people type for small letters and signs that are no other ones with accents."""


def plain(text: str) -> str:
    """A text as it is searched: case and accents make no difference."""
    bare = "".join(one for one in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(one))
    return bare.translate(ONE_FOR_ANOTHER)


def matching(words: Words, cards: Sequence[Card], query: str) -> list[Card]:
    """The cards that fit every word of the query, those whose name begins with it first.

    A word fits by set, age (a number), color, icon, or as a part of the name, the English title or an effect.
    """
    wanted = plain(query).split()
    of_sets = {word: keys_of_set(words, word) for word in wanted}
    found = [card for card in cards if all(card.key in of_sets[word] or fits(words, card, word) for word in wanted)]
    begins = plain(query.strip())
    return sorted(found, key=lambda card: not any(name.startswith(begins) for name in names_of(words, card)))


def names_of(words: Words, card: Card) -> list[str]:
    """What a card is called, in the language and in English, as it is searched."""
    return [plain(words.named(card.key)), plain(card.name)]


def keys_of_set(words: Words, word: str) -> set[str]:
    """The keys of the cards of the set with this name, as options or as people call it; none if there is no such."""
    names = [name for name in (BASE, *EXPANSIONS) if word in (name, plain(words.set_name(name)))]
    return {card.key for name in names for card in cards_of_set(name)}


def fits(words: Words, card: Card, word: str) -> bool:
    """Whether a card fits one word of a query, whatever its set."""
    if word.isdigit():
        return card.age == int(word)
    if word in {COLOR_NAMES[card.color], plain(words.color(card))}:
        return True
    icons = [SYMBOL_NAMES[icon] for icon in card.icons if icon != HEX] + [plain(icon) for icon in words.icons(card)]
    if word in icons:
        return True
    return word in " ".join([*names_of(words, card), *map(plain, words.effects(card))])


def by_name(words: Words, cards: Sequence[Card], name: str) -> Card | None:
    """The card of this name, English title or key, else the only one whose name begins so; None if there is none."""
    wanted = plain(name.strip())
    names = {card.key: names_of(words, card) for card in cards}
    for card in cards:
        if wanted and wanted in (*names[card.key], card.key):
            return card
    beginning = [card for card in cards if wanted and any(each.startswith(wanted) for each in names[card.key])]
    return beginning[0] if len(beginning) == 1 else None
