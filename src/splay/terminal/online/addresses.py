"""Addresses of servers and links to tables."""

import re
from typing import Final
from urllib.parse import urlsplit

from splay.terminal.online.errors import OnlineError

TABLE_ID: Final = re.compile(r"(?:^|[/#=])([A-Za-z0-9_-]{22})(?=$|[/?#&])")


def origin(address: str) -> str:
    """Scheme, host and port of an address; "http" if no scheme is named. Raises OnlineError."""
    parts = urlsplit(address if "://" in address else f"http://{address}")
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise OnlineError(f"server: must be an address such as https://play.example.org, not {address!r}")
    return f"{parts.scheme}://{parts.netloc}".lower()


def table_id(text: str) -> str | None:
    """The id of a table in an id or a link, None if there is none."""
    found = TABLE_ID.search(text.strip())
    return found[1] if found else None
