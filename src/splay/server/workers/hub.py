"""Notifying everybody who watches a table when it has changed.

A notification carries a version, and to other workers a copy of the entry: the log is the truth.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from splay.server.operations.metrics import CHANGES, SOCKETS
from splay.server.storage.log_entry import Entry

NOTHING: Final = 0
"""The version that wakes the holder of a subscription who has something to do, though the table has not changed."""


class Subscription:
    """Wakes its holder when the table has changed since it last woke. `told` is the version that the holder knows."""

    def __init__(self) -> None:
        self.told = 0
        self.changed = asyncio.Event()
        self.versions: list[int | None] = []

    async def wait(self) -> int | None:
        """Returns when the table has changed: its version, or None if the database must be asked for it."""
        await self.changed.wait()
        self.changed.clear()
        versions, self.versions = self.versions, []
        return newest(versions)

    def wake(self, version: int | None) -> None:
        """Wakes the holder; the version as `wait` returns it."""
        self.versions = [newest([*self.versions, version])]
        self.changed.set()


def newest(versions: list[int | None]) -> int | None:
    """The version that stands for all of these: the highest, or None if one is not known."""
    return None if None in versions else max([version for version in versions if version is not None], default=None)


class Hub:
    """Notifications between the people at the tables of one worker.

    `listeners` are told of every table that this worker changes; of what other workers change, their own are told.
    `stale_listeners` are told, before them, of every table that has come to a version that is not known.
    `entry_listeners` are told, before anybody wakes, of every entry of another worker and the version that it brought.
    `attendance_listeners` are told for whom another worker has WebSockets open.
    `people_listeners` are told when another worker has changed people, or may have.
    """

    def __init__(self) -> None:
        self.listeners: list[Callable[[str], None]] = []
        self.stale_listeners: list[Callable[[str], None]] = []
        self.entry_listeners: list[Callable[[str, int, Entry], None]] = []
        self.people_listeners: list[Callable[[], None]] = []
        self.attendance_listeners: list[Callable[[str, list[tuple[str, str]]], None]] = []
        self.subscriptions: dict[str, set[Subscription]] = {}
        self.of_people: dict[str, set[Subscription]] = {}

    def subscribe(self, table_id: str) -> Subscription:
        """A subscription to a table, to be given back to `unsubscribe`."""
        subscription = Subscription()
        self.subscriptions.setdefault(table_id, set()).add(subscription)
        SOCKETS.inc()
        return subscription

    def unsubscribe(self, table_id: str, subscription: Subscription) -> None:
        """Ends a subscription."""
        subscriptions = self.subscriptions.get(table_id, set())
        subscriptions.discard(subscription)
        SOCKETS.dec()
        if not subscriptions:
            self.subscriptions.pop(table_id, None)

    @contextmanager
    def subscribed(self, table_id: str, person: str | None = None) -> Iterator[Subscription]:
        """A subscription to a table, as long as it is needed; `person` watches, or None for somebody unknown."""
        subscription = self.subscribe(table_id)
        if person is not None:
            self.of_people.setdefault(person, set()).add(subscription)
        try:
            yield subscription
        finally:
            self.unsubscribe(table_id, subscription)
            if person is not None:
                self.of_people[person].discard(subscription)
                if not self.of_people[person]:
                    del self.of_people[person]

    async def notify(self, table_id: str, version: int | None = None, entry: Entry | None = None) -> None:
        """Tells the listeners, and wakes everybody who watches the table.

        `version` is the table's, at least; if none is given, whoever wakes asks the database. `entry` is the one that
        has brought the table to this version, if it was one.
        """
        CHANGES.inc()
        self.wake(table_id, version)
        for listener in self.listeners:
            listener(table_id)

    async def notify_person(self, person: str) -> None:
        """Wakes a person wherever it watches: a session or token of it has ended, and what it has open must close."""
        self.wake_person(person)

    def notify_people_changed(self) -> None:
        """Tells the listeners of all other workers that people, sessions or tokens have changed: there are none."""

    def tell_attendance(self, places: list[tuple[str, str]]) -> None:
        """Tells all other workers who has a WebSocket open here, at which table: there are none."""

    def hears_others(self) -> bool:
        """Whether all that other workers notified until a few seconds ago has arrived here: there are none."""
        return True

    def wake_person(self, person: str) -> None:
        """Wakes a person wherever it watches at this worker."""
        for subscription in self.of_people.get(person, ()):
            subscription.wake(None)

    def wake(self, table_id: str, version: int | None) -> None:
        """Wakes those at this worker who watch the table."""
        if version is None:
            for mark_stale in self.stale_listeners:
                mark_stale(table_id)
        for subscription in self.subscriptions.get(table_id, ()):
            subscription.wake(version)

    def watched(self) -> list[str]:
        """The tables that somebody at this worker watches."""
        return list(self.subscriptions)

    def catch_up(self, table_id: str, version: int) -> None:
        """Wakes those who watch a table and have not been told of this version: they have missed a notification."""
        for subscription in self.subscriptions.get(table_id, ()):
            if subscription.told < version:
                subscription.told = version
                subscription.wake(version)

    def wake_all(self) -> None:
        """Wakes everybody at this worker, as after a time in which notifications may have been lost."""
        for table_id in self.subscriptions:
            self.wake(table_id, None)

    async def ping(self) -> None:
        """Returns when what carries the notifications works, and raises what is wrong if it does not."""

    async def start(self) -> None:
        """Begins to listen; nothing to do within one worker."""

    async def stop(self) -> None:
        """Ends listening; nothing to do within one worker."""
