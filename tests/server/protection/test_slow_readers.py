"""Whoever reads nothing of what it is sent is cut off; whoever reads slowly stays."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from splay.server.protection.slow_readers import SlowReaders
from tests.server.protection.wire import DIRECT, Attacked, Victim, Wire, spectator

ASK = b"GET /api/locale/en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


class Line:
    """How much waits for a client."""

    def __init__(self, *sizes: int) -> None:
        self.sizes = list(sizes)

    def get_write_buffer_size(self) -> int:
        """What waits at the next look."""
        return self.sizes.pop(0)


@pytest.mark.parametrize(
    ("sizes", "found"),
    [
        ((5, 5, 5), [False, False, True]),
        ((5, 4, 3), [False, False, False]),
        ((5, 5, 4), [False, False, False]),
        ((5, 9, 9), [False, False, True]),
        ((5, 0, 5), [False, False, False]),
        ((0, 0, 0), [False, False, False]),
    ],
)
def test_whoever_has_read_nothing_for_so_long_is_found(sizes: tuple[int, ...], found: list[bool]) -> None:
    line: Any = Line(*sizes)
    readers = SlowReaders(20)
    assert [readers.find([line], now) == [line] for now in (0.0, 10.0, 20.0)] == found


@pytest.mark.thorough
def test_a_client_that_reads_nothing_is_cut_off_and_those_who_play_are_not(tmp_path: Path) -> None:
    with Attacked(tmp_path, **DIRECT, SPLAY_READ_SECONDS="2") as server:
        victim = Victim(server)
        with spectator(server, victim.table), Wire(server) as greedy:
            greedy.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            greedy.send(ASK * 200)
            assert len(server.told("read nothing")) == 1
            victim.move()
