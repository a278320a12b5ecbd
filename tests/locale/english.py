"""What is English among what is said in another language."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from splay.locale.catalogue import ORIGINAL, load
from splay.translating.anatomy import FILLED_IN, Anatomy

PART: Final = 14
"""Letters of a piece between what is filled in that is surely English."""
WORD: Final = re.compile(r"[^\W\d_]{3,}")


class English(NamedTuple):
    """What English says that another language does not."""

    whole: frozenset[str]
    """Texts into which nothing is filled, with words which the other language lacks."""
    pieces: frozenset[str]
    """Pieces of the other texts, between what is filled in."""

    def is_in(self, text: str) -> bool:
        """Whether a text, with single spaces, is one of the whole ones, or has one of the pieces."""
        return text in self.whole or any(piece in text for piece in self.pieces)


def phrases_of(language: str) -> set[str]:
    """All that a language says, without what is filled in."""
    catalogue = load(language)
    said = {
        " ".join(phrase.split())
        for messages in catalogue.messages.values()
        for key, message in messages.items()
        if not key.startswith("learn-forms-")
        for phrase in Anatomy(message).phrases
    }
    return said | set(catalogue.own_cards.values()) | set(catalogue.own_answers.values())


@cache
def english_beside(language: str) -> English:
    """What English says that this language doesn't."""
    english, own = phrases_of(ORIGINAL), phrases_of(language)
    spoken = "\n".join(own)
    words = set(WORD.findall(spoken))
    whole = {phrase for phrase in english if FILLED_IN not in phrase and set(WORD.findall(phrase)) - words}
    pieces = {piece.strip() for phrase in english if FILLED_IN in phrase for piece in phrase.split(FILLED_IN)}
    return English(frozenset(whole), frozenset(piece for piece in pieces if len(piece) >= PART and piece not in spoken))
