"""A source with its syntax tree: what stands where, and what else could stand there."""

import ast
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

Function = ast.FunctionDef | ast.AsyncFunctionDef
LEFT_OUT: Final = ("annotation", "returns", "decorator_list", "type_params", "bases")
"""Fields of nodes in which nothing is planted: types, and what routes and their description are made of."""


class Change(Struct, frozen=True):
    """One fault: other words in the place of some bytes of a source. Lines are counted from 1."""

    kind: str
    line: int
    last_line: int
    start: int
    end: int
    words: str

    def planted_in(self, source: bytes) -> bytes:
        """The source with the fault."""
        return source[: self.start] + self.words.encode() + source[self.end :]


class Source:
    """The text of a file."""

    def __init__(self, text: bytes) -> None:
        """Raises SyntaxError."""
        self.text = text
        self.tree = ast.parse(text)
        self.begins = [0]
        for line in text.splitlines(keepends=True):
            self.begins.append(self.begins[-1] + len(line))

    def nodes(self) -> Iterator[tuple[ast.AST, Function | None]]:
        """What faults may be planted in, each with the function that it is a part of."""
        yield from nodes_below(self.tree, None)

    def change(self, kind: str, first: ast.AST, last: ast.AST, words: str) -> Change:
        """A fault in the place of everything from one node to another one."""
        start = self.begins[first.lineno - 1] + first.col_offset  # type: ignore[attr-defined]
        end = self.begins[last.end_lineno - 1] + last.end_col_offset  # type: ignore[attr-defined]
        return Change(kind, first.lineno, last.end_lineno, start, end, words)  # type: ignore[attr-defined]


def nodes_below(node: ast.AST, function: Function | None) -> Iterator[tuple[ast.AST, Function | None]]:
    """Everything within a node."""
    for field, value in ast.iter_fields(node):
        if field in LEFT_OUT:
            continue
        for below in value if isinstance(value, list) else [value]:
            # before Python 3.12, what stands in an f-string has no place in the file
            if isinstance(below, ast.AST) and not isinstance(below, ast.JoinedStr):
                yield below, function
                yield from nodes_below(below, below if isinstance(below, Function) else function)
