"""Poking everybody who watches a table when it has changed. A poke carries nothing: the log is the truth."""

import asyncio
from collections.abc import Callable

from splay.server.operations.metrics import CHANGES, SOCKETS


class Subscription:
    """Wakes its holder when the table has changed since it last woke."""

    def __init__(self) -> None:
        self.changed = asyncio.Event()

    async def wait(self) -> None:
        """Returns when the table has changed."""
        await self.changed.wait()
        self.changed.clear()


class Hub:
    """Pokes between the people at the tables of one worker.

    `listeners` are told of every table that this worker changes; of what other workers change, their own are told.
    """

    def __init__(self) -> None:
        self.listeners: list[Callable[[str], None]] = []
        self.subscriptions: dict[str, set[Subscription]] = {}

    def subscribe(self, table: str) -> Subscription:
        """A subscription to a table, to be given back to `unsubscribe`."""
        subscription = Subscription()
        self.subscriptions.setdefault(table, set()).add(subscription)
        SOCKETS.inc()
        return subscription

    def unsubscribe(self, table: str, subscription: Subscription) -> None:
        """Ends a subscription."""
        there = self.subscriptions.get(table, set())
        there.discard(subscription)
        SOCKETS.dec()
        if not there:
            self.subscriptions.pop(table, None)

    async def poke(self, table: str) -> None:
        """Tells the listeners, and wakes everybody who watches the table."""
        CHANGES.inc()
        for listener in self.listeners:
            listener(table)
        self.wake(table)

    def wake(self, table: str) -> None:
        """Wakes those at this worker who watch the table."""
        for subscription in self.subscriptions.get(table, set()):
            subscription.changed.set()

    def wake_all(self) -> None:
        """Wakes everybody at this worker, as after a time in which pokes may have been lost."""
        for table in self.subscriptions:
            self.wake(table)

    async def ping(self) -> None:
        """Returns when what carries the pokes works, and raises what is wrong where it does not."""

    async def start(self) -> None:
        """Begins to listen; nothing to do within one worker."""

    async def stop(self) -> None:
        """Ends listening; nothing to do within one worker."""
