"""Counting how deliveries went, for `/metrics`: mails, webhooks' messages and pushes."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from splay.server.notifications.messages import NotDelivered
from splay.server.operations.metrics import DELIVERIES

DELIVERED: Final = "delivered"
OVER: Final = "over"
"""The browser's subscription to pushes is over, which is nobody's mistake."""


@contextmanager
def counted(way: str) -> Iterator[None]:
    """Counts what is tried within by its way ("email", "webhook", "push") and outcome: delivered, or the reason of the
    NotDelivered that is raised.
    """
    try:
        yield
    except NotDelivered as error:
        count(way, error.reason)
        raise
    count(way, DELIVERED)


def count(way: str, outcome: str) -> None:
    """Counts one try."""
    DELIVERIES.labels(way, outcome).inc()
