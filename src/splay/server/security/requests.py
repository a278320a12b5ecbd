"""Small readings of a connection's headers and address."""

from ipaddress import IPv6Address, ip_address

from litestar.types import Scope


def header(scope: Scope, name: bytes) -> str | None:
    """A header's value, None where it is missing; the first where it comes twice."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return None


def address_of(scope: Scope) -> str:
    """Where a connection comes from, as far as limits care: an IPv4 address, or the /64 network of an IPv6 one."""
    client = scope.get("client")
    if client is None:
        return "unknown"
    try:
        address = ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0][:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return IPv6Address(int(address) >> 64 << 64).compressed
    return str(address)
