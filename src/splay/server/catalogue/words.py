"""The words of a language as JSON, for clients that tell games themselves."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from splay.core.card import EFFECT_METHODS, Card
from splay.locale.catalogue import ANSWERS, FIRST_LISTED, load
from splay.sets import DECKS, all_cards, differs_by_edition

HELP: Final = "help.ftl"
RULINGS: Final = "rulings.json"
OURS_ALONE: Final = ("online.ftl", "server.ftl", "terminal-lessons.ftl", "terminal-puzzles.ftl")
"""What no other client says: the terminal's own words about lessons, puzzles and servers, and those of the server's
messages.
"""
PartName = Literal["lessons", "account", "puzzles"]
"""A part of the words that few need, which comes by itself for whoever began without it."""
PARTS: Final[dict[PartName, tuple[str, ...]]] = {
    "lessons": ("coach.ftl", "lessons.ftl", "web-lessons.ftl"),
    "account": ("web-account.ftl",),
    "puzzles": ("puzzles.ftl", "web-puzzles.ftl"),
}
"""The files of each part."""
RULES: Final = re.compile(r"^(?:rules|ruling)-.*\n(?:(?:[^\S\n].*)?\n)*", re.MULTILINE)
"""A message of the topics of the rules, or a decision where they leave room, in a Fluent source whose last line ends,
with the lines that it goes on in.
"""


class Languages(Struct, frozen=True):
    """The languages that there are words in, such as "en"."""

    languages: list[str]


class CardWords(Struct, frozen=True, omit_defaults=True):
    """A card's name, and the text of each effect by the effect's name ("demand", "dogma_2").

    `editions` has, by edition, the texts of those effects that other editions than the third word otherwise. `answers`
    are what the answers to an effect's questions do, by effect and answer ("dogma.yes", "dogma.2", "dogma_2.pass").
    `lines` are what each effect does in a few words, for where the texts find no room, in the order of the effects: ""
    for one that does nothing. Of a card without effects they say what its symbols do, or what it is for.
    `edition_lines` has, by edition, those of other editions than the third if one of them differs.
    """

    name: str
    effects: dict[str, str]
    editions: dict[str, dict[str, str]] = {}
    answers: dict[str, str] = {}
    lines: list[str] = []
    edition_lines: dict[str, list[str]] = {}


class Words(Struct, frozen=True):
    """All words of a language: of the cards by key, and Fluent sources: of the interface and of the help. `numbers` are
    those of the rules, which are arguments of every message.
    """

    language: str
    cards: dict[str, CardWords]
    messages: str
    help: str
    numbers: dict[str, int]


class EveryCardsWords(Struct, frozen=True):
    """The words of the cards of all sets in a language, by key."""

    language: str
    cards: dict[str, CardWords]


class RulesWords(Struct, frozen=True):
    """The topics of the rules, and the decisions that they list, in a language: a Fluent source."""

    language: str
    messages: str


class PartWords(Struct, frozen=True):
    """The words of a part in a language: a Fluent source."""

    language: str
    messages: str


class Rulings(Struct, frozen=True):
    """How cards are resolved if their text leaves room: short sentences by the card's key; most cards need none."""

    language: str
    cards: dict[str, list[str]]


WhoseCards = Literal["all", "base"]
"""Of which cards the words are wanted."""


def words_of(language: str, whose: WhoseCards = "all") -> Words:
    """The words of a language, those of all cards, or for clients that begin with less: those of the base set's alone,
    no topics of the rules, no help, and none of the parts. Raises NoSuchLanguage.
    """
    catalogue = load(language)
    explanation = source_of(catalogue.folder / HELP)
    messages = messages_of(language)
    cards = words_of_cards(language)
    if whose == "base":
        cards = {card.key: cards[card.key] for card in DECKS[FIRST_LISTED]}
        messages, explanation = RULES.sub("", messages_of(language, but=files_of_parts())), ""
    return Words(language, cards, messages, explanation, catalogue.numbers)


def messages_of(language: str, but: Sequence[str] = ()) -> str:
    """The Fluent sources of all that clients say as one, without the help and files left out. Raises NoSuchLanguage."""
    files = sorted(load(language).folder.glob("*.ftl"))
    return "\n".join(source_of(file) for file in files if file.name not in (HELP, *OURS_ALONE, *but))


def files_of_parts() -> list[str]:
    """The files of all parts."""
    return [file for files in PARTS.values() for file in files]


def part_of(language: str, part: PartName) -> PartWords:
    """The words of a part in a language. Raises NoSuchLanguage."""
    folder = load(language).folder
    return PartWords(language, "\n".join(source_of(folder / file) for file in PARTS[part]))


def source_of(file: Path) -> str:
    """A Fluent source without its comments, which are for whoever writes it."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("#"))


def rules_of(language: str) -> RulesWords:
    """The topics of the rules in a language. Raises NoSuchLanguage."""
    return RulesWords(language, "".join(RULES.findall(messages_of(language))))


@cache
def words_of_cards(language: str) -> dict[str, CardWords]:
    """The words of the cards of all sets, by key. Raises NoSuchLanguage."""
    return {card.key: card_words(card, language) for card in all_cards(FIRST_LISTED)}


def card_words(card: Card, language: str) -> CardWords:
    """The words of a card. Raises NoSuchText."""
    catalogue = load(language)
    effects, lines = effect_words(card, language), catalogue.lines(card)
    editions: dict[str, dict[str, str]] = {}
    edition_lines: dict[str, list[str]] = {}
    for edition, deck in DECKS.items() if differs_by_edition(card) else ():
        other = effect_words(deck[card.index], language)
        if other != effects:
            editions[edition] = {name: text for name, text in other.items() if text != effects.get(name)}
        if catalogue.lines(deck[card.index]) != lines:
            edition_lines[edition] = catalogue.lines(deck[card.index])
    return CardWords(catalogue.card_name(card), effects, editions, answer_words(card, language), lines, edition_lines)


def effect_words(card: Card, language: str) -> dict[str, str]:
    """The texts of a card's effects, in the order of execution. Raises NoSuchText."""
    names = [EFFECT_METHODS[effect] for effect in card.effects]
    return {name: load(language).effect(card, name) for name in names}


def answer_words(card: Card, language: str) -> dict[str, str]:
    """What the answers to a card's effects do, by effect and answer."""
    found = {}
    for effect in card.effects:
        for answer in ANSWERS:
            words = load(language).answer(card, EFFECT_METHODS[effect], answer)
            if words is not None:
                found[f"{EFFECT_METHODS[effect]}.{answer}"] = words
    return found


@cache
def rulings_of(language: str) -> Rulings:
    """The rulings in a language. Raises NoSuchLanguage."""
    path = load(language).folder / RULINGS
    return Rulings(language, msgspec.json.decode(path.read_bytes(), type=dict[str, list[str]]))
