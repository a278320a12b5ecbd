"""`splay serve` in a terminal: where it listens, what it prints, how it ends."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from splay.cli import main
from splay.server.operations.ports import PortTaken, listen
from splay.server.serve import ctrl_c_ends_at_once
from tests.patience import PATIENCE, STOOD_STILL
from tests.server.e2e.servers import wait_until_ready
from tests.server.redis_server import RedisServer, free_port

LOCAL = "127.0.0.1"


@contextmanager
def taken(port: int = 0) -> Iterator[int]:
    """A port that another program listens on."""
    with socket.create_server((LOCAL, port)) as other:
        yield other.getsockname()[1]


def two_ports() -> int:
    """A free port with a free one after it."""
    while True:
        with ExitStack() as stack:
            port = stack.enter_context(taken())
            try:
                stack.enter_context(taken(port + 1))
            except OSError:
                continue
            return port


@contextmanager
def started(folder: Path, *arguments: str, **environ: str) -> Iterator[subprocess.Popen[str]]:
    """A server started as from a terminal: its processes are a group, to all of which Ctrl-C goes."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("SPLAY_")}
    server = subprocess.Popen(
        [sys.executable, "-m", "splay.cli", "serve", *arguments],
        env=inherited | {"SPLAY_DATA": str(folder), **environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with server:
        try:
            yield server
        finally:
            if server.poll() is None:
                os.killpg(server.pid, signal.SIGKILL)


def printed_address(server: subprocess.Popen[str]) -> str:
    """The address that a server prints."""
    assert server.stdout is not None
    for line in server.stdout:
        if line.startswith("Splay is at "):
            return line.removeprefix("Splay is at ").strip()
    raise AssertionError("no address was printed")


def press_ctrl_c(server: subprocess.Popen[str]) -> tuple[int, str]:
    """The exit status after Ctrl-C, and everything on standard error, but for waits of the machine."""
    os.killpg(server.pid, signal.SIGINT)
    _, errors = server.communicate(timeout=PATIENCE)
    return server.returncode, "".join(line for line in errors.splitlines(keepends=True) if STOOD_STILL not in line)


def let_an_opponent_move(address: str) -> None:
    """Plays until a computer opponent has moved, so that its processes run."""
    with httpx.Client(base_url=address, headers={"X-Splay": "test"}, timeout=PATIENCE) as http:
        http.post("/api/guests", json={"name": "Ann"}).raise_for_status()
        table = http.post("/api/tables", json={"seats": ["me", "random"]}).raise_for_status().json()["id"]
        end = time.monotonic() + PATIENCE
        while http.get(f"/api/tables/{table}/state").raise_for_status().json()["sequence"] == 0:
            assert time.monotonic() < end, "the opponent does not move"
            time.sleep(0.05)


def test_ctrl_c_ends_at_once_only_until_the_database_is_open() -> None:
    before = signal.getsignal(signal.SIGINT)
    with suppress(OSError), ctrl_c_ends_at_once():
        assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
        raise OSError("cannot open")
    assert signal.getsignal(signal.SIGINT) is before


def test_a_server_prints_its_address_and_ends_cleanly_at_ctrl_c(tmp_path: Path) -> None:
    with started(tmp_path, "--port", str(free_port())) as server:
        address = printed_address(server)
        wait_until_ready(address)
        let_an_opponent_move(address)
        assert press_ctrl_c(server) == (0, "")


@pytest.mark.thorough
def test_several_workers_end_cleanly_at_ctrl_c(tmp_path: Path, redis: RedisServer) -> None:
    with started(tmp_path, "--port", str(free_port()), "--workers", "2", REDIS_URL=redis.url) as server:
        address = printed_address(server)
        wait_until_ready(address)
        let_an_opponent_move(address)
        assert press_ctrl_c(server) == (0, "")


@pytest.mark.parametrize("named_by", ["argument", "setting"])
def test_a_port_that_was_named_and_is_taken_is_an_error(tmp_path: Path, named_by: str) -> None:
    with taken() as port:
        arguments, environ = ((), {"SPLAY_PORT": str(port)}) if named_by == "setting" else (("--port", str(port)), {})
        with started(tmp_path, *arguments, **environ) as server:
            printed, errors = server.communicate(timeout=PATIENCE)
    assert (server.returncode, printed) == (2, "")
    assert errors.startswith(f"splay serve: port {port} is taken")
    assert errors.count("\n") == 1


def test_where_no_port_was_named_the_next_free_one_is_taken() -> None:
    port = two_ports()
    with taken(port):
        opened = listen(LOCAL, port, named=False)
        with opened.socket:
            assert (opened.port, opened.instead_of) == (port + 1, port)
            assert opened.socket.getsockname() == (LOCAL, port + 1)


def test_a_free_port_is_taken_as_it_is() -> None:
    port = free_port()
    for named in (True, False):
        opened = listen(LOCAL, port, named)
        with opened.socket:
            assert (opened.port, opened.instead_of) == (port, None)


def test_port_0_is_any_free_one() -> None:
    opened = listen(LOCAL, 0, named=True)
    with opened.socket:
        assert opened.port > 0
        assert opened.instead_of is None


def test_a_port_that_cannot_be_is_named_as_it_was_given(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--port", "65536"])
    assert "argument --port: must be a whole number from 0 to 65535, not '65536'" in capsys.readouterr().err


def test_an_address_that_is_not_this_machines_is_named() -> None:
    with pytest.raises(PortTaken, match=r"cannot listen on port 8000 of 203\.0\.113\.1: "):
        listen("203.0.113.1", 8000, named=False)


def test_an_unset_port_that_is_taken_is_said_with_the_one_taken_instead(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with suppress(OSError):  # if somebody else has it, that serves as well
            stack.enter_context(taken(8000))
        server = stack.enter_context(started(tmp_path))
        assert server.stdout is not None
        said = server.stdout.readline()
        address = printed_address(server)
        wait_until_ready(address)
        assert said == f"Port 8000 is taken: this server takes {address.rpartition(':')[2]}.\n"
        assert press_ctrl_c(server) == (0, "")
