"""Days whose deal is the same for all who play it, by UTC, and the secret that it follows from."""

import hmac
from datetime import UTC, date, datetime, timedelta
from typing import Final

from splay.server.durations import SECOND
from splay.server.storage.rows import TableRow

FIRST_YEAR: Final = 1970


def day_at(now: int) -> str:
    """The day of a moment in milliseconds since 1970, as "2026-11-29"."""
    return datetime.fromtimestamp(now / SECOND, UTC).date().isoformat()


def end_of(day: str) -> int:
    """When a day is over, in milliseconds since 1970. Raises ValueError if it is none."""
    parsed = date.fromisoformat(day)
    if parsed.isoformat() != day or parsed.year < FIRST_YEAR or parsed == date.max:
        raise ValueError(f"{day}: a day is written as 2026-11-29")
    following = parsed + timedelta(days=1)
    return int(datetime(following.year, following.month, following.day, tzinfo=UTC).timestamp()) * SECOND


def is_over(row: TableRow, now: int) -> bool:
    """Whether a table has the deal of a day that is over, so that its cards are no secret any more."""
    return row.day is not None and end_of(row.day) <= now


def secret_of(key: bytes, day: str) -> bytes:
    """The secret that a day's deal follows from. `key` is the server's own, which this one tells nothing of."""
    return hmac.digest(key, b"splay deal of the day " + day.encode(), "sha256")
