"""Asking a server whatever its OpenAPI description allows and forbids, with schemathesis.

`python -m tests.server.protocol.fuzzing 300` (with `PYTHONPATH=src:.`) does it at length: 300 examples for every
operation, once as each visitor.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

from splay.server.ids import ID_PATTERN
from tests.patience import PATIENCE
from tests.server.e2e.servers import running

HEADERS = {"X-Splay": "1"}
PASSWORD = "correct horse battery"
NO_LIMITS = {
    "SPLAY_GUESTS_PER_ADDRESS": "0",
    "SPLAY_SIGNINS_PER_ADDRESS": "0",
    "SPLAY_CHATS_PER_PERSON": "0",
    "SPLAY_COSTLY_READS_PER_ADDRESS": "0",
}
DELETE_ACCOUNT = "DELETE /api/me"
"""What would make of every visitor nobody, in the middle of it all."""
VISITORS = ("guest", "account", "token", "nobody")
CONFIG = """
[checks]
# Well-formed bodies can still be refused: 422 where the rules or the words do not fit, 426 where a socket is needed.
positive_data_acceptance.expected-statuses = ["2xx", "3xx", 401, 403, 404, 409, 422, 426, 429, "5xx"]
"""


def made(response: httpx.Response) -> httpx.Response:
    """An answer that must be a success."""
    assert response.is_success, response.text
    return response


def signed_in(address: str, visitor: str) -> dict[str, str]:
    """The headers that a visitor sends."""
    with httpx.Client(base_url=address, headers=HEADERS, timeout=PATIENCE) as browser:
        if visitor == "nobody":
            return {}
        if visitor == "guest":
            made(browser.post("/api/guests", json={"name": "Guest"}))
        else:
            made(browser.post("/api/accounts", json={"login": "fuzzer", "password": PASSWORD}))
        if visitor == "token":
            token = made(browser.post("/api/tokens", json={"label": "fuzz"})).json()["token"]
            return {"Authorization": f"Bearer {token}"}
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        return {**HEADERS, "Origin": address, "Cookie": cookies}


def tables_of(address: str, headers: dict[str, str]) -> list[str]:
    """A table of the visitor's that is open, one that is playing, one that is over; and one of somebody else's."""
    with httpx.Client(base_url=address, headers=HEADERS, timeout=PATIENCE) as other:
        made(other.post("/api/guests", json={"name": "Host"}))
        tables = [made(other.post("/api/tables", json={"seats": ["me", "random"]})).json()["id"]]
    if headers:
        with httpx.Client(base_url=address, headers=headers, timeout=PATIENCE) as visitor:
            for body in (
                {"seats": ["me"]},
                {"seats": ["me", "me"]},
                {"seats": ["me", "random"], "settings": {"leavers": "end"}},
            ):
                tables.append(made(visitor.post("/api/tables", json=body)).json()["id"])
            made(visitor.delete(f"/api/tables/{tables[-1]}/seats"))
    return tables


def fuzz(folder: Path, visitor: str, examples: int, *more: str) -> subprocess.CompletedProcess[str]:
    """What schemathesis says of a fresh server after this many examples for each operation."""
    with running(folder, **NO_LIMITS) as address:
        headers = signed_in(address, visitor)
        environ = {
            **os.environ,
            "SCHEMATHESIS_HOOKS": "tests.server.protocol.schema_hooks",
            "SPLAY_TEST_ID_PATTERN": ID_PATTERN,
            "SPLAY_TEST_TABLES": ",".join(tables_of(address, headers)),
            "PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[3]), os.environ.get("PYTHONPATH", "")]),
        }
        sent = [word for name, value in headers.items() for word in ("--header", f"{name}: {value}")]
        schemathesis = "from schemathesis.cli import schemathesis; schemathesis()"
        command = [sys.executable, "-c", schemathesis, "run", f"{address}/api/schema/openapi.json", *sent]
        command += ["--max-examples", str(examples), "--no-color", *more]
        command += ["--exclude-name", DELETE_ACCOUNT] if headers else []
        (folder / "schemathesis.toml").write_text(CONFIG, encoding="utf-8")
        return subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, check=False)


def main(arguments: list[str]) -> int:
    """Fuzzes at length; how many visitors found something."""
    examples = int(arguments[0]) if arguments else 300
    found = 0
    for visitor in VISITORS:
        with tempfile.TemporaryDirectory() as folder:
            done = fuzz(Path(folder), visitor, examples, "--generation-database", "none")
        print(f"== {visitor}: {'nothing found' if done.returncode == 0 else 'FOUND'}\n{done.stdout}{done.stderr}")
        found += done.returncode != 0
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
