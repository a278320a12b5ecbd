"""`splay cards`: the cards that fit a query, with their words."""

import json

from splay.core.card import EFFECT_METHODS, Card
from splay.core.symbols import COLOR_NAMES, SYMBOL_NAMES
from splay.locale import catalogue
from splay.locale.catalogue import ORIGINAL
from splay.sets import DECKS, all_cards, cards_of_set
from splay.terminal.search import matching
from splay.terminal.words import Words


def cards_command(query: str, set_name: str | None = None, as_json: bool = False, language: str = ORIGINAL) -> int:
    """Prints the cards that fit the query, all or those of one set, as text or as one JSON object, with the first
    edition's words if they differ; 1 if none fits. Raises BadOptions if there is no such set.
    """
    cards = all_cards("third")
    words = Words(catalogue.load(language), [], cards)
    found = matching(words, cards if set_name is None else cards_of_set(set_name), query)
    if as_json:
        print(json.dumps({"cards": [card_data(words, card) for card in found]}, ensure_ascii=False))
    else:
        for card in found:
            print("\n".join(card_lines(words, card)), end="\n\n")
        print(words.text("cards-found", number=len(found)))
    return 0 if found else 1


def first_edition_of(card: Card) -> Card | None:
    """The first edition's card of the same number, None if it is the same card or there is none."""
    deck = DECKS["first"]
    first = deck[card.index] if card.index < len(deck) else card
    return None if first is card else first


def card_lines(words: Words, card: Card) -> list[str]:
    """A card as text."""
    first = first_edition_of(card)
    lines = words.full_text(card)
    return lines if first is None else [*lines, words.text("cards-first-edition"), *words.effects(first)]


def card_data(words: Words, card: Card) -> dict[str, object]:
    """A card as JSON data: what is printed on it, its icons in the order of their places ("hex" is the picture), and
    the words of its effects by name.
    """
    first = first_edition_of(card)
    data: dict[str, object] = {
        "key": card.key,
        "name": words.named(card.key),
        "set": card.set_name,
        "age": card.age,
        "color": COLOR_NAMES[card.color],
        "icons": [SYMBOL_NAMES[icon] for icon in card.icons],
        "effects": effects_data(words, card),
    }
    return data if first is None else {**data, "first_edition": effects_data(words, first)}


def effects_data(words: Words, card: Card) -> dict[str, str]:
    """The words of a card's effects by their names."""
    return {EFFECT_METHODS[each]: words.catalogue.effect(card, EFFECT_METHODS[each]) for each in card.effects}
