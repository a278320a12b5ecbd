"""A PostgreSQL of one's own, which may be restarted and crashed."""

import os
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from benchmarks.processor import children_of
from tests.server.redis_server import free_port

INSTALLED: Final = Path("/usr/lib/postgresql")
USER: Final = "postgres"
"""PostgreSQL refuses to run as root; its package has made a user for it."""
PATIENCE: Final = 60


def postgres_folder() -> Path | None:
    """Where the newest installed PostgreSQL has its programs, None if there is none."""
    found = [folder for folder in INSTALLED.glob("*/bin") if (folder / "postgres").exists()]
    return max(found, key=lambda folder: float(folder.parent.name), default=None)


class Postgres:
    """A new cluster with its data in a folder, on loopback, with PostgreSQL's own settings for safe writes."""

    def __init__(self, folder: Path) -> None:
        """Makes the cluster. Raises FileNotFoundError if PostgreSQL is not installed."""
        programs = postgres_folder()
        if programs is None:
            raise FileNotFoundError(f"there is no PostgreSQL under {INSTALLED}")
        self.programs = programs
        self.home = folder / "postgres"
        self.home.mkdir()
        if os.geteuid() == 0:
            folder.chmod(0o755)
            subprocess.run(["chown", USER, str(self.home)], check=True)
        self.port = free_port()
        self.url = f"postgresql://splay@127.0.0.1:{self.port}/postgres"
        self.process: subprocess.Popen[bytes] | None = None
        initdb = self.begin("initdb", "--pgdata", "data", "--auth", "trust", "--username", "splay")
        if initdb.wait(PATIENCE) != 0:
            raise RuntimeError(f"initdb failed: see {self.home / 'initdb.log'}")

    def begin(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        """Starts one of PostgreSQL's programs, as its user if we are root."""
        user = USER if os.geteuid() == 0 else None
        with (self.home / f"{program}.log").open("ab") as log:
            return subprocess.Popen(
                [self.programs / program, *arguments],
                cwd=self.home,
                stdout=log,
                stderr=log,
                user=user,
                group=user,
                extra_groups=[] if user else None,
                start_new_session=True,
            )

    def start(self) -> None:
        """Starts it, and returns when it takes connections. Raises TimeoutError."""
        options = {"listen_addresses": "127.0.0.1", "port": str(self.port), "unix_socket_directories": ""}
        settings = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        self.process = self.begin("postgres", "-D", "data", *settings)
        end = time.monotonic() + PATIENCE
        process = self.process
        while time.monotonic() < end and process.poll() is None:
            if self.begin("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)).wait(PATIENCE) == 0:
                return
            time.sleep(0.05)
        raise TimeoutError("PostgreSQL does not answer")

    def signal_all(self, number: signal.Signals) -> None:
        """Sends a signal to PostgreSQL and all the processes that it has started, each of which has its own group."""
        if self.process is not None:
            postmaster = self.process.pid
            for process in (postmaster, *children_of(postmaster)):
                with suppress(ProcessLookupError):
                    os.kill(process, number)

    def end(self, how: signal.Signals) -> None:
        """Ends it: SIGINT breaks all connections off in order ("fast"), SIGQUIT is a crash ("immediate")."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None
