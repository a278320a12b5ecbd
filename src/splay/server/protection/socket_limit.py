"""How many WebSockets may be open at once: from one address, and of one person."""

from collections import Counter
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from splay.server.auth.person import Person
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import address_of
from splay.server.settings import Settings

RETRY: Final = 10
"""Seconds after which a client that was refused may try again: until then others may have closed."""


class SocketLimit(ASGIMiddleware):
    """Refuses handshakes (429) if too many sockets are open at this worker already. Comes after Authentication.

    A socket holds its place until it is closed, whoever closes it. A limit of 0 is none.
    """

    scopes = (ScopeType.WEBSOCKET,)

    def __init__(self, settings: Settings) -> None:
        """Limits by the settings."""
        self.per_address = settings.sockets_per_address
        self.per_person = settings.sockets_per_person
        self.open: Counter[str] = Counter()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Holds a place of the address and one of the person as long as the socket is open."""
        person: Person | None = scope["user"]
        places = [(f"address:{address_of(scope)}", self.per_address)]
        if person is not None:
            places.append((f"person:{person.id}", self.per_person))
        if any(most and self.open[key] >= most for key, most in places):
            raise ApiError(429, "too_many_sockets", "Too many connections are open; close some.", RETRY)
        self.open.update(key for key, _ in places)
        try:
            await next_app(scope, receive, send)
        finally:
            for key, _ in places:
                self.open[key] -= 1
                if not self.open[key]:
                    del self.open[key]
