"""How much one address or person may do: requests a minute, bytes of a body, WebSockets at once."""

import math
from collections import Counter
from typing import Final, Protocol

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send, WebSocketReceiveMessage
from msgspec import Struct

from splay.server.auth.person import Person
from splay.server.protection.attack_log import AttackLog
from splay.server.protection.open_sockets import OpenSockets
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import address_of, header
from splay.server.settings import Settings

RETRY: Final = 10
"""Seconds after which a client that was refused may try again: until then others may have closed."""
MOST_KEYS: Final = 100_000
"""What is counted in a worker's memory is counted under so many keys at most."""
TOO_MANY_SOCKETS: Final = "WebSockets refused, because their addresses or people had too many open: %s"


class Limit(Struct, frozen=True):
    """A bucket of `per_minute` tokens that fills up again at as many a minute; 0 is no limit."""

    per_minute: int


class Limiter(Protocol):
    """Counts what is done under a key."""

    async def take(self, key: str, limit: Limit, tokens: int = 1) -> float:
        """Takes tokens from a key's bucket; 0, or if it has too few how many seconds until there are enough."""
        ...

    async def close(self) -> None:
        """Lets connections go."""
        ...


async def hold_to(limiter: Limiter, key: str, limit: Limit, tokens: int = 1) -> None:
    """Counts one more under a key, or what counts as several; never more than the whole bucket.

    Raises ApiError (429, with the time to wait) if that is too many.
    """
    if limit.per_minute == 0:
        return
    wait = await limiter.take(key, limit, min(tokens, limit.per_minute))
    if wait > 0:
        seconds = math.ceil(wait)
        raise ApiError(429, "too_many_requests", f"Too often; try again in {seconds} s.", seconds)


def weight_of(scope: Scope) -> int:
    """As how many requests one counts: its handler says it, as `opt={"weight": 8}`, if it costs more than usual."""
    weight: int = scope["route_handler"].opt.get("weight", 1)
    return weight


class PersonLimit(ASGIMiddleware):
    """Limits the requests and handshakes of one person, from wherever. Comes after Authentication."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, limiter: Limiter, settings: Settings) -> None:
        """Limits by the settings."""
        self.limiter = limiter
        self.limit = Limit(settings.requests_per_person)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Counts one connection."""
        await self.count(scope)
        await next_app(scope, receive, send)

    async def count(self, scope: Scope) -> None:
        """Counts one more of whoever has opened a connection, if that is known. Raises ApiError (429)."""
        person: Person | None = scope["user"]
        if person is not None:
            await hold_to(self.limiter, f"person:{person.id}", self.limit, weight_of(scope))


class BodyLimit(ASGIMiddleware):
    """Refuses bodies of more than `most` bytes.

    Litestar's own `request_max_body_size` cannot be set by a plugin (2.25 reads it before plugins run).
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, most: int) -> None:
        """Allows `most` bytes."""
        self.most = most

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Looks at the announced length, then counts what comes."""
        announced = header(scope, b"content-length")
        if announced is not None and announced.isdecimal() and int(announced[:20]) > self.most:
            raise self.refusal()
        got = 0

        async def counted() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            nonlocal got
            message = await receive()
            if message["type"] == "http.request":
                got += len(message["body"])
                if got > self.most:
                    raise self.refusal()
            return message

        await next_app(scope, counted, send)

    def refusal(self) -> ApiError:
        """What is told of a body too large."""
        return ApiError(413, "too_large", f"The body is larger than {self.most} bytes.")


class SocketLimit(ASGIMiddleware):
    """Refuses handshakes (429) if too many sockets are open already. Comes after Authentication.

    A socket holds its place until it is closed, whoever closes it. A limit of 0 is none.
    """

    scopes = (ScopeType.WEBSOCKET,)

    def __init__(self, settings: Settings, everywhere: OpenSockets, attack_log: AttackLog) -> None:
        """Limits by the settings; `everywhere` counts the sockets of all workers."""
        self.everywhere = everywhere
        self.attack_log = attack_log
        self.per_address = settings.sockets_per_address
        self.per_person = settings.sockets_per_person
        self.open: Counter[str] = Counter()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Holds a place of the address and one of the person as long as the socket is open."""
        person: Person | None = scope["user"]
        places = [(f"address:{address_of(scope)}", self.per_address)]
        if person is not None:
            places.append((f"person:{person.id}", self.per_person))
        full = any(most and self.open[key] >= most for key, most in places)
        number = None if full else await self.everywhere.enter(places)
        if number is None:
            self.attack_log.note(TOO_MANY_SOCKETS)
            raise ApiError(429, "too_many_sockets", "Too many connections are open; close some.", RETRY)
        self.open.update(key for key, _ in places)
        try:
            await next_app(scope, receive, send)
        finally:
            await self.everywhere.leave(number)
            for key, _ in places:
                self.open[key] -= 1
                if not self.open[key]:
                    del self.open[key]
