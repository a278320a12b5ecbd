"""Messages of a WebSocket that ask for something are limited like requests."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar.types import Scope

from splay.server.protection.address_limit import AddressLimit
from splay.server.protection.costs import paid_by
from splay.server.protection.limits import PersonLimit


class MessageLimits:
    """Counts messages, each as a request."""

    def __init__(self, of_address: AddressLimit, of_person: PersonLimit) -> None:
        """Counts where requests are counted."""
        self.of_address = of_address
        self.of_person = of_person

    @asynccontextmanager
    async def counted(self, scope: Scope) -> AsyncIterator[None]:
        """Counts a message, for whose costs its address pays meanwhile. Raises ApiError (429)."""
        payer = await self.of_address.count(scope)
        await self.of_person.count(scope)
        with paid_by(payer):
            yield
