"""What a check has found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from splay.translating.folder import Text

CHECKS: Final = {
    "files": "a file that Splay doesn't read",
    "unread": "the file can't be read there",
    "unknown": "English has no such text",
    "twice": "the key stands twice",
    "joined": "a line of a text that looks like a message of its own",
    "empty": "there are no words",
    "spaces": "spaces at an end, or two in a row",
    "arguments": "what is filled in: nothing lost, nothing that the message doesn't get",
    "variants": "words to choose by that never come",
    "plural": "the plural forms of the language",
    "one": "the form of 1 tells its number, if other numbers have it",
    "roles": "forms by role that nothing asks for",
    "marks": "icons and values in brackets as in English",
    "markup": "stress, lists and figures of the rules as in English",
    "sentences": "as many sentences as in English",
    "begins": "demands and compels begin as they are to",
    "term": "the words of the glossary",
    "forbidden": "words that the glossary forbids",
    "names": "names of cards: no two the same",
    "length": "as long as there is room",
    "english": "English left over",
    "outdated": "English has changed since",
    "new": "not called done",
    "exceptions": "an exception that nothing needs",
}
"""What checks are called, and what each looks at."""
WARNINGS: Final = ("joined", "one", "outdated", "new", "exceptions")
"""The checks that only warn."""


class Fault(NamedTuple):
    """What is wrong, where, and which check says so. `warns` means that it may stay."""

    file: str
    line: int
    key: str
    check: str
    what: str
    warns: bool = False

    def __str__(self) -> str:
        """As it is told: "interface.ftl, line 12, event-draw: ... [arguments]"."""
        place = ", ".join([part for part in (self.file, f"line {self.line}" if self.line else "", self.key) if part])
        return f"{'warning: ' if self.warns else ''}{place}: {self.what} [{self.check}]"


def fault(text: Text, check: str, what: str, warns: bool = False) -> Fault:
    """A fault of a text."""
    return Fault(text.file, text.line, text.key, check, what, warns or check in WARNINGS)


def in_short(faults: Sequence[Fault]) -> Iterator[str]:
    """Faults as lines, and how many there are; texts that aren't called done are only counted."""
    for each in faults:
        if each.check != "new":
            yield str(each)
    new = sum(each.check == "new" for each in faults)
    if new:
        yield f"warning: not called done yet: {new:,} [new]"
    wrong = sum(not each.warns for each in faults)
    yield f"Faults: {wrong:,}. Warnings: {len(faults) - wrong:,}." if faults else "No faults."
