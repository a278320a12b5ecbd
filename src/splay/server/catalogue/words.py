"""The words of a language as JSON, for clients that tell games themselves."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, Literal

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message
from msgspec import Struct

from splay.core.card import EFFECT_METHODS, Card
from splay.locale.catalogue import (
    ANSWERS,
    FIRST_LISTED,
    KEPT,
    ORIGINAL,
    languages,
    load,
)
from splay.locale.text_files import bodies
from splay.sets import DECKS, all_cards, differs_by_edition
from splay.views.languages import offered, share_of

HELP: Final = "help.ftl"
OURS_ALONE: Final = ("online.ftl", "server.ftl", "terminal-lessons.ftl", "terminal-puzzles.ftl")
"""What no other client says: the terminal's own words about lessons, puzzles and servers, and those of the server's
messages.
"""
PartName = Literal[
    "lessons",
    "account",
    "puzzles",
    "statistics",
    "profile",
    "rated",
    "standing",
    "plans",
    "refusals",
    "called",
    "invited",
]
"""A part of the words that few need, which comes by itself for whoever began without it."""
PARTS: Final[dict[PartName, tuple[str, ...]]] = {
    "lessons": ("coach.ftl", "lessons.ftl", "web-lessons.ftl"),
    "account": ("web-account.ftl",),
    "puzzles": ("puzzles.ftl", "web-puzzles.ftl"),
    "statistics": ("web-statistics.ftl",),
    "profile": ("web-profile.ftl", "web-ratings.ftl"),
    "rated": ("web-rated.ftl",),
    "standing": ("web-standing.ftl",),
    "plans": ("plans.ftl", "web-plans.ftl"),
    "refusals": ("refusals.ftl",),
    "called": ("web-called.ftl",),
    "invited": ("web-invited.ftl",),
}
"""The files of each part."""
RULES: Final = re.compile(r"^(?:rules|ruling)-.*\n(?:(?:[^\S\n].*)?\n)*", re.MULTILINE)
"""A message of the topics of the rules, or a decision where they leave room, in a Fluent source whose last line ends,
with the lines that it goes on in.
"""


Direction = Literal["ltr", "rtl"]
"""Which way a language is written."""


class Language(Struct, frozen=True):
    """A language that there are words in: what it calls itself, which way it is written, and what share of the words
    of a base game it has; the rest is English.
    """

    language: str
    name: str
    direction: Direction
    share: float


class Languages(Struct, frozen=True):
    """The languages that are offered, such as "en", and `known`, all that there are words in, also of few."""

    languages: list[str]
    known: list[Language]


class CardWords(Struct, frozen=True, omit_defaults=True):
    """A card's name, and the text of each effect by the effect's name ("demand", "dogma_2").

    `editions` has, by edition, the texts of those effects that other editions than the third word otherwise. `answers`
    are what the answers to an effect's questions do, by effect and answer ("dogma.yes", "dogma.2", "dogma_2.pass").
    `lines` are what each effect does in a few words, for where the texts find no room, in the order of the effects: ""
    for one that does nothing. Of a card without effects they say what its symbols do, or what it is for.
    `edition_lines` has, by edition, those of other editions than the third if one of them differs. `fell_back` are the
    texts that the language lacks, which are English: "name", "dogma_2", "line-1", "dogma.yes", "first.demand".
    `english` is the English title, which the rules' alphabet goes by, if the language has another one.
    """

    name: str
    effects: dict[str, str]
    editions: dict[str, dict[str, str]] = {}
    answers: dict[str, str] = {}
    lines: list[str] = []
    edition_lines: dict[str, list[str]] = {}
    fell_back: list[str] = []
    english: str = ""


class Messages(Struct, frozen=True):
    """Fluent sources: a language's own messages, and the English ones of which it lacks its own."""

    own: str
    lent: str


class Words(Struct, frozen=True):
    """All words of a language: of the cards by key, and Fluent sources: of the interface and of the help. `numbers` are
    those of the rules, which are arguments of every message. `lent` is a Fluent source, too: the English messages of
    which the language lacks its own, whose keys `fell_back` names.
    """

    language: str
    direction: Direction
    cards: dict[str, CardWords]
    messages: str
    help: str
    numbers: dict[str, int]
    lent: str
    fell_back: list[str]


class EveryCardsWords(Struct, frozen=True):
    """The words of the cards of all sets in a language, by key."""

    language: str
    cards: dict[str, CardWords]


class RulesWords(Struct, frozen=True):
    """The topics of the rules, and the decisions that they list, in a language: a Fluent source. `lent` and `fell_back`
    as of all words.
    """

    language: str
    messages: str
    lent: str
    fell_back: list[str]


class PartWords(Struct, frozen=True):
    """The words of a part in a language: a Fluent source. `lent` and `fell_back` as of all words."""

    language: str
    messages: str
    lent: str
    fell_back: list[str]


class Rulings(Struct, frozen=True):
    """How cards are resolved if their text leaves room: short sentences by the card's key; most cards need none.
    `fell_back` are the cards whose sentences are English.
    """

    language: str
    cards: dict[str, list[str]]
    fell_back: list[str]


WhoseCards = Literal["all", "base"]
"""Of which cards the words are wanted."""


def languages_there_are() -> Languages:
    """The languages, those that are offered and all."""
    return Languages(offered(), [told_of(language) for language in languages()])


def told_of(language: str) -> Language:
    """What is told of a language."""
    share = round(share_of(language), 4)
    try:
        locale = Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):  # a language that Babel knows nothing of goes by its code
        return Language(language, language, "ltr", share)
    name = locale.get_display_name() or language
    return Language(language, name, "rtl" if locale.text_direction == "rtl" else "ltr", share)


def words_of(language: str, whose: WhoseCards = "all") -> Words:
    """The words of a language, those of all cards, or for clients that begin with less: those of the base set's alone,
    no topics of the rules, no help, and none of the parts. Raises NoSuchLanguage.
    """
    catalogue = load(language)
    cards = words_of_cards(language)
    if whose == "base":
        cards = {card.key: cards[card.key] for card in DECKS[FIRST_LISTED]}
        told = messages_of(language, but=files_of_parts())
        told, explanation = Messages(RULES.sub("", told.own), RULES.sub("", told.lent)), ""
    else:
        told, helping = messages_of(language), messages_in(language, [HELP])
        told, explanation = Messages(told.own, told.lent + helping.lent), helping.own
    numbers, direction = catalogue.numbers, told_of(language).direction
    return Words(language, direction, cards, told.own, explanation, numbers, told.lent, list(bodies(told.lent)))


def messages_of(language: str, but: Sequence[str] = ()) -> Messages:
    """The messages of all that clients say, without the help and files left out. Raises NoSuchLanguage."""
    return messages_in(language, [file for file in load(ORIGINAL).sources if file not in (HELP, *OURS_ALONE, *but)])


def messages_in(language: str, files: Sequence[str]) -> Messages:
    """The messages of some files of a language. Raises NoSuchLanguage."""
    catalogue, original = load(language), load(ORIGINAL)
    own = [catalogue.written(file) for file in files if file in catalogue.files]
    lent = [
        source_of_message(message)
        for file in files
        for key, message in original.messages[file].items()
        if key not in catalogue.own_keys
    ]
    return Messages("\n".join(own), "".join(lent))


def files_of_parts() -> list[str]:
    """The files of all parts."""
    return [file for files in PARTS.values() for file in files]


def part_of(language: str, part: PartName) -> PartWords:
    """The words of a part in a language. Raises NoSuchLanguage."""
    told = messages_in(language, PARTS[part])
    return PartWords(language, told.own, told.lent, list(bodies(told.lent)))


def source_of_message(message: Message) -> str:
    """A message as a Fluent source has it, without its comment."""
    return FluentSerializer().serialize_entry(Message(message.id, message.value, message.attributes))


def rules_of(language: str) -> RulesWords:
    """The topics of the rules in a language. Raises NoSuchLanguage."""
    told = messages_of(language)
    own, lent = ("".join(RULES.findall(source)) for source in (told.own, told.lent))
    return RulesWords(language, own, lent, list(bodies(lent)))


@cache
def words_of_cards(language: str) -> dict[str, CardWords]:
    """The words of the cards of all sets, by key. Raises NoSuchLanguage."""
    return {card.key: card_words(card, language) for card in all_cards(FIRST_LISTED)}


KEPT.append(words_of_cards.cache_clear)


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
    name, answers = catalogue.card_name(card), answer_words(card, language)
    missing, english = fallen_back(card, language), catalogue.english_title(card)
    return CardWords(name, effects, editions, answers, lines, edition_lines, missing, english)


def fallen_back(card: Card, language: str) -> list[str]:
    """The texts of a card that a language lacks, by what their keys end with."""
    if language == ORIGINAL:
        return []
    catalogue, original = load(language), load(ORIGINAL)
    texts = {**original.cards, **original.answers}
    own = {**catalogue.own_cards, **catalogue.own_answers}
    missing = [key for key in texts if key not in own and card.type_name in key.split(".")[:2]]
    return [key.replace(f"{card.type_name}.", "") for key in missing]


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
    catalogue = load(language)
    return Rulings(
        language, catalogue.rulings, [card for card in catalogue.rulings if card not in catalogue.own_rulings]
    )


KEPT.append(rulings_of.cache_clear)
