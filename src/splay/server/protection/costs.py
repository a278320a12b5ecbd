"""What requests cost beyond the usual: whoever asks for it pays from what its address may do in a minute.

A unit is what a usual request takes, about 2.5 ms of a processor.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from litestar.types import Message, Send

from splay.server.protection.limits import Limit, Limiter, hold_to

COLD_TABLE: Final = 5
"""A table that has to be read from the database, with its game."""
OWN_TABLES: Final = 3
"""The lobby of somebody known."""
EVENTS_A_UNIT: Final = 100
"""So many events are told for a unit."""


class Payer:
    """An address while it is answered."""

    def __init__(self, limiter: Limiter, key: str, limit: Limit) -> None:
        """Pays from the bucket that stands under a key."""
        self.limiter = limiter
        self.key = key
        self.limit = limit
        self.task = asyncio.current_task()

    def until_accepted(self, send: Send) -> Send:
        """`send`; once a WebSocket is accepted nothing more is paid, as others bring about what comes then."""

        async def sending(message: Message) -> None:
            if message["type"] == "websocket.accept":
                self.task = None
            await send(message)

        return sending


PAYING: Final[ContextVar[Payer | None]] = ContextVar("paying", default=None)
"""Whoever pays for what is done now; nobody for what the server does by itself."""


@contextmanager
def paid_by(payer: Payer) -> Iterator[None]:
    """Lets somebody pay for what is done meanwhile."""
    before = PAYING.set(payer)
    try:
        yield
    finally:
        PAYING.reset(before)


async def pay(units: int) -> None:
    """Takes what something costs from those for whom it is done, before it is done. Raises ApiError (429) if they have
    not as much left.

    What tasks do that a request has started is the server's own.
    """
    payer = PAYING.get()
    if payer is not None and units > 0 and payer.task is asyncio.current_task():
        await hold_to(payer.limiter, payer.key, payer.limit, units)
