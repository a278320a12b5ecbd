"""Whether the server serves."""

import time
from typing import Final
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

from splay.upgrading.errors import UpgradeError

LOOKS: Final = 3
"""So often on end it must be ready: one that fails again and again is ready for a moment, too."""
BETWEEN: Final = 0.5
"""Seconds between two looks."""
ANSWERS_WITHIN: Final = 3
"""Seconds that an answer may take."""
OPEN: Final = build_opener(ProxyHandler({})).open


def is_ready(address: str) -> bool:
    """Whether the server at an address is ready to serve, by its `/readyz`."""
    try:
        with OPEN(f"{address}/readyz", timeout=ANSWERS_WITHIN):
            return True
    except (URLError, OSError):
        return False


def becomes_ready(address: str, seconds: float) -> bool:
    """Waits until the server is ready for a while; whether it is within so many seconds."""
    end = time.monotonic() + seconds
    well = 0
    while well < LOOKS and time.monotonic() < end:
        well = well + 1 if is_ready(address) else 0
        time.sleep(BETWEEN)
    return well == LOOKS


def address_by(host: str, port: str) -> str:
    """Where a server answers on its own machine that listens at a host's address and a port. Raises UpgradeError."""
    if not port.isdecimal() or int(port) == 0:
        raise UpgradeError("SPLAY_PORT must name the port, so that the server's health can be asked for")
    here = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "[::1]"}
    return f"http://{here.get(host, f'[{host}]' if ':' in host else host)}:{port}"
