"""Requests that another site's page makes in a person's name (CSRF) are refused.

Three checks, on everything that changes something and brings no token:

1. `Origin`, if there is one, is ours. Browsers send it with every request that is not GET or HEAD and with every
   WebSocket handshake, where it is the only check: `X-Splay` cannot be sent there.
2. `Sec-Fetch-Site`, if the browser sends it, is `same-origin`. It cannot be set by a page.
3. A header `X-Splay` with any value is there. A form cannot send one, and a script of another site only after a
   preflight, which we never grant. It counts when the first two headers are missing.

A token is proof enough: a browser never adds `Authorization: Bearer` by itself. So is a signature in the address, for
handlers that say `signed` and ask nobody who they are: the links in e-mails.
"""

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from splay.server.auth.authentication import COOKIE, TOKEN
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import header
from splay.server.settings import Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")
OWN_HEADER: Final = b"x-splay"


def ours(origin: str, host: str | None, settings: Settings) -> bool:
    """Whether an origin is the server's own.

    With SPLAY_PUBLIC_URL it is that one alone. Without, it is the address that the request went to, if that is
    localhost or a bare IP address: any other host name could be another site's that points here (DNS rebinding).
    """
    if settings.public_url is not None:
        return origin == settings.public_url
    return host is not None and origin == f"http://{host}" and bare(host)


def bare(host: str) -> bool:
    """Whether a Host header is localhost or an IP address, with or without a port."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        if name != "localhost":
            ip_address(name)
    except ValueError:
        return False
    return True


def check_origin(scope: Scope, settings: Settings) -> None:
    """Raises ApiError if the Origin of a connection is another site."""
    origin = header(scope, b"origin")
    if origin is not None and not ours(origin, header(scope, b"host"), settings):
        raise ApiError(403, "wrong_origin", "This request comes from another site.")


def check_request(scope: Scope, settings: Settings) -> None:
    """Checks a request that may change something. Raises ApiError."""
    check_origin(scope, settings)
    if header(scope, b"sec-fetch-site") not in (None, "same-origin"):
        raise ApiError(403, "wrong_origin", "This request comes from another site.")
    if header(scope, OWN_HEADER) is None:
        raise ApiError(403, "header_missing", "Requests without a token need a header X-Splay, with any value.")


def check_handshake(scope: Scope, settings: Settings) -> None:
    """Checks a WebSocket handshake: the origin is ours, and must be said if a cookie is brought. Raises ApiError."""
    check_origin(scope, settings)
    if scope["auth"] == COOKIE and header(scope, b"origin") is None:
        raise ApiError(403, "wrong_origin", "A WebSocket opened with a cookie needs an Origin.")


class OriginCheck(ASGIMiddleware):
    """Refuses what other sites' pages ask for. Comes after Authentication."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        """Checks against the settings' public address."""
        self.settings = settings

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Checks one connection."""
        if scope["auth"] != TOKEN:
            if scope["type"] == ScopeType.WEBSOCKET:
                check_handshake(scope, self.settings)
            elif scope["method"] not in SAFE and not scope["route_handler"].opt.get("signed"):
                check_request(scope, self.settings)
        await next_app(scope, receive, send)
