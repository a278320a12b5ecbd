"""The words that a language has decided on: `glossary.csv`, and what it lets stand although a check finds it."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from io import StringIO
from pathlib import Path
from re import Pattern
from typing import Final, NamedTuple

from splay.locale.text_files import Unreadable, content_of
from splay.translating.folder import EXCEPTIONS, GLOSSARY, BadFile, Unread

TERM_COLUMNS: Final = ("english", "stems", "forbidden", "note")
EXCEPTION_COLUMNS: Final = ("key", "check", "why")


class BadRow(BadFile):
    """A table of words can't be used: `unread` says where and why, and so does the message."""

    def __init__(self, path: Path, line: int, why: str) -> None:
        super().__init__(f"{path}, line {line}: {why}")
        self.unread = Unread(path.name, line, why, True)


class Term(NamedTuple):
    """An English word, with the patterns of which its translation has one, and those that no text may have."""

    english: str
    stems: str
    pattern: Pattern[str] | None
    allowed: Pattern[str] | None
    forbidden: Pattern[str] | None
    note: str

    def is_in(self, english: str) -> bool:
        """Whether an English text has the word, and the language one for it."""
        return self.pattern is not None and self.allowed is not None and self.pattern.search(english) is not None

    def is_kept(self, own: str) -> bool:
        """Whether a text of the language has its word."""
        return self.allowed is None or self.allowed.search(own) is not None


class Exceptions:
    """What checks leave alone: texts by key, in which `*` stands for anything, with the check's name."""

    def __init__(self, rows: Sequence[tuple[str, str]]) -> None:
        self.rows = rows
        self.used: set[tuple[str, str]] = set()

    def has(self, key: str, check: str) -> bool:
        """Whether a check leaves a text alone."""
        found = [row for row in self.rows if row[1] == check and fnmatchcase(key, row[0])]
        self.used.update(found)
        return bool(found)

    @property
    def unused(self) -> list[tuple[str, str]]:
        """What no check has asked for."""
        return [row for row in self.rows if row not in self.used]


def terms_in(folder: Path) -> list[Term]:
    """The terms of a language's glossary; none if it has no such file. Raises BadRow."""
    terms = []
    for line, row in rows_of(folder / GLOSSARY, TERM_COLUMNS):
        english, stems, forbidden, note = (cell.strip() for cell in row)
        try:
            english_words = re.compile(rf"\b(?:{english})s?\b", re.IGNORECASE) if english else None
            allowed = re.compile(rf"\b(?:{stems})", re.IGNORECASE) if stems else None
            unwanted = re.compile(rf"\b(?:{forbidden})", re.IGNORECASE) if forbidden else None
        except re.error as error:
            raise BadRow(folder / GLOSSARY, line, str(error)) from error
        terms.append(Term(english, stems, english_words, allowed, unwanted, note))
    return terms


def exceptions_in(folder: Path) -> Exceptions:
    """What the checks of a language leave alone. Raises BadRow."""
    return Exceptions([(key, check) for _, (key, check, _) in rows_of(folder / EXCEPTIONS, EXCEPTION_COLUMNS)])


def rows_of(path: Path, columns: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
    """The rows of a table with these columns, without its head and empty ones, with their lines.

    Between cells stand commas, or semicolons as spreadsheets write them where commas are decimal. Raises BadRow.
    """
    if not path.is_file():
        return
    try:
        source = content_of(path)
    except Unreadable as error:
        raise BadRow(path, error.line, error.why) from error
    reader = csv.reader(StringIO(source), delimiter=";" if source.startswith(";".join(columns)) else ",")
    if next(reader, None) != list(columns):
        raise BadRow(path, 1, f"the first line must be {','.join(columns)}, with commas or semicolons between")
    for row in reader:
        if any(cell.strip() for cell in row):
            if len(row) > len(columns):
                raise BadRow(
                    path, reader.line_num, f"more than {len(columns)} cells; quote one with a comma or semicolon in it"
                )
            yield reader.line_num, [*row, *[""] * (len(columns) - len(row))]
