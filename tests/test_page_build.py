"""The package brings the browser client, or the build says why it does not."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
import web_build

ROOT = Path(__file__).parents[1]
SOURCES = (
    "pyproject.toml", "LICENSE", "docs/package.md", "hatch_build.py", "web_build.py", "src/splay/__init__.py",
    "src/splay/server/web/source_files.py", "web/public/licences/all.txt", "web/public/licences/sbom.cdx.json",
)  # fmt: skip
INDEX = "splay/server/page/index.html"
NOWHERE = "http://127.0.0.1:9"
PACKAGE = {"version": "1.0.0", "integrity": "sha512-AAAA"}


def checkout(folder: Path) -> Path:
    """A checkout with just what building needs, and a browser client that needs a package."""
    for name in SOURCES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    web = folder / "web"
    described = {"name": "web", "version": "1.0.0", "dependencies": {"missing": "1.0.0"}}
    (web / "package.json").write_text(json.dumps(described))
    packages = {"": described, "node_modules/missing": PACKAGE}
    (web / "package-lock.json").write_text(json.dumps({"name": "web", "lockfileVersion": 3, "packages": packages}))
    return folder


def built(root: Path, **environ: str) -> tuple[list[str], str]:
    """The files in the wheel that a checkout gives, none if the build fails; and what the build says."""
    environment = {**os.environ, "SPLAY_PURE": "1", "npm_config_registry": NOWHERE, "npm_config_fetch_retries": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", "out"],
        cwd=root,
        env=environment | environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    wheels = list((root / "out").glob("*.whl"))
    assert (done.returncode == 0) == (len(wheels) == 1), done.stdout
    if not wheels:
        return [], done.stdout
    with ZipFile(wheels[0]) as wheel:
        return wheel.namelist(), done.stdout


def test_a_package_without_the_page_must_be_wanted(tmp_path: Path) -> None:
    files, said = built(checkout(tmp_path), SPLAY_WITHOUT_PAGE="1")
    assert "splay/__init__.py" in files
    assert INDEX not in files
    assert "this build has no browser client: SPLAY_WITHOUT_PAGE=1 is set" in said


def test_without_the_registry_the_build_fails_and_says_what_to_do(tmp_path: Path) -> None:
    files, said = built(checkout(tmp_path))
    assert files == []
    assert "building the browser client failed" in said
    assert "SPLAY_WITHOUT_PAGE=1 leaves the browser client out" in said


def test_an_sdist_brings_the_page_and_needs_no_node(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    (root / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: splay-innovation\nVersion: 0\n")
    (root / "web" / "dist").mkdir()
    (root / "web" / "dist" / "index.html").write_text("the page")
    (root / "web_build.py").unlink()
    files, _ = built(root)
    assert INDEX in files


@pytest.mark.parametrize(
    ("installed", "expected"),
    [
        ({"node_modules/a": PACKAGE, "node_modules/b": PACKAGE}, True),
        ({"node_modules/a": PACKAGE}, True),
        ({"node_modules/b": PACKAGE}, False),
        ({"node_modules/a": PACKAGE | {"integrity": "sha512-BBBB"}}, False),
        ({"node_modules/a": PACKAGE, "node_modules/c": PACKAGE}, False),
        ({}, False),
    ],
    ids=["all", "all but what is for other machines", "one missing", "another version", "one too many", "none"],
)
def test_packages_are_installed_only_if_they_are_not_those_wanted(
    installed: dict[str, dict[str, str]], expected: bool
) -> None:
    wanted = {"node_modules/a": PACKAGE, "node_modules/b": {**PACKAGE, "optional": True}}
    assert web_build.are_installed(wanted, installed) is expected


def test_what_is_not_installed_lists_nothing(tmp_path: Path) -> None:
    assert web_build.packages_of(tmp_path / "package-lock.json") == {}


def test_packages_are_not_installed_over_those_of_another_checkout(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "package.json").touch()
    own = tmp_path / "node_modules"
    own.symlink_to(other, target_is_directory=True)
    web_build.drop_link(own)
    web_build.drop_link(other)
    assert not own.exists()
    assert (other / "package.json").exists()


def test_the_lock_file_pins_every_package_and_names_no_registry() -> None:
    packages = web_build.packages_of(ROOT / "web" / "package-lock.json")
    assert packages
    for name, package in packages.items():
        assert package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, name


def test_a_file_of_tests_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert web_build.main(["test", "web/src/rooms.test.ts", "web/src/roms.test.ts"]) == 1
    assert "no such file of tests: web/src/roms.test.ts" in capsys.readouterr().err


@pytest.mark.parametrize("status", [0, 1], ids=["pass", "fail"])
def test_single_files_of_tests_run_by_themselves(monkeypatch: pytest.MonkeyPatch, status: int) -> None:
    ran: list[list[str]] = []

    def node(arguments: list[str], **_: object) -> int:
        ran.append(arguments)
        return status

    monkeypatch.setattr(web_build, "ensure_packages", lambda: None)
    monkeypatch.setattr(web_build, "node", node)
    assert web_build.main(["test", "web/src/rooms.test.ts"]) == status
    assert [arguments[1:] for arguments in ran] == [["run", str(ROOT / "web" / "src" / "rooms.test.ts")]]


def test_a_command_line_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert web_build.main(["bild"]) == 2
    assert "web_build.py build FOLDER" in capsys.readouterr().err
