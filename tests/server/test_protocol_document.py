"""docs/protocol.md says everything: each route, each refusal, and an example that a real server answers so."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute

from splay.server.app import create_app
from splay.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.e2e.servers import running

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SERVER = ROOT / "src" / "splay" / "server"
OWN_PLAYERS = SERVER / "opponents"
"""What is refused here is refused to the computer opponents, and never told to anybody."""
METHODS = "GET|POST|PUT|PATCH|DELETE"
REQUEST = re.compile(rf"`(?:{METHODS})(?:`, `(?:{METHODS}))* /[^`]*`")
REFUSAL = re.compile(r'(?:ApiError\(\s*\d+,\s*|\(\d{3}, |    \d{3}: )\s*"([a-z_]+)"')
EXCHANGE = re.compile(rf"^> ({METHODS}) (\S+)(?: (.*))?\n< (\d+) (.*)$", re.MULTILINE)
NOT_OF_THE_PROTOCOL = ("/", "/{}", "/api/schema", "/api/schema/{}")
"""The page, its files, and Litestar's own addresses beside that of the description."""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Litestar:
    """The application, not started."""
    folder = tmp_path_factory.mktemp("data")
    return create_app(Settings.from_environment({"SPLAY_DATA": str(folder)}))


def routes(app: Litestar) -> set[tuple[str, str]]:
    """Method and path of everything that the application answers; {} stands for what varies."""
    found = set()
    for route in app.routes:
        path = re.sub(r"\{[^}]*\}", "{}", route.path)
        if isinstance(route, WebSocketRoute):
            found.add(("GET", path))
        elif isinstance(route, HTTPRoute) and path not in NOT_OF_THE_PROTOCOL:
            found |= {(method, path) for method in route.methods if method in METHODS.split("|")}
    return found


def documented() -> set[tuple[str, str]]:
    """Method and path of every request that the page names; capitals stand for what varies."""
    found = set()
    for request in REQUEST.findall(PAGE):
        *methods, path = re.findall(rf"{METHODS}|/\S*", request.replace("`", " ").partition(" {")[0])
        path = re.sub(r"/[A-Z]+(?=/|$)", "/{}", path.partition("?")[0])
        found |= {(method, path) for method in methods}
    return found


def test_every_route_is_documented_and_every_documented_route_is_there(app: Litestar) -> None:
    assert len(routes(app)) > 30
    assert sorted(routes(app) - documented()) == []
    assert sorted(documented() - routes(app)) == []


def test_every_word_of_a_refusal_is_documented() -> None:
    files = [file for file in SERVER.rglob("*.py") if OWN_PLAYERS not in file.parents]
    words = {word for file in files for word in REFUSAL.findall(file.read_text(encoding="utf-8"))}
    assert {"stale", "no_such_table", "seat_taken", "too_large", "bad_token"} <= words
    assert sorted(word for word in words if f"`{word}`" not in PAGE) == []


def test_every_field_of_a_request_and_of_an_answer_is_documented(app: Litestar) -> None:
    schemas = app.openapi_schema.components.schemas or {}
    fields = {(name, field) for name, schema in schemas.items() for field in schema.properties or {}}
    assert {("TableSettings", "memory"), ("SeatView", "ticking"), ("NewTable", "seats")} <= fields
    assert sorted(field for field in fields if not re.search(rf"[`\"]{field[1]}[`\"]", PAGE)) == []


class Reader:
    """Does what the page's example does at a real server, with the ids, cards and numbers that come up there."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        self.table = ""
        self.state: dict[str, Any] = {}

    def follow(self, method: str, path: str, body: str) -> httpx.Response:
        """Sends a request of the example."""
        path = re.sub(r"(?<=/tables/)[^/]+", self.table, path)
        given: dict[str, Any] | None = json.loads(body) if body else None
        if given is not None and path.endswith("/answers"):
            given["key"] = self.question()["options"][0]["key"]
            given["sequence"] = self.state["sequence"] if given["sequence"] else 0
        if path.endswith("/state"):
            self.look_until_the_computer_has_chosen()
        answer = self.http.request(method, path, json=given)
        if answer.is_success and path == "/api/tables":
            self.table = answer.json()["id"]
        elif answer.is_success and path.endswith(("/state", "/answers")):
            self.state = answer.json()
        return answer

    def question(self) -> dict[str, Any]:
        """Our open question, waited for."""
        while True:
            mine: list[dict[str, Any]] = [
                question for question in self.state["questions"] if question["seat"] == self.state["seat"]
            ]
            if mine:
                return mine[0]
            self.look()

    def look_until_the_computer_has_chosen(self) -> None:
        """Waits for the moment at which the example begins: the computer was the first to choose its card."""
        self.look()
        while self.state["sequence"] < 1:
            self.look()

    def look(self) -> None:
        """Looks at the state."""
        self.state = self.http.get(f"/api/tables/{self.table}/state").raise_for_status().json()

    def play_on(self) -> None:
        """Answers until the game is over."""
        while self.state["view"]["result"] is None:
            mine = [question for question in self.state["questions"] if question["seat"] == self.state["seat"]]
            if mine:
                answer = {"key": mine[0]["options"][0]["key"], "sequence": mine[0]["sequence"]}
                self.http.post(f"/api/tables/{self.table}/answers", json=answer)
            self.look()


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    """Somebody with the page and a server."""
    headers = {"X-Splay": "1"}
    with running(tmp_path) as address, httpx.Client(base_url=address, headers=headers, timeout=PATIENCE) as http:
        yield Reader(http)


def shape(example: Any, answer: Any) -> Any:  # noqa: ANN401 - any JSON
    """What an answer has of the parts that an example shows, values replaced by the names of their types."""
    if isinstance(example, dict):
        assert set(example) <= set(answer), f"{set(example) - set(answer)} is not in the answer"
        return {key: shape(value, answer[key]) for key, value in example.items()}
    if isinstance(example, list) and example:
        return [shape(example[0], answer[0])]
    return type(answer).__name__


def test_the_example_is_what_a_server_answers(reader: Reader) -> None:
    beginning, end = [EXCHANGE.findall(block) for block in re.findall(r"```http\n(.*?)```", PAGE, re.DOTALL)]
    assert len(beginning) >= 5
    for method, path, body, status, told in beginning:
        assert_as_told(reader.follow(method, path, body), status, told)
    reader.play_on()
    assert end
    for method, path, body, status, told in end:
        assert_as_told(reader.follow(method, path, body), status, told)


def assert_as_told(answer: httpx.Response, status: str, told: str) -> None:
    """An answer has the status and everything that the page shows of it."""
    assert answer.status_code == int(status), answer.text
    example = json.loads(told)
    assert shape(example, answer.json()) == shape(example, example), answer.url
