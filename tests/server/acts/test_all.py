"""The list of everything that can happen to a table is complete, and true of what is refused."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

import splay.server
from splay.server.acts.all import ALL, ANY, as_table
from splay.server.storage import log_entry
from splay.server.storage.schema import FINISHED, OPEN, RUNNING
from tests.server.playing import House, look, made, open_house

ROOT = Path(__file__).parents[3]
SERVER = Path(splay.server.__file__).parent
CHANGES: Final[dict[str, tuple[str, ...]]] = {"tables": ("change", "act"), "self": ("act",), "hub": ("notify",)}
"""What is called, and of whom, by whatever changes a table: a change also, of which those who watch are told."""
LISTED: Final = {code for act in ALL for code in act.code}
STORE: Final = "tables.table_changes.TableStore."
MECHANISM: Final = {STORE + name for name in ("change", "act", "tried")}
"""What tells those who watch for all others."""


def changes(node: ast.AST) -> bool:
    """Whether a node is a call that changes a table."""
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Name):
        return node.func.id == "write_entry"
    if not isinstance(node.func, ast.Attribute):
        return False
    owner = ast.unparse(node.func.value).rpartition(".")[2]
    return node.func.attr in CHANGES.get(owner, ())


def changing(node: ast.AST, name: str) -> Iterator[str]:
    """The functions below a node that change a table, by their full names; of one inside another, the outer."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from changing(child, f"{name}.{child.name}")
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and any(map(changes, ast.walk(child))):
            yield f"{name}.{child.name}"


def found() -> set[str]:
    """All of the server's functions that change a table."""
    functions = set()
    for path in SERVER.rglob("*.py"):
        module = ".".join(path.relative_to(SERVER).with_suffix("").parts)
        functions |= set(changing(ast.parse(path.read_text(encoding="utf-8")), module))
    return functions - MECHANISM


def test_every_call_that_changes_a_table_is_listed_and_every_listed_function_makes_one() -> None:
    assert found() == LISTED


def test_calls_are_seen() -> None:
    """So that the test above can fail."""
    source = """
async def one(tables):
    async with tables.change("t") as connection:
        pass

class Two:
    async def two(self):
        await self.tables.hub.notify("t")

    def three(self):
        return self.act("t", None)

async def four(connection):
    await write_entry(connection, None, None)

async def none(people, hub):
    await people.change("ann")
    hub.notify_person("ann")
"""
    assert list(changing(ast.parse(source), "m")) == ["m.one", "m.Two.two", "m.Two.three", "m.four"]


def test_every_entry_of_a_log_is_something_that_happens() -> None:
    kinds = {value for name, value in vars(log_entry).items() if name.isupper()}
    assert {entry for act in ALL for entry in act.entries} == kinds


def test_the_protocol_has_the_list() -> None:
    """`python -m splay.server.acts.all` prints it."""
    assert f"\n\n{as_table()}\n\n" in (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


REQUESTS: Final[dict[str, tuple[tuple[str, str, Any], ...]]] = {
    "acts.seating.fill": (("POST", "/seats", {"agent": "rule"}),),
    "acts.leaving_before_start.remove_player": (("DELETE", "/seats/1", None),),
    "tables.table_changes.TableStore.answer": (("POST", "/answers", {"key": "draw", "sequence": 0}),),
    "acts.takebacks.undo": (("POST", "/undo", {}),),
    "acts.takebacks.propose": (
        ("POST", "/takebacks", {"to": 0}),
        ("POST", "/takebacks/decision", {"to": 0, "accept": True}),
    ),
    "acts.resignation.resign": (("POST", "/resignation", {}),),
    "acts.stand_ins.leave_running": (("POST", "/return", None),),
    "acts.inactivity.let_stand_in": (("POST", "/seats/1/stand_in", None),),
    "history.rematch.rematch": (("POST", "/rematch", None),),
    "history.branch.branch": (("POST", "/branches", {"at": 1, "seats": ["me", "rule"]}),),
}
"""How somebody asks for what happens, by what does it."""


async def tables_of_each_status(house: House) -> dict[str, tuple[Any, str]]:
    """A table of each status, with its host."""
    tables = {}
    for status in (OPEN, RUNNING, FINISHED):
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(*([ann] if status == OPEN else [ann, bob]))
        if status == FINISHED:
            made(await bob.post(f"/api/tables/{table}/resignation", json={}))
        assert (await look(ann, table))["status"] == status
        tables[status] = (ann, table)
    return tables


@pytest.mark.anyio
async def test_nothing_happens_to_a_table_of_another_status(engine: AsyncEngine, tmp_path: Path) -> None:
    assert REQUESTS.keys() <= LISTED
    async with open_house(engine, tmp_path) as house:
        tables = await tables_of_each_status(house)
        for act in ALL:
            requests = [request for code in act.code for request in REQUESTS.get(code, ())]
            for status in set(ANY) - set(act.status):
                ann, table = tables[status]
                before = (await look(ann, table), (await house.tables.look(table)).row.version)
                for method, path, body in requests:
                    answer = await ann.request(method, f"/api/tables/{table}{path}", json=body)
                    assert answer.status_code == 409, (act.what, status, path, answer.text)
                assert (await look(ann, table), (await house.tables.look(table)).row.version) == before
