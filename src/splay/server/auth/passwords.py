"""Hashing passwords with argon2, away from the event loop and few at a time."""

import asyncio
import secrets
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION

from splay.server.protocol.api_error import ApiError

WAITING: Final = 20
"""Passwords that wait, if nothing else is set."""
Result = TypeVar("Result")


class Passwords:
    """A worker's hashing of passwords: `at_once` in threads, `waiting` more in a queue, the rest told to come back."""

    def __init__(self, at_once: int, hasher: PasswordHasher | None = None, waiting: int = WAITING) -> None:
        """Hashes `at_once` passwords at a time; `hasher` sets the cost, argon2-cffi's own advice by default."""
        self.hasher = hasher or PasswordHasher()
        self.threads = ThreadPoolExecutor(at_once, thread_name_prefix="password")
        self.room = at_once + waiting
        self.decoy = hash_of_nothing(self.hasher)

    async def hash(self, password: str) -> str:
        """The hash to store. Raises ApiError if too many passwords wait."""
        return await self.in_thread(partial(self.hasher.hash, normal(password)))

    async def verify(self, stored: str | None, password: str) -> bool:
        """Whether a password is the stored one; if there is none, False after just as much work.

        Raises ApiError if too many passwords wait.
        """
        fits = await self.in_thread(partial(self.fits, stored or self.decoy, normal(password)))
        return fits and stored is not None

    def fits(self, stored: str, password: str) -> bool:
        """Whether a password gives a hash."""
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    def outdated(self, stored: str) -> bool:
        """Whether a hash was made at another cost than today's."""
        return self.hasher.check_needs_rehash(stored)

    async def in_thread(self, work: Callable[[], Result]) -> Result:
        """Does work in a thread, or refuses it if the queue is full."""
        if self.room == 0:
            raise ApiError(503, "busy", "Too many people are signing in at this moment; try again in a few seconds.", 5)
        self.room -= 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.room += 1

    def close(self) -> None:
        """Ends the threads."""
        self.threads.shutdown(cancel_futures=True)


def hash_of_nothing(hasher: PasswordHasher) -> str:
    """What looks like a hash of this hasher, and takes as long to verify, but no password gives it: random bytes.

    To hash some word instead would take most of the time in which a server starts.
    """
    salt, digest = [
        b64encode(secrets.token_bytes(length)).decode().rstrip("=") for length in (hasher.salt_len, hasher.hash_len)
    ]
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2{hasher.type.name.lower()}$v={ARGON2_VERSION}${cost}${salt}${digest}"


def normal(password: str) -> str:
    """A password in one form however the keyboard composes it."""
    return unicodedata.normalize("NFKC", password)
