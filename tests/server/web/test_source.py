"""Everybody is offered the source of what runs: all that builds it again, and nothing that is its host's own."""

from __future__ import annotations

import asyncio
import hashlib
import io
import os
import subprocess
import sys
import tarfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

import httpx
import pytest
from litestar import Litestar

from splay import __version__
from splay.server.protection.plugin import security
from splay.server.web import source
from splay.server.web.source import PATH, WEIGHT, archive, own_source, source_handler
from splay.server.web.source_files import FILES, FOLDERS, source_files
from tests.server.conftest import settings_in

pytestmark = pytest.mark.anyio

ROOT: Final = Path(__file__).parents[3]
TOP: Final = f"splay-{__version__}/"
NEEDED: Final = {
    "LICENSE", "run.py", "run_tests.py", "pyproject.toml", "hatch_build.py", "mypyc_build.py", "web_build.py",
    "docs/package.md", "Containerfile", "SECURITY.md",
    "requirements/run.txt", "requirements/server.txt", "requirements/build.txt", "requirements/compile.txt",
    "web/package.json", "web/package-lock.json", "web/vite.config.ts", "web/svelte.config.js", "web/tsconfig.json",
    "web/index.html", "web/precompress.mjs", "web/building/fonts.mjs", "web/public/favicon.svg", "web/src/main.ts",
    "web/src/pages/AboutPage.svelte", "web/src/styles/tokens.css", "web/src/sets/base/pictures.json",
    "src/splay/cli.py", "src/splay/py.typed", "src/splay/core/turn.py", "src/splay/locale/en/cards.json",
    "src/splay/agents/learned/two_players_base.npz", "src/splay/terminal/splay.tcss",
    "src/splay/server/storage/migrations/script.py.mako",
}  # fmt: skip
"""What run.py, the build and the server read."""
A_HOSTS_OWN: Final = (
    ".env", "secret.key", "splay.db", "src/splay/.env", "src/splay/server.pem", "web/.env", "web/.npmrc",
    "web/.env.json", "web/key.pem", "docs/passwords", "docs/.hidden.md", "deploy/.env", "deploy/notes.md",
    "data/splay.json", "web/dist/index.html",
    "web/node_modules/x/index.js", "web/fonts/fonts.css", "web/openapi.json", "src/splay/__pycache__/cli.py",
    "src/splay/server/page/index.html", "docs/screenshots/notes.md",
)  # fmt: skip
"""What may lie in a checkout and is nobody's business, or no source."""


def unpacked(content: bytes) -> dict[str, bytes]:
    """The files of an archive by their names in the folder that it unpacks to."""
    with tarfile.open(fileobj=io.BytesIO(content)) as tar:
        members = tar.getmembers()
        assert all(member.isfile() and member.name.startswith(TOP) for member in members)
        return {member.name.removeprefix(TOP): tar.extractfile(member).read() for member in members}  # type: ignore[union-attr]


def laid(folder: Path, *names: str) -> Path:
    """A checkout with some files."""
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"this is {name}", encoding="utf-8")
    return folder


def tracked() -> set[str]:
    """The files of the checkout that git keeps; skips if that cannot be told."""
    asked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if asked.returncode != 0:
        pytest.skip("this is no checkout of git")
    return {name for name in asked.stdout.splitlines() if (ROOT / name).is_file()}


@pytest.fixture
def checkout(monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """The files of the checkout, whichever build is tested, and a server that offers them."""
    files = own_source(ROOT / "src" / "splay")
    monkeypatch.setattr(source, "own_source", lambda: files)
    return files


def test_it_is_all_that_git_keeps_but_tests_pictures_and_what_serves_hosts(checkout: dict[str, Path]) -> None:
    folders = (*(f"{folder}/" for folder in FOLDERS), *FILES)
    wanted = {name for name in tracked() if name.startswith(folders)}
    left = {name for name in wanted if name.startswith(("docs/screenshots/", "docs/turn/")) or name == "web/.npmrc"}
    assert wanted - left <= set(checkout)
    assert set(checkout) >= NEEDED
    elsewhere = {name.partition("/")[0] for name in tracked() - set(checkout) - left}
    assert elsewhere == {".ci", ".github", "benchmarks", "deploy", "tests"}


def test_the_archive_unpacks_to_the_sources(checkout: dict[str, Path]) -> None:
    files = unpacked(archive(checkout))
    assert set(files) == set(checkout)
    assert [name for name, content in files.items() if content != (ROOT / name).read_bytes()] == []


def test_a_hosts_own_files_are_not_given_away(tmp_path: Path) -> None:
    folder = laid(tmp_path / "there", "pyproject.toml", "src/splay/cli.py", "web/src/main.ts", *A_HOSTS_OWN)
    secret = tmp_path / "secret.txt"
    secret.touch()
    (folder / "web" / "linked.txt").symlink_to(secret)
    (folder / "README.md").symlink_to(secret)
    (folder / "docs" / "linked").symlink_to(tmp_path, target_is_directory=True)
    assert source_files(folder) == ["pyproject.toml", "src/splay/cli.py", "web/src/main.ts"]


def test_the_same_source_makes_the_same_bytes(tmp_path: Path) -> None:
    made = []
    for number, time in enumerate((1, 2_000_000_000)):
        folder = laid(tmp_path / str(number), "pyproject.toml", *["web/b.ts", "web/a.ts"][:: 1 - 2 * number])
        for path in folder.rglob("*.*"):
            os.utime(path, (time, time))
        made.append(archive({name: folder / name for name in source_files(folder)}))
    assert made[0] == made[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a wheel of the checkout has been unpacked; without the page, whose source is there all the same."""
    folder = tmp_path_factory.mktemp("wheel")
    build_wheel(ROOT, folder)
    return folder / "installed"


def build_wheel(root: Path, folder: Path) -> list[str]:
    """Builds a wheel from a checkout and unpacks it to `installed`; the names of its files."""
    environment = {**os.environ, "SPLAY_PURE": "1", "SPLAY_WITHOUT_PAGE": "1"}
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=root, env=environment, check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(folder / "installed")
        return sorted(packed.namelist())


def test_what_is_installed_from_a_wheel_offers_the_same(installed: Path, checkout: dict[str, Path]) -> None:
    code = (
        "import hashlib, splay; from splay.server.web.source import archive, own_source;"
        "print(splay.__file__, hashlib.sha256(archive(own_source())).hexdigest())"
    )
    environment = {**os.environ, "PYTHONPATH": str(installed), "PYTHONDONTWRITEBYTECODE": "1"}
    said = subprocess.check_output([sys.executable, "-c", code], cwd=installed, env=environment, text=True)
    assert said.split() == [str(installed / "splay" / "__init__.py"), hashlib.sha256(archive(checkout)).hexdigest()]


def test_what_is_unpacked_builds_the_same_package(tmp_path: Path, installed: Path, checkout: dict[str, Path]) -> None:
    for name, content in unpacked(archive(checkout)).items():
        path = tmp_path / "unpacked" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    names = build_wheel(tmp_path / "unpacked", tmp_path / "again")
    there = {path.relative_to(installed).as_posix(): path for path in installed.rglob("*") if path.is_file()}
    assert names == sorted(there)
    again = tmp_path / "again" / "installed"
    assert [name for name in names if (again / name).read_bytes() != there[name].read_bytes()] == []


def test_a_copy_without_its_source_has_none(tmp_path: Path) -> None:
    package = laid(tmp_path, "lib/splay/__init__.py") / "lib" / "splay"
    assert own_source(package, package / "server" / "source") == {}


def visitor(folder: Path, **environ: str) -> httpx.AsyncClient:
    """Somebody who visits a server; anybody."""
    defences = security(settings_in(folder, **environ))
    app: Any = Litestar([source_handler()], plugins=[defences], openapi_config=None)
    transport = httpx.ASGITransport(app, client=("192.0.2.1", 1), raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://localhost:8000")


@pytest.fixture
async def browser(tmp_path: Path, checkout: dict[str, Path], anyio_backend: str) -> AsyncIterator[httpx.AsyncClient]:
    """A visitor of a server that offers its own source."""
    async with visitor(tmp_path, SPLAY_REQUESTS_PER_ADDRESS="0") as client:
        yield client


async def test_everybody_may_have_it(browser: httpx.AsyncClient, checkout: dict[str, Path]) -> None:
    got = await browser.get(PATH)
    assert (got.status_code, got.headers["Content-Type"]) == (200, "application/gzip")
    assert got.headers["Content-Disposition"] == f'attachment; filename="splay-{__version__}.tar.gz"'
    assert "Content-Encoding" not in got.headers
    assert set(unpacked(got.content)) == set(checkout)
    head = await browser.head(PATH)
    assert (head.content, head.headers["Content-Length"]) == (b"", str(len(got.content)))
    again = await browser.get(PATH, headers={"If-None-Match": got.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_it_is_made_once_for_all_who_ask(browser: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def counted(files: dict[str, Path]) -> bytes:
        made.append(len(files))
        return b"the source"

    monkeypatch.setattr(source, "archive", counted)
    answers = await asyncio.gather(*(browser.get(PATH) for _ in range(5)))
    assert [answer.content for answer in answers] == [b"the source"] * 5
    assert len(made) == 1


async def test_it_counts_as_many_requests(tmp_path: Path, checkout: dict[str, Path]) -> None:
    async with visitor(tmp_path, SPLAY_REQUESTS_PER_ADDRESS=str(2 * WEIGHT)) as browser:
        assert [(await browser.get(PATH)).status_code for _ in range(3)] == [200, 200, 429]


async def test_without_source_the_server_says_whom_to_ask(
    browser: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(source, "own_source", dict)
    refused = await browser.get(PATH)
    assert refused.status_code == 404
    assert "Ask whoever runs this server" in refused.json()["message"]


async def test_a_host_who_has_a_page_for_it_sends_people_there(tmp_path: Path) -> None:
    async with visitor(tmp_path, SPLAY_SOURCE_URL="https://example.org/our-splay?at=1") as browser:
        for answer in (await browser.get(PATH), await browser.head(PATH)):
            assert (answer.status_code, answer.headers["Location"]) == (302, "https://example.org/our-splay?at=1")


async def test_nothing_else_may_be_done_with_it(browser: httpx.AsyncClient) -> None:
    assert (await browser.post(PATH, headers={"X-Splay": "1"})).status_code == 405
