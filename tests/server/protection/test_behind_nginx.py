"""Two workers behind a real nginx with `deploy/nginx.conf`: what it carries counts by the forwarded address."""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.e2e.servers import Server, running
from tests.server.redis_server import RedisServer, free_port

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
CONF = Path(__file__).parents[3] / "deploy" / "nginx.conf"
HOST = "play.example.org"
ASKED_FOR = "X-Tested-As"
"""The header by which a test says from which address it comes; nginx alone believes it."""
SERVED_BY = "X-Served-By"
"""The header in which nginx tells which server has answered."""
BUDGET = 30

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed")


class Nginx:
    """nginx with our configuration, on ports of its own, with short limits for what is sent by halves."""

    def __init__(self, folder: Path, *upstreams: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        certify(folder)
        servers = "".join(f"server {upstream.removeprefix('http://')};\n" for upstream in upstreams)
        site = CONF.read_text(encoding="utf-8").replace("server 127.0.0.1:8000;", servers)
        site = re.sub(r"(?m)^ *listen \[::\]:.*\n", "", site)
        site = site.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
        site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;")
        site = re.sub(r"(ssl_certificate(_key)?) .*/(\w+\.pem);", rf"\1 {folder}/\3;", site)
        site = re.sub(r"(client_header_timeout|client_body_timeout) +20s;", r"\1 5s;", site)
        (folder / "site.conf").write_text(site, encoding="utf-8")
        paths = "".join(
            f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (folder / "nginx.conf").write_text(
            f"pid {folder}/nginx.pid;\nerror_log {folder}/error.log;\ndaemon off;\nevents {{}}\n"
            f"http {{\naccess_log off;\n{paths}"
            f"add_header {SERVED_BY} $upstream_addr always;\n"
            f"set_real_ip_from 127.0.0.1;\nreal_ip_header {ASKED_FOR};\ninclude {folder}/site.conf;\n}}\n",
            encoding="utf-8",
        )

    def __enter__(self) -> Nginx:
        assert NGINX is not None
        self.process = subprocess.Popen([NGINX, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")])
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                self.wire().close()
                return self
            except OSError:
                time.sleep(0.05)
        raise TimeoutError((self.folder / "error.log").read_text(encoding="utf-8"))

    def __exit__(self, *_: object) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(PATIENCE)

    def context(self) -> ssl.SSLContext:
        """Believes our certificate."""
        return ssl.create_default_context(cafile=str(self.folder / "fullchain.pem"))

    def wire(self) -> ssl.SSLSocket:
        """One connection."""
        plain = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        return self.context().wrap_socket(plain, server_hostname=HOST)

    def status(self, address: str) -> int:
        """How a request from an address is answered, over a connection of its own."""
        with self.wire() as wire:
            wire.sendall(request_from(address))
            return int(wire.recv(4096).split(b" ")[1])


def certify(folder: Path) -> None:
    """Makes a certificate for our host."""
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-days", "1", "-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*command, *files], check=True, capture_output=True)


def request_from(address: str) -> bytes:
    """A request that nginx takes for one from an address, and in which its client lies about that."""
    lines = ["GET /api/locale HTTP/1.1", f"Host: {HOST}", f"{ASKED_FOR}: {address}", "X-Forwarded-For: 192.0.2.99"]
    return "\r\n".join([*lines, "Connection: close", "", ""]).encode()


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
        with Nginx(tmp_path, server.address) as front:
            yield front
    finally:
        server.stop()
        redis.kill()


def test_many_addresses_of_one_network_count_as_one_and_the_proxy_is_never_limited(nginx: Nginx) -> None:
    first = [nginx.status(f"2001:db8:1:2::{number:x}") for number in range(BUDGET + 20)]
    assert first[: BUDGET - 5] == [200] * (BUDGET - 5)
    assert 429 in first
    others = [nginx.status(f"2001:db8:1:{number:x}::1") for number in range(16, 16 + 2 * BUDGET)]
    assert others == [200] * (2 * BUDGET), "each network has limits of its own, whatever the proxy carries"


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
        front = stack.enter_context(Nginx(tmp_path, *servers))
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
