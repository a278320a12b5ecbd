"""The words of one language: card texts from `cards.json` and `answers.json`, everything else from Fluent files."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from splay.core.quantities import quantities
from splay.locale.text_files import Unreadable, bodies, content_of, parts_of, table_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Message

    from splay.core.card import Card

log: Final = logging.getLogger("splay.locale")
log.addHandler(logging.NullHandler())  # without one, a terminal in play would be written over

FOLDER: Final = Path(__file__).parent
ORIGINAL: Final = "en"
"""The language that all others are made from."""
LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
"""What a language is called, as its folder is: "en", "pt-BR"."""
FIRST_LISTED: Final = "third"
"""The edition whose texts have plain keys; the others have texts only if they differ."""

LONGEST_LINE: Final = 44
"""As many letters as a line that says what an effect does may have in the original, so that small cards have room."""
LONGEST_LINE_ELSEWHERE: Final = 60
"""The same in all other languages."""
MARK: Final = re.compile(r"\[[a-z0-9]+\]")
"""An icon or a value in a card's text."""

ANSWERS: Final = ("yes", "no", "1", "2", "3", "4", "5", "6", "pass")
"""The answers that an effect can have words for: of a "may", and of its alternatives by number."""


class NoSuchLanguage(LookupError):
    """There is no catalogue for a language; the message names it and those there are."""


class NoSuchText(LookupError):
    """A catalogue lacks a text, or an argument that a text needs; the message names both."""


class Catalogue:
    """Every word of one language. Files are read when they are first needed, so that a start is quick.

    A text that it lacks is that of the catalogue `behind` it, alone. A language may have any of the original's files.
    """

    def __init__(self, language: str, folder: Path, behind: Catalogue | None = None) -> None:
        self.language = language
        self.folder = folder
        self.behind = behind
        self.noted: set[str] = set()

    @cached_property
    def own_cards(self) -> dict[str, str]:
        """The texts of the cards that this language has itself, by key."""
        return self.texts_in("cards.json", str)

    @cached_property
    def cards(self) -> dict[str, str]:
        """The texts of the cards by key."""
        return {**(self.behind.cards if self.behind else {}), **self.own_cards}

    @cached_property
    def own_answers(self) -> dict[str, str]:
        """The words of the answers to what effects ask that this language has itself, by key."""
        return self.texts_in("answers.json", str)

    @cached_property
    def answers(self) -> dict[str, str]:
        """The words of the answers to what effects ask, by key."""
        return {**(self.behind.answers if self.behind else {}), **self.own_answers}

    @cached_property
    def own_rulings(self) -> dict[str, list[str]]:
        """The rulings that this language has itself, by the card's key."""
        return self.texts_in("rulings.json", list)

    @cached_property
    def rulings(self) -> dict[str, list[str]]:
        """How single cards are resolved if their text leaves room: short sentences by the card's key."""
        return {**(self.behind.rulings if self.behind else {}), **self.own_rulings}

    def texts_in(self, name: str, kind: type) -> dict[str, Any]:
        """What a file of the language's folder has, by key; nothing if there is no such file.

        What can't be read, or isn't of the kind that stands there, is noted, and lent as what is missing is.
        """
        file = self.folder / name
        try:
            texts = table_of(content_of(file)) if file.exists() else {}
        except Unreadable as error:
            self.leave_out(file, error)
            return {}
        found = texts if isinstance(texts, dict) else {}
        wrong = [key for key, words in found.items() if not isinstance(words, kind)]
        if wrong or found is not texts:
            log.warning("%s: has something else than texts by key: %s", file, ", ".join(wrong) or "all of it")
        return {key: words for key, words in found.items() if key not in wrong}

    def fluent_in(self, file: Path) -> str:
        """What a Fluent file says; "" if it can't be read, which is noted."""
        try:
            return content_of(file)
        except Unreadable as error:
            self.leave_out(file, error)
            return ""

    def leave_out(self, file: Path, error: Unreadable) -> None:
        """Notes that a file can't be read, so that its texts are lent. Raises the error if this is the original."""
        if self.behind is None:
            raise error
        log.warning("%s can't be read: %s", file, error)

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The numbers of the rules, which are arguments of every text."""
        return quantities()

    @cached_property
    def always(self) -> dict[str, str | int]:
        """What every text gets: any translation may ask whether it is about its reader, the original is to be told."""
        return {**self.numbers} if self.language == ORIGINAL else {**self.numbers, "you": "no"}

    @cached_property
    def files(self) -> dict[str, str]:
        """The Fluent files of the language as they are written, by their names."""
        return {file.name: self.fluent_in(file) for file in sorted(self.folder.glob("*.ftl"))}

    @cached_property
    def messages(self) -> dict[str, dict[str, Message]]:
        """The messages that this language has itself, by file and key, the first of those that stand twice.

        One that doesn't belong into its file is noted, and lent as what is missing is.
        """
        from fluent.runtime import FluentResource  # costs a tenth of a second
        from fluent.syntax.ast import Junk, Message

        found: dict[str, dict[str, Message]] = {}
        for name, source in self.files.items():
            entries = FluentResource(source).body
            told = found[name] = {}
            for entry in entries:
                if isinstance(entry, Message) and self.belongs(entry.id.name, name):
                    told.setdefault(entry.id.name, entry)
                elif isinstance(entry, Message):
                    log.warning("%s: %s doesn't belong there", self.folder / name, entry.id.name)
                elif isinstance(entry, Junk):
                    line = (entry.content or "").strip().partition("\n")[0]
                    log.warning("%s: this can't be read: %s", self.folder / name, line)
        return found

    @cached_property
    def sources(self) -> dict[str, dict[str, str]]:
        """What the messages that this language has itself say, by file and key, as it is written there.

        Nothing is parsed, so that whoever looks at all languages doesn't wait.
        """
        return {
            name: {key: words for key, words in bodies(source).items() if self.belongs(key, name)}
            for name, source in self.files.items()
        }

    def belongs(self, key: str, file: str) -> bool:
        """Whether a message stands in its file: in the one that the original has it in."""
        return self.behind is None or key in self.behind.sources.get(file, ())

    def written(self, file: str) -> str:
        """The messages of a Fluent file as they are written, each once, without comments and what can't be read."""
        known = set(self.messages[file])
        kept = []
        for key, message in parts_of(self.files[file]):
            if key in known:
                known.discard(key)
                kept.append(message)
        return "".join(kept)

    @cached_property
    def own_keys(self) -> set[str]:
        """The keys of the messages that this language has itself."""
        return {key for messages in self.messages.values() for key in messages}

    @cached_property
    def bundle(self) -> FluentBundle:
        """The texts of the interface; those that another language lends are there for texts that refer to them."""
        from fluent.runtime import FluentBundle
        from fluent.syntax.ast import Resource

        bundle = FluentBundle([self.language], use_isolating=False)
        for catalogue in (self, self.behind):
            for messages in catalogue.messages.values() if catalogue else ():
                bundle.add_resource(Resource(list(messages.values())))  # keeps a text that is there
        return bundle

    def text(self, key: str, **arguments: str | int) -> str:
        """A text of the interface with its arguments filled in; the numbers of the rules are among them.

        If the last of them ends a sentence itself, as the card A.I. does, the text's own period is left out. What
        belongs to an argument that ends in s, as the card Oars does, has the apostrophe alone: "Oars' demand".

        Raises NoSuchText if the language has no such text, or the text needs something else.
        """
        return self.text_as((), key, **arguments)

    def text_as(self, roles: Sequence[str], key: str, **arguments: str | int) -> str:
        """The same in the form that it has in a role in a sentence: its attribute of that name, if it has one.

        Of several `roles` the first that it has a form for counts. A text that does not fit its arguments is noted, and
        lent as one that is missing is. Raises NoSuchText as `text` does.
        """
        if self.behind and key not in self.own_keys:
            return self.behind.text_as(roles, key, **arguments)
        try:
            return self.own_text_as(roles, key, **arguments)
        except NoSuchText as lacking:
            if self.behind is None:
                raise
            self.note(key, lacking)
            return self.behind.text_as(roles, key, **arguments)

    def within(self, text: str, argument: str, key: str) -> str:
        """A text as it is filled into another one as the argument of this name. Raises NoSuchText."""
        return self.text_as((text, argument), key)

    def own_text_as(self, roles: Sequence[str], key: str, **arguments: str | int) -> str:
        """The same without what another language lends. Raises NoSuchText."""
        if not self.bundle.has_message(key):
            raise NoSuchText(f"{self.language}: there is no text {key!r}")
        message = self.bundle.get_message(key)
        pattern = next((message.attributes[role] for role in roles if role in message.attributes), message.value)
        if pattern is None:
            raise NoSuchText(f"{self.language}: {key!r} has no text of its own")
        text, errors = self.bundle.format_pattern(pattern, {**self.always, **arguments})
        if errors:
            raise NoSuchText(f"{self.language}: {key!r} with {sorted(arguments)}: {errors[0]}")
        return without_second_period(without_second_s(str(text), arguments.values()), arguments.values())

    def note(self, key: str, lacking: NoSuchText) -> None:
        """Logs once that a text does not fit."""
        if key not in self.noted:
            self.noted.add(key)
            log.warning("%s", lacking)

    def listed(self, phrases: Sequence[str], last: str = "and") -> str:
        """Several phrases as one: "A", "A and B", "A, B, and C", or with "or" as the `last` word; "" for none."""
        phrase = phrases[0] if phrases else ""
        for key, following in zip(list_keys(len(phrases), last), phrases[1:], strict=True):
            phrase = self.text(key, all=phrase, next=following)
        return phrase

    def joined(self, phrases: Sequence[str], by: str = "list-more") -> str:
        """Several phrases as one, each put to those before it by a text; usually by a comma, as after a colon."""
        phrase = phrases[0] if phrases else ""
        for following in phrases[1:]:
            phrase = self.text(by, all=phrase, next=following)
        return phrase

    def begun(self, words: str) -> str:
        """Words as a sentence or a title begins, with a capital if the language has them."""
        return words[:1].upper() + words[1:]

    def has_text(self, key: str) -> bool:
        """Whether the interface has such a text, of its own or lent."""
        return key in self.own_keys or (self.behind is not None and self.behind.has_text(key))

    def effect(self, card: Card, method: str) -> str:
        """The words of a card's effect ("demand", "dogma_2") in the card's edition. Raises NoSuchText."""
        if card.edition != FIRST_LISTED:
            own = self.cards.get(f"{card.edition}.{card.type_name}.{method}")
            if own is not None:
                return own
        return self.of_card(card, method)

    def answer(self, card: Card, method: str, answer: str) -> str | None:
        """The words of an answer to what a card's effect asks ("yes", "no", "pass", or the number of an alternative).

        None if the effect words none.
        """
        return self.answers.get(f"{card.type_name}.{method}.{answer}")

    def card_name(self, card: Card) -> str:
        """The card's name in this language. Raises NoSuchText."""
        return self.of_card(card, "name")

    def english_title(self, card: Card) -> str:
        """The card's English title, which the rules' alphabet goes by; "" if this language has no other one."""
        title = self.behind.card_name(card) if self.behind else ""
        return "" if title == self.card_name(card) else title

    def lines(self, card: Card) -> list[str]:
        """What each of the card's effects does in a few words, in their order; "" for an effect that does nothing. Of a
        card without effects they say what its symbols do, or what it is for.
        """
        own = self.lines_at(f"{card.edition}.{card.type_name}", len(card.effects))
        return own if any(own) else self.lines_at(card.type_name, len(card.effects))

    def lines_at(self, of: str, effects: int) -> list[str]:
        """The lines of a card with so many effects, by what their keys begin with."""
        lines: list[str] = []
        while len(lines) < effects or f"{of}.line-{len(lines) + 1}" in self.cards:
            lines.append(self.cards.get(f"{of}.line-{len(lines) + 1}", ""))
        return lines

    def of_card(self, card: Card, what: str) -> str:
        """A text of a card that all editions share. Raises NoSuchText."""
        key = f"{card.type_name}.{what}"
        if key not in self.cards:
            raise NoSuchText(f"{self.language}: there is no text {key!r} of the card {card.key!r}")
        return self.cards[key]


def letters_of(line: str) -> int:
    """How long a line is: an icon or a value takes the room of two letters."""
    return len(MARK.sub("..", line))


def longest_line(language: str) -> int:
    """As many letters as a line may have in a language."""
    return LONGEST_LINE if language == ORIGINAL else LONGEST_LINE_ELSEWHERE


def without_second_period(text: str, arguments: Iterable[str | int]) -> str:
    """The text without its last period, if that follows an argument that ends in ".", "?" or "!"."""
    ended = tuple(f"{word}." for word in arguments if isinstance(word, str) and word.endswith((".", "?", "!")))
    return text[:-1] if text.endswith(ended) else text


def without_second_s(text: str, arguments: Iterable[str | int]) -> str:
    """The text without the s that follows the apostrophe after an argument that ends in s."""
    if "s's" in text:
        for word in arguments:
            if isinstance(word, str) and word.endswith("s"):
                text = text.replace(f"{word}'s", f"{word}'")
    return text


def list_keys(number: int, last: str = "and") -> list[str]:
    """The keys of the texts that put each of so many phrases, but the first, to those before it."""
    if number == 2:
        return [f"list-{last}"]
    return ["list-more"] * (number - 2) + [f"list-{last}-last"] * (number > 2)


LOADED: Final[dict[str, Catalogue]] = {}
ADDED: Final[dict[str, Path]] = {}
"""Folders of languages that lie elsewhere, such as a translator's own, by what the languages are called."""
KEPT: Final[list[Callable[[], None]]] = []
"""What lets go of what was made from words, for when those change; all who keep some add theirs."""


def languages() -> list[str]:
    """The languages that there are catalogues for, however little they hold: each is a folder."""
    ours = {folder.name for folder in FOLDER.iterdir() if LANGUAGE.fullmatch(folder.name) and folder.is_dir()}
    return sorted(ours | set(ADDED))


def load(language: str = ORIGINAL) -> Catalogue:
    """The catalogue of a language, such as "en". Raises NoSuchLanguage."""
    loaded = LOADED.get(language)
    if loaded is None:
        if language not in languages():
            raise NoSuchLanguage(f"{language!r}: there is no such language; there are {', '.join(languages())}")
        behind = None if language == ORIGINAL else load(ORIGINAL)
        loaded = LOADED[language] = Catalogue(language, ADDED.get(language, FOLDER / language), behind)
    return loaded
