"""Notifications as workers send them to each other: signed, so that whoever else writes to Redis is not heard.

A move's notice carries its entry, so that other workers need not read the log. It is a copy: one that does not follow
what a worker holds is not used, and the log is read.
"""

import hmac
from typing import Final

from msgspec import DecodeError, Struct, json

from splay.server.storage.log_entry import Entry

SEAL_BYTES: Final = 32


class Notice(Struct, frozen=True, array_like=True, omit_defaults=True):
    """Something that has changed: a table, which has at least this version now, or `about` else; see `RedisHub`.

    `entry` is the one that brought a table from the version before to this one. `there` are a table and a person each:
    those who have a WebSocket open at the sender.
    """

    sender: str
    about: str
    version: int | None = None
    entry: Entry | None = None
    there: list[tuple[str, str]] | None = None


class Seal:
    """Signs notices, and tells those that were signed by a worker of the same server."""

    def __init__(self, secret_key: bytes) -> None:
        self.key = hmac.digest(secret_key, b"splay notice", "sha256")

    def closed(self, notice: Notice) -> bytes:
        """A notice, signed."""
        said = json.encode(notice)
        return hmac.digest(self.key, said, "sha256") + said

    def opened(self, message: bytes) -> Notice | None:
        """The notice in a message, or None if nobody with our key has made it."""
        seal, said = message[:SEAL_BYTES], message[SEAL_BYTES:]
        if not hmac.compare_digest(hmac.digest(self.key, said, "sha256"), seal):
            return None
        try:
            return json.decode(said, type=Notice)
        except DecodeError:
            return None  # of another version, while one follows the other
