"""Real receivers of messages on this machine: an HTTP server for webhooks and an SMTP server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope

from tests.server.redis_server import free_port


class Hook:
    """What has been posted to a webhook, and what it answers."""

    def __init__(self) -> None:
        self.port = 0
        self.answer = b"HTTP/1.1 204 No Content\r\n\r\n"
        self.heads: list[str] = []
        self.bodies: list[dict[str, Any]] = []

    @property
    def url(self) -> str:
        """Where to post."""
        return f"http://127.0.0.1:{self.port}/hook/s3cret?part=s3cret"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answers one request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(int(line.partition(":")[2]) for line in head.splitlines() if line.startswith("Content-Length"))
        self.heads.append(head)
        self.bodies.append(json.loads(await reader.readexactly(length)))
        writer.write(self.answer)
        writer.close()


@asynccontextmanager
async def hook() -> AsyncIterator[Hook]:
    """A webhook's server, running."""
    made = Hook()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made


class Mailbox:
    """What has been sent by e-mail; `refuses` lets the server take none."""

    def __init__(self) -> None:
        self.port = 0
        self.letters: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.refuses = False

    async def handle_DATA(self, _server: object, _session: object, envelope: Envelope) -> str:
        """Takes one mail."""
        if self.refuses:
            return "554 not here"
        assert isinstance(envelope.content, bytes)
        self.raw.append(envelope.content)
        self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"

    def text(self) -> str:
        """The text of the last mail."""
        return self.texts()[-1]

    def texts(self) -> list[str]:
        """The texts of all mails, in order."""
        bodies = [letter.get_body() for letter in self.letters]
        return [body.get_content() for body in bodies if body is not None]

    def settings(self) -> dict[str, str]:
        """The settings of a server that sends through this one."""
        security = {"SMTP_SECURITY": "none", "SMTP_FROM": "splay@example.org"}
        return {"SMTP_HOST": "127.0.0.1", "SMTP_PORT": str(self.port), **security}


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    """An SMTP server, running."""
    made = Mailbox()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(made), "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made


@contextmanager
def mailbox_in_thread() -> Iterator[Mailbox]:
    """An SMTP server in a thread, for tests that have no event loop of their own."""
    made = Mailbox()
    made.port = free_port()
    controller = Controller(made, hostname="127.0.0.1", port=made.port)
    controller.start()
    try:
        yield made
    finally:
        controller.stop()
