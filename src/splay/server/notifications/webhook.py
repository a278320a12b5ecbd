"""Webhooks: a POST of JSON that Discord, Slack and programs of one's own understand."""

import asyncio
import re
import ssl
from functools import cached_property
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from msgspec import json

from splay import __version__
from splay.server.notifications.addresses import NotAllowed, checked_address
from splay.server.notifications.messages import NOT_ACCEPTED, NOT_ALLOWED, NOT_REACHED, Message, NotDelivered
from splay.server.protocol.api_error import ApiError

LONGEST_URL: Final = 500
SECONDS: Final = 10.0
"""How long resolving, connecting and answering may take together."""
LONGEST_LINE: Final = 4096
PORTS: Final = (443, 8443)
USUAL: Final = {"https": 443, "http": 80}
HOST: Final = re.compile(r"[A-Za-z0-9._-]{1,253}|[0-9A-Fa-f:.]{2,45}")
STATUS: Final = re.compile(rb"HTTP/1\.[01] ([0-9]{3})[ \r\n]")
MARKDOWN: Final = re.compile(r"([\\*_~`|>\[\]()#<@:-])")
VERSION: Final = 1


class Webhooks:
    """Sends messages to webhooks. `anywhere` permits http and private addresses, for servers at home and tests."""

    def __init__(self, anywhere: bool) -> None:
        """Sends by the setting SPLAY_WEBHOOKS_ANYWHERE."""
        self.anywhere = anywhere

    @cached_property
    def tls(self) -> ssl.SSLContext:
        """How https is spoken; made when it is needed first, as reading all certificates of the machine takes time."""
        context = ssl.create_default_context()
        context.set_alpn_protocols(["http/1.1"])
        return context

    async def send(self, address: str, message: Message) -> None:
        """Posts a message to a URL. Raises NotDelivered."""
        try:
            url = parts_of(address, self.anywhere)
            async with asyncio.timeout(SECONDS):
                status = await self.post(url, json.encode(body_of(message)))
        except (NotAllowed, ApiError) as error:
            raise NotDelivered(NOT_ALLOWED) from error
        except (OSError, ssl.SSLError, ValueError, asyncio.IncompleteReadError) as error:  # a timeout is an OSError
            raise NotDelivered(NOT_REACHED) from error
        if not 200 <= status < 300:
            raise NotDelivered(NOT_ACCEPTED)

    async def post(self, url: SplitResult, body: bytes) -> int:
        """Sends one request to the address that was checked; the status of the answer, of which no more is read."""
        host = url.hostname or ""
        port = url.port or USUAL[url.scheme]
        address = await checked_address(host, port, self.anywhere)
        secure = url.scheme == "https"
        reader, writer = await asyncio.open_connection(
            address,
            port,
            limit=LONGEST_LINE,
            ssl=self.tls if secure else None,
            server_hostname=host if secure else None,
        )
        try:
            writer.write(request_head(url, len(body)) + body)
            await writer.drain()
            answer = STATUS.match(await reader.readline())
        finally:
            writer.transport.abort()
        return int(answer[1]) if answer else 0


def request_head(url: SplitResult, length: int) -> bytes:
    """The head of the request."""
    target = (url.path or "/") + (f"?{url.query}" if url.query else "")
    lines = (
        f"POST {target} HTTP/1.1",
        f"Host: {url.netloc}",
        f"User-Agent: Splay/{__version__}",
        "Content-Type: application/json",
        f"Content-Length: {length}",
        "Connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode("ascii")


def parts_of(text: str, anywhere: bool) -> SplitResult:
    """The parts of a webhook's URL. Raises ApiError if it is none that may be used; its host is looked at later."""
    schemes = ("https", "http") if anywhere else ("https",)
    if len(text) > LONGEST_URL or not text.isascii() or not text.isprintable() or " " in text:
        raise ApiError(422, "bad_url", f"A webhook is a URL of at most {LONGEST_URL} plain characters.")
    try:
        url = urlsplit(text)
        port = url.port
    except ValueError as error:
        raise ApiError(422, "bad_url", "This is not a URL.") from error
    if url.scheme not in schemes or not HOST.fullmatch(url.hostname or ""):
        raise ApiError(422, "bad_url", f"A webhook's URL begins with {' or '.join(schemes)}:// and a host.")
    if "@" in url.netloc or url.fragment:
        raise ApiError(422, "bad_url", "A webhook's URL has no user and no part after #.")
    if port is not None and port not in PORTS and not anywhere:
        raise ApiError(422, "bad_url", f"A webhook's port is one of {', '.join(map(str, PORTS))}.")
    return url


def body_of(message: Message) -> dict[str, Any]:
    """The body: for Discord and Slack the sentence, in which names can neither call anybody nor be links; for
    programs the same in parts.
    """
    return {
        "content": message.sentence(for_discord(message.name), [for_discord(name) for name in message.waiting]),
        "allowed_mentions": {"parse": []},
        "text": message.sentence(for_slack(message.name), [for_slack(name) for name in message.waiting]),
        "splay": {
            "version": VERSION,
            "kind": message.kind,
            "table": message.table_id,
            "url": message.url,
            "name": message.name,
            "seats": message.seats,
            "waiting": message.waiting,
        },
    }


def for_discord(name: str) -> str:
    """A name without meaning in Markdown."""
    return MARKDOWN.sub(r"\\\1", name)


def for_slack(name: str) -> str:
    """A name without meaning in Slack's own marks."""
    escaped = name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return re.sub(r"([*_~`])", "\u200b\\1", escaped)
