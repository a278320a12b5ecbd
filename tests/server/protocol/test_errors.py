"""Errors are told in one form, and neither they nor the log give anything away."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server.operations.logs import JsonFormatter
from splay.server.storage.database import open_engine
from splay.server.storage.unavailable import is_unavailable
from tests.server.conftest import MakeSite
from tests.server.databases import POSTGRES
from tests.server.redis_server import free_port
from tests.server.site import HOME, Site, cookies_of, refusal

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("method", "path", "content", "expected"),
    [
        ("GET", "/no/such/page", b"", (404, "not_found")),
        ("DELETE", "/echo", b"", (405, "method_not_allowed")),
        ("POST", "/echo", b"{", (400, "bad_request")),
        ("POST", "/echo", b"\xff\xfe", (400, "bad_request")),
        ("POST", "/api/guests", b"", (400, "bad_request")),
        ("POST", "/api/guests", b'{"name": "\\ud800"}', (400, "bad_request")),
        ("GET", "/api/mistake", b"", (400, "bad_request")),
        ("GET", "/api/mistake?text=x", b"", (500, "internal")),
    ],
)
async def test_every_error_has_one_form(
    site: Site, method: str, path: str, content: bytes, expected: tuple[int, str]
) -> None:
    assert refusal(await site.browser().request(method, path, content=content)) == expected


async def test_a_mistake_of_ours_tells_nothing_and_is_noted_without_what_was_sent(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "splay.server"):
        response = await site.client().get("/api/mistake", params={"text": "x\r\nCRITICAL forged \x1b[2J \u202e"})
    assert "forged" not in response.text
    [line] = [JsonFormatter().format(record) for record in caplog.records if record.name == "splay.server"]
    assert "forged" not in line
    assert json.loads(line)["error"] == "LookupError"
    assert json.loads(line)["places"][-1].startswith("mistake (site:")


@pytest.mark.parametrize(
    ("cause", "kind"), [("file", "FileNotFound"), ("port", "ConnectionRefused"), ("time", "Timeout")]
)
async def test_what_fails_beside_the_database_is_not_told_as_the_database(
    site: Site, caplog: pytest.LogCaptureFixture, cause: str, kind: str
) -> None:
    with caplog.at_level(logging.ERROR, "splay.server"):
        assert refusal(await site.client().get(f"/failing?cause={cause}")) == (500, "internal")
    [line] = [JsonFormatter().format(record) for record in caplog.records if record.name == "splay.server"]
    assert json.loads(line)["error"] == f"{kind}Error"


@pytest.mark.parametrize("cause", ["refused", "no socket", "no such database"])
async def test_while_the_database_is_away_everybody_is_told_to_come_back(
    site: Site, tmp_path: Path, cause: str
) -> None:
    if cause == "no such database" and not POSTGRES:
        pytest.skip("no PostgreSQL")
    urls = {
        "refused": f"postgresql://splay@127.0.0.1:{free_port()}/splay",
        "no socket": f"postgresql://splay@/splay?host={tmp_path}",
        "no such database": f"{POSTGRES.rpartition('/')[0]}/splay_nowhere",
    }
    browser = await site.guest()
    there = site.app.state.services.engine
    site.app.state.services.engine = open_engine(urls[cause])
    answer = await browser.get("/who")
    assert refusal(answer) == (503, "busy")
    assert answer.headers["Retry-After"] == "1"
    [start, _] = await site.handshake(Cookie=cookies_of(browser), Origin=HOME)
    assert start["status"] == 503
    [closed] = await site.handshake(can_deny=False, Cookie=cookies_of(browser), Origin=HOME)
    assert closed["code"] == 4503
    site.app.state.services.engine = there
    assert (await browser.get("/who")).json()["auth"] == "cookie"


@pytest.mark.parametrize(
    ("statement", "away"), [("SELECT 1", None), ("SELECT nothing FROM nowhere", False), ("SELECT pg_sleep(60)", True)]
)
async def test_a_statement_that_is_wrong_is_our_mistake_and_a_lost_connection_is_not(
    engine: AsyncEngine, statement: str, away: bool | None
) -> None:
    if engine.dialect.name == "sqlite":
        pytest.skip("SQLite has no connection that could be lost")
    told: bool | None = None
    # not `engine.connect()`, which asks a query again whose connection is lost
    async with AsyncConnection(engine) as connection, engine.connect() as other:
        process = (await connection.execute(text("SELECT pg_backend_pid()"))).scalar_one()
        running = asyncio.create_task(connection.execute(text(statement)))
        await asyncio.sleep(0)
        if away:
            await other.execute(text("SELECT pg_terminate_backend(:process)"), {"process": process})
        try:
            await running
        except SQLAlchemyError as error:
            told = is_unavailable(error)
    assert told is away


async def test_passwords_and_tokens_reach_neither_log_nor_answer(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "splay")
    caplog.set_level(logging.DEBUG, "litestar")
    browser = await site.account("ada")
    token = await site.token(browser)
    bodies = [
        {"login": "ada", "password": "secret-word-1"},
        {"login": "ada", "password": ["secret-word-1"]},
        {"login": 5, "password": "secret-word-1"},
    ]
    answers = [await browser.post("/api/sessions", json=body) for body in bodies]
    answers.append(await browser.post("/api/accounts", json={"login": "x", "password": "secret-word-1"}))
    answers.append(await site.client(Authorization=f"Bearer {token}x").get("/who"))
    told = caplog.text + "".join(answer.text for answer in answers)
    assert {answer.status_code for answer in answers} == {400, 401}
    assert "secret-word-1" not in told
    assert token not in told


async def test_a_body_that_is_too_large_is_refused_announced_or_not(make_site: MakeSite) -> None:
    site = make_site(SPLAY_BODY_BYTES="1024")
    body = b'{"a": "' + b"x" * 2000 + b'"}'

    async def chunks() -> AsyncIterator[bytes]:
        yield body[:1000]
        yield body[1000:]

    browser = site.browser()
    assert refusal(await browser.post("/echo", content=body)) == (413, "too_large")
    unread = await browser.request("GET", "/page", content=body)
    assert refusal(unread) == (413, "too_large")
    assert refusal(await browser.post("/echo", content=chunks())) == (413, "too_large")
    assert (await browser.post("/echo", content=b'{"a": "x"}')).status_code == 200


async def test_the_published_description_names_our_refusals(site: Site) -> None:
    described = site.app.openapi_schema.to_schema()
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            if not path.startswith("/api/") or path in ("/api/mistake", "/api/kept"):
                continue
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/ErrorBody"}, (path, method, status)
            assert "429" in operation["responses"], (path, method)
