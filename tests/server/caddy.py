"""A real Caddy with `deploy/Caddyfile`, on loopback."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.nginx import HOST, certify, tls_to, trusting
from tests.server.redis_server import free_port

CADDY = shutil.which("caddy")
"""Where Caddy is, None if it is not installed."""
CONF = Path(__file__).parents[2] / "deploy" / "Caddyfile"


class Caddy:
    """Caddy with our configuration, on ports of its own, with a certificate that it needs to ask nobody for."""

    def __init__(self, folder: Path, upstream: str, program: str) -> None:
        """Passes requests on to `upstream`; `program` is Caddy."""
        self.folder = folder
        self.program = program
        self.port, self.plain_port = free_port(), free_port()
        self.process: subprocess.Popen[bytes] | None = None
        certify(folder)
        ports = f"http_port {self.plain_port}\n\thttps_port {self.port}\n\tdefault_bind 127.0.0.1\n\tadmin off\n"
        site = CONF.read_text(encoding="utf-8").replace("127.0.0.1:8000", upstream.removeprefix("http://"))
        site = site.replace("\n{\n", f"\n{{\n\t{ports}", 1)
        site = site.replace(f"\n{HOST} {{\n", f"\n{HOST} {{\n\ttls {folder}/fullchain.pem {folder}/privkey.pem\n")
        (folder / "Caddyfile").write_text(site, encoding="utf-8")

    def __enter__(self) -> Caddy:
        command = [self.program, "run", "--adapter", "caddyfile", "--config", str(self.folder / "Caddyfile")]
        environ = {**os.environ, **{f"XDG_{kind}_HOME": str(self.folder) for kind in ("DATA", "CONFIG")}}
        with (self.folder / "caddy.log").open("wb") as log:
            self.process = subprocess.Popen(command, env=environ, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                tls_to(self.port, trusting(self.folder), HOST).close()
                return self
            except OSError:
                time.sleep(0.05)
        raise TimeoutError((self.folder / "caddy.log").read_text(encoding="utf-8"))

    def __exit__(self, *_: object) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(PATIENCE)
