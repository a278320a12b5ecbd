"""What is read off a connection's headers and address."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from litestar import Request
from litestar.types import Scope

LONGEST_HOST: Final = 260
"""Characters of a host's name and its port; whoever asks writes them."""


def header(scope: Scope, name: bytes) -> str | None:
    """A header's value, or None if it is missing; the first if it comes twice."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return None


def address_of(scope: Scope) -> str:
    """Where a connection comes from, as far as limits care: an IPv4 address, or the /64 network of an IPv6 one."""
    client = scope.get("client")
    return "unknown" if client is None else network_of(client[0])


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """An address as limits care: IPv4 as it is, of IPv6 the /64 network, which one person has."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return IPv6Address(int(address) >> 64 << 64).compressed
    return str(address)


def site_of(request: Request[Any, Any, Any], public_url: str | None) -> str:
    """Where people find the server, without a slash at the end: `public_url`, else where this one has found it."""
    return public_url or f"{request.url.scheme}://{request.url.netloc[:LONGEST_HOST]}"
