"""How much of a base game a language has words for."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from splay.core.card import Card
from splay.locale.catalogue import KEPT, ORIGINAL, Catalogue, languages, load
from splay.sets import DECKS, FURTHER_SETS

OFFERED_FROM: Final = 0.9
"""A language with this share of the words of a base game is offered; one with less is reached by its address alone."""


def offered() -> list[str]:
    """The languages that are offered to whoever chooses one."""
    return [language for language in languages() if share_of(language) >= OFFERED_FROM]


def written_in(language: str | None) -> Catalogue:
    """The words for somebody who reads a language: the original's if nobody knows which, or if it is gone."""
    return load(language if language in languages() else ORIGINAL)


@cache
def share_of(language: str) -> float:
    """The share, from 0 to 1, of the original's words for a base game that a language has in its own. Raises
    NoSuchLanguage.
    """
    return share_of_words(load(language))


KEPT.append(share_of.cache_clear)


def share_of_words(own: Catalogue) -> float:
    """The same of a catalogue that isn't among Splay's."""
    words = [(words, is_own) for words, is_own in texts_of_base_game(load(ORIGINAL), own)]
    return sum(number for number, is_own in words if is_own) / sum(number for number, _ in words)


def texts_of_base_game(original: Catalogue, own: Catalogue) -> Iterator[tuple[int, bool]]:
    """The length in words of each of the original's texts that a base game needs, and whether the language has it."""
    of_sets = tuple(further.name for further in FURTHER_SETS)
    there = {key for messages in own.sources.values() for key in messages}
    for file, messages in original.sources.items():
        if not file.removeprefix("web-").startswith(of_sets):
            for key, words in messages.items():
                yield len(words.split()), key in there
    for deck in DECKS.values():
        for key in {key for card in deck for key in keys_of(card, original)}:
            yield len(original.cards[key].split()), key in own.own_cards


def keys_of(card: Card, original: Catalogue) -> list[str]:
    """The keys of the original's texts of a card."""
    beginnings = (f"{card.type_name}.", f"{card.edition}.{card.type_name}.")
    return [key for key in original.cards if key.startswith(beginnings)]
