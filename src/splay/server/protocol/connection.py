"""What is read off a connection's headers and address."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from litestar.types import Scope


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
