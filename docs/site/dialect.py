"""Documents as the site's Markdown wants them, which is stricter about lists than others are."""

import re
from collections.abc import Iterator
from typing import Final

ITEM: Final = re.compile(r"( *)((?:[-*]|\d+\.) +)(?=\S)")
FENCE: Final = re.compile(r" *(```+)")
STEP: Final = 4
"""So many spaces a level of a list is set in."""
BLOCK: Final = ("#", "|", ">", "<", "[^")
"""What begins a line that no list needs a blank line after."""


def adapted(text: str) -> str:
    """The same document, with each level of a list set in by four spaces, and a blank line before each list."""
    return "\n".join(lines_of(text.splitlines())) + "\n"


def lines_of(lines: list[str]) -> Iterator[str]:
    """The adapted lines, one after the other."""
    levels: list[int] = []  # where the texts of the items begin that a line may belong to, the innermost last
    fence, before = "", ""
    for line in lines:
        if not line.strip():
            yield ""
            before = ""
            continue
        found = FENCE.match(line)
        if fence:
            fence = "" if found and found[1] == fence else fence
        elif found:
            levels = within(levels, line)
            fence = found[1]
        else:
            levels = within(levels, line) if is_item(line) or not before else levels
            if is_item(line) and not levels and is_paragraph(before):
                yield ""
        yield set_in(levels, line)
        if not fence and is_item(line):
            levels = [*levels, len(ITEM.match(line)[0])]  # type: ignore[index]
        before = line


def is_item(line: str) -> bool:
    """Whether an item of a list begins here."""
    return ITEM.match(line) is not None


def is_paragraph(line: str) -> bool:
    """Whether a line is text that a list would be taken for a part of."""
    return bool(line) and not line.startswith((" ", *BLOCK)) and not is_item(line)


def within(levels: list[int], line: str) -> list[int]:
    """The items among these that a line belongs to, by how far it is set in."""
    indent = len(line) - len(line.lstrip())
    return [start for start in levels if start <= indent]


def set_in(levels: list[int], line: str) -> str:
    """A line of these items, set in by four spaces for each."""
    if not levels:
        return line
    indent = len(line) - len(line.lstrip())
    return " " * (STEP * len(levels) + max(indent - levels[-1], 0)) + line.lstrip()
