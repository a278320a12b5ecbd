"""Languages that nobody speaks, made of the English one.

In one every letter has a mark, and texts are 40 % longer. In the other every noun has an ending for its role in a
sentence, and another one where it stands by itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Attribute, Identifier, Message, Pattern, TextElement
from fluent.syntax.visitor import Transformer

PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
MARKED = "ÂßÇÐÊƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽâƀçðéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýž"
ACCENTS = str.maketrans(PLAIN, MARKED)
MARKS = re.compile(r"(\[[a-z]+\]|\[\d+\])")
LONGER = 0.4
SHORT = 3
"""Texts of so many characters, such as letters of colors, stay as long as they are."""
FORMS = "learn-forms-"
"""Lists of words as they stand in the cards' texts, which must stay those words."""


def accented(text: str) -> str:
    """A text whose letters have marks; `[crown]` and `[3]` stay as they are."""
    return "".join(part if MARKS.fullmatch(part) else part.translate(ACCENTS) for part in MARKS.split(text))


def padding(text: str) -> str:
    """What makes a text 40 % longer, in words as long as its longest."""
    words = re.findall(r"[^\W\d_]+", text)
    if len(text.strip()) <= SHORT or not words:
        return ""
    word = "ö" * max(map(len, words))
    missing = max(1, round(LONGER * len(text)))
    filled = f"{word} " * (missing // (len(word) + 1) + 1)
    return f" {filled[:missing].strip()}"


def pseudo(text: str) -> str:
    """A text in the language that nobody speaks."""
    return accented(text) + padding(text)


class Translate(Transformer):
    """Translates the texts of Fluent messages; what is filled in, and by what a text is selected, stays."""

    def __init__(self, longer: bool) -> None:
        self.longer = longer

    def visit_Pattern(self, node: Pattern) -> Pattern:
        """Translates the texts of a pattern, the last of them with what makes it longer."""
        self.generic_visit(node)
        texts = [element for element in node.elements if isinstance(element, TextElement)]
        whole = "".join(text.value for text in texts)
        for text in texts:
            text.value = accented(text.value)
        if texts and self.longer:
            texts[-1].value = texts[-1].value.rstrip("\n") + padding(whole)
        return node


def pseudo_messages(source: str) -> str:
    """A Fluent file in the language that nobody speaks."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, Message):
            Translate(not entry.id.name.startswith(FORMS)).visit(entry)
    return FluentSerializer().serialize(resource)


def pseudo_words(words: Any) -> Any:  # noqa: ANN401 - JSON
    """The server's words of a language in the one that nobody speaks."""
    messages, explanation = pseudo_messages(words["messages"]), pseudo_messages(words["help"])
    return {**words, "cards": pseudo_cards(words["cards"]), "messages": messages, "help": explanation}


def pseudo_cards(cards: Any) -> Any:  # noqa: ANN401 - JSON
    """The words of cards in the language that nobody speaks: all texts that there are, whatever they are for."""
    if isinstance(cards, str):
        return pseudo(cards)
    if isinstance(cards, list):
        return [pseudo_cards(words) for words in cards]
    return {name: pseudo_cards(words) for name, words in cards.items()}


NOUNS = re.compile(
    r"(color|icon|place|set|splay|direction|purpose|special|special-name|zone|card-back|lobby-strength|lobby-span)"
    r"(-(?!about-|singles-|label-)\w[\w-]*(?<!-hint)(?<!-short))?|card-backs(-of)?|card-none|effect-[\w-]+|you|you-too|nobody"
    r"|knowledge-quantity-[\w-]+|knowledge-draw-of-base|prompt-exchange-[\w-]+"
)
"""The keys of texts that are filled into others."""
ENDING = "\N{MODIFIER LETTER HALF TRIANGULAR COLON}"
"""Begins the ending of a noun: after it stands its role, or nothing if the noun stands by itself."""
BARE = re.compile(rf"[^\s(]*{ENDING}(?![A-Za-z])")
"""A noun by itself."""


def inflected_messages(source: str, roles: Iterable[str]) -> str:
    """A Fluent file with a form of each noun for each role: "red", then its ending for `color`."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, Message) and entry.value is not None and NOUNS.fullmatch(entry.id.name):
            said = entry.value
            entry.value = ended(said, "")
            entry.attributes = [Attribute(Identifier(role), ended(said, role)) for role in roles]
    return FluentSerializer().serialize(resource)


def ended(pattern: Pattern, role: str) -> Pattern:
    """A text with the ending for a role."""
    return Pattern([*pattern.elements, TextElement(f"{ENDING}{role}")])
