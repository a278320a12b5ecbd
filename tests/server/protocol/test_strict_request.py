"""A body is JSON, says so, and is there."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.playing import app_on, open_house, running
from tests.server.site import refusal

pytestmark = pytest.mark.anyio
BODY = b'{"name": "Ann"}'


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/xml", ""],
)
async def test_a_body_that_is_not_said_to_be_json_is_refused(engine: AsyncEngine, tmp_path: Path, kind: str) -> None:
    async with open_house(engine, tmp_path) as house:
        headers = {"Content-Type": kind} if kind else {}
        refused = await house.browser().post("/api/guests", content=BODY, headers=headers)
        assert refusal(refused) == (415, "unsupported_media_type")


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8"])
async def test_json_is_taken_however_it_is_written(engine: AsyncEngine, tmp_path: Path, kind: str) -> None:
    async with open_house(engine, tmp_path) as house:
        made = await house.browser().post("/api/guests", content=BODY, headers={"Content-Type": kind})
        assert made.status_code == 201


@pytest.mark.parametrize("method", ["POST", "DELETE"])
async def test_a_body_that_is_missing_is_named(engine: AsyncEngine, tmp_path: Path, method: str) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        path = "/api/tables" if method == "POST" else "/api/me"
        refused = await ann.request(method, path)
        assert refusal(refused) == (400, "bad_request")
        assert refused.json()["message"] == "body: missing; send at least {}"


async def test_the_description_says_that_bodies_are_json(engine: AsyncEngine, tmp_path: Path) -> None:
    async with running(app_on(engine, tmp_path)) as house:
        described = (await house.browser().get("/api/schema/openapi.json")).json()["paths"]
    taking = {
        path: operation
        for path, methods in described.items()
        for operation in methods.values()
        if "requestBody" in operation
    }
    assert len(taking) > 10
    for path, operation in taking.items():
        schema = operation["responses"]["415"]["content"]["application/json"]["schema"]
        assert schema == {"$ref": "#/components/schemas/ErrorBody"}, path
