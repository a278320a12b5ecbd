"""Everything that is wrong with a language's texts, as far as a program can find it."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from splay.translating.faults import Fault, fault
from splay.translating.folder import CARDS, EXCEPTIONS, LanguageFolder, Text, names_known
from splay.translating.glossary import BadRow, Exceptions, exceptions_in
from splay.translating.plural_forms import locale_of
from splay.translating.progress import Progress, State
from splay.translating.text_checks import Wanted, check_text, wanted_of

BEGINNINGS = {"demand": "card-verb-demand", "compel": "card-verb-compel"}
"""By the effect, the message with the words that its text begins with."""


HIDDEN = ".txt"
"""How names may end in an editor's hands without that being seen."""
ALIKE = 0.75
"""From this share of letters in common on, from 0 to 1, a name probably stands for another one."""


def faults_of(folder: LanguageFolder) -> list[Fault]:
    """What is wrong in a language's folder: by file, in the order of the lines. Raises BadFile."""
    locale_of(folder.language)
    progress, wanted, exceptions = Progress(folder), wanted_of(folder), exceptions_of(folder)
    found = [
        each
        for each in (*faults_of_files(progress), *faults_of_texts(progress, wanted), *faults_of_cards(folder))
        if not exceptions.has(each.key, each.check)
    ]
    if not folder.unread:  # what can't be read may need any
        found += [
            Fault(EXCEPTIONS, 0, key, "exceptions", f"nothing needs it for the check {check!r}", True)
            for key, check in exceptions.unused
        ]
    return sorted(found, key=lambda each: (each.file, each.line))


def faults_of_files(progress: Progress) -> Iterator[Fault]:
    """What can't be read, what stands twice or where it doesn't belong, and what is behind English."""
    own = progress.own
    files = {key: file for file, key in progress.english.texts}
    for standing in progress.standings:
        text = standing.own
        if text is None:
            continue
        if standing.state == State.UNKNOWN:
            there = files.get(text.key)
            yield fault(text, "unknown", f"it belongs into {there}" if there else "English has no such text")
        elif standing.state == State.NEW:
            yield fault(text, "new", "it isn't called done: splay language done")
        elif standing.state == State.OUTDATED and standing.english:
            yield fault(text, "outdated", f"English was {standing.source!r}, and is {standing.english.words!r} now")
    for unread in own.unread:
        yield Fault(unread.file, unread.line, "", "unread", unread.why)
    for text in own.twice:
        yield fault(text, "twice", "the key stands there twice")
    for name in own.names_unknown:
        meant = name_meant(name)
        what = "Splay reads no file of this name" + (f"; do you mean {meant}?" if meant else "")
        yield Fault(name, 0, "", "files", what, not meant)


def name_meant(name: str) -> str:
    """The name of a language's file that another one probably stands for; "" if none is like it."""
    shown = name.casefold().removesuffix(HIDDEN)
    return next(iter(get_close_matches(shown, names_known(), 1, ALIKE)), "")


def exceptions_of(folder: LanguageFolder) -> Exceptions:
    """What the checks of a language leave alone; nothing if that can't be read, which joins what can't be."""
    try:
        return exceptions_in(folder.path)
    except BadRow as error:
        folder.unread.append(error.unread)
        return Exceptions([])


def faults_of_texts(progress: Progress, wanted: Wanted) -> Iterator[Fault]:
    """What is wrong with texts by themselves."""
    for standing in progress.standings:
        if standing.own is not None and standing.english is not None:
            yield from check_text(standing.own, standing.english, wanted)


def faults_of_cards(folder: LanguageFolder) -> Iterator[Fault]:
    """Names that two cards have, and demands that don't begin as demands do."""
    cards = folder.files.get(CARDS, {})
    names: dict[str, Text] = {}
    for text in cards.values():
        if text.key.endswith(".name"):
            other = names.setdefault(text.words.casefold(), text)
            if other is not text:
                yield fault(text, "names", f"{other.key} is {text.words!r}, too")
    for effect, key in BEGINNINGS.items():
        begin = next((texts[key].words for texts in folder.files.values() if key in texts), None)
        for text in cards.values():
            if begin and text.key.endswith(f".{effect}") and not text.words.startswith(begin):
                yield fault(text, "begins", f"must begin with {begin!r}, as {key} says")
