"""How far a language is: which texts it lacks, which were made from English that has changed since."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from fnmatch import fnmatchcase
from typing import Final, NamedTuple

from splay.core.card import Card
from splay.core.expansion import BASE
from splay.sets import FURTHER_SETS
from splay.translating.folder import (
    ANSWERS,
    CARDS,
    RULINGS,
    TABLES,
    BadFile,
    LanguageFolder,
    Text,
    card_named_by,
    cards_by_key,
    original,
)

READING_ORDER: Final = (
    "interface.ftl", "web-table.ftl", CARDS, ANSWERS, "web-story.ftl", "web-shell.ftl", "web-lobby.ftl",
    "web-knowledge.ftl", "web-end.ftl", "refusals.ftl", "web-settings.ftl", "web-people.ftl", "web-games.ftl",
    "web-chat.ftl", "web-replay.ftl", "coach.ftl", "lessons.ftl", "web-lessons.ftl", "web-learn.ftl", "web-rules.ftl",
    "web-account.ftl", "web-puzzles.ftl", "puzzles.ftl", "server.ftl", "online.ftl", "web-text.ftl", "help.ftl",
    "terminal-lessons.ftl", "terminal-puzzles.ftl", "web-statistics.ftl", "web-profile.ftl", "web-ratings.ftl",
    "web-rated.ftl", "web-standing.ftl", "plans.ftl", "web-plans.ftl", "web-called.ftl", "web-invited.ftl", RULINGS,
    "rulings.ftl",
)  # fmt: skip
"""The files of a base game, those first that everyone reads in every game. Those of further sets come after them."""


class State(StrEnum):
    """How a text stands: not there, made from English that has changed, there but not called done, done, or there
    although English has none such.
    """

    MISSING = "missing"
    OUTDATED = "outdated"
    NEW = "new"
    DONE = "done"
    UNKNOWN = "unknown"


class Standing(NamedTuple):
    """A text in both languages: `own` is None if it is missing, `english` if English has none such. `source` is the
    English that it was made from, "" if it isn't called done.
    """

    state: State
    english: Text | None
    own: Text | None
    source: str

    @property
    def text(self) -> Text:
        """The English text if there is one, else the language's."""
        text = self.english or self.own
        assert text is not None, "one of both is there"
        return text


class Part(NamedTuple):
    """A part of what is to be translated: a file's texts, those of one set of cards alone if it is a table."""

    file: str
    set_name: str

    @property
    def name(self) -> str:
        """What the part is called, as it is told and asked for: "web-lobby.ftl", "cards.json (base)"."""
        return f"{self.file} ({self.set_name})" if self.file in TABLES or self.set_name != BASE else self.file


class Progress:
    """How all texts of a language stand, in the order in which they are read."""

    def __init__(self, own: LanguageFolder, english: LanguageFolder | None = None) -> None:
        """Raises BadFile if what was noted about the texts can't be read."""
        self.own = own
        self.english = english or original()
        self.standings = [self.standing_of(text) for text in self.english.texts.values()]
        self.standings += [
            Standing(State.UNKNOWN, None, text, "")
            for place, text in own.texts.items()
            if place not in self.english.texts
        ]
        self.parts = by_parts(self.standings)

    def standing_of(self, english: Text) -> Standing:
        """How a text stands."""
        own = self.own.texts.get(english.place)
        source = self.own.sources.get(english.file, {}).get(english.key, "")
        if own is None:
            return Standing(State.MISSING, english, None, source)
        if not source:
            return Standing(State.NEW, english, own, "")
        return Standing(State.DONE if source == english.words else State.OUTDATED, english, own, source)

    def chosen(self, keys: Sequence[str] = (), file: str | None = None) -> list[Standing]:
        """Those with some keys, in which `*` stands for anything, or all; of one file or part alone if it is named.
        Raises BadFile for a key or a file that there isn't.
        """
        of_file = [
            standing
            for part, standings in self.parts.items()
            for standing in standings
            if file in (None, part.file, part.name)
        ]
        if not of_file:
            raise BadFile(f"{file}: there is no such file; there are {', '.join(files_in_order(self.parts))}")
        for key in keys:
            if not any(fnmatchcase(standing.text.key, key) for standing in of_file):
                raise BadFile(f"{key}: there is no such key" + (f" in {file}" if file else ""))
        return [
            standing for standing in of_file if not keys or any(fnmatchcase(standing.text.key, key) for key in keys)
        ]


def by_parts(standings: Sequence[Standing]) -> dict[Part, list[Standing]]:
    """The parts of the work, those first that are read most."""
    cards = cards_by_key()
    parts: dict[Part, list[Standing]] = {}
    for standing in standings:
        parts.setdefault(part_of(standing.text, cards), []).append(standing)
    return {part: parts[part] for part in sorted(parts, key=reading_place)}


def part_of(text: Text, cards: dict[str, Card]) -> Part:
    """The part that a text belongs to."""
    card = card_named_by(text, cards)
    return Part(text.file, set_of_file(text.file) if card is None else card.set_name)


def set_of_file(file: str) -> str:
    """The set whose words a Fluent file has."""
    name = file.removeprefix("web-")
    return next((further.name for further in FURTHER_SETS if name.startswith(further.name)), BASE)


def reading_place(part: Part) -> tuple[int, int, str]:
    """What parts are ordered by."""
    sets = [BASE, *[further.name for further in FURTHER_SETS]]
    place = READING_ORDER.index(part.file) if part.file in READING_ORDER else len(READING_ORDER)
    return sets.index(part.set_name), place, part.file


def files_in_order(parts: dict[Part, list[Standing]]) -> list[str]:
    """The files, each once, in the order of the parts."""
    return list(dict.fromkeys([part.file for part in parts]))
