"""Finding cards by name, set, age, color, icon, or words of their effects."""

from collections.abc import Sequence

from splay.core.card import Card
from splay.core.expansion import BASE, EXPANSIONS
from splay.core.symbols import COLOR_NAMES, HEX, SYMBOL_NAMES
from splay.sets import cards_of_set
from splay.terminal.words import Words


def matching(words: Words, cards: Sequence[Card], query: str) -> list[Card]:
    """The cards that fit every word of the query, those whose name begins with it first.

    A word fits by set, age (a number), color, icon, or as a part of the name or of an effect.
    """
    wanted = query.lower().split()
    of_sets = {word: keys_of_set(words, word) for word in wanted}
    found = [card for card in cards if all(card.key in of_sets[word] or fits(words, card, word) for word in wanted)]
    return sorted(found, key=lambda card: not words.named(card.key).lower().startswith(query.strip().lower()))


def keys_of_set(words: Words, word: str) -> set[str]:
    """The keys of the cards of the set with this name, as options or as people call it; none if there is no such."""
    names = [name for name in (BASE, *EXPANSIONS) if word in (name, words.set_name(name).lower())]
    return {card.key for name in names for card in cards_of_set(name)}


def fits(words: Words, card: Card, word: str) -> bool:
    """Whether a card fits one word of a query, whatever its set."""
    if word.isdigit():
        return card.age == int(word)
    if word in {COLOR_NAMES[card.color], words.color(card).lower()}:
        return True
    icons = [SYMBOL_NAMES[icon] for icon in card.icons if icon != HEX] + [icon.lower() for icon in words.icons(card)]
    if word in icons:
        return True
    return word in " ".join([words.named(card.key), *words.effects(card)]).lower()


def by_name(words: Words, cards: Sequence[Card], name: str) -> Card | None:
    """The card of this name or key, else the only one whose name begins so; None if there is none."""
    wanted = name.strip().lower()
    names = {card.key: words.named(card.key).lower() for card in cards}
    for card in cards:
        if wanted in (names[card.key], card.key):
            return card
    beginning = [card for card in cards if wanted and names[card.key].startswith(wanted)]
    return beginning[0] if len(beginning) == 1 else None
