"""Other people at the server, who use nothing but the protocol, and the terminal's side of a table."""

from __future__ import annotations

import io
from contextlib import ExitStack, closing
from typing import Any

import httpx

from splay.locale import catalogue
from splay.terminal.online.inbox import Inbox
from splay.terminal.online.live import Live, News
from splay.terminal.online.messages import TableInfo, Told
from splay.terminal.online.options import OnlineOptions
from splay.terminal.online.plain import OnlinePlain
from splay.terminal.online.play import play_plain
from splay.terminal.online.server_client import Server
from splay.terminal.online.table import OnlineTable
from splay.views.table_model import State
from tests.patience import PATIENCE
from tests.unencrypted import UNENCRYPTED

WORDS = catalogue.load()
OPENED = ExitStack()
"""The connections of the running test, closed after it."""


class Guest:
    """Somebody who plays over plain HTTP."""

    def __init__(self, site: str, name: str = "Bob") -> None:
        http = httpx.Client(base_url=site, headers={"X-Splay": "test"}, verify=UNENCRYPTED, timeout=PATIENCE)
        self.http = OPENED.enter_context(http)
        self.ask("POST", "/api/guests", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """What the server answers."""
        answer = self.http.request(method, path, json=body).raise_for_status()
        return answer.json() if answer.content else None

    def make(self, *seats: str, **more: object) -> str:
        """A new table."""
        table: str = self.ask("POST", "/api/tables", {"seats": seats or ("me", "open"), **more})["id"]
        return table

    def question(self, table: str) -> dict[str, Any]:
        """The guest's open question."""
        state = self.ask("GET", f"/api/tables/{table}/state")
        mine: list[dict[str, Any]] = [question for question in state["questions"] if question["seat"] == state["seat"]]
        return mine[0]

    def answer(self, table: str, place: int = 0) -> None:
        """Answers the guest's question with an option by place."""
        question = self.question(table)
        key = question["options"][place]["key"]
        self.ask("POST", f"/api/tables/{table}/answers", {"key": key, "sequence": question["sequence"]})


def signed_in(site: str, name: str = "Ann") -> Server:
    """A server that knows us as a guest."""
    server = Server(site)
    OPENED.callback(server.close)
    server.become_guest(name)
    return server


def told_to_nobody(news: News) -> None:
    """What takes the news of a listener that is never started."""


def seated(server: Server, table: str) -> OnlineTable:
    """A running table as we see it now, without a thread that listens."""
    told = Told("state")
    told.table = server.ask("GET", f"/api/tables/{table}", TableInfo)
    told.state = server.ask("GET", f"/api/tables/{table}/state", State)
    return OnlineTable(Live(server, table, told_to_nobody), WORDS, told)


def decided_elsewhere(server: Server, table: str) -> None:
    """Another device of ours answers our question and takes it back: it stands again, as a newer one."""
    elsewhere = seated(server, table)
    question = elsewhere.question()
    assert question is not None
    elsewhere.answer(question.seat, question.options[0].key)
    elsewhere.undo()


class Lines:
    """The plain mode at a table: what is said to it goes in at once, what it writes is in `said`."""

    def __init__(self, table: OnlineTable) -> None:
        self.sink = io.StringIO()
        self.plain = OnlinePlain(table, Inbox(), self.sink)
        self.plain.show()

    def said(self) -> str:
        """What was written since the last call."""
        text = self.sink.getvalue()
        self.sink.seek(0)
        self.sink.truncate()
        return text

    def say(self, line: str) -> str:
        """What is written when this line comes."""
        self.said()
        self.plain.inbox.lines.append(line)
        self.plain.follow_lines()
        return self.said()


def played(site: str, *lines: str, **options: Any) -> str:  # noqa: ANN401 - passed on
    """What the plain mode writes when these lines are read, then the input ends."""
    sink = io.StringIO()
    given = OnlineOptions(server=site, **({"options": {"players": 2}} | options))
    with closing(Server(site, given.token)) as server:
        assert play_plain(server, given, io.StringIO("".join(line + "\n" for line in lines)), sink) == 0
    return sink.getvalue()
