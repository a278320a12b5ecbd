"""The same source makes the same package: in another folder, at another time, from the checkout or from the sdist."""

from __future__ import annotations

import hashlib
import tarfile
from pathlib import Path
from typing import Final

import pytest

from tests.package_builds import build, checkout, tracked

TARGETS: Final = ("sdist", "wheel")
LONG_AGO: Final = 1_000_000_000
WHOLE: Final = pytest.param(True, id="whole", marks=pytest.mark.thorough)


def digest(path: Path) -> str:
    """A word for what is in a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.mark.parametrize("page", [pytest.param(False, id="without the page"), WHOLE])
def test_two_builds_in_two_folders_are_the_same_bytes(tmp_path: Path, page: bool) -> None:
    names = tracked()
    one = checkout(tmp_path / "one", names)
    other = checkout(tmp_path / "deeper" / "and" / "the other", names[::-1], made_at=LONG_AGO)
    elsewhere = {"TZ": "Pacific/Auckland", "LC_ALL": "C", "PYTHONHASHSEED": "7", "HOME": str(tmp_path)}
    made = {target: build(one, target, page=page) for target in TARGETS}
    again = {target: build(other, target, page=page, **elsewhere) for target in TARGETS}
    assert [(target, digest(path)) for target, path in made.items()] == [
        (target, digest(path)) for target, path in again.items()
    ]
    with tarfile.open(made["sdist"]) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    [unpacked] = (tmp_path / "unpacked").iterdir()
    assert digest(build(unpacked, "wheel", page=page)) == digest(made["wheel"]), "the sdist makes another wheel"
    assert (unpacked / "web" / "dist" / "index.html").exists() is page
