"""A language in a folder of somebody's own, as a translator works on it: it is read again when its files change."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from splay.locale.catalogue import ADDED, KEPT, LANGUAGE, LOADED, ORIGINAL, languages, log

SEPARATORS: Final = tuple([separator for separator in (os.sep, os.altsep) if separator])

Stamp = frozenset[tuple[str, int, int]]
"""The files of a folder, with when each was changed and how long it is."""
SEEN: Final[dict[str, Stamp]] = {}
"""The files of each added folder as they were read last, by language."""


class BadLanguage(ValueError):
    """Something names no language or no language's folder; the message says what is wrong."""


def is_path(named: str) -> bool:
    """Whether a language is named by the path of its folder: "./cs" is, "cs" isn't."""
    return named.startswith("~") or any(separator in named for separator in SEPARATORS)


def folder_at(named: str | Path) -> Path:
    """The folder at a path, which is called as its language is. It need not be there. Raises BadLanguage."""
    path = Path(named).expanduser().resolve()
    if not LANGUAGE.fullmatch(path.name):
        raise BadLanguage(f"{named}: a language is called as cs or pt-BR, and so is its folder")
    if path.name == ORIGINAL:
        raise BadLanguage(f"{named}: English is what all others are made from")
    return path


def add_folder(named: str | Path) -> str:
    """Makes a folder a language beside Splay's own, or instead of one of these; what the language is called.

    Raises BadLanguage if there is no such folder, or it isn't called as a language is.
    """
    path = folder_at(named)
    if not path.is_dir():
        raise BadLanguage(f"{named}: there is no such folder")
    if ADDED.get(path.name) != path:
        ADDED[path.name] = path
        SEEN[path.name] = stamp_of(path)
        forget()
    return path.name


def language_given(named: str) -> str:
    """The language that a command line names, by what it's called or by the path of its folder. Raises BadLanguage."""
    if is_path(named):
        return add_folder(named)
    if named not in languages():
        there = ", ".join(languages())
        raise BadLanguage(f"{named}: there is no such language; there are {there}, and yours by its path, as ./cs")
    return named


def notice_changes() -> None:
    """Has the words of added folders read again if a file there has changed since."""
    for language, path in ADDED.items():
        stamp = stamp_of(path)
        if stamp != SEEN[language]:
            SEEN[language] = stamp
            forget()
            log.info("%s: a file has changed, its words are read again", language)


def stamp_of(path: Path) -> Stamp:
    """The files of a folder as they are now."""
    with os.scandir(path) as entries:
        stats = [(entry.name, entry.stat()) for entry in entries if entry.is_file()]
    return frozenset([(name, stat.st_mtime_ns, stat.st_size) for name, stat in stats])


def forget() -> None:
    """Lets go of all words that were read, and of what was made from them."""
    LOADED.clear()
    for let_go in KEPT:
        let_go()
