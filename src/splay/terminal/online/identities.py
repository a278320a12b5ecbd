"""Our account or guest at each server, kept between two runs of the program in files that only we can read."""

import os
import re
import secrets
from pathlib import Path

import msgspec
from msgspec import Struct
from platformdirs import user_data_path


class Identity(Struct):
    """What a server knows us by: a token, or the cookies that it gave a guest."""

    server: str
    token: str = ""
    cookies: dict[str, str] = {}


def folder() -> Path:
    """Where the files are: the platform's usual place for a program's own data."""
    return user_data_path("splay", appauthor=False) / "servers"


def file_of(server: str) -> Path:
    """The file for a server."""
    return folder() / (re.sub(r"[^a-z0-9.]+", "_", server.lower()) + ".json")


def load(server: str) -> Identity:
    """What a server knows us by, as it was saved. Raises OSError, and ValueError naming a file that is damaged."""
    path = file_of(server)
    if not path.exists():
        return Identity(server)
    try:
        return msgspec.json.decode(path.read_bytes(), type=Identity)
    except msgspec.DecodeError as error:
        raise ValueError(f"{path.name} in {folder()} is damaged, delete it: {error}") from error


def save(identity: Identity) -> None:
    """Saves it, for the owner's eyes alone. Raises OSError."""
    folder().mkdir(mode=0o700, parents=True, exist_ok=True)
    path = file_of(identity.server)
    written = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    with os.fdopen(os.open(written, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(msgspec.json.encode(identity))
    written.replace(path)
