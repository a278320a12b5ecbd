"""The proxies of deploy/, nginx and Caddy, serve one name: whoever asks for another is closed without an answer."""

from __future__ import annotations

import socket
import ssl
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.caddy import CADDY, Caddy
from tests.server.nginx import HOST, NGINX, Nginx, tls_to, trusting

FOREIGN = "elsewhere.example.net"
Proxy = Nginx | Caddy


class Listener(BaseHTTPRequestHandler):
    """Stands where Splay does, and says to which host it was asked for."""

    def do_GET(self) -> None:
        """Answers with the Host headers, and the path."""
        told = f"{self.headers.get_all('Host')} {self.path}".encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(told)))
        self.end_headers()
        self.wfile.write(told)

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@pytest.fixture
def behind() -> Iterator[str]:
    """The address of what stands behind the proxy."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Listener)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join(PATIENCE)
    server.server_close()


@pytest.fixture(params=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest, tmp_path: Path, behind: str) -> Iterator[Proxy]:
    """Each of both with our configuration."""
    if request.param == "nginx":
        if NGINX is None:
            pytest.skip("nginx is not installed")
        with Nginx(tmp_path, [behind], NGINX) as nginx:
            yield nginx
    else:
        if CADDY is None:
            pytest.skip("Caddy is not installed")
        with Caddy(tmp_path, behind, CADDY) as caddy:
            yield caddy


def whole_answer(wire: socket.socket, target: str, *heads: str) -> str:
    """All that comes back for a request until the connection is closed; the connection is closed here too."""
    lines = [f"GET {target} HTTP/1.1", *heads, "Connection: close", "", ""]
    with wire:
        wire.sendall("\r\n".join(lines).encode())
        told = b""
        try:
            while part := wire.recv(4096):
                told += part
        except (ConnectionResetError, ssl.SSLEOFError):
            pass  # closed without a word
    return told.decode()


def in_the_clear(proxy: Proxy, target: str, *heads: str) -> str:
    """What is answered over HTTP."""
    return whole_answer(socket.create_connection(("127.0.0.1", proxy.plain_port), PATIENCE), target, *heads)


def encrypted(proxy: Proxy, target: str, *heads: str) -> str:
    """What is answered over HTTPS to somebody who asks for our name first, as TLS has it."""
    return whole_answer(tls_to(proxy.port, trusting(proxy.folder), HOST), target, *heads)


def test_http_leads_to_our_own_name_over_https(proxy: Proxy) -> None:
    told = in_the_clear(proxy, "/table/abc?seat=1", f"Host: {HOST}")
    assert told.split()[1] in ("301", "308")
    assert f"\nlocation: https://{HOST}/table/abc?seat=1\r\n" in told.replace("Location", "location")


@pytest.mark.parametrize(
    ("target", "heads"),
    [("/", [f"Host: {FOREIGN}"]), ("/", [f"Host: {FOREIGN}:80"]), (f"http://{FOREIGN}/", [f"Host: {HOST}"])],
    ids=["a foreign name", "with a port", "in the first line"],
)
def test_a_foreign_name_gets_no_answer(proxy: Proxy, target: str, heads: list[str]) -> None:
    assert in_the_clear(proxy, target, *heads) == ""
    assert encrypted(proxy, target, *heads) == ""


@pytest.mark.parametrize("name", [FOREIGN, None], ids=["a foreign name", "no name"])
def test_a_foreign_name_is_shown_no_certificate(proxy: Proxy, name: str | None) -> None:
    anybody = ssl.create_default_context()
    anybody.check_hostname = False
    anybody.verify_mode = ssl.CERT_NONE
    with pytest.raises(ssl.SSLError, match=r"UNRECOGNIZED_NAME|ALERT_INTERNAL_ERROR"):
        tls_to(proxy.port, anybody, name)


@pytest.mark.parametrize(
    ("target", "heads"),
    [("/cards", [f"Host: {HOST}"]), (f"https://{HOST}/cards", [f"Host: {FOREIGN}"])],
    ids=["as browsers ask", "a foreign name that counts for nothing"],
)
def test_the_server_is_told_our_name_alone(proxy: Proxy, target: str, heads: list[str]) -> None:
    assert encrypted(proxy, target, *heads).endswith(f"\r\n\r\n['{HOST}'] /cards")
