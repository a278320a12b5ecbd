"""What one address may do in a minute."""

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from splay.server.protection.costs import PAYING, Payer
from splay.server.protection.limits import Limit, Limiter, hold_to, weight_of
from splay.server.protocol.connection import address_of
from splay.server.settings import Settings


class AddressLimit(ASGIMiddleware):
    """Limits the requests and handshakes of one address, by what they cost."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, limiter: Limiter, settings: Settings) -> None:
        """Limits by the settings."""
        self.limiter = limiter
        self.limit = Limit(settings.requests_per_address)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Counts one connection, unless the handler has `opt={"uncounted": True}` (the page's files), and lets it pay
        for what it costs besides.
        """
        if scope["route_handler"].opt.get("uncounted"):
            await next_app(scope, receive, send)
            return
        key = f"address:{address_of(scope)}"
        await hold_to(self.limiter, key, self.limit, weight_of(scope))
        payer = Payer(self.limiter, key, self.limit)
        before = PAYING.set(payer)
        try:
            await next_app(scope, receive, payer.until_accepted(send))
        finally:
            PAYING.reset(before)
