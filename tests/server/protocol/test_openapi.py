"""The OpenAPI description says exactly what clients get, and the browser client's types are made from it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.openapi import canonical, fingerprint, main
from splay.server.push.messages import LiveMessage
from tests.server.playing import made, open_house

TYPES = Path(__file__).parents[3] / "web" / "src" / "api" / "schema.d.ts"
FILES = {"/api/tables/{table_id}/record", "/api/me/data"}
"""Answers that are files with a format of their own."""
PARTS = {"/Step/properties/changes", "/PracticeView/properties/place", "/NewPractice/properties/place/oneOf/0"}
"""Any of the fields of a view; and what a client keeps of an exercise, without reading it."""


@cache
def described() -> dict[str, Any]:
    """The description."""
    plain: dict[str, Any] = msgspec.json.decode(canonical())
    return plain


def parts(schema: object, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """All JSON objects in a part of the description, with their paths."""
    if isinstance(schema, dict):
        yield path, schema
        for key, value in schema.items():
            yield from parts(value, f"{path}/{key}")
    elif isinstance(schema, list):
        for number, value in enumerate(schema):
            yield from parts(value, f"{path}/{number}")


def test_the_browser_clients_types_are_those_of_the_server() -> None:
    found = re.search(r"fingerprint: ([0-9a-f]{64})", TYPES.read_text(encoding="utf-8"))
    assert found is not None
    assert found[1] == fingerprint(), (
        "make them anew: python -m splay.server.openapi web/openapi.json && python web_build.py run types"
    )


def test_the_description_is_written_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "openapi.json")]) == 0
    assert (tmp_path / "openapi.json").read_bytes() == canonical()
    assert main([]) == 2
    assert "usage" in capsys.readouterr().err


def test_no_answer_is_just_anything() -> None:
    holes = [path for path, part in parts(described()["components"]["schemas"], "") if is_anything(part)]
    for path, operations in described()["paths"].items():
        if path not in FILES:
            for method, operation in operations.items():
                holes += [hole for hole, part in parts(operation, f"{method} {path}") if is_anything(part)]
    assert set(holes) <= PARTS


def test_a_body_with_a_field_that_nobody_knows_is_refused() -> None:
    """So that a slip in the name of one that may be left out is not taken for its absence."""
    schemas = described()["components"]["schemas"]
    operations = [operation for path in described()["paths"].values() for operation in path.values()]
    waiting = [operation["requestBody"] for operation in operations if "requestBody" in operation]
    seen: dict[str, Any] = {}
    while waiting:
        references = {part["$ref"].rpartition("/")[2] for _, part in parts(waiting.pop(), "") if "$ref" in part}
        for name in references - seen.keys():
            seen[name] = schemas[name]
            waiting.append(schemas[name])
    objects = {name: schema.get("additionalProperties") for name, schema in seen.items() if schema["type"] == "object"}
    assert len(objects) > 30
    assert [name for name, others in objects.items() if others is not False] == []


def is_anything(part: dict[str, Any]) -> bool:
    """Whether a schema lets every value through, or an object with any values."""
    return part.get("schema") == {} or part.get("additionalProperties") == {} or part.get("items") == {}


def test_the_bounds_of_what_a_list_holds_are_told() -> None:
    """Found by Schemathesis: an empty name of a lesson was sent, and refused."""
    lessons = described()["components"]["schemas"]["FinishedLessons"]["properties"]["lessons"]
    assert lessons["items"] == {"type": "string", "minLength": 1, "maxLength": 80}
    assert lessons["maxItems"] == 100


def test_every_reference_leads_somewhere() -> None:
    schemas = described()["components"]["schemas"]
    references = [part["$ref"] for _, part in parts(described(), "") if "$ref" in part]
    assert references
    assert {reference.removeprefix("#/components/schemas/") for reference in references} <= set(schemas)


@pytest.mark.parametrize("name", ["View", "State", "QuestionView", "EventView", "TableView", "CardCatalogue", "Words"])
def test_what_clients_need_has_a_name(name: str) -> None:
    assert described()["components"]["schemas"][name]["properties"]


def test_the_messages_of_the_websocket_are_described() -> None:
    answer = described()["paths"]["/api/tables/{table_id}/live"]["get"]["responses"]["101"]
    names = {part["$ref"].rpartition("/")[2] for part in answer["content"]["application/json"]["schema"]["oneOf"]}
    assert names == {"TableMessage", "StateMessage", "ChatMessage", "RefusedMessage"}
    kinds = [described()["components"]["schemas"][name]["properties"]["type"]["const"] for name in sorted(names)]
    assert kinds == ["chat", "refused", "state", "table"]


@pytest.mark.anyio
async def test_the_websocket_sends_what_is_described(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        table = await house.table_of(ada)
        told = await house.messages(ada, table, 1)
        made(await bob.post(f"/api/tables/{table}/seats", json={}))
        made(await ada.post(f"/api/tables/{table}/chat", json={"text": "Hello"}))
        told += await house.messages(ada, table, 2)
        assert [message["type"] for message in told] == ["table", "state", "chat"]
        for message in told:
            msgspec.convert(message, LiveMessage, strict=True)


@pytest.mark.anyio
async def test_over_plain_http_the_websocket_says_what_it_is(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ada = await house.guest("Ada")
        response = await ada.get(f"/api/tables/{await house.table_of(ada)}/live")
        assert (response.status_code, response.json()["error"]) == (426, "websocket_needed")
