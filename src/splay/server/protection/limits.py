"""How often something may be done: one small interface, and the limits on requests."""

import math
from typing import Protocol

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Struct

from splay.server.auth.person import Person
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import address_of
from splay.server.settings import Settings


class Limit(Struct, frozen=True):
    """A bucket of `per_minute` tokens that fills up again at as many a minute; 0 is no limit."""

    per_minute: int


class Limiter(Protocol):
    """Counts what is done under a key."""

    async def take(self, key: str, limit: Limit) -> float:
        """Takes one token from a key's bucket; 0, or if it is empty how many seconds until there is one."""
        ...

    async def close(self) -> None:
        """Lets connections go."""
        ...


async def hold_to(limiter: Limiter, key: str, limit: Limit) -> None:
    """Counts one more under a key. Raises ApiError (429, with the time to wait) if that is too many."""
    if limit.per_minute == 0:
        return
    wait = await limiter.take(key, limit)
    if wait > 0:
        seconds = math.ceil(wait)
        raise ApiError(429, "too_many_requests", f"Too often; try again in {seconds} s.", seconds)


class AddressLimit(ASGIMiddleware):
    """Limits the requests and handshakes of one address."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, limiter: Limiter, settings: Settings) -> None:
        """Limits by the settings."""
        self.limiter = limiter
        self.limit = Limit(settings.requests_per_address)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Counts one connection, unless the handler has `opt={"uncounted": True}` (the page's files)."""
        if not scope["route_handler"].opt.get("uncounted"):
            await hold_to(self.limiter, f"address:{address_of(scope)}", self.limit)
        await next_app(scope, receive, send)


class PersonLimit(ASGIMiddleware):
    """Limits the requests and handshakes of one person, from wherever. Comes after Authentication."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, limiter: Limiter, settings: Settings) -> None:
        """Limits by the settings."""
        self.limiter = limiter
        self.limit = Limit(settings.requests_per_person)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Counts one connection."""
        person: Person | None = scope["user"]
        if person is not None:
            await hold_to(self.limiter, f"person:{person.id}", self.limit)
        await next_app(scope, receive, send)
