"""The whole application on a test's database, with a clock set by hand, opponents that think here, and visitors."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import httpx
from litestar import Litestar
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.agents.review.thoroughness import quick
from splay.server.acts.sweeper import Sweeper
from splay.server.app import create_app
from splay.server.opponents.thinking import Thought, think
from splay.server.protection.plugin import security
from splay.server.services import Services
from splay.server.settings import Settings
from splay.server.tables.table_changes import TableStore
from tests.server.conftest import CHEAP, settings_in
from tests.server.registered import any_settings, opened_anew

R = TypeVar("R")
HOME = "http://localhost:8000"
HEADERS = {"Origin": HOME, "Sec-Fetch-Site": "same-origin", "X-Splay": "1"}


class Here:
    """Thinks in this process, at once."""

    async def think(self, thought: Thought) -> str:
        """The key of the option that the agent chooses."""
        return think(thought)


class AtOnce:
    """Works in this process, at once."""

    async def run(self, work: Callable[[], R]) -> R:
        """What the work gives."""
        return work()

    async def close(self) -> None:
        """Nothing to end."""


async def nothing() -> None:
    """A look that sees to nothing."""


class House:
    """The application as its visitors see it, with passwords hashed cheaply, a lobby that is never old, and finished
    games that are counted, and people who are noted to be here, when a test says so.

    `time` is what the tables' clocks show.
    """

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.time = 1_000_000
        self.services: Services = app.state.services
        self.tables: TableStore = self.services.tables
        self.tables.repository.now = lambda: self.time
        self.services.attendance.began = self.services.pairing.began = self.time
        self.services.public_lobby.seconds = 0.0
        self.services.opponents.thinker = Here()
        self.services.compute_cache.worker = AtOnce()
        self.services.reviews.worker = AtOnce()
        self.services.reviews.thoroughness = quick
        self.services.counter.looks.look = nothing
        self.services.here.looks.look = nothing
        app.state.passwords.hasher = CHEAP
        self.browsers: list[httpx.AsyncClient] = []

    async def guest(self, name: str) -> httpx.AsyncClient:
        """The browser of a new guest."""
        browser = self.browser()
        made(await browser.post("/api/guests", json={"name": name}))
        return browser

    def browser_with(self, other: httpx.AsyncClient) -> httpx.AsyncClient:
        """A browser with another's cookies, as after the server was opened anew."""
        browser = self.browser()
        browser.cookies.update(other.cookies)
        return browser

    def browser(self, address: str = "192.0.2.1") -> httpx.AsyncClient:
        """The browser of nobody yet."""
        app: Any = self.app  # httpx and Litestar type the messages of ASGI differently
        transport = httpx.ASGITransport(app, client=(address, 1), raise_app_exceptions=False)
        browser = httpx.AsyncClient(transport=transport, base_url=HOME, headers=HEADERS)
        self.browsers.append(browser)
        return browser

    async def table_of(self, *people: httpx.AsyncClient, **body: Any) -> str:  # noqa: ANN401 - JSON
        """A running table at which these people sit, in this order."""
        options = {"players": max(2, len(people))}
        table: str = made(await people[0].post("/api/tables", json={"options": options, **body}))["id"]
        for person in people[1:]:
            made(await person.post(f"/api/tables/{table}/seats", json={}))
        return table

    async def sweep(self, milliseconds: int) -> None:
        """Lets time pass, and looks at the clocks."""
        self.time += milliseconds
        await Sweeper(self.tables, self.services.opponents.wake, fail).sweep()

    async def count_games(self) -> None:
        """Counts all games that are over and not counted yet, which a house does not by itself."""
        while await self.services.counter.piece():
            pass

    async def opponents_rest(self, table: str) -> None:
        """Returns when no computer opponent of the table has anything to do."""
        while table in self.services.opponents.tasks:
            await self.services.opponents.tasks[table]
            await asyncio.sleep(0)  # a task that is done is forgotten by a callback, which must have its turn

    async def messages(
        self, browser: httpx.AsyncClient, table: str, most: int, query: str = ""
    ) -> list[dict[str, Any]]:
        """What the WebSocket of a table tells a visitor who goes after this many messages."""
        told: list[dict[str, Any]] = []
        enough = asyncio.Event()
        connecting = [{"type": "websocket.connect"}]

        async def receive() -> dict[str, Any]:
            if connecting:
                return connecting.pop()
            await enough.wait()
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Any) -> None:  # noqa: ANN401 (the messages of ASGI are a union of thirty)
            if message["type"] == "websocket.send":
                told.append(json.loads(message["text"]))
            if len(told) == most:
                enough.set()

        await self.app(live_scope(browser, table, query), receive, send)  # type: ignore[arg-type]
        return told[:most]  # one more may come before it has gone


def live_scope(browser: httpx.AsyncClient, table: str, query: str) -> Any:  # noqa: ANN401 - as ASGI has it
    """How the WebSocket of a table is opened by a visitor's browser."""
    identity = (
        [(b"authorization", browser.headers["authorization"].encode())] if "authorization" in browser.headers else []
    )
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    path = f"/api/tables/{table}/live"
    return {
        "type": "websocket",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "scheme": "ws",
        "http_version": "1.1",
        "headers": [(b"host", b"localhost:8000"), (b"origin", HOME.encode()), (b"cookie", cookies.encode()), *identity],
        "client": ("192.0.2.1", 1),
        "server": ("localhost", 8000),
        "subprotocols": [],
        "extensions": {},
    }


def fail(error: BaseException) -> None:
    """Lets a test fail with an error that the server would log."""
    raise error


@asynccontextmanager
async def open_house(engine: AsyncEngine, folder: Path, **environ: str) -> AsyncIterator[House]:
    """The application, running; without its OpenAPI description."""
    defences = security(settings_on(engine, folder, **environ))
    async with running(opened_anew(registered(), defences)) as house:
        yield house


@cache
def registered() -> Litestar:
    """The application with all handlers; of its state nothing is used."""
    return create_app(any_settings())


def app_on(engine: AsyncEngine, folder: Path, **environ: str) -> Litestar:
    """The application with a test's database, not started."""
    return create_app(settings_on(engine, folder, **environ))


def settings_on(engine: AsyncEngine, folder: Path, **environ: str) -> Settings:
    """Settings with a test's database."""
    return settings_in(folder, DATABASE_URL=engine.url.render_as_string(hide_password=False), **environ)


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[House]:
    """The application, started and ended."""
    async with app.lifespan():
        house = House(app)
        yield house
        for browser in house.browsers:
            await browser.aclose()
        for table in list(house.services.opponents.tasks):
            await house.opponents_rest(table)


def made(response: httpx.Response) -> Any:  # noqa: ANN401 - JSON
    """The body of an answer that must be a success."""
    assert response.is_success, response.text
    return response.json() if response.content else None


async def look(browser: httpx.AsyncClient, table: str) -> Any:  # noqa: ANN401 - JSON
    """The table as a visitor sees it."""
    return made(await browser.get(f"/api/tables/{table}"))


async def state(browser: httpx.AsyncClient, table: str) -> Any:  # noqa: ANN401 - JSON
    """The game as a visitor sees it."""
    return made(await browser.get(f"/api/tables/{table}/state"))


async def answer(browser: httpx.AsyncClient, table: str, chance: random.Random | None = None, since: int = 0) -> bool:
    """Answers whatever the visitor is asked, if anything: the first option, or any.

    `since` is how far the game has come at least: what came before is not told again, which takes long in a long game.
    """
    seen = made(await browser.get(f"/api/tables/{table}/state?since={since}"))
    own = [question for question in seen["questions"] if question["seat"] == seen["seat"]]
    if not own:
        return False
    options = own[0]["options"]
    key = (options[0] if chance is None else chance.choice(options))["key"]
    made(await browser.post(f"/api/tables/{table}/answers", json={"key": key, "sequence": seen["sequence"]}))
    return True


async def play_to_the_end(people: list[httpx.AsyncClient], table: str, seed: int) -> None:
    """Random answers until the game is over."""
    chance, answers = random.Random(seed), (await state(people[0], table))["sequence"]
    while given := sum([await answer(person, table, chance, answers) for person in people]):
        answers += given
