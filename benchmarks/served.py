"""A server on this machine, in processes of its own, with a log that can be read."""

import http.client
import importlib.util
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Self

from tests.server.redis_server import free_port

ROOT: Final = Path(__file__).parent.parent
PATIENCE: Final = 180.0
STARTING: Final = 600.0
"""Seconds that it may take to start: longer than any machine takes."""
AGAIN: Final = 0.05
ENDING: Final = 10


@contextmanager
def ended(process: "subprocess.Popen[Any]") -> Iterator["subprocess.Popen[Any]"]:
    """A process that has ended afterwards, whatever happens."""
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(ENDING)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


class Served:
    """`splay serve` with settings as they are by default, but for those that are given."""

    def __init__(self, folder: Path, workers: int = 1, descriptors: int | None = None, **settings: str) -> None:
        """Its data are in the folder; `descriptors` is how many files each of its processes may have open."""
        self.port = free_port()
        self.workers = workers
        self.log = folder / "splay.log"
        self.environ = {name: value for name, value in os.environ.items() if not name.startswith("SPLAY_")}
        self.environ |= {"SPLAY_DATA": str(folder), "SPLAY_PORT": str(self.port), **settings}
        if importlib.util.find_spec("splay") is None:  # `run.py test` tests the sources, and installs what they need
            self.environ["PYTHONPATH"] = str(ROOT / "src")
        limit = "" if descriptors is None else f"ulimit -n {descriptors} && "
        self.command = ["sh", "-c", f'{limit}exec "$@"', "sh", sys.executable, "-m", "splay.cli", "serve"]
        if workers > 1:
            self.command += ["--workers", str(workers)]
        self.process: subprocess.Popen[bytes]

    def __enter__(self) -> Self:
        """Starts it, and returns when it answers. Raises TimeoutError."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, env=self.environ, stdout=subprocess.DEVNULL, stderr=log)
        end = time.monotonic() + STARTING
        while time.monotonic() < end and self.process.poll() is None:
            if self.is_ready():
                return self
            time.sleep(AGAIN)
        self.__exit__()
        raise TimeoutError(f"the server has not started: {self.log.read_text(encoding='utf-8')}")

    def __exit__(self, *_: object) -> None:
        """Ends it."""
        with ended(self.process):
            pass

    def is_ready(self) -> bool:
        """Whether it answers."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request("GET", "/readyz")
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    def logged(self) -> list[dict[str, Any]]:
        """The lines of its log."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]
