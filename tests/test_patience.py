"""No test gives up if a slow machine would only be late: every client of a real server waits as long as PATIENCE."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
WAITING = {
    "Client": "timeout",
    "AsyncClient": "timeout",
    "connect": "open_timeout",
    **dict.fromkeys(("get", "post", "put", "patch", "delete", "request", "stream"), "timeout"),
}
"""What opens a connection by `httpx` or `websockets`, and the argument that says how long it may take."""
HERE = "transport"
"""The argument of clients whose server is in the same process: they wait for ever."""


def hasty(source: str) -> list[str]:
    """The calls that open a connection and leave it to the library how long that may take."""
    tree = ast.parse(source)
    return [ast.unparse(call) for call, name in calls(tree) if not {WAITING[name], HERE} & arguments(call)]


def calls(tree: ast.Module) -> Iterator[tuple[ast.Call, str]]:
    """The calls that open a connection, with the name of what is called."""
    imported = {
        alias.asname or alias.name: alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] in ("httpx", "websockets")
        for alias in node.names
    }
    for call in ast.walk(tree):
        match call:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="httpx" | "websockets"), attr=name)) if name in WAITING:
                yield call, name
            case ast.Call(func=ast.Name(id=name)) if imported.get(name) in WAITING:
                yield call, imported[name]


def arguments(call: ast.Call) -> set[str | None]:
    """The names of the arguments that are given by name."""
    return {keyword.arg for keyword in call.keywords}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import httpx\nhttpx.get('http://here')", ["httpx.get('http://here')"]),
        ("import httpx\nhttpx.get('http://here', timeout=3)", []),
        ("import httpx\nhttpx.AsyncClient(transport=here)", []),
        ("from websockets.sync.client import connect as c\nc('ws://here')", ["c('ws://here')"]),
        ("import websockets\nwebsockets.connect('ws://here', open_timeout=3)", []),
        ("import sqlite3\nsqlite3.connect('file')", []),
    ],
)
def test_a_hasty_call_is_found(source: str, found: list[str]) -> None:
    assert hasty(source) == found


def test_no_client_gives_up_earlier_than_the_tests() -> None:
    found = {path.name: hasty(path.read_text(encoding="utf-8")) for path in TESTS.rglob("*.py")}
    assert {name: calls for name, calls in found.items() if calls} == {}
