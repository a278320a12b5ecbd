"""Writes the OpenAPI description to a file: `python -m splay.server.openapi web/openapi.json`.

The browser client's types are made from that file, by `python web_build.py run types`.
"""

import hashlib
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from splay.server.app import create_app
from splay.server.settings import Settings


def description() -> dict[str, Any]:
    """The OpenAPI description of the server, without its version: a release alone changes no types."""
    with tempfile.TemporaryDirectory() as folder:
        schema = create_app(Settings.from_environment({"SPLAY_DATA": folder})).openapi_schema.to_schema()
    schema["info"]["version"] = ""
    plain: dict[str, Any] = msgspec.to_builtins(schema)
    return plain


def folded(part: object) -> object:
    """The same JSON with white space in descriptions folded: Python releases differ in how they keep docstrings."""
    if isinstance(part, dict):
        return {
            key: " ".join(value.split()) if key == "description" and isinstance(value, str) else folded(value)
            for key, value in part.items()
        }
    return [folded(item) for item in part] if isinstance(part, list) else part


def canonical() -> bytes:
    """The description as bytes that are the same on every machine."""
    return (json.dumps(folded(description()), indent=1, sort_keys=True) + "\n").encode()


def fingerprint() -> str:
    """The SHA-256 of the canonical description, which stands at the head of the types made from it."""
    return hashlib.sha256(canonical()).hexdigest()


def main(arguments: list[str]) -> int:
    """Writes the file that is named; the exit status."""
    if len(arguments) != 1:
        print("usage: python -m splay.server.openapi FILE", file=sys.stderr)
        return 2
    Path(arguments[0]).write_bytes(canonical())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
