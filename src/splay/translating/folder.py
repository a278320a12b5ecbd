"""All texts of a language's folder, one by one, whatever kind of file they stand in."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax.ast import Junk, Message

from splay.core.card import Card
from splay.locale.catalogue import FOLDER, ORIGINAL
from splay.locale.text_files import Unreadable, content_of, table_of
from splay.sets import all_cards
from splay.translating.fluent_texts import complaint, parsed, place_of, words_of

CARDS: Final = "cards.json"
ANSWERS: Final = "answers.json"
RULINGS: Final = "rulings.json"
TABLES: Final = (CARDS, ANSWERS, RULINGS)
"""The files of texts that are no Fluent files: texts by key, or lists of sentences."""
SOURCES: Final = "sources.json"
"""The English texts that the language's texts were made from, by file and key."""
NOTES: Final = "notes.json"
"""What translators noted beside texts of tables, which have no comments, by file and key."""
GLOSSARY: Final = "glossary.csv"
EXCEPTIONS: Final = "exceptions.csv"


class BadFile(ValueError):
    """A file of a language cannot be used; the message names it and says why."""


class Text(NamedTuple):
    """A text: its file, its key there, its words, the line it stands in, and what is noted beside it.

    The words of a ruling are a sentence a line. `message` is what a Fluent text is understood as.
    """

    file: str
    key: str
    words: str
    line: int
    comment: str = ""
    message: Message | None = None

    @property
    def place(self) -> tuple[str, str]:
        """What tells the text from all others: its file and its key."""
        return self.file, self.key

    @property
    def length(self) -> int:
        """How many words there are."""
        return len(self.words.split())


class Unread(NamedTuple):
    """A part of a file that can't be read: where, and why; or all of it."""

    file: str
    line: int
    why: str
    is_whole: bool = False


class LanguageFolder:
    """The texts of a language, read when they are first needed: `path` ends in what the language is called."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.language = path.name
        self.unread: list[Unread] = []
        self.twice: list[Text] = []
        """Texts whose key their file has already."""

    @cached_property
    def files(self) -> dict[str, dict[str, Text]]:
        """The texts by file and key, in the order of the files."""
        names = sorted(path.name for path in self.path.glob("*.ftl"))
        names += [name for name in TABLES if (self.path / name).is_file()]
        return {name: self.by_key(self.texts_of(name)) for name in names}

    @cached_property
    def texts(self) -> dict[tuple[str, str], Text]:
        """All texts by file and key."""
        return {text.place: text for texts in self.files.values() for text in texts.values()}

    @property
    def names_unknown(self) -> list[str]:
        """The names of files there that are none of a language's; those that begin with a dot are some program's."""
        names = sorted(path.name for path in self.path.iterdir() if path.is_file() and not path.name.startswith("."))
        return [name for name in names if name not in names_known()]

    @cached_property
    def sources(self) -> dict[str, dict[str, str]]:
        """The English texts that texts were made from, by file and key. Raises BadFile."""
        return self.by_file(SOURCES)

    @cached_property
    def notes(self) -> dict[str, dict[str, str]]:
        """What is noted beside texts of tables, by file and key. Raises BadFile."""
        return self.by_file(NOTES)

    def by_key(self, texts: Iterator[Text]) -> dict[str, Text]:
        """Texts by key, the first of those that stand twice."""
        found: dict[str, Text] = {}
        for text in texts:
            if text.key in found:
                self.twice.append(text)
            found.setdefault(text.key, text)
        return found

    def texts_of(self, name: str) -> Iterator[Text]:
        """The texts of a file as they stand there; what can't be read joins `unread`."""
        try:
            source = content_of(self.path / name)
            yield from self.texts_of_table(name, source) if name in TABLES else self.texts_of_fluent(name, source)
        except Unreadable as error:
            self.unread.append(Unread(name, error.line, error.why, True))

    def texts_of_fluent(self, name: str, source: str) -> Iterator[Text]:
        """The texts of a Fluent file."""
        for entry in parsed(source).body:
            if isinstance(entry, Junk):
                self.unread.append(Unread(name, *complaint(entry, source)))
            elif isinstance(entry, Message):
                comment = (entry.comment.content if entry.comment else None) or ""
                line = place_of(entry, source).line
                yield Text(name, entry.id.name, words_of(entry), line, comment, entry)

    def texts_of_table(self, name: str, source: str) -> Iterator[Text]:
        """The texts of a table. Raises Unreadable."""
        pairs = table_of(source, as_pairs=True)
        start = 0
        for key, words in pairs if isinstance(pairs, list) else []:
            found = re.compile(rf"{re.escape(json.dumps(key, ensure_ascii=False))}\s*:").search(source, start)
            start = found.end() if found else start
            line = source.count("\n", 0, start) + 1
            told = words_in_table(name, words)
            if told is None:
                wanted = "a list of sentences" if name == RULINGS else "a text in quotes"
                self.unread.append(Unread(name, line, f"{key} must have {wanted}"))
            else:
                yield Text(name, key, told, line, self.notes.get(name, {}).get(key, ""))

    def by_file(self, name: str) -> dict[str, dict[str, str]]:
        """What a file has of texts by file and key; nothing if there is no such file. Raises BadFile."""
        path = self.path / name
        if not path.is_file():
            return {}
        try:
            found = table_of(content_of(path))
        except Unreadable as error:
            raise BadFile(f"{path}, {error}") from error
        if not (isinstance(found, dict) and all(isinstance(texts, dict) for texts in found.values())):
            raise BadFile(f"{path}: must have texts by file and key")
        return found


def words_in_table(name: str, words: object) -> str | None:
    """The words of a table's text; None if they are nothing that stands there."""
    if name == RULINGS:
        if isinstance(words, list) and all(isinstance(sentence, str) for sentence in words):
            return "\n".join(words)
        return None
    return words if isinstance(words, str) else None


@cache
def original() -> LanguageFolder:
    """The texts that all others are made from; reading them takes a second."""
    return LanguageFolder(FOLDER / ORIGINAL)


def names_known() -> list[str]:
    """What the files of a language can be called."""
    return [*original().files, SOURCES, NOTES, GLOSSARY, EXCEPTIONS]


def cards_by_key() -> dict[str, Card]:
    """The cards of all sets by what the keys of their texts name: the name of their type, or their own key."""
    cards = all_cards("third")
    return {card.type_name: card for card in cards} | {card.key: card for card in cards}


def card_named_by(text: Text, cards: dict[str, Card]) -> Card | None:
    """The card that a text of a table is about; None for others."""
    if text.file not in TABLES:
        return None
    return next((cards[part] for part in text.key.split(".")[:2] if part in cards), None)
