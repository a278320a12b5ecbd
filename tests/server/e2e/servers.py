"""Servers in processes of their own, for tests that talk to them over the network."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.redis_server import free_port

PATIENCE = 60


@contextmanager
def running(folder: Path, *arguments: str, **environ: str) -> Iterator[str]:
    """The address of a server with its data in a folder, as long as it runs."""
    port = free_port()
    environment = {**os.environ, "SPLAY_DATA": str(folder), "SPLAY_PORT": str(port)}
    environment |= {"SPLAY_REQUESTS_PER_ADDRESS": "0", "SPLAY_REQUESTS_PER_PERSON": "0", **environ}
    process = subprocess.Popen([sys.executable, "-m", "splay.cli", "serve", *arguments], env=environment)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until_ready(address)
        yield address
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_until_ready(address: str) -> None:
    """Returns when the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if httpx.get(f"{address}/readyz").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise TimeoutError("the server does not answer")
