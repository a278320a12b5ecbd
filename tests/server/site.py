"""A small site with people and all defences, and browsers that visit it."""

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar, Request, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.operations.health import Health
from splay.server.people.api import people_router
from splay.server.people.second_factor_api import OwnSecondFactor
from splay.server.protection.plugin import Security, security
from splay.server.protocol.handshakes import tell_handshakes
from splay.server.settings import Settings
from tests.server.redis_server import free_port
from tests.server.registered import any_settings, opened_anew

HOME = "http://localhost:8000"
PASSWORD = "correct horse battery"


@get("/who")
async def who(request: Request[Any, Any, State]) -> dict[str, Any]:
    """Who is asking, and how that is known."""
    return {"id": request.user.id if request.user else None, "auth": request.auth}


@get("/page", opt={"anonymous": True})
async def page(request: Request[Any, Any, State]) -> dict[str, Any]:
    """A page that asks nobody who they are."""
    return {"user": request.user}


@post("/echo", status_code=200)
async def echo(data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    """Something that takes a body."""
    return data


@get("/api/kept", response_headers={"Cache-Control": "max-age=60"})
async def kept() -> str:
    """Something of the API that may be kept a minute."""
    return "kept"


@get("/api/mistake")
async def mistake(text: FromQuery[str]) -> None:
    """A mistake of ours, with what somebody sent in its message."""
    raise LookupError(text)


@get("/failing")
async def failing(request: Request[Any, Any, State]) -> None:
    """Fails by something that is not the database: a file, a port or a time of ours."""
    cause = request.query_params["cause"]
    if cause == "file":
        Path(__file__).with_name("no such file").read_bytes()
    elif cause == "port":
        await asyncio.open_connection("127.0.0.1", free_port())
    async with asyncio.timeout(0):
        await asyncio.Event().wait()


@websocket("/socket")
async def socket(socket: WebSocket[Any, Any, State]) -> None:
    """Tells who opens it."""
    await socket.accept()
    await socket.send_json({"id": socket.user.id if socket.user else None})
    await socket.close()


class SiteServices:
    """What the site has of `Services`; `noted` are the tables at which seats have changed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.health = Health()
        self.noted: list[str] = []

    async def seats_changed(self, table_ids: list[str]) -> None:
        """Notes them."""
        self.noted += table_ids

    async def sessions_ended(self, person: str) -> None:
        """Nobody has a connection open."""


def make_app(engine: AsyncEngine, defences: Security) -> Litestar:
    """The site's application."""
    app = opened_anew(registered(), defences)
    app.state.services = SiteServices(engine)
    return app


@cache
def registered() -> Litestar:
    """The site with all handlers; of its state nothing is used."""
    defences = security(any_settings())
    app = Litestar(
        [people_router(), OwnSecondFactor, who, page, echo, kept, mistake, failing, socket], plugins=[defences]
    )
    return tell_handshakes(app)


class Site:
    """The site and its visitors."""

    def __init__(self, app: Litestar, engine: AsyncEngine, settings: Settings) -> None:
        self.app = app
        self.engine = engine
        self.settings = settings
        self.browsers: list[httpx.AsyncClient] = []

    def client(self, home: str = HOME, address: str = "192.0.2.1", **headers: str) -> httpx.AsyncClient:
        """A program that sends nothing by itself but cookies."""
        app: Any = self.app  # httpx and Litestar type the messages of ASGI differently
        transport = httpx.ASGITransport(app, client=(address, 1), raise_app_exceptions=False)
        made = httpx.AsyncClient(transport=transport, base_url=home, headers=headers)
        self.browsers.append(made)
        return made

    def browser(self, home: str = HOME, address: str = "192.0.2.1") -> httpx.AsyncClient:
        """A browser that shows our page."""
        return self.client(home, address, **{"Origin": home, "Sec-Fetch-Site": "same-origin", "X-Splay": "1"})

    async def guest(self, name: str = "Ada") -> httpx.AsyncClient:
        """The browser of a new guest."""
        browser = self.browser()
        assert (await browser.post("/api/guests", json={"name": name})).status_code == 201
        return browser

    async def account(self, login: str = "ada") -> httpx.AsyncClient:
        """The browser of a new account."""
        browser = self.browser()
        made = await browser.post("/api/accounts", json={"login": login, "password": PASSWORD})
        assert made.status_code == 201, made.text
        return browser

    async def token(self, browser: httpx.AsyncClient) -> str:
        """A new token of an account."""
        made = await browser.post("/api/tokens", json={"label": "bot", "current_password": PASSWORD})
        text: str = made.json()["token"]
        return text

    async def handshake(self, can_deny: bool = True, **headers: str) -> list[dict[str, Any]]:
        """What the server sends to somebody who opens the WebSocket."""
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:  # noqa: ANN401 (the messages of ASGI are a union of thirty)
            sent.append(message)

        named = {"host": "localhost:8000", **{name.replace("_", "-"): value for name, value in headers.items()}}
        scope: Any = {
            "type": "websocket",
            "path": "/socket",
            "raw_path": b"/socket",
            "root_path": "",
            "query_string": b"",
            "scheme": "ws",
            "http_version": "1.1",
            "headers": [(name.lower().encode(), value.encode()) for name, value in named.items()],
            "client": ("192.0.2.1", 1),
            "server": ("localhost", 8000),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}} if can_deny else {},
        }
        await self.app(scope, receive, send)  # type: ignore[arg-type]
        return sent


def cookies_of(browser: httpx.AsyncClient) -> str:
    """A browser's cookies as a header."""
    return "; ".join(f"{name}={value}" for name, value in browser.cookies.items())


def refusal(response: httpx.Response) -> tuple[int, str]:
    """The status and code of a refusal, which also has a message and nothing else."""
    body = response.json()
    assert set(body) == {"error", "message"}
    assert body["message"]
    return response.status_code, body["error"]
