"""Servers and workers in processes of their own, which may be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx

from tests.patience import PATIENCE
from tests.server.redis_server import free_port
from tests.unencrypted import UNENCRYPTED


class Program:
    """`splay` with some arguments, and games that are the same in every run.

    It has a process group of its own, so that what it leaves behind can be found.
    """

    def __init__(self, *arguments: str, output: IO[bytes] | None = None, **environ: str) -> None:
        """`output` takes what it writes and logs, else that goes where ours goes."""
        self.command = [sys.executable, "-m", "tests.seeded_splay", *arguments]
        self.environment = {**os.environ, **environ}
        self.output = output
        self.process: subprocess.Popen[bytes] | None = None
        self.groups: list[int] = []

    def start(self) -> None:
        """Starts it."""
        errors = None if self.output is None else subprocess.STDOUT
        self.process = subprocess.Popen(
            self.command, env=self.environment, stdout=self.output, stderr=errors, start_new_session=True
        )
        self.groups.append(self.process.pid)

    def kill(self) -> None:
        """Kills it at once, as a crash would, but not the processes that it has started."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)
            self.process = None

    def stop(self) -> int:
        """Asks it to end and waits until it has; its exit status. Kills it if it does not."""
        assert self.process is not None
        self.process.terminate()
        try:
            return self.process.wait(PATIENCE)
        finally:
            self.kill()

    def left_behind(self) -> list[int]:
        """The process groups that still have a process, of all that were started."""
        return [group for group in self.groups if group_lives(group)]


class Server(Program):
    """`splay serve` on a port of its own, without limits on requests."""

    def __init__(self, folder: Path, *arguments: str, output: IO[bytes] | None = None, **environ: str) -> None:
        """Its data are in the folder."""
        port = free_port()
        unlimited = {f"SPLAY_REQUESTS_PER_{kind}": "0" for kind in ("ADDRESS", "PERSON")}
        settings = {"SPLAY_DATA": str(folder), "SPLAY_PORT": str(port), **unlimited, **environ}
        super().__init__("serve", *arguments, output=output, **settings)
        self.address = f"http://127.0.0.1:{port}"

    def start(self) -> None:
        """Starts it, and returns when it answers."""
        super().start()
        assert self.process is not None
        wait_until_ready(self.address, self.process)


def group_lives(group: int) -> bool:
    """Whether a process group has a process."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def kill_group(group: int) -> None:
    """Kills all processes of a group."""
    if group_lives(group):
        os.killpg(group, signal.SIGKILL)


@contextmanager
def running(folder: Path, *arguments: str, **environ: str) -> Iterator[str]:
    """The address of a server with its data in a folder, as long as it runs."""
    server = Server(folder, *arguments, output=None, **environ)
    try:
        server.start()
        yield server.address
    finally:
        server.stop()


def wait_until_ready(address: str, process: subprocess.Popen[bytes] | None = None) -> None:
    """Returns when the server answers. Raises TimeoutError if it does not, or its process has ended."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and (process is None or process.poll() is None):
        try:
            if httpx.get(f"{address}/readyz", verify=UNENCRYPTED, timeout=PATIENCE).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    raise TimeoutError("the server does not answer")


def until_health_is(address: str, status: int) -> str:
    """What `/readyz` says once it has a status: it tells the newest trial, and there is one every two seconds."""
    end = time.monotonic() + PATIENCE
    while (response := httpx.get(f"{address}/readyz", verify=UNENCRYPTED, timeout=PATIENCE)).status_code != status:
        assert time.monotonic() < end, f"/readyz still answers {response.text}"
        time.sleep(0.1)
    told: str = response.json()["status"]
    return told
