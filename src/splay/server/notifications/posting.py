"""Posting to addresses that people have given: those of the public internet alone, and little is read of the answer."""

import asyncio
import re
import ssl
from collections.abc import Mapping
from functools import cached_property
from typing import Final
from urllib.parse import SplitResult, urlsplit

from splay import __version__
from splay.server.notifications.addresses import NotAllowed, checked_address
from splay.server.notifications.messages import NOT_ALLOWED, NOT_REACHED, NotDelivered
from splay.server.protocol.api_error import ApiError

SECONDS: Final = 10.0
"""How long resolving, connecting and answering may take together."""
LONGEST_LINE: Final = 4096
PORTS: Final = (443, 8443)
USUAL: Final = {"https": 443, "http": 80}
HOST: Final = re.compile(r"[A-Za-z0-9._-]{1,253}|[0-9A-Fa-f:.]{2,45}")
STATUS: Final = re.compile(rb"HTTP/1\.[01] ([0-9]{3})[ \r\n]")


class Poster:
    """Posts to URLs. `anywhere` permits http and private addresses, for servers at home and tests."""

    def __init__(self, anywhere: bool) -> None:
        """Posts by the setting SPLAY_WEBHOOKS_ANYWHERE."""
        self.anywhere = anywhere

    @cached_property
    def tls(self) -> ssl.SSLContext:
        """How https is spoken; made when it is needed first, as reading all certificates of the machine takes time."""
        context = ssl.create_default_context()
        context.set_alpn_protocols(["http/1.1"])
        return context

    async def send(self, address: str, longest: int, headers: Mapping[str, str], body: bytes) -> int:
        """Posts a body to a URL of at most so many characters; the status of the answer, 0 if it has none. Raises
        NotDelivered.
        """
        try:
            url = parts_of(address, self.anywhere, longest)
            async with asyncio.timeout(SECONDS):
                return await self.post(url, headers, body)
        except (NotAllowed, ApiError) as error:
            raise NotDelivered(NOT_ALLOWED) from error
        except (OSError, ssl.SSLError, ValueError, asyncio.IncompleteReadError) as error:  # a timeout is an OSError
            raise NotDelivered(NOT_REACHED) from error

    async def post(self, url: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
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
            writer.write(request_head(url, headers, len(body)) + body)
            await writer.drain()
            answer = STATUS.match(await reader.readline())
        finally:
            writer.transport.abort()
        return int(answer[1]) if answer else 0


def request_head(url: SplitResult, headers: Mapping[str, str], length: int) -> bytes:
    """The head of the request."""
    target = (url.path or "/") + (f"?{url.query}" if url.query else "")
    lines = (
        f"POST {target} HTTP/1.1",
        f"Host: {url.netloc}",
        f"User-Agent: Splay/{__version__}",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {length}",
        "Connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode("ascii")


def parts_of(text: str, anywhere: bool, longest: int) -> SplitResult:
    """The parts of a URL to post to, of at most so many characters. Raises ApiError if it is none that may be used; its
    host is looked at later.
    """
    schemes = ("https", "http") if anywhere else ("https",)
    if len(text) > longest or not text.isascii() or not text.isprintable() or " " in text:
        raise ApiError(422, "bad_url", f"The address is a URL of at most {longest} plain characters.")
    try:
        url = urlsplit(text)
        port = url.port
    except ValueError as error:
        raise ApiError(422, "bad_url", "This is not a URL.") from error
    if url.scheme not in schemes or not HOST.fullmatch(url.hostname or ""):
        raise ApiError(422, "bad_url", f"The URL begins with {' or '.join(schemes)}:// and a host.")
    if "@" in url.netloc or url.fragment:
        raise ApiError(422, "bad_url", "The URL has no user and no part after #.")
    if port is not None and port not in PORTS and not anywhere:
        raise ApiError(422, "bad_url", f"The URL's port is one of {', '.join(map(str, PORTS))}.")
    return url
