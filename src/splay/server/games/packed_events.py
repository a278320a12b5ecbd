"""Events of long ago, which few ask for, kept small: a late game has more than a thousand."""

import zlib
from collections.abc import Sequence
from typing import Any, Final

from msgspec import json

from splay.core.card import Card
from splay.core.event import Event
from splay.records.stored_events import events_from, stored_event

CHUNK: Final = 64
"""Events that are packed together."""
LEVEL: Final = 6
EVENT_BYTES: Final = 400
"""What an event takes that is not packed."""


class PackedEvents:
    """Events in order, never changed: all but the last few packed."""

    __slots__ = ("chunks", "loose")

    def __init__(self, chunks: tuple[bytes, ...] = (), loose: tuple[Event, ...] = ()) -> None:
        """Chunks of CHUNK events each, as `packed` makes them, and the events after these."""
        self.chunks = chunks
        self.loose = loose

    def __len__(self) -> int:
        return len(self.chunks) * CHUNK + len(self.loose)

    def extended(self, events: Sequence[Event]) -> "PackedEvents":
        """These events and more."""
        loose = (*self.loose, *events)
        whole = len(loose) - len(loose) % CHUNK
        chunks = [packed([stored_event(event) for event in loose[at : at + CHUNK]]) for at in range(0, whole, CHUNK)]
        return PackedEvents((*self.chunks, *chunks), loose[whole:])

    def after(self, number: int, deck: list[Card]) -> list[Event]:
        """The events from a number on, with the cards of a deck."""
        first, rest = divmod(number, CHUNK)
        stored = [data for chunk in self.chunks[first:] for data in unpacked(chunk)]
        if first >= len(self.chunks):
            return list(self.loose[number - len(self.chunks) * CHUNK :])
        return [*events_from(stored[rest:], deck), *self.loose]

    def size(self) -> int:
        """About how many bytes they take."""
        return sum(map(len, self.chunks)) + EVENT_BYTES * len(self.loose)


def packed(stored: list[dict[str, Any]]) -> bytes:
    """Stored events as few bytes."""
    return zlib.compress(json.encode(stored), LEVEL)


def unpacked(chunk: bytes) -> list[dict[str, Any]]:
    """The stored events of a chunk."""
    stored: list[dict[str, Any]] = json.decode(zlib.decompress(chunk))
    return stored
