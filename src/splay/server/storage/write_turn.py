"""One writer at a time: left to itself SQLite lets writers wait by polling, in no order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from splay.server.storage.unavailable import DatabaseAway, away, is_unavailable

LONGEST: Final = 10
"""Seconds that a writer waits for the other writers of its process."""


class WriteTurn:
    """Lets one writer of this process at a time at the database.

    If one has waited in vain for another process that holds the database, those who waited behind it wait no longer.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.in_vain = 0

    @asynccontextmanager
    async def taken(self) -> AsyncIterator[None]:
        """The turn to write. Raises DatabaseAway if it does not come."""
        before = self.in_vain
        try:
            async with asyncio.timeout(LONGEST):
                await self.lock.acquire()
        except TimeoutError as error:
            raise away(error) from error
        try:
            if self.in_vain != before:
                raise DatabaseAway("the database could not be written while this waited")
            yield
        except Exception as error:
            if self.in_vain == before and is_unavailable(error):
                self.in_vain += 1
            raise
        finally:
            self.lock.release()
