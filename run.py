"""Start Splay from a checkout, on a machine that has nothing but Python 3.11 or newer.

    python3 run.py                 installs Splay into .venv when that is needed, then starts a server here and
                                   opens its page (`run.py serve` opens nothing)
    python3 run.py ARGS...         the same, but runs `splay ARGS...`; `--help` lists the commands
    python3 run.py test            lint, type check, the browser client's checks, and the tests on both builds
    python3 run.py test ARGS...    only `pytest ARGS...`, on the sources in src
                                   (with SPLAY_EXPECT_BUILD=compiled: on the installed build)

Standard library only. A stamp file in .venv tells what is installed: a second start has nothing to do.
"""

from __future__ import annotations  # so that an older Python gets as far as our message

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(BIN / "python")
STAMP = VENV / "splay-installed.json"

# A virtual environment serves one Python at one place.
VENV_OF = f"{sys.version} at {VENV}"

CAN_COMPILE = os.environ.get("SPLAY_PURE") != "1" and any(map(shutil.which, ("cc", "gcc", "clang")))
SERVER_COMMANDS = ("serve", "worker", "backup", "restore")
NOT_SOURCES = ("__pycache__", "node_modules", "dist", "openapi.json")
BROWSER_TESTS = "tests/web"
BUT_BROWSER = (f"--ignore={BROWSER_TESTS}",)
# What is built around the engine is tested once, too: on the compiled build, which is what people run, where there is
# one. Only the cards of the upgrade tests are mended ones, which must be interpreted.
TESTS = ROOT / "tests"
SERVER_ROOMS = sorted(path for path in (TESTS / "server").glob("*/") if path.name != "upgrade")
AROUND = (TESTS / "terminal", TESTS / "workbench", TESTS / "deploy", *SERVER_ROOMS)
ENGINE_ONLY = (*BUT_BROWSER, *(f"--ignore={room}" for room in AROUND))
PACKAGES_TO_RUN = ["run", "build", *(["compile"] if CAN_COMPILE else [])]


def say(text: str) -> None:
    """Report progress; on stderr, so that `run.py ... > file` holds only what splay prints."""
    print(f"splay: {text}", file=sys.stderr, flush=True)


def run(*command: str) -> None:
    """Run one step of the installation, or end with a clear message."""
    if subprocess.run(command, cwd=ROOT, stdout=sys.stderr).returncode != 0:
        sys.exit(f"splay: this failed, see above: {' '.join(command)}\nsplay: the same run.py command tries again")


def pip_install(*arguments: str) -> None:
    """Install into .venv."""
    run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments)


# What is installed


def read_stamp() -> dict[str, Any]:
    """What is installed; nothing if the file is missing or broken."""
    try:
        stamp: dict[str, Any] = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return stamp


def update_stamp(**entries: object) -> None:
    """Record what is installed now; in one step, so that an interrupted start leaves no half-written file."""
    new = STAMP.with_suffix(".new")
    new.write_text(json.dumps(read_stamp() | entries))
    new.replace(STAMP)


def ensure_venv() -> None:
    """Make .venv, anew if it belongs to another Python or another place."""
    made_for = read_stamp().get("venv")
    if made_for == VENV_OF:
        return
    say("making the virtual environment .venv ...")
    run(sys.executable, "-m", "venv", *(["--clear"] if made_for else []), str(VENV))
    update_stamp(venv=VENV_OF)


def ensure_packages(names: list[str]) -> None:
    """Install what the named requirements files pin, if any of them is new."""
    files = {name: ROOT / "requirements" / f"{name}.txt" for name in names}
    wanted = {name: hashlib.sha256(file.read_bytes()).hexdigest() for name, file in files.items()}
    installed = read_stamp().get("requirements", {})
    if wanted.items() <= installed.items():
        return
    say(f"installing the pinned packages ({', '.join(names)}) ...")
    pip_install("--require-hashes", *(f"--requirement={file}" for file in files.values()))
    update_stamp(requirements=installed | wanted)


def package_files() -> Iterator[Path]:
    """Every file on which the built package depends."""
    yield from (ROOT / name for name in ("pyproject.toml", "hatch_build.py", "mypyc_build.py", "web_build.py"))
    yield from (ROOT / "requirements" / f"{name}.txt" for name in PACKAGES_TO_RUN)
    for part in ("src/splay", "web"):
        for folder, folders, files in os.walk(ROOT / part):
            folders[:] = sorted(name for name in folders if name not in NOT_SOURCES)
            yield from (Path(folder, name) for name in sorted(files) if name not in NOT_SOURCES)


def content_hash(files: list[Path]) -> str:
    """One hash over all files: their names and what is in them."""
    parts = [(str(file.relative_to(ROOT)), hashlib.sha256(file.read_bytes()).hexdigest()) for file in files]
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def ensure_splay() -> None:
    """Build and install Splay itself if its files changed: judged by time and size, then by content."""
    files = list(package_files())
    stats = [file.stat() for file in files]
    seen = [[str(file), stat.st_mtime_ns, stat.st_size] for file, stat in zip(files, stats, strict=True)]
    stamp = read_stamp()
    if stamp.get("seen") == seen:
        return
    content = content_hash(files)
    if stamp.get("content") != content:
        update_stamp(seen=None, content=None)
        build_and_install()
    update_stamp(seen=seen, content=content)


def build_and_install() -> None:
    """Two steps, so that the build hook's messages are seen: pip would swallow them."""
    say("building and installing splay, as its files are new or changed ...")
    with tempfile.TemporaryDirectory() as folder:
        run(PYTHON, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder)
        wheel = next(Path(folder).glob("*.whl"))
        pip_install("--no-deps", "--no-index", "--force-reinstall", str(wheel))


# What run.py is asked to do


def start(arguments: list[str]) -> None:
    """Run the command, which takes the place of this process."""
    ensure_packages([*PACKAGES_TO_RUN, *(["server"] if arguments[0] in SERVER_COMMANDS else [])])
    ensure_splay()
    command = [str(BIN / "splay"), *arguments]
    if os.name == "nt":  # where exec would leave the terminal to two processes
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def passes(what: str, *command: str, **environment: str) -> bool:
    """Run one part of the tests."""
    say(what)
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(command, cwd=ROOT, env=inherited | environment).returncode == 0


def suite_passes(build: str, *arguments: str) -> bool:
    """Run the tests on one build: on the sources, or on what is installed in .venv."""
    environment = {"SPLAY_EXPECT_BUILD": build}
    if build == "pure":
        environment["PYTHONPATH"] = str(ROOT / "src")
    else:
        ensure_splay()
    return passes(f"tests, {build} build", PYTHON, "-m", "pytest", *arguments, **environment)


def browser_tests_pass() -> bool:
    """Run the tests that play in a browser: once, on what is installed, with the page that is in the package."""
    ensure_splay()
    return passes(
        "tests in the browser", PYTHON, "-m", "pytest", "--numprocesses=auto", "--dist=loadgroup", BROWSER_TESTS
    )


def test(arguments: list[str]) -> None:
    """Run all tests, or only what pytest is asked for."""
    ensure_packages([*PACKAGES_TO_RUN, "dev"])
    if arguments:
        sys.exit(not suite_passes(os.environ.get("SPLAY_EXPECT_BUILD", "pure"), *arguments))
    results = {
        "ruff check": passes("ruff check", str(BIN / "ruff"), "check"),
        "ruff format": passes("ruff format", str(BIN / "ruff"), "format", "--check"),
        "mypy": passes("mypy", PYTHON, "-m", "mypy"),
        "browser client": passes("checks of the browser client", PYTHON, "web_build.py", "run", "check", "test"),
        "tests, pure": suite_passes("pure", "--numprocesses=auto", *(ENGINE_ONLY if CAN_COMPILE else BUT_BROWSER)),
    }
    if CAN_COMPILE:
        results["tests, compiled"] = suite_passes("compiled", "--numprocesses=auto", *BUT_BROWSER)
    else:
        say("no compiler, or SPLAY_PURE=1: the compiled build is not tested")
    results["tests, browser"] = browser_tests_pass()
    failed = [name for name, passed in results.items() if not passed]
    if failed:
        sys.exit(f"splay: failed: {'; '.join(failed)}")


def main() -> None:
    """Make the environment, then do what is asked."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this file is what tells people so
        sys.exit(f"Splay needs Python 3.11 or newer; this is Python {sys.version.split()[0]}")
    ensure_venv()
    if sys.argv[1:2] == ["test"]:
        test(sys.argv[2:])
    else:
        start(sys.argv[1:] or ["serve", "--open"])


if __name__ == "__main__":
    main()
