"""The package has a name that is ours, its page tells all that one shows, and nobody is sent to an index for it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from email import message_from_string
from email.message import Message
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.metadata.spec import get_core_metadata_constructors
from hatchling.plugin.manager import PluginManager
from trove_classifiers import classifiers

from splay import distribution
from splay.cli import build_parser
from splay.distribution import NAME, PAGES, PUBLISHED, how_to_get, program, program_elsewhere

ROOT: Final = Path(__file__).parent.parent
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PRIVATE: Final = "Private :: Do Not Upload"
INSTALLERS: Final = r"(?:pip3?|pipx|uv|uvx|poetry|pdm|conda|easy_install)\b"
AN_EXTRA: Final = re.compile(r"(?<![\w./-])splay\[[\"']?(?:server|terminal|research|ray|dev)\b")
"""`splay[server]`, which an installer would look for in an index; `./splay[server]` is a folder."""
BY_NAME: Final = re.compile(
    rf"\b{INSTALLERS}(?: +-\S+)*(?: +(?:install|download|wheel|add|run|tool))+(?: +-[\w-]+(?:[= ][\w./]+)?)*"
    r" +[\"']?splay(?:[-_]innovation)?(?![\w./-])"
)
"""`pip install splay`, also with options, and by the name that is not ours yet."""
TOLD: Final = re.compile(r"(\.(py|md|ftl|toml|txt|in|ts|svelte|html|mjs|sh|yml|conf|service))?")
"""The suffixes of what people or programs read."""
SELF: Final = Path(__file__).name


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Splay is installed somewhere that is no checkout."""
    monkeypatch.setattr(distribution, "checkout", lambda: None)


@pytest.fixture
def in_checkout(monkeypatch: pytest.MonkeyPatch) -> Path:
    """Splay runs in a checkout, and so does its user."""
    monkeypatch.setattr(distribution, "checkout", lambda: ROOT)
    monkeypatch.chdir(ROOT)
    return ROOT


def test_in_a_checkout_its_script_installs_what_lacks(in_checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert how_to_get("server", "serve") == "start it with python3 run.py serve, which installs what it needs"
    assert (program(), program_elsewhere()) == ("python3 run.py", "python3 run.py")
    monkeypatch.chdir(in_checkout / "docs")
    assert how_to_get("server", "serve") == f"start it with python3 {ROOT}/run.py serve, which installs what it needs"
    assert (program(), program_elsewhere()) == (f"python3 {ROOT}/run.py", "python3 run.py")


@pytest.mark.parametrize("extra", PAGES)
@pytest.mark.usefixtures("elsewhere")
def test_elsewhere_the_wheel_brings_what_lacks_and_a_page_tells_of_it(extra: str) -> None:
    assert how_to_get(extra, "x") == f"it comes with pip install '<path of the wheel>[{extra}]': see {PAGES[extra]}"
    assert re.search(rf"\[[\w,]*\b{extra}\b", (ROOT / PAGES[extra]).read_text(encoding="utf-8"))
    assert (program(), program_elsewhere()) == ("splay", "splay")


@pytest.mark.usefixtures("elsewhere")
def test_once_it_is_published_its_own_name_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(distribution, "PUBLISHED", True)
    assert how_to_get("server") == "it comes with pip install 'splay-innovation[server]'"


def test_every_extra_has_a_page() -> None:
    assert set(PAGES) == set(PROJECT["optional-dependencies"]) - {"dev"}


@pytest.mark.parametrize("by", ["its sources", "its .venv", "neither"])
def test_a_checkout_is_known_by_where_it_runs(by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = tmp_path / "there"
    package = there / "src" / "splay"
    package.mkdir(parents=True)
    (there / "run.py").touch()
    installed = tmp_path / "lib" / "splay"
    home = package if by == "its sources" else installed
    monkeypatch.setattr(distribution, "__file__", str(home / "distribution.py"))
    monkeypatch.setattr(sys, "prefix", str((there if by == "its .venv" else tmp_path) / ".venv"))
    assert distribution.checkout() == (None if by == "neither" else there)


def test_the_help_says_how_to_start_in_a_checkout(in_checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.cli.checkout", lambda: in_checkout)
    told = " ".join(build_parser().format_help().split())
    assert "start a command with python3 run.py COMMAND" in told
    assert "python3 run.py alone starts a server on this machine and opens its page" in told
    monkeypatch.setattr("splay.cli.checkout", lambda: None)
    assert "run.py" not in build_parser().format_help()


def sources() -> list[Path]:
    """Every text of the checkout that people or programs read, tests of the old form left out."""
    asked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if asked.returncode == 0:
        listed = [ROOT / name for name in asked.stdout.splitlines()]
    else:  # an unpacked archive
        listed = [path for path in ROOT.rglob("*") if not {"node_modules", ".venv"} & set(path.parts)]
    return [path for path in listed if TOLD.fullmatch(path.suffix) and path.is_file() and path.name != SELF]


def test_nobody_is_sent_to_an_index_for_it() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in sources()
        for pattern in (AN_EXTRA, *([] if PUBLISHED else [BY_NAME]))
        for match in pattern.finditer(path.read_text(encoding="utf-8", errors="replace"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "told",
    [
        "pip install splay", "python3 -m pip install 'splay[server]'", "comes with `splay[research]`", "uv add splay",
        "pip install --upgrade splay", 'pip install "splay>=0.1"', "pipx install splay-innovation", "uvx splay serve",
        "uv tool install splay", "pip install -U splay_innovation",
    ],
)  # fmt: skip
def test_the_old_form_is_found(told: str) -> None:
    assert AN_EXTRA.search(told) or BY_NAME.search(told) or re.search(r"\buvx +splay\b", told)


@pytest.mark.parametrize(
    "told",
    [
        'pip install "./splay[research,ray]"', "pip install '<path of the wheel>[server]'", "splay serve",
        "pip install --no-deps --no-index /wheel/*.whl", "pip uninstall --yes splay", "-e ./splay", "player.splay[0]",
    ],
)  # fmt: skip
def test_a_path_is_no_name(told: str) -> None:
    assert not AN_EXTRA.search(told)
    assert not BY_NAME.search(told)


def test_it_asks_an_index_for_nothing_of_that_name_either() -> None:
    wanted = [
        *PROJECT["dependencies"],
        *(need for extra in PROJECT["optional-dependencies"].values() for need in extra),
    ]
    own = [need for need in wanted if re.match(r"splay\b", need)]
    assert own == [f"{NAME}[research]"], "an extra that takes another in, which pip has found already"


@pytest.fixture(scope="module")
def page() -> Message:
    """What a package page is made from, as the build writes it into the package."""
    project = ProjectMetadata(str(ROOT), PluginManager())
    newest = max(get_core_metadata_constructors().items(), key=lambda item: tuple(map(int, item[0].split("."))))[1]
    return message_from_string(newest(project))


def test_a_package_page_shows_all_that_one_does(page: Message) -> None:
    assert page["Name"] == NAME == PROJECT["name"]
    assert page["License-Expression"] == "AGPL-3.0-or-later"
    for field in ("Version", "Summary", "Author", "Keywords", "Requires-Python"):
        assert page[field], field
    assert page["Description-Content-Type"] == "text/markdown"
    told = page.get_payload()
    assert isinstance(told, str)
    assert told.strip() == (ROOT / "docs" / "package.md").read_text(encoding="utf-8").strip()
    assert set(page.get_all("Provides-Extra", [])) == set(PROJECT["optional-dependencies"])


def test_its_classifiers_are_those_of_the_index(page: Message) -> None:
    given = page.get_all("Classifier", [])
    assert len(given) > 10
    assert {name for name in given if not name.startswith("Private ::")} <= classifiers
    assert {f"Programming Language :: Python :: 3.{minor}" for minor in (11, 12, 13)} <= set(given)


def test_no_index_takes_it_before_the_name_is_ours(page: Message) -> None:
    assert (PRIVATE in page.get_all("Classifier", [])) is not PUBLISHED
    assert bool(page.get_all("Project-URL")) is PUBLISHED, "there is no address that we could name"


def test_a_package_page_leads_nowhere_that_is_not_there() -> None:
    told = (ROOT / "docs" / "package.md").read_text(encoding="utf-8")
    assert re.findall(r"\]\((?!https://)[^)]*\)|<img|!\[", told) == []


def test_the_wheel_bears_the_name_and_brings_the_licences(tmp_path: Path) -> None:
    environment = {**os.environ, "SPLAY_PURE": "1", "SPLAY_WITHOUT_PAGE": "1"}
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    [wheel] = tmp_path.iterdir()
    assert wheel.name.startswith("splay_innovation-")
    with ZipFile(wheel) as packed:
        assert "splay/cli.py" in packed.namelist()
        entries = next(name for name in packed.namelist() if name.endswith("entry_points.txt"))
        assert packed.read(entries).decode().split() == ["[console_scripts]", "splay", "=", "splay.cli:main"]
        about = {name.partition(".dist-info/")[2] for name in packed.namelist()}
        assert {"licenses/LICENSE", "licenses/web/public/licences/all.txt", "sboms/sbom.cdx.json"} <= about
