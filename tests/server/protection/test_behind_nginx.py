"""Two workers behind a real nginx with `deploy/nginx.conf`: what it carries counts by the forwarded address."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.e2e.servers import Server, running
from tests.server.nginx import HOST, NGINX, Nginx
from tests.server.redis_server import RedisServer

ASKED_FOR = "X-Tested-As"
"""The header by which a test says from which address it comes; nginx alone believes it."""
SERVED_BY = "X-Served-By"
"""The header in which nginx tells which server has answered."""
TOLD = f"add_header {SERVED_BY} $upstream_addr always;\nset_real_ip_from 127.0.0.1;\nreal_ip_header {ASKED_FOR};\n"
"""What nginx is told for the tests."""
BUDGET = 30

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed")


def request_from(address: str) -> bytes:
    """A request that nginx takes for one from an address, and in which its client lies about that."""
    lines = ["GET /api/locale HTTP/1.1", f"Host: {HOST}", f"{ASKED_FOR}: {address}", "X-Forwarded-For: 192.0.2.99"]
    return "\r\n".join([*lines, "Connection: close", "", ""]).encode()


def status_for(nginx: Nginx, address: str) -> int:
    """How a request from an address is answered, over a connection of its own."""
    with nginx.wire() as wire:
        wire.sendall(request_from(address))
        return int(wire.recv(4096).split(b" ")[1])


@pytest.fixture
def nginx(tmp_path: Path) -> Iterator[Nginx]:
    """nginx before two workers."""
    redis, data = RedisServer(tmp_path), tmp_path / "data"
    redis.start()
    settings = {
        "REDIS_URL": redis.url,
        "SPLAY_PUBLIC_URL": f"https://{HOST}",
        "SPLAY_CONNECTIONS_PER_ADDRESS": "3",
        "SPLAY_REQUESTS_PER_ADDRESS": str(BUDGET),
    }
    server = Server(data, "--workers", "2", output=None, **settings)
    try:
        server.start()
        assert NGINX is not None
        with Nginx(tmp_path, [server.address], NGINX, TOLD) as front:
            yield front
    finally:
        server.stop()
        redis.kill()


@pytest.mark.thorough
def test_many_addresses_of_one_network_count_as_one_and_the_proxy_is_never_limited(nginx: Nginx) -> None:
    first = [status_for(nginx, f"2001:db8:1:2::{number:x}") for number in range(BUDGET + 20)]
    assert first[: BUDGET - 5] == [200] * (BUDGET - 5)
    assert 429 in first
    others = [status_for(nginx, f"2001:db8:1:{number:x}::1") for number in range(16, 16 + 2 * BUDGET)]
    assert others == [200] * (2 * BUDGET), "each network has limits of its own, whatever the proxy carries"


@pytest.mark.thorough
def test_connections_through_the_proxy_are_not_too_many_and_half_sent_requests_are_its_business(nginx: Nginx) -> None:
    half_sent = [nginx.wire() for _ in range(20)]
    for wire in half_sent:
        wire.sendall(request_from("192.0.2.7")[:-2])
    waiting = [nginx.wire() for _ in range(20)]
    for number, wire in enumerate(waiting):
        wire.sendall(request_from(f"198.51.100.{number}"))
    assert [int(wire.recv(4096).split(b" ")[1]) for wire in waiting] == [200] * 20
    for wire in half_sent:
        wire.settimeout(PATIENCE)
        assert not wire.recv(4096).startswith(b"HTTP/1.1 200"), "nginx has cut it off"
        wire.close()
    for wire in waiting:
        wire.close()


def test_the_page_speaks_through_it(nginx: Nginx) -> None:
    with httpx.Client(verify=nginx.context(), headers={"Host": HOST}, timeout=PATIENCE) as client:
        options = {"sni_hostname": HOST}
        answer = client.get(f"https://127.0.0.1:{nginx.port}/api/locale", extensions=options)
        assert (answer.status_code, "strict-transport-security" in answer.headers) == (200, True)
        assert client.get(f"https://127.0.0.1:{nginx.port}/metrics", extensions=options).status_code == 404


def test_all_that_concerns_a_table_goes_to_one_of_several_servers(tmp_path: Path) -> None:
    redis = RedisServer(tmp_path)
    redis.start()
    environ = {"REDIS_URL": redis.url, "SPLAY_PUBLIC_URL": f"https://{HOST}"}
    with ExitStack() as stack:
        stack.callback(redis.kill)
        servers = [stack.enter_context(running(tmp_path / "data", **environ)) for _ in range(2)]
        assert NGINX is not None
        front = stack.enter_context(Nginx(tmp_path, servers, NGINX, TOLD))
        client = stack.enter_context(httpx.Client(verify=front.context(), timeout=PATIENCE))

        def server_of(path: str, address: str) -> str:
            asked, named = {"Host": HOST, ASKED_FOR: address}, {"sni_hostname": HOST}
            return client.get(f"https://127.0.0.1:{front.port}{path}", headers=asked, extensions=named).headers[
                SERVED_BY
            ]

        tables = [f"{number:022}" for number in range(12)]
        served: dict[str, set[str]] = {}
        for number, table in enumerate(tables):
            for path in ("", "/state", "/live", "/seats"):
                address = f"192.0.2.{number}{len(path)}"
                served.setdefault(table, set()).add(server_of(f"/api/tables/{table}{path}", address))
        assert [len(by) for by in served.values()] == [1] * len(tables)
        assert len(set().union(*served.values())) == 2
        assert len({server_of("/api/tables", f"192.0.2.{number}") for number in range(30)}) == 2


def test_a_game_goes_on_when_the_server_that_had_its_table_is_killed(tmp_path: Path) -> None:
    redis = RedisServer(tmp_path)
    redis.start()
    environ = {"REDIS_URL": redis.url, "SPLAY_PUBLIC_URL": f"https://{HOST}"}
    servers = [Server(tmp_path / "data", output=None, **environ) for _ in range(2)]
    with ExitStack() as stack:
        stack.callback(redis.kill)
        for server in servers:
            stack.callback(server.kill)
            server.start()
        assert NGINX is not None
        front = stack.enter_context(Nginx(tmp_path, [server.address for server in servers], NGINX, TOLD))
        heads = {"Host": HOST, "Origin": f"https://{HOST}", "X-Splay": "test"}
        client = stack.enter_context(httpx.Client(verify=front.context(), headers=heads, timeout=PATIENCE))

        def ask(method: str, path: str, body: object = None) -> httpx.Response:
            address = f"https://127.0.0.1:{front.port}{path}"
            answer = client.request(method, address, json=body, extensions={"sni_hostname": HOST})
            return answer.raise_for_status()

        ask("POST", "/api/guests", {"name": "Ann"})
        table = ask("POST", "/api/tables", {"seats": ["me", "random"]}).json()["id"]
        state = ask("GET", f"/api/tables/{table}/state")
        [had] = [server for server in servers if state.headers[SERVED_BY] in server.address]
        had.kill()
        for _ in range(3):
            question = asked_of(ask, table)
            answer = {"key": question["options"][0]["key"], "sequence": question["sequence"]}
            after = ask("POST", f"/api/tables/{table}/answers", answer)
            assert after.headers[SERVED_BY].split(", ")[-1] not in had.address
            assert after.json()["sequence"] > question["sequence"]


def asked_of(ask: Callable[[str, str], httpx.Response], table: str) -> Any:  # noqa: ANN401 - JSON
    """The question that the one person at a table is asked, waited for."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        state = ask("GET", f"/api/tables/{table}/state").json()
        for question in state["questions"]:
            if question["seat"] == state["seat"]:
                return question
        time.sleep(0.05)
    raise TimeoutError("nothing is asked")
