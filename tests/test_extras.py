"""The plain package is the engine and the agents; a command that needs more says which extra has it."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

from splay.agents.learned.network import EXTRA
from splay.distribution import how_to_get
from splay.extras import EXTRA_OF, lacking

ROOT: Final = Path(__file__).parent.parent
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PLAIN: Final = """
import sys

MISSING = {missing}


class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)


sys.meta_path.insert(0, Missing())
"""
MISSING: Final = (
    "aiosmtplib", "alembic", "argon2", "cloudpickle", "gymnasium", "httpx", "litestar", "numpy", "openskill",
    "pettingzoo", "platformdirs", "pyarrow", "ray", "redis", "rich", "sqlalchemy", "taskiq", "textual", "uvicorn",
    "websockets",
)  # fmt: skip
"""What the plain package does not bring."""
EVERY_MODULE: Final = """
import importlib
import pkgutil

import splay

for room in {rooms}:
    package = importlib.import_module(f"splay.{{room}}")
    for module in pkgutil.walk_packages(package.__path__, f"splay.{{room}}."):
        importlib.import_module(module.name)
"""


def run_plain(code: str) -> subprocess.CompletedProcess[str]:
    """Runs code with the plain package alone."""
    program = PLAIN.format(missing=set(MISSING)) + code
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, stdin=subprocess.DEVNULL)


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs a command of the plain package."""
    return run_plain(f"from splay.cli import main\nsys.exit(main({list(arguments)!r}))")


@pytest.mark.parametrize(
    ("arguments", "package", "extra"),
    [
        (["play"], "rich", "terminal"),
        (["play", "--plain"], "rich", "terminal"),
        (["play", "--server", "http://127.0.0.1:1"], "rich", "terminal"),
        (["serve"], "uvicorn", "server"),
        (["self-play", "nowhere"], "numpy", "research"),
    ],
)
def test_a_command_that_lacks_packages_says_which_extra_has_them(
    arguments: list[str], package: str, extra: str
) -> None:
    done = command(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        f"splay {arguments[0]}: the package {package} is not installed; {how_to_get(extra, arguments[0])}\n"
    )


def test_ray_is_an_extra_of_its_own() -> None:
    told = lacking("self-play", ModuleNotFoundError("No module named 'ray'", name="ray"))
    assert told == f"the package ray is not installed; {how_to_get('ray', 'self-play')}"


def test_what_no_extra_brings_is_an_error_of_the_program() -> None:
    assert lacking("play", ModuleNotFoundError("No module named 'splay.x'", name="splay.x")) is None
    assert lacking("tournament", ModuleNotFoundError("No module named 'numpy'", name="numpy")) is None


def test_the_plain_package_plays() -> None:
    assert command("--help").returncode == 0
    done = command("tournament", "--agents", "random,rule", "--games", "2", "--workers", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "random v. rule" in done.stdout


def test_the_computer_that_has_learned_says_which_extra_it_needs() -> None:
    done = command("tournament", "--agents", "random,master", "--games", "2", "--workers", "1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (f"splay tournament: master needs NumPy, which is not installed; {how_to_get(EXTRA)}\n")


def test_the_extra_named_there_brings_numpy() -> None:
    assert any(need.startswith("numpy") for need in PROJECT["optional-dependencies"][EXTRA])


def test_engine_and_agents_need_nothing_but_the_plain_package() -> None:
    rooms = ("core", "sets", "locale", "views", "agents", "records", "workbench", "translating")
    done = run_plain(EVERY_MODULE.format(rooms=rooms))
    assert (done.returncode, done.stderr) == (0, "")


def test_every_extra_is_there() -> None:
    assert set(EXTRA_OF.values()) | {"ray"} <= set(PROJECT["optional-dependencies"])
    plain = {requirement.split(">")[0] for requirement in PROJECT["dependencies"]}
    assert plain == {"babel", "fluent.runtime", "msgspec", "mypy_extensions"}
