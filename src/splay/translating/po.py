"""A language's texts as a PO file of GNU gettext, which tools for translators read, and back."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from io import BytesIO
from typing import Final, NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import PoFileError, read_po, unescape, write_po

from splay import __version__
from splay.translating.checks import faults_of
from splay.translating.fluent_texts import NoMessage, message_of
from splay.translating.folder import TABLES, BadFile, LanguageFolder, Text
from splay.translating.plural_forms import locale_of
from splay.translating.progress import Progress, Standing, State
from splay.translating.writing import Words, write_sources, write_texts

HEAD: Final = """Splay, an open implementation of the card game Innovation.
A text's context is its file and its key. Leave {{ $names }}, [marks], **stress** and lines = [figure] as they are.
{{ $number -> ... }} chooses: give it the plural forms of your language. docs/translating.md tells more."""
FUZZY: Final = "fuzzy"
GUESSED: Final = ("python-format", "python-brace-format")
"""What Babel takes texts with braces or percent signs for."""
PREVIOUS: Final = re.compile(r'\|\s(?:msgid )?"')
"""How the comments begin that say what the English was before."""
QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
UNBROKEN: Final = 1_000_000
"""Lines have so many letters at most: comments would be broken at the usual length, whatever they say."""


class Taken(NamedTuple):
    """What has come from a PO file: how many texts are there, are new or another, are called done; how many aren't as a
    check finds something wrong with them; and what was left out, with why.
    """

    texts: int
    changed: int
    done: int
    wrong: int
    left_out: list[str]


def exported(progress: Progress) -> bytes:
    """All texts of a language as a PO file; those made from English that has changed are fuzzy. Raises BadFile."""
    catalog = Catalog(
        locale_of(progress.own.language),
        project="Splay",
        version=__version__,
        header_comment="\n".join([f"# {line}" for line in HEAD.format().splitlines()]),
        fuzzy=False,
    )
    for standings in progress.parts.values():
        for standing in standings:
            if standing.english is not None:
                add(catalog, standing)
    file = BytesIO()
    write_po(file, catalog, width=UNBROKEN, include_previous=True)
    return file.getvalue()


def add(catalog: Catalog, standing: Standing) -> None:
    """Adds a text to a PO file."""
    english, own = standing.english, standing.own
    assert english is not None, "only those that English has"
    is_outdated = standing.state == State.OUTDATED
    message = catalog.add(
        english.words,
        own.words if own else "",
        context=context_of(english),
        auto_comments=english.comment.splitlines(),
        user_comments=own.comment.splitlines() if own else [],
        flags=[FUZZY] if is_outdated else [],
        previous_id=standing.source if is_outdated else (),
    )
    message.flags.difference_update(GUESSED)


def context_of(text: Text) -> str:
    """What tells a text from all others in a PO file."""
    return f"{text.file}:{text.key}"


def imported(folder: LanguageFolder, content: bytes) -> Taken:
    """Writes the texts of a PO file into a language's folder, and notes the English that they were made from.

    What has no words leaves the text as it is; what is fuzzy, or wrong, isn't called done. Raises BadFile if it is no
    PO file.
    """
    progress = Progress(folder)
    standings = {context_of(standing.text): standing for standing in progress.standings}
    texts: dict[str, dict[str, Words]] = {}
    sources: dict[str, dict[str, str]] = {}
    left_out = []
    finished = set()
    number = 0
    for message in messages_in(content):
        standing = standings.get(str(message.context))
        if standing is None or standing.english is None:
            left_out.append(f"{message.context or message.id}: English has no such text")
            continue
        words, english = str(message.string), standing.english
        try:
            if english.file not in TABLES:
                message_of(english.key, words)
        except NoMessage as error:
            left_out.append(f"{english.file}: {error}")
            continue
        noted, previous = without_previous(message)
        number += 1
        own = standing.own
        if own is None or own.words != words or lines_of(own.comment) != lines_of(noted):
            texts.setdefault(english.file, {})[english.key] = words, noted
        source = previous or standing.source if FUZZY in message.flags else str(message.id)
        if source and source != standing.source:
            sources.setdefault(english.file, {})[english.key] = source
        if FUZZY not in message.flags:
            finished.add(english.place)
    write_texts(folder, texts)
    wrong = finished & {(fault.file, fault.key) for fault in faults_of(LanguageFolder(folder.path)) if not fault.warns}
    for file, key in wrong:
        sources.setdefault(file, {})[key] = ""
    write_sources(folder, sources)
    changed = sum(len(told) for told in texts.values())
    return Taken(number, changed, len(finished - wrong), len(wrong), left_out)


def messages_in(content: bytes) -> list[Message]:
    """The texts of a PO file that have words. Raises BadFile."""
    try:
        catalog = read_po(BytesIO(content.removeprefix(BOM_UTF8)), ignore_obsolete=True, abort_invalid=True)
    except (PoFileError, UnicodeDecodeError, IndexError, ValueError) as error:
        raise BadFile(f"this is no PO file: {error}") from error
    return [message for message in catalog if message.id and message.string]


def without_previous(message: Message) -> tuple[str, str]:
    """What a translator noted beside a text, and the English that it was made from, "" if that isn't told."""
    previous = [line for line in message.user_comments if PREVIOUS.match(line)]
    noted = [line for line in message.user_comments if not line.startswith("| ")]
    return "\n".join(noted), "".join([unescape(quoted) for line in previous for quoted in QUOTED.findall(line)])


def lines_of(comment: str) -> list[str]:
    """What a comment says, line by line; empty lines don't go through a PO file."""
    return [line.strip() for line in comment.splitlines() if line.strip()]
