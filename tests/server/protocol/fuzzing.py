"""Asking a server whatever its OpenAPI description allows and forbids, with schemathesis.

`python -m tests.server.protocol.fuzzing 300` (with `PYTHONPATH=src:.`) does it at length: 300 examples for every
operation, once as each visitor.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
from pyotp import TOTP

from tests.patience import PATIENCE
from tests.server.e2e.servers import running
from tests.server.notifications.receivers import mailbox_in_thread
from tests.server.protocol.fitting import EMAIL, HEADERS, PASSWORD, made
from tests.unencrypted import UNENCRYPTED

ROOT = Path(__file__).parents[3]
NO_LIMITS = {
    "SPLAY_GUESTS_PER_ADDRESS": "0",
    "SPLAY_SIGNINS_PER_ADDRESS": "0",
    "SPLAY_CHATS_PER_PERSON": "0",
    "SPLAY_COSTLY_READS_PER_ADDRESS": "0",
}
VISITORS = ("admin", "guest", "account", "token", "nobody")
CONFIG = """
[checks]
# Well-formed bodies can still be refused: 422 where the rules or the words do not fit, 426 where a socket is needed.
positive_data_acceptance.expected-statuses = ["2xx", "3xx", 401, 403, 404, 409, 422, 426, 429, "5xx"]
"""


@dataclass
class Found:
    """What schemathesis said, and which operations succeeded."""

    returncode: int
    output: str
    succeeded: set[str]


class Hook(BaseHTTPRequestHandler):
    """A webhook's server: it takes everything."""

    def do_POST(self) -> None:
        """Takes a message."""
        self.rfile.read(int(self.headers.get("Content-Length", "0")))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@contextmanager
def webhook() -> Iterator[str]:
    """The URL of a webhook, as long as it is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Hook)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/hook"
    finally:
        server.shutdown()
        server.server_close()


def signed_in(address: str, folder: Path, visitor: str) -> dict[str, str]:
    """The headers that a visitor sends."""
    with httpx.Client(base_url=address, headers=HEADERS, verify=UNENCRYPTED, timeout=PATIENCE) as browser:
        if visitor == "nobody":
            return {}
        if visitor == "guest":
            made(browser.post("/api/guests", json={"name": "Guest"}))
        else:
            made(browser.post("/api/accounts", json={"login": "fuzzer", "password": PASSWORD, "email": EMAIL}))
        if visitor == "admin":
            become_admin(browser, folder)
        if visitor == "token":
            asked = {"label": "fuzz", "current_password": PASSWORD}
            return {"Authorization": f"Bearer {made(browser.post('/api/tokens', json=asked))['token']}"}
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        return {**HEADERS, "Origin": address, "Cookie": cookies}


def become_admin(browser: httpx.Client, folder: Path) -> None:
    """Lets an account act as an admin, for a quarter of an hour."""
    path = "/api/me/second_factor"
    secret = made(browser.post(path, json={"current_password": PASSWORD}))["secret"]
    codes = made(browser.put(path, json={"code": TOTP(secret).now()}))["recovery_codes"]
    command = [sys.executable, "-m", "splay.cli", "admin", "grant", "fuzzer"]
    subprocess.run(command, env={**os.environ, "SPLAY_DATA": str(folder)}, check=True, capture_output=True)
    made(browser.post(f"{path}/proof", json={"code": codes[0]}))


def tables_of(address: str, headers: dict[str, str]) -> list[str]:
    """A table of the visitor's that is open, one that is playing, one that is over; and one of somebody else's."""
    with httpx.Client(base_url=address, headers=HEADERS, verify=UNENCRYPTED, timeout=PATIENCE) as other:
        made(other.post("/api/guests", json={"name": "Host"}))
        tables = [made(other.post("/api/tables", json={"seats": ["me", "random"]}))["id"]]
    if headers:
        with httpx.Client(base_url=address, headers=headers, verify=UNENCRYPTED, timeout=PATIENCE) as visitor:
            for body in (
                {"seats": ["me"]},
                {"seats": ["me", "me"], "settings": {"advice": True}},
                {"seats": ["me", "random"], "settings": {"leavers": "end"}},
            ):
                tables.append(made(visitor.post("/api/tables", json=body))["id"])
            made(visitor.delete(f"/api/tables/{tables[-1]}/seats"))
    return tables


def fuzz(folder: Path, visitor: str, examples: int, *more: str) -> Found:
    """What schemathesis says of a fresh server after this many examples for each operation.

    As "admin" a request that fits is among them, for every operation that has one.
    """
    with ExitStack() as stack:
        hook = stack.enter_context(webhook())
        settings = {
            **NO_LIMITS,
            "SPLAY_WEBHOOKS_ANYWHERE": "yes",
            **stack.enter_context(mailbox_in_thread()).settings(),
        }
        address = stack.enter_context(running(folder, **settings))
        headers = signed_in(address, folder, visitor)
        told = {
            "address": address,
            "folder": str(folder),
            "headers": headers,
            "tables": tables_of(address, headers),
            "answers": str(folder / "answers.txt"),
            "hook": hook,
            "fits": visitor == "admin",
        }
        environ = {
            **os.environ,
            "SCHEMATHESIS_HOOKS": "tests.server.protocol.schema_hooks",
            "SPLAY_TEST_FUZZING": json.dumps(told),
            "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
        }
        schemathesis = "from schemathesis.cli import schemathesis; schemathesis()"
        command = [sys.executable, "-c", schemathesis, "run", f"{address}/api/schema/openapi.json"]
        command += ["--max-examples", str(examples), "--request-timeout", str(PATIENCE), "--no-color"]
        command += ["--generation-database", "none", *more]
        (folder / "schemathesis.toml").write_text(CONFIG, encoding="utf-8")
        done = subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, check=False)
        return Found(done.returncode, done.stdout + done.stderr, successes(folder / "answers.txt"))


def successes(answers: Path) -> set[str]:
    """The operations that have answered 2xx."""
    lines = answers.read_text(encoding="utf-8").splitlines()
    return {label for status, _, label in (line.partition(" ") for line in lines) if status.startswith("2")}


def main(arguments: list[str]) -> int:
    """Fuzzes at length; how many visitors found something."""
    examples = int(arguments[0]) if arguments else 300
    found = 0
    for visitor in VISITORS:
        with tempfile.TemporaryDirectory() as folder:
            done = fuzz(Path(folder), visitor, examples)
        print(f"== {visitor}: {'nothing found' if done.returncode == 0 else 'FOUND'}\n{done.output}")
        found += done.returncode != 0
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
