"""Every refusal has words of its own, in the reader's language; the server's sentence is for programs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from splay.locale.catalogue import load
from splay.puzzles import solving
from splay.server.protocol import errors
from splay.server.table_api import refusals

SERVER = Path(errors.__file__).parents[1]
FOR_PROGRAMS = {
    "header_missing",
    "headers_too_large",
    "method_not_allowed",
    "unsupported_media_type",
    "websocket_needed",
    "wrong_origin",
}
"""What no page and no terminal of ours can be refused: they send what these refusals miss."""
BY_RULES = {word for _, word in refusals.CODES.values()}


def words_in(node: ast.expr) -> Iterator[str]:
    """The words of refusals that an expression can have."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from [*words_in(node.body), *words_in(node.orelse)]


def refused() -> Iterator[str]:
    """The words of all refusals that the server's sources name."""
    yield from [*BY_RULES, *errors.CODES.values()]
    for source in [*SERVER.rglob("*.py"), Path(solving.__file__)]:
        tree = ast.parse(source.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "ApiError":
                yield from words_in(node.args[1])
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "NotNow":
                yield from words_in(node.args[0])
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "checked_text":
                yield from [f"bad_{what}" for what in words_in(node.args[1])]


@pytest.mark.parametrize("word", sorted(set(refused()) - FOR_PROGRAMS))
def test_a_refusal_has_words_of_its_own(word: str) -> None:
    assert load().has_text(f"refusal-{word}")


def test_all_kinds_of_refusals_are_looked_at() -> None:
    found = set(refused())
    assert {"bad_name", "bad_text", "stale", "busy", "no_such_table", "no_such_language", "no_more_hints"} <= found
    assert found >= FOR_PROGRAMS
