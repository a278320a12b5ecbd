"""Fluent messages as texts: what stands after the key, in the form in which translators see and write it."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Annotation, Comment, Junk, Message, Resource

INDENT: Final = "    "
STARTS_BESIDE_KEY: Final = ("[", "*", ".")
"""What may begin a text, but no further line of one: a text that begins so begins beside its key."""
ATTRIBUTE: Final = re.compile(r"\.[a-zA-Z][\w-]* ?= ?")


class NoMessage(ValueError):
    """Something is no text of a message; the message says why."""


class Place(NamedTuple):
    """What a part of a Fluent source is: the line that it begins in, and its first and last character."""

    line: int
    start: int
    end: int


def parsed(source: str) -> Resource:
    """A Fluent source as it is understood, with what can't be."""
    return FluentParser(with_spans=True).parse(source)


def place_of(entry: Message | Junk, source: str) -> Place:
    """Where an entry stands; a comment above a message belongs to it."""
    assert entry.span is not None, "it was read with places"
    start = entry.id.span if isinstance(entry, Message) else entry.span
    assert start is not None, "it was read with places"
    return Place(source.count("\n", 0, start.start) + 1, entry.span.start, entry.span.end)


def complaint(junk: Junk, source: str) -> tuple[int, str]:
    """The line of what can't be read, and what is wrong there."""
    annotation: Annotation = (junk.annotations or [])[0]
    assert annotation.span is not None, "it was read with places"
    return source.count("\n", 0, annotation.span.start) + 1, str(annotation.message)


def words_of(message: Message) -> str:
    """What stands after a message's key, with its attributes, as lines without their indentation."""
    source = FluentSerializer().serialize_entry(Message(message.id, message.value, message.attributes))
    lines = source.removeprefix(f"{message.id.name} =").rstrip("\n").split("\n")
    return "\n".join([line.removeprefix(INDENT) for line in lines]).lstrip(" \n")


def message_of(key: str, words: str, comment: str = "") -> Message:
    """The message with a key that has these words. Raises NoMessage."""
    source = source_of(key, words)
    body = parsed(source).body
    junk = [entry for entry in body if isinstance(entry, Junk)]
    if junk:
        line, what = complaint(junk[0], source)
        raise NoMessage(f"{key}: {what}" + (f" (line {line} of {source!r})" if "\n" in source.strip() else ""))
    if len(body) != 1 or not isinstance(body[0], Message) or body[0].id.name != key:
        raise NoMessage(f"{key}: there is no text, or more than one")
    message = body[0]
    message.comment = Comment(comment) if comment else None
    return message


def source_of(key: str, words: str) -> str:
    """The Fluent source of such a message, not yet understood."""
    first, *further = words.split("\n")
    if not further and not ATTRIBUTE.match(words):
        return f"{key} = {words}\n"
    if first.startswith(STARTS_BESIDE_KEY) and not ATTRIBUTE.match(first):
        return "\n".join([f"{key} = {first}", *[indented(line) for line in further]]) + "\n"
    return "\n".join([f"{key} =", *[indented(line) for line in [first, *further]]]) + "\n"


def indented(line: str) -> str:
    """A line as it stands in a file, beneath its key."""
    return f"{INDENT}{line}" if line.strip() else ""


def entry_source(message: Message) -> str:
    """A message with its comment, as its file has it."""
    comment = (message.comment.content if message.comment else None) or ""
    noted = "".join([f"# {line}".rstrip() + "\n" for line in comment.split("\n")]) if comment else ""
    return noted + source_of(message.id.name, words_of(message))
