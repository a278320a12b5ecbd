"""A WebSocket that is refused says why, in the words of HTTP, or by the code it is closed with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.patience import PATIENCE
from tests.server.e2e.servers import running
from tests.server.playing import House, live_scope, made, open_house
from tests.server.push.listener import Listener

pytestmark = pytest.mark.anyio


async def refused(house: House, browser: httpx.AsyncClient, path: str, query: str = "") -> tuple[int, Any]:
    """The status and body of a handshake that is refused."""
    scope = live_scope(browser, "x", query)
    scope |= {"path": path, "raw_path": path.encode(), "extensions": {"websocket.http.response": {}}}
    sent: list[Any] = []

    async def receive() -> Any:  # noqa: ANN401 (the messages of ASGI are a union of thirty)
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:  # noqa: ANN401
        sent.append(message)

    await house.app(scope, receive, send)
    start, body = sent
    assert (b"content-type", b"application/json") in start["headers"]
    return start["status"], json.loads(body["body"])["error"]


@pytest.mark.parametrize(
    ("path", "query", "expected"),
    [
        ("/api/tables/{}/live", "since=-1", (400, "bad_request")),
        ("/api/tables/{}/live", "seat=x", (400, "bad_request")),
        ("/api/tables/no%20id/live", "", (400, "bad_request")),
        ("/api/tables/{}", "", (404, "not_found")),
        ("/nothing/here", "", (404, "not_found")),
    ],
)
async def test_a_handshake_that_does_not_fit_is_answered_like_a_request(
    engine: AsyncEngine, tmp_path: Path, path: str, query: str, expected: tuple[int, str]
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = made(await ann.post("/api/tables", json={}))["id"]
        assert await refused(house, ann, path.format(table), query) == expected


async def test_who_may_not_look_any_more_is_told_so(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = made(await ann.post("/api/tables", json={"settings": {"spectators": "none"}}))["id"]
        stranger = Listener(house, cyd, table)
        await stranger.heard(1)
        made(await bob.post(f"/api/tables/{table}/seats", json={}))
        await stranger.gone()
        assert (stranger.code, len(stranger.told)) == (4403, 1)


def test_handshakes_that_are_refused_are_answered_like_requests_and_leave_the_log_empty(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path) as address:
        server = address.replace("http", "ws", 1)
        statuses = []
        for path, headers in (
            ("/api/tables/x/live", {}),
            ("/nothing", {}),
            (f"/api/tables/{'x' * 22}/live", {"Authorization": "Bearer splay_nobodys"}),
            (f"/api/tables/{'x' * 22}/live", {"Origin": "http://elsewhere.example"}),
        ):
            with pytest.raises(InvalidStatus) as no:
                connect(server + path, additional_headers=headers, open_timeout=PATIENCE)
            statuses.append(no.value.response.status_code)
    assert statuses == [400, 404, 401, 403]
    assert "handshake" not in capfd.readouterr().err
