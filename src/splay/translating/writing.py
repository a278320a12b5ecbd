"""Writes texts into a language's files, and leaves all else in them as it is."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from fluent.syntax.ast import Message

from splay.locale.text_files import content_of
from splay.translating.fluent_texts import entry_source, message_of, parsed, place_of, words_of
from splay.translating.folder import NOTES, RULINGS, SOURCES, TABLES, BadFile, LanguageFolder, original

Words = tuple[str, str]
"""A text's words and what is noted beside it."""


def write_texts(folder: LanguageFolder, texts: Mapping[str, Mapping[str, Words]]) -> None:
    """Writes texts into a language's files, by file and key. Those that are new stand where the English ones stand.

    Raises, before anything is written, NoMessage if one can't stand in its file, and BadFile if something is there that
    would be lost.
    """
    english = original()
    check_that_nothing_is_lost(folder, texts)
    written: dict[Path, str] = {}
    for file, told in texts.items():
        path = folder.path / file
        order = list(english.files.get(file, {}))
        if file in TABLES:
            words = {key: words for key, (words, _) in told.items()}
            own = {key: text.words for key, text in folder.files.get(file, {}).items()}
            written[path] = table(file, in_order(own | words, order))
        else:
            source = content_of(path) if path.is_file() else ""
            written[path] = with_messages(source, told, order)
    notes = with_notes(folder, texts)
    if notes != folder.notes:
        written[folder.path / NOTES] = as_json(notes)
    for path, content in written.items():
        path.write_text(content, encoding="utf-8")


def check_that_nothing_is_lost(folder: LanguageFolder, files: Iterable[str]) -> None:
    """Raises BadFile if one of these files can't be read, and would be written without what is there."""
    unread = [each for each in folder.unread if each.file in files and (each.file in TABLES or each.is_whole)]
    if folder.files and unread:
        raise BadFile(f"{folder.path / unread[0].file}, line {unread[0].line}: {unread[0].why}")


def with_messages(source: str, told: Mapping[str, Words], order: list[str]) -> str:
    """A Fluent file with some messages changed, or more of them. Raises NoMessage."""
    there = {entry.id.name: entry for entry in parsed(source).body if isinstance(entry, Message)}
    messages = {key: message_of(key, words, comment) for key, (words, comment) in told.items()}
    ends = {key: place_of(entry, source).end for key, entry in there.items()}
    starts = [entry.span.start for entry in there.values() if entry.span]
    changes: list[tuple[int, int, str]] = []
    first = after = min(starts, default=len(source))
    for key in [*order, *[key for key in messages if key not in order]]:
        if key in there:
            if key in messages and not is_same(there[key], messages[key]):
                span = there[key].span
                assert span is not None, "it was read with places"
                changes.append((span.start, span.end, entry_source(messages[key]).rstrip("\n")))
            after = ends[key]
        elif key in messages:
            entry = entry_source(messages[key])
            changes.append((after, after, entry if after == first else "\n" + entry.rstrip("\n")))
    changes.sort(key=lambda change: change[:2])
    for start, end, text in reversed(changes):
        source = source[:start] + text + source[end:]
    return source


def is_same(one: Message, other: Message) -> bool:
    """Whether two messages have the same words, and the same noted beside them."""
    notes = [message.comment.content if message.comment else None for message in (one, other)]
    return words_of(one) == words_of(other) and (notes[0] or "") == (notes[1] or "")


def with_notes(folder: LanguageFolder, texts: Mapping[str, Mapping[str, Words]]) -> dict[str, dict[str, str]]:
    """What is noted beside texts of tables, with what is noted now."""
    notes = {file: dict(noted) for file, noted in folder.notes.items()}
    for file in texts:
        if file in TABLES:
            noted = notes.get(file, {}) | {key: comment for key, (_, comment) in texts[file].items()}
            notes[file] = {key: comment for key, comment in noted.items() if comment}
    return {file: noted for file, noted in notes.items() if noted}


def write_sources(folder: LanguageFolder, made_from: Mapping[str, Mapping[str, str]]) -> None:
    """Notes the English that texts were made from, by file and key, beside what is noted already; "" strikes it out."""
    english = original()
    sources = {file: dict(texts) for file, texts in folder.sources.items()}
    for file, texts in made_from.items():
        order = list(english.files.get(file, {}))
        noted = {key: words for key, words in (sources.get(file, {}) | dict(texts)).items() if words}
        sources[file] = in_order(noted, order)
    folder.sources = {file: sources[file] for file in sorted(sources) if sources[file]}
    (folder.path / SOURCES).write_text(as_json(folder.sources), encoding="utf-8")


def in_order(texts: dict[str, str], order: list[str]) -> dict[str, str]:
    """Texts in the order of the English ones; what English has not comes last."""
    place = {key: number for number, key in enumerate(order)}
    return {key: texts[key] for key in sorted(texts, key=lambda key: place.get(key, len(place)))}


def table(file: str, texts: dict[str, str]) -> str:
    """A table as its file holds it: a text a line."""
    if file != RULINGS:
        return as_json(texts)
    lines = [
        f" {json.dumps(key, ensure_ascii=False)}: {json.dumps(words.split(chr(10)), ensure_ascii=False)}"
        for key, words in texts.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def as_json(content: object) -> str:
    """Something as JSON, a text a line."""
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"
