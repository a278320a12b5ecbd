"""Packages that tests build from copies of the checkout, pure as they are built in seconds."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent


def tracked() -> list[str]:
    """The files of the checkout that git keeps; skips if that cannot be told."""
    asked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if asked.returncode != 0:
        pytest.skip("this is no checkout of git")
    return [name for name in asked.stdout.splitlines() if (ROOT / name).is_file()]


def checkout(folder: Path, names: list[str], made_at: int | None = None) -> Path:
    """A copy of these files of the checkout, written in this order; with `made_at`, as if somebody else had made it
    then, in seconds since 1970.
    """
    for name in names:
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, place)
        if made_at is not None:
            place.chmod(place.stat().st_mode & 0o700)
            os.utime(place, (made_at, made_at))
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return folder


def build(root: Path, target: str, *, page: bool, **environ: str) -> Path:
    """The file that a build of the pure package gives: its sdist or its wheel."""
    out = root.parent / f"{target} of {root.name}"
    pure = {"SPLAY_PURE": "1", "SPLAY_WITHOUT_PAGE": "" if page else "1"}
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(out)]
    done = subprocess.run(command, cwd=root, env={**os.environ, **pure, **environ}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    [made] = out.iterdir()
    return made
