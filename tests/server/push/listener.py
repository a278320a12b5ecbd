"""What goes over the wire, byte by byte: a WebSocket held open on a test's application."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx

from tests.patience import PATIENCE
from tests.server.playing import House, live_scope


class Listener:
    """A visitor's WebSocket. `told` are the messages in the order of their coming, as they went over the wire; `code`
    is what the server closed it with. While `reads` is not set, the client takes nothing from the line.
    """

    def __init__(self, house: House, browser: httpx.AsyncClient, table: str, query: str = "") -> None:
        self.told: list[str] = []
        self.code: int | None = None
        self.reads = asyncio.Event()
        self.reads.set()
        self.changed = asyncio.Condition()
        self.says: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.says.put_nowait({"type": "websocket.connect"})
        app: Any = house.app
        self.task = asyncio.create_task(app(live_scope(browser, table, query), self.receive, self.send))

    async def receive(self) -> dict[str, Any]:
        """What the client says: that it connects, texts, and at last that it goes."""
        return await self.says.get()

    async def send(self, message: Any) -> None:  # noqa: ANN401 (the messages of ASGI are a union of thirty)
        """Takes a message of the server's, when the client reads."""
        await self.reads.wait()
        async with self.changed:
            if message["type"] == "websocket.send":
                text = message["text"] if message.get("text") is not None else message["bytes"].decode()
                self.told.append(text)
            elif message["type"] == "websocket.close":
                self.code = message["code"]
            self.changed.notify_all()

    async def heard(self, number: int) -> None:
        """Returns when this many messages have come."""
        async with self.changed, asyncio.timeout(PATIENCE):
            await self.changed.wait_for(lambda: len(self.told) >= number)

    async def heard_of(self, sequence: int) -> None:
        """Returns when the state of this sequence has come."""
        async with self.changed, asyncio.timeout(PATIENCE):
            await self.changed.wait_for(lambda: any(sequence_of(text) == sequence for text in self.told))

    async def gone(self) -> None:
        """Returns when the server has closed the socket."""
        async with asyncio.timeout(PATIENCE):
            await self.task

    async def go(self) -> None:
        """Goes away."""
        self.says.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.gone()

    def say(self, text: str) -> None:
        """Sends a text."""
        self.says.put_nowait({"type": "websocket.receive", "text": text})

    def answer(self, id: int, key: str, sequence: int) -> None:
        """Sends an answer."""
        self.say(json.dumps({"type": "answer", "id": id, "key": key, "sequence": sequence}))

    async def refusal(self, number: int = 0) -> dict[str, Any]:
        """One of the refusals, as soon as it has come, by its number."""
        async with self.changed, asyncio.timeout(PATIENCE):
            await self.changed.wait_for(lambda: len(self.refusals()) > number)
        return self.refusals()[number]

    def refusals(self) -> list[dict[str, Any]]:
        """What was refused so far."""
        return [told for told in map(json.loads, self.told) if told["type"] == "refused"]

    async def reply(self, id: int) -> dict[str, Any]:
        """The message that says that an answer was taken, as soon as it has come."""
        async with self.changed, asyncio.timeout(PATIENCE):
            await self.changed.wait_for(lambda: any(json.loads(text).get("answered") == id for text in self.told))
        return next(told for told in map(json.loads, self.told) if told.get("answered") == id)

    async def newest(self) -> dict[str, Any]:
        """The last state that it was told, as soon as there is one."""
        await self.heard(1)
        return [told["state"] for told in map(json.loads, self.told) if told["type"] == "state"][-1]  # type: ignore[no-any-return]


def sequence_of(text: str) -> int | None:
    """The sequence of a message's state, None if it brings none."""
    state = json.loads(text).get("state")
    return None if state is None else int(state["sequence"])
