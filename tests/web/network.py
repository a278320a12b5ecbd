"""All that a page hears from the server, in order."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Request, Response, WebSocket

OPEN_TO_ALL = ("/api/cards", "/api/locale")
"""What lists all cards for everybody."""
EMPTY = 204
"""The status of an answer without a body."""


class Heard:
    """One body or frame: what it says and the sequence of the game up to which it tells it."""

    def __init__(self, where: str, text: str, sequence: int, over: bool) -> None:
        self.where = where
        self.text = text
        self.sequence = sequence
        self.over = over


class Network:
    """The log of a page's network: bodies of answers under /api, and frames of WebSockets."""

    def __init__(self, page: Page) -> None:
        self.entries: list[tuple[str, str | Response]] = []
        page.on("requestfinished", self.note_answer)
        page.on("websocket", self.note_socket)

    def note_answer(self, request: Request) -> None:
        """Keeps an answer, to be read later: a handler must not wait."""
        response = request.response()
        path = request.url.split("/", 3)[3]
        if response is None or response.status == EMPTY or f"/{path}".startswith(OPEN_TO_ALL):
            return
        if f"/{path}".startswith("/api/"):
            self.entries.append((f"{request.method} /{path}", response))

    def note_socket(self, socket: WebSocket) -> None:
        """Keeps all that comes through a WebSocket."""
        socket.on("framereceived", lambda frame: self.entries.append(("frame", str(frame))))

    def heard(self) -> list[Heard]:
        """All of it. What says nothing of the sequence belongs to the last one told before it."""
        found: list[Heard] = []
        sequence, over = 0, False
        for where, what in self.entries:
            text = what if isinstance(what, str) else what.text()
            state = state_in(text)
            if state is not None:
                sequence = max(sequence, state["sequence"])
                over = over or state["view"]["result"] is not None
            found.append(Heard(where, text, sequence if state is None else state["sequence"], over))
        return found


def state_in(text: str) -> Any:  # noqa: ANN401 - JSON
    """The state of a table that a body or frame holds; None for none."""
    if not text:
        return None
    said = json.loads(text)
    state = said.get("state", said) if isinstance(said, dict) else None
    return state if isinstance(state, dict) and "view" in state and "sequence" in state else None
