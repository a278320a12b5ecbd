"""How the text of a setting is read: each reader gives the value, or raises ValueError with what it must be.

No message holds the text, which may have a password in it.
"""

import inspect
import re
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
from redis import Redis
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from splay.server.protocol.validation import ATOM, LABEL
from splay.server.storage.database_url import with_driver

SHORTEST_SECRET: Final = 32
YES: Final = ("yes", "true", "on", "1")
NO: Final = ("no", "false", "off", "0")
PARAMETERS: Final = frozenset(inspect.signature(asyncpg.connect).parameters) | {"prepared_statement_cache_size"}
EVERYBODY: Final = "*"
INTERNAL: Final = (".internal", ".local", ".lan")
"""What names on internal networks end with."""
ADDRESS: Final = rf"{ATOM}(\.{ATOM})*@{LABEL}(\.{LABEL})*"
SENDER: Final = re.compile(rf'{ADDRESS}|("\w[^"\\]*" ?|\w[^"<>()\[\]\\@,;:]*)<{ADDRESS}>')
READABLE: Final = (
    "must be a URL that can be read: in a password everything but letters, digits and - . _ ~ is written as % and its "
    "two hexadecimal digits, @ as %40 and / as %2F"
)


def secret(text: str) -> bytes:
    """A secret key given outright."""
    if len(text) < SHORTEST_SECRET:
        raise ValueError(f"must have at least {SHORTEST_SECRET} characters")
    return text.encode()


def text(value: str) -> str:
    """Any text on one line."""
    if not value.isprintable():
        raise ValueError("must be printable text on one line")
    return value


def whole(least: int, most: int) -> Callable[[str], int]:
    """A whole number between two bounds."""

    def read(value: str) -> int:
        if not re.fullmatch(r"[0-9]{1,12}", value) or not least <= int(value) <= most:
            raise ValueError(f"must be a whole number from {least} to {most}")
        return int(value)

    return read


def link(value: str) -> str:
    """The address of a page that anybody may open."""
    try:
        parts = urlsplit(value)
    except ValueError:  # the host is half an IPv6 address
        parts = urlsplit("")
    if (
        parts.scheme not in ("http", "https")
        or not parts.hostname
        or "@" in parts.netloc
        or not re.fullmatch(r"[!#-;=?-\[\]_a-z~%]+", value)
    ):
        raise ValueError("must be the address of a page, as https://example.org/our-splay, without a name or password")
    return value


def issuer(value: str) -> str:
    """The issuer of a provider: its address, by https unless it is on this machine or an internal network."""
    parts = urlsplit(link(value))
    if parts.query or parts.fragment:
        raise ValueError("must have nothing behind ? or #")
    if parts.scheme == "http" and not is_internal(parts.hostname or ""):
        raise ValueError("must begin with https:// unless the provider is on this machine or an internal network")
    return value


def yes_or_no(value: str) -> bool:
    """Yes or no, in the usual words."""
    if value.lower() not in YES + NO:
        raise ValueError("must be yes or no")
    return value.lower() in YES


def database(value: str) -> str:
    """The URL of a database that we know."""
    if value.partition(":")[0].partition("+")[0] not in ("sqlite", "postgres", "postgresql"):
        raise ValueError("must begin with sqlite: or postgresql:")
    try:
        url = make_url(with_driver(value))
    except (ArgumentError, ValueError):
        raise ValueError(READABLE) from None  # its words have the URL in them
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:":
            raise ValueError("must name a file, as sqlite:////var/lib/splay/splay.db")
    elif "@" in f"{url.host}{url.database}":
        raise ValueError(READABLE)
    elif not set(url.query) <= PARAMETERS:
        raise ValueError("must have nothing behind the ? that asyncpg does not know; sslmode is called ssl there")
    return value


def redis(value: str) -> str:
    """The URL of a Redis server."""
    if not value.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError("must begin with redis://, rediss:// or unix://")
    try:
        Redis.from_url(value)
        parts = urlsplit(value)
    except ValueError:
        raise ValueError(READABLE) from None  # its words have the URL in them
    if parts.scheme != "unix":
        if (parts.netloc and not parts.hostname) or parts.fragment or "@" in parts.path:
            raise ValueError(READABLE)
        if not re.fullmatch(r"(/[0-9]*)?", parts.path):
            raise ValueError("must have nothing behind the host but the number of a database, as redis://host:6379/0")
        if not parts.password and not is_internal(parts.hostname or "localhost"):
            raise ValueError(
                "must have a password, as rediss://:password@redis.example.org, unless Redis is on this machine or an "
                "internal network: a private address, or a name without a dot or under .internal, .local or .lan"
            )
    return value


def is_internal(host: str) -> bool:
    """Whether a host is this machine or on an internal network, by its name or address."""
    try:
        address = ip_address(host)
    except ValueError:
        return "." not in host or host.lower().endswith(INTERNAL)
    return address.is_private or address.is_loopback


def host(value: str) -> str:
    """The name or address of a host."""
    if not re.fullmatch(r"[\w.-]+", value):
        try:
            ip_address(value)
        except ValueError:
            raise ValueError("must be the name or the address of a host, without a scheme or a port") from None
    return value


def proxies(value: str) -> str:
    """Addresses and networks with commas between, or everybody."""
    if value == EVERYBODY:
        return value
    try:
        for part in value.split(","):
            ip_network(part.strip())
    except ValueError:
        raise ValueError(
            f"must be addresses or networks with commas between, as 127.0.0.1,10.1.2.0/24, or {EVERYBODY} for all"
        ) from None
    return value


def sender(value: str) -> str:
    """One e-mail address, with or without a name."""
    if not SENDER.fullmatch(text(value)):
        raise ValueError("must be one e-mail address, as splay@example.org or Splay <splay@example.org>")
    return value


def origin(value: str) -> str:
    """A web address without a path, as browsers write an origin."""
    try:
        parts = urlsplit(value.rstrip("/"))
        port = parts.port
    except ValueError as error:
        raise ValueError("must be a web address such as https://play.example.org") from error
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise ValueError("must be a web address such as https://play.example.org")
    if parts.path or parts.query or parts.fragment:
        raise ValueError("must have no path: the server needs a host name of its own")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, usual) else "")


def one_of(words: tuple[str, ...]) -> Callable[[str], str]:
    """One of some words."""

    def read(value: str) -> str:
        if value not in words:
            raise ValueError(f"must be one of {', '.join(words)}")
        return value

    return read
