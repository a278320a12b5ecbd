"""A wheel with the toy set, compiled and with its page, built once and kept as long as its sources stay the same."""

from __future__ import annotations

import fcntl
import hashlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from run import package_files

from tests.toy.checkout import ROOT, TOY, checkout, extract, run

PARTS: Final = (
    "src/splay",
    "web",
    "pyproject.toml",
    "hatch_build.py",
    "mypyc_build.py",
    "web_build.py",
    "docs/package.md",
    "LICENSE",
)
"""What of a checkout a wheel is built from."""
KEPT: Final = 2
"""So many builds stay; the oldest go."""


def built_wheel(cache: Path) -> Path:
    """The unpacked wheel with the toy set, for the path of Python; built now if it is not in the cache yet."""
    folder = cache / f"toy-{key()}"
    with locked(cache / "toy.lock"):
        if not folder.exists():
            partial = cache / "toy.partial"
            run(["rm", "-rf", str(partial)])
            build(partial)
            (partial / "unpacked").rename(folder)
            run(["rm", "-rf", str(partial), *map(str, outdated(cache))])
    return folder


def key() -> str:
    """A word for the content of all that the wheel is made from."""
    toys = [file for part in ("engine", "words", "page") for file in sorted((TOY / part).iterdir()) if file.is_file()]
    sources = [*package_files(), *toys, TOY / "checkout.py", TOY / "built.py"]
    seen = hashlib.sha256(sys.version.encode())
    for file in sources:
        seen.update(str(file.relative_to(ROOT)).encode())
        seen.update(hashlib.sha256(file.read_bytes()).digest())
    return seen.hexdigest()[:16]


def build(folder: Path) -> None:
    """Builds the wheel in a folder, and unpacks it there."""
    root = checkout(folder / "checkout", *PARTS)
    extract(root / "src")
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder / "wheel")]
    run(command, folder=root, PYTHONPATH="", SPLAY_PURE="", SPLAY_WITHOUT_PAGE="")
    (wheel,) = (folder / "wheel").glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(folder / "unpacked")


def outdated(cache: Path) -> list[Path]:
    """The builds that are one too many, the oldest first."""
    builds = sorted(cache.glob("toy-*"), key=lambda folder: folder.stat().st_mtime)
    return builds[:-KEPT]


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Lets one of several processes of the tests do something at a time."""
    descriptor = os.open(file, os.O_CREAT | os.O_RDWR)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)
