"""A real nginx with `deploy/nginx.conf`, on loopback."""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.redis_server import free_port

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
"""Where nginx is, None if it is not installed."""
CONF = Path(__file__).parents[2] / "deploy" / "nginx.conf"
HOST = "play.example.org"
SECONDS = 5
"""Seconds after which it cuts off whoever sends by halves or does not read; `deploy/nginx.conf` says 20."""


class Nginx:
    """nginx with our configuration, on ports of its own, with short limits for what is sent by halves and not read."""

    def __init__(self, folder: Path, upstreams: Sequence[str], program: str, settings: str = "") -> None:
        """Passes requests on to `upstreams`; `program` is nginx, `settings` are lines of its own for all sites."""
        self.folder = folder
        self.program = program
        self.port, self.plain_port = free_port(), free_port()
        self.process: subprocess.Popen[bytes] | None = None
        certify(folder)
        servers = "".join(f"server {upstream.removeprefix('http://')};\n" for upstream in upstreams)
        site = CONF.read_text(encoding="utf-8").replace("server 127.0.0.1:8000;", servers)
        site = re.sub(r"(?m)^ *listen \[::\]:.*\n", "", site)
        site = re.sub(r"listen 80\b", f"listen 127.0.0.1:{self.plain_port}", site)
        site = re.sub(r"listen 443\b", f"listen 127.0.0.1:{self.port}", site)
        site = re.sub(r"(ssl_certificate(_key)?) .*/(\w+\.pem);", rf"\1 {folder}/\3;", site)
        site = re.sub(r"(client_header_timeout|client_body_timeout|send_timeout) +20s;", rf"\1 {SECONDS}s;", site)
        (folder / "site.conf").write_text(site, encoding="utf-8")
        paths = "".join(
            f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (folder / "nginx.conf").write_text(
            f"pid {folder}/nginx.pid;\nerror_log {folder}/error.log;\ndaemon off;\nevents {{}}\n"
            f"http {{\naccess_log off;\n{paths}"
            f"{settings}include {folder}/site.conf;\n}}\n",
            encoding="utf-8",
        )

    def __enter__(self) -> Nginx:
        self.process = subprocess.Popen([self.program, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")])
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
        return trusting(self.folder)

    def wire(self) -> ssl.SSLSocket:
        """One connection."""
        return tls_to(self.port, self.context(), HOST)


def trusting(folder: Path) -> ssl.SSLContext:
    """Believes the certificate that `certify` has put into a folder."""
    return ssl.create_default_context(cafile=str(folder / "fullchain.pem"))


def tls_to(port: int, context: ssl.SSLContext, name: str | None) -> ssl.SSLSocket:
    """An encrypted connection to a port here that asks for a host by its name, or for none. Raises OSError."""
    plain = socket.create_connection(("127.0.0.1", port), PATIENCE)
    return context.wrap_socket(plain, server_hostname=name)


def certify(folder: Path) -> None:
    """Makes a certificate for our host."""
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-days", "1", "-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*command, *files], check=True, capture_output=True)
