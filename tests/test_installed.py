"""A wheel plays and serves outside of a checkout: unpacked, and with `--thorough` in an environment of its own.

That wheel is made from the sdist, whose page needs no node.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from zipfile import ZipFile

import httpx
import pytest

from tests.package_builds import ROOT, build, checkout, tracked
from tests.patience import PATIENCE
from tests.server.redis_server import free_port

THE_REST: Final = {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONUNBUFFERED": "1"}
PACKAGES: Final = ("run", "server")
"""The requirements of what is tried here."""


class Installed(NamedTuple):
    """Where Splay was put, and what starts its command there."""

    package: Path
    command: list[str]
    python: list[str]
    environment: dict[str, str]

    def run(self, command: list[str], folder: Path, read: str = "") -> str:
        """What a command says that is started in a folder and reads something."""
        done = subprocess.run(
            command, cwd=folder, env=self.environment, input=read, capture_output=True, text=True, timeout=PATIENCE
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def bare_environment() -> dict[str, str]:
    """Our environment without what could lead to the checkout."""
    ours = ("PYTHON", "SPLAY", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)} | THE_REST


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """A wheel without the page, unpacked, with the packages of the tests."""
    folder = tmp_path_factory.mktemp("unpacked")
    wheel = build(checkout(folder / "checkout", tracked()), "wheel", page=False)
    with ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    python = [sys.executable]
    environment = bare_environment() | {"PYTHONPATH": str(folder / "site")}
    return Installed(folder / "site" / "splay", [*python, "-m", "splay.cli"], python, environment)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """A wheel from the sdist, in an environment of its own that has only what is pinned."""
    folder = tmp_path_factory.mktemp("installed")
    sdist = build(checkout(folder / "checkout", tracked()), "sdist", page=True)
    with tarfile.open(sdist) as packed:
        packed.extractall(folder / "sources", filter="data")
    [sources] = (folder / "sources").iterdir()
    wheel = build(sources, "wheel", page=True, PATH=os.defpath)
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    python = str(folder / "venv" / "bin" / "python")
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    pinned = [f"--requirement={ROOT / 'requirements' / f'{name}.txt'}" for name in PACKAGES]
    subprocess.run([*pip, "--no-compile", "--require-hashes", *pinned], check=True)
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
    [package] = (folder / "venv").glob("lib/python*/site-packages/splay")
    return Installed(package, [str(folder / "venv" / "bin" / "splay")], [python], bare_environment())


@contextmanager
def serving(splay: Installed, folder: Path) -> Iterator[str]:
    """The address of a server that runs in a folder."""
    port = free_port()
    environment = splay.environment | {"SPLAY_DATA": str(folder / "data")}
    command = [*splay.command, "serve", "--port", str(port)]
    with subprocess.Popen(command, cwd=folder, env=environment) as process:
        try:
            address = f"http://127.0.0.1:{port}"
            end = time.monotonic() + PATIENCE
            while not is_ready(address):
                assert process.poll() is None, "the server has ended"
                assert time.monotonic() < end, "the server does not answer"
                time.sleep(0.05)
            yield address
        finally:
            process.terminate()
            process.wait(PATIENCE)


def is_ready(address: str) -> bool:
    """Whether a server answers, and can write to its database."""
    try:
        return httpx.get(f"{address}/readyz", timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


def plays(splay: Installed, folder: Path) -> None:
    """Plays a few moves of a game in the terminal."""
    where = splay.run([*splay.python, "-c", "import splay; print(splay.__file__)"], folder)
    assert where.strip() == str(splay.package / "__init__.py")
    told = splay.run([*splay.command, "play", "--plain", "--seed", "3", "--seats", "human,random"], folder, "1\n1\n1\n")
    assert "  3 Meld " in told
    assert "Your answer?" in told


def serves(splay: Installed, folder: Path, *, page: bool) -> None:
    """Serves a guest, who is shown the page if there is one and may have the source."""
    with serving(splay, folder) as address, httpx.Client(base_url=address, timeout=PATIENCE) as client:
        made = client.post("/api/guests", json={"name": "Ann"}, headers={"X-Splay": "1"})
        assert made.status_code == 201
        shown = client.get("/", headers={"Accept": "text/html"})
        assert (shown.status_code, "assets/index-" in shown.text) == ((200, True) if page else (404, False))
        assert client.get("/licences/fonts.txt").status_code == (200 if page else 404)
        assert client.get("/source.tar.gz").status_code == 200


def test_what_is_unpacked_plays(unpacked: Installed, tmp_path: Path) -> None:
    plays(unpacked, tmp_path)


def test_what_is_unpacked_serves(unpacked: Installed, tmp_path: Path) -> None:
    serves(unpacked, tmp_path, page=False)


@pytest.mark.thorough
def test_the_sdist_makes_a_wheel_that_plays_and_serves_in_an_empty_environment(
    installed: Installed, tmp_path: Path
) -> None:
    plays(installed, tmp_path)
    serves(installed, tmp_path, page=True)
