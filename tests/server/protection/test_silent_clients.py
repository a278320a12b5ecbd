"""Connections that nobody uses are closed; those of trusted proxies, and of clients that answer pings, stay open."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.protection.wire import DIRECT, Attacked, Victim, Wire, masked, spectator

WHOLE = b"GET /api/locale HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.mark.thorough
def test_an_idle_connection_is_closed_unless_it_is_a_trusted_proxys(tmp_path: Path) -> None:
    with Attacked(tmp_path, **DIRECT, SPLAY_IDLE_SECONDS="1") as server, Wire(server, WHOLE) as idle:
        assert idle.rest().startswith(b"HTTP/1.1 200 ")
    with Attacked(tmp_path, SPLAY_IDLE_SECONDS="1") as server, Wire(server, WHOLE) as proxy:
        proxy.until(b"HTTP/1.1 200 ")
        time.sleep(3)
        assert not proxy.is_closed()


@pytest.mark.thorough
def test_a_websocket_that_answers_no_ping_is_closed_and_the_game_goes_on(tmp_path: Path) -> None:
    with Attacked(tmp_path, **DIRECT, SPLAY_PING_SECONDS="6") as server:
        victim = Victim(server)
        with spectator(server, victim.table) as silent:
            silent.send(masked(b"ping"))
            silent.rest()
        victim.move()
