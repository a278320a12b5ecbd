"""Which addresses of the network a webhook may reach: public ones alone, looked at once and then connected to."""

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

GLOBAL_IPV6: Final = IPv6Network("2000::/3")
REFUSED: Final = tuple(
    ip_network(network)
    for network in (
        "192.88.99.0/24",  # relays from IPv6 to IPv4
        "64:ff9b::/96",  # NAT64: leads to any IPv4 address
        "64:ff9b:1::/48",
        "2001::/23",  # the IETF's own: Teredo, too; AMT, ORCHID, AS112
        "2002::/16",  # 6to4, too
        "::ffff:0:0/96",  # an IPv4 address written as IPv6
        "::/96",
        "192.31.196.0/24",  # AS112: nobody answers there but the nearest name server for private addresses
        "192.175.48.0/24",
        "2620:4f:8000::/48",
        "192.52.193.0/24",  # AMT: multicast
        "3fff::/20",  # for examples
    )
)
"""Addresses that are not private by themselves and still lead somewhere else."""


class NotAllowed(Exception):
    """A host has an address that must not be reached."""


def is_public(address: str) -> bool:
    """Whether an address is one of the public internet's: not private, loopback, link-local, shared by a provider
    (CGNAT), multicast, reserved, nor a way round to one of these.
    """
    parsed = ip_address(address.partition("%")[0])
    if any(parsed.version == network.version and parsed in network for network in REFUSED):
        return False
    return is_global(parsed) and not parsed.is_multicast and not parsed.is_reserved


def is_global(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is routed everywhere."""
    return address.is_global and (isinstance(address, IPv4Address) or address in GLOBAL_IPV6)


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a host. Raises OSError if it has none."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(place[0]) for *_, place in found]


async def checked_address(host: str, port: int, anywhere: bool) -> str:
    """The address to connect to for a host: whoever connects must use it and not ask for the name again.

    `anywhere` permits all addresses. Raises NotAllowed if any address of the host must not be reached, OSError
    if it has none.
    """
    found = await resolve(host, port)
    if not anywhere and not all(is_public(address) for address in found):
        raise NotAllowed("the host has an address that must not be reached")
    return found[0]
