"""Files that the program keeps between two runs, which only we can read."""

import os
import secrets
from pathlib import Path
from typing import TypeVar

import msgspec
from platformdirs import user_data_path

Kept = TypeVar("Kept", bound=msgspec.Struct)


def own_folder() -> Path:
    """Where the files are: the platform's usual place for a program's own data."""
    return user_data_path("splay", appauthor=False)


def read_own(path: Path, kind: type[Kept]) -> Kept | None:
    """What is kept in a file, None if there is none. Raises OSError, and ValueError naming a file that is damaged."""
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except msgspec.DecodeError as error:
        raise ValueError(f"{path.name} in {path.parent} is damaged, delete it: {error}") from error


def write_own(path: Path, kept: msgspec.Struct) -> None:
    """Keeps it in a file, which is whole or the one before, for its owner's eyes alone. Raises OSError."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    written = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    with os.fdopen(os.open(written, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(msgspec.json.encode(kept))
    written.replace(path)
