"""What one address may do in a minute."""

import asyncio
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from splay.server.protection.attack_log import AttackLog
from splay.server.protection.costs import Payer, paid_by
from splay.server.protection.limiters import MemoryLimiter
from splay.server.protection.limits import Limit, Limiter, hold_to, weight_of
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import address_of
from splay.server.settings import Settings

TOO_OFTEN: Final = "requests refused, because their addresses had sent too many: %s"
REFUSED_AT_ONCE: Final = Limit(60)
"""Refusals that an address gets without waiting for them."""
HELD_UP: Final = 1.0
"""Seconds that it waits for each of the others: a flood of requests is no faster than its connections allow."""


class AddressLimit(ASGIMiddleware):
    """Limits the requests and handshakes of one address, by what they cost."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, limiter: Limiter, settings: Settings, attack_log: AttackLog) -> None:
        """Limits by the settings."""
        self.limiter = limiter
        self.attack_log = attack_log
        self.refusals = MemoryLimiter()
        self.limit = Limit(settings.requests_per_address)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Counts one connection, unless the handler has `opt={"uncounted": True}` (the page's files), and lets it pay
        for what it costs besides.
        """
        if scope["route_handler"].opt.get("uncounted"):
            await next_app(scope, receive, send)
            return
        payer = await self.count(scope)
        with paid_by(payer):
            await next_app(scope, receive, payer.until_accepted(send))

    async def count(self, scope: Scope) -> Payer:
        """Counts one more from the address of a connection, which is to pay for it. Raises ApiError (429), which an
        address that goes on all the same has to wait for.
        """
        key = f"address:{address_of(scope)}"
        try:
            await hold_to(self.limiter, key, self.limit, weight_of(scope))
        except ApiError:
            self.attack_log.note(TOO_OFTEN)
            if await self.refusals.take(key, REFUSED_AT_ONCE) > 0:
                await hold_up()
            raise
        return Payer(self.limiter, key, self.limit)


async def hold_up() -> None:
    """Lets somebody wait who goes on in spite of refusals."""
    await asyncio.sleep(HELD_UP)
