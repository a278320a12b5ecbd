"""Ids of everything that the server keeps, and the time."""

import re
import secrets
from typing import Final

from splay.server.steady_clock import STEADY

ID_PATTERN: Final = r"^[A-Za-z0-9_-]{22}$"
IS_ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")


def new_id() -> str:
    """A new id: 22 characters that fit a URL, nearly 128 bits from the system's secure source. It never begins with a
    hyphen, so that a command line takes it for an argument, not for an option.
    """
    while (made := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return made


def is_id(text: str) -> bool:
    """Whether a text that somebody sent has the form of an id: other texts never reach the database."""
    return IS_ID.fullmatch(text) is not None


def now() -> int:
    """The time in milliseconds since 1970, as it goes on whatever becomes of the machine's clock (`steady_clock`)."""
    return STEADY.now()
