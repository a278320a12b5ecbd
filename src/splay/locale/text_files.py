"""Reading the files that translators write: whatever their editor made of them, or why not, in words for anybody; and
the messages of a Fluent file as they are written there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

NOT_UTF8: Final = 'it isn\'t in UTF-8: save it again, with "UTF-8" chosen as its encoding'
CURLED: Final = "“”„‟«»‹›‘’‚"  # noqa: RUF001
"""What some editors write instead of straight quotes."""
SAID: Final = (
    ("Expecting ',' delimiter", 'a comma is missing here or in the line before, or a " within a text must be \\"'),
    ("Illegal trailing comma", "a comma is too many here or in the line before: none stands before a bracket"),
    ("Unterminated string", 'the quote (") at the end of this text is missing'),
    ("Invalid control character", 'the quote (") at the end of this text is missing, or the text has two lines'),
    ("Invalid \\", "a \\ within a text must be \\\\"),
    ("Extra data", "the last bracket stands before this, and nothing may come after it"),
)  # fmt: skip
"""What is wrong with a table by how Python's message begins."""
OTHERWISE: Final = "a comma, a quote or a bracket is too many or missing here or in the line before"

MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message begins in a Fluent source, with its key."""


class Unreadable(ValueError):
    """A file can't be read: in which `line`, and `why`; the message says both."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


def content_of(path: Path) -> str:
    """What a text file says, with or without a byte order mark, its lines ended as usual. Raises Unreadable if it isn't
    in UTF-8, and OSError.
    """
    try:
        content = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable(error.object.count(b"\n", 0, error.start) + 1, NOT_UTF8) from error
    return content.replace("\r\n", "\n").replace("\r", "\n")


def table_of(source: str, as_pairs: bool = False) -> object:
    """What a file in JSON says, its objects as lists of pairs if wanted. Raises Unreadable."""
    try:
        return json.loads(source, object_pairs_hook=list if as_pairs else None)
    except json.JSONDecodeError as error:
        raise Unreadable(error.lineno, mistake(source, error)) from error


def mistake(source: str, error: json.JSONDecodeError) -> str:
    """What is wrong where Python can't read a table."""
    there, before = source[error.pos : error.pos + 1], source[: error.pos].rstrip()
    if there and there in CURLED:
        return f'{there} is no quote for a computer: write " around each text'
    message = "Illegal trailing comma" if there in ("}", "]") and before.endswith(",") else error.msg
    return next((said for beginning, said in SAID if message.startswith(beginning)), OTHERWISE)


def without_comments(source: str) -> str:
    """A Fluent source without its comments, which are for whoever writes it."""
    return "".join([line for line in source.splitlines(keepends=True) if not line.startswith("#")])


def parts_of(source: str) -> Iterator[tuple[str, str]]:
    """The messages of a Fluent source, each from its key on and with it, without comments."""
    source = without_comments(source)
    found = list(MESSAGE.finditer(source))
    starts = [message.start() for message in found] + [len(source)]
    for message, end in zip(found, starts[1:], strict=True):
        yield message[1], source[message.start() : end]


def bodies(source: str) -> dict[str, str]:
    """What each message of a Fluent source says, by its key, without comments; the first of those that stand twice."""
    found: dict[str, str] = {}
    for key, message in parts_of(source):
        found.setdefault(key, message.partition("=")[2])
    return found
