"""Nobody uses up the server's connections: an address has so many, and room is made when files run out."""

from __future__ import annotations

import os
import resource
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from splay.server.protection.connections import Proxies
from tests.server.protection.wire import DIRECT, PATIENCE, Attacked, Victim, Wire, masked, spectator

HALF = b"GET / HTTP/1.1\r\nHost: "
WHOLE = b"GET /api/locale HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


@contextmanager
def half_sent(server: Attacked, number: int) -> Iterator[list[Wire]]:
    """So many requests that are not sent to their end."""
    with ExitStack() as stack:
        opened: list[Wire] = []
        for _ in range(number):
            opened.append(stack.enter_context(Wire(server)))
            opened[-1].trickle(HALF)
        yield opened


def left_open(wires: list[Wire], at_most: int) -> int:
    """How many of these the server leaves open, as soon as they are few enough."""
    end = time.monotonic() + PATIENCE
    while (still := sum(not wire.is_closed() for wire in wires)) > at_most and time.monotonic() < end:
        time.sleep(0.05)
    return still


@pytest.mark.thorough
def test_an_address_has_so_many_connections_and_a_closed_one_makes_room(tmp_path: Path) -> None:
    with Attacked(tmp_path, **DIRECT, SPLAY_CONNECTIONS_PER_ADDRESS="3") as server:
        victim = Victim(server)
        watching = spectator(server, victim.table)
        with half_sent(server, 2), Wire(server, WHOLE) as refused:
            assert refused.refusal() == (429, "too_many_connections")
            watching.send(masked(b"ping"))
            watching.until(b"pong")
        until_answered(server)
        watching.socket.close()
        assert len(server.told("connections refused, because their addresses had too many open: ")) == 1


def until_answered(server: Attacked) -> None:
    """Returns when a new connection is answered."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with Wire(server, WHOLE) as wire:
            if wire.rest().startswith(b"HTTP/1.1 200 "):
                return
        time.sleep(0.05)
    raise AssertionError("nobody is let in any more")


@pytest.mark.thorough
def test_connections_of_a_trusted_proxy_are_never_too_many(tmp_path: Path) -> None:
    with Attacked(tmp_path, SPLAY_CONNECTIONS_PER_ADDRESS="3") as server, half_sent(server, 20) as opened:
        Victim(server).move()
        assert left_open(opened, 20) == 20
        assert not server.lines("addresses")


def test_half_sent_requests_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    with Attacked(tmp_path, 256, **DIRECT, SPLAY_REQUEST_SECONDS="600") as server:
        victim = Victim(server)
        with spectator(server, victim.table) as watching, half_sent(server, 400) as opened:
            assert left_open(opened, 80 - 1) == 80 - 1  # and the one who watches
            watching.send(masked(b"ping"))
            watching.until(b"pong")
            assert len(server.told("addresses")) == 1
            assert not server.lines("descriptors")
        until_answered(server)
        victim.move()


@pytest.mark.thorough
def test_half_sent_requests_of_everybody_make_room_for_whole_ones(tmp_path: Path) -> None:
    with Attacked(tmp_path, 256, SPLAY_REQUEST_SECONDS="600") as server:
        victim = Victim(server)
        with spectator(server, victim.table) as watching, half_sent(server, 400) as opened:
            assert left_open(opened, 160) <= 160
            for _ in range(3):
                victim.move()
            watching.send(masked(b"ping"))
            watching.until(b"pong")
            assert len(server.told("descriptors")) == 1
        victim.move()


@pytest.mark.skipif(sys.platform != "linux", reason="the limit of a running process can be set on Linux alone")
def test_a_server_that_may_open_no_more_files_goes_on_and_says_so(tmp_path: Path) -> None:
    with Attacked(tmp_path, SPLAY_REQUEST_SECONDS="600") as server, ExitStack() as stack:
        victim = Victim(server)
        watching = stack.enter_context(spectator(server, victim.table))
        assert server.process is not None
        before = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        used = max(map(int, os.listdir(f"/proc/{server.process.pid}/fd")))
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (used + 10, before[1]))
        others = [stack.enter_context(Wire(server)) for _ in range(100)]
        assert left_open(others, 50) <= 50
        assert server.told("descriptors")
        watching.send(masked(b"ping"))
        watching.until(b"pong")
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, before)
        until_answered(server)
        victim.move()


def test_proxies_are_known_by_their_addresses_and_networks() -> None:
    proxies = Proxies("10.0.0.0/8, 127.0.0.1,fd00::/8")
    assert [host in proxies for host in ("10.1.2.3", "127.0.0.1", "::ffff:127.0.0.1", "fd00::1")] == [True] * 4
    assert [host in proxies for host in ("127.0.0.2", "::1", "", "unknown")] == [False] * 4
    assert "192.0.2.1" in Proxies("*")
