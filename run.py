"""Start Splay from a checkout, on a machine that has nothing but Python 3.11 or newer.

    python3 run.py                 installs Splay into .venv when that is needed, then starts a server here and
                                   opens its page (`run.py serve` opens nothing)
    python3 run.py ARGS...         the same, but runs `splay ARGS...`; `--help` lists the commands
    python3 run.py test            lint, type check, the browser client's checks, and the tests on both builds
    python3 run.py test ARGS...    only `pytest ARGS...`, on the sources in src
                                   (with SPLAY_EXPECT_BUILD=compiled: on the installed build);
                                   or files of the browser client's tests: web/src/.../NAME.test.ts
    python3 run.py test --thorough [ARGS...]    the same, but every test at full strength, none left to a sample
    python3 run.py upgrade ARGS... upgrades a server that runs from this checkout: docs/hosting.md
    python3 run.py docs [PORT]     builds the site of the documents, and serves it on this machine alone

Standard library only. A stamp file in .venv tells what is installed: a second start has nothing to do.
"""

from __future__ import annotations  # so that an older Python gets as far as our message

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

from run_tests import Outcome, Part, conclude, run_alone, say, side_by_side

ROOT = Path(__file__).resolve().parent
VENV = ROOT / os.environ.get("SPLAY_VENV", ".venv")
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(BIN / "python")
STAMP = VENV / "splay-installed.json"

# A virtual environment serves one Python at one place. After an upgrade, .venv leads to that of the version in use.
VENV_OF = f"{sys.version} at {VENV.resolve()}"

CAN_COMPILE = os.environ.get("SPLAY_PURE") != "1" and any(map(shutil.which, ("cc", "gcc", "clang")))
ON_THE_DATABASE = ("backup", "restore", "migrate", "recount", "admin")
PACKAGES_OF = {**dict.fromkeys(("serve", "worker", *ON_THE_DATABASE), "server"), "self-play": "research"}
"""What some commands need besides."""
LEARNED = "master"
"""The computer opponent that needs NumPy, which the packages of the server bring."""
NOT_SOURCES = ("__pycache__", "node_modules", "dist", "fonts", "openapi.json")
BROWSER_TESTS = "tests/web"
CLIENT_TESTS = (".test.ts", ".test.mjs")
"""How the names of the browser client's own tests end, which need no server."""
# If there is a compiler, the compiled build has all tests, as it is what people run, and the pure one only those of
# the engine, and those that change cards, which must be interpreted for that. With --thorough both have all.
NEW_RULES = ("server/upgrade/test_changed_rules.py", "server/upgrade/test_finished_games.py")
ROOMS = ("agents", "contracts", "core", "golden", "playing", "records", "sets", "toy", "views")
ENGINE = (*ROOMS, "test_build.py", *NEW_RULES)
ON_BOTH_BUILDS = [f"tests/{part}" for part in ENGINE]
BUT_BROWSER = [f"--ignore={BROWSER_TESTS}"]
THOROUGH = "--thorough"
ONE_IN = "--one-in=4"
"""So few of them run on the sources, if there is a compiled build and all run on that."""
VERSION_LETTERS = 12
"""So many letters name the environment of a version, which an upgrade installs."""
ONE_IN_BROWSER = "--one-in=4"
"""So few of those in the browser run without `--thorough`, besides those marked `every_time`; others every day."""
SECONDS_OF_A_DAY = 24 * 60 * 60
ON_INSTALLED = ("-o", "pythonpath=.")
"""Clears the sources from what pyproject.toml has pytest import from."""
PACKAGES_TO_RUN = ["run", "build", *(["compile"] if CAN_COMPILE else [])]


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
    say("making the virtual environment .venv, a few seconds ...")
    run(sys.executable, "-m", "venv", *(["--clear"] if made_for else []), str(VENV))
    update_stamp(venv=VENV_OF)


def ensure_packages(names: list[str]) -> None:
    """Install what the named requirements files pin, if any of them is new."""
    files = {name: ROOT / "requirements" / f"{name}.txt" for name in names}
    wanted = {name: hashlib.sha256(file.read_bytes()).hexdigest() for name, file in files.items()}
    installed = read_stamp().get("requirements", {})
    if wanted.items() <= installed.items():
        return
    say(f"installing the pinned packages ({', '.join(names)}), up to a minute ...")
    pip_install("--no-compile", "--require-hashes", *(f"--requirement={file}" for file in files.values()))
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


def remove_former() -> None:
    """Take out what was installed under the package's former name: both would own the same files."""
    if any(VENV.glob("[Ll]ib*/**/site-packages/splay-[0-9]*.dist-info")):
        run(PYTHON, "-m", "pip", "uninstall", "--quiet", "--disable-pip-version-check", "--yes", "splay")


def build_and_install() -> None:
    """Two steps, so that the build hook's messages are seen: pip would swallow them."""
    say("building and installing splay, as its files are new or changed, usually two to four minutes ...")
    began = time.monotonic()
    remove_former()
    with tempfile.TemporaryDirectory() as folder:
        run(PYTHON, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder)
        wheel = next(Path(folder).glob("*.whl"))
        pip_install("--no-deps", "--no-index", "--force-reinstall", str(wheel))
    say(f"splay is installed, after {time.monotonic() - began:.0f} seconds")


# What run.py is asked to do


def start(arguments: list[str]) -> None:
    """Run the command, which takes the place of this process."""
    further = [PACKAGES_OF[command] for command in arguments[:1] if command in PACKAGES_OF]
    if any(LEARNED in re.split("[=, ]", argument) for argument in arguments):
        further.append("server")
    ensure_packages([*PACKAGES_TO_RUN, *further, *(["ray"] if "--ray" in arguments else [])])
    ensure_splay()
    become([str(BIN / "splay"), *arguments])


def become(command: list[str]) -> NoReturn:
    """Run a command in place of this one, so that Ctrl-C is the command's alone."""
    if os.name == "nt":  # since exec would leave the terminal to two processes
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def upgrade(arguments: list[str]) -> None:
    """Let the new version, of which nothing is installed yet, upgrade the server to itself."""
    version = hashlib.sha256(f"{content_hash(list(package_files()))} {sys.version}".encode()).hexdigest()[
        :VERSION_LETTERS
    ]
    sys.path.insert(0, str(ROOT / "src"))  # of this process alone: those that it starts are of a version
    from splay.upgrading.command import upgrade_to

    sys.exit(upgrade_to(version, ROOT, arguments))


def show_documents(arguments: list[str]) -> None:
    """Build the site of the documents and serve it, until Ctrl-C."""
    ensure_packages(["docs"])
    os.chdir(ROOT)
    become([PYTHON, "-m", "docs.site", "serve", *arguments])


def suite(build: str, *arguments: str) -> Part:
    """The tests on one build: on the sources, or on what is installed in .venv."""
    # However the caller has it, Python keeps what it has compiled: else each of many processes compiles all tests.
    environment = {"SPLAY_EXPECT_BUILD": build, "PYTHONDONTWRITEBYTECODE": ""}
    where = ON_INSTALLED if build == "compiled" else ()
    return Part(f"tests, {build} build", (PYTHON, "-m", "pytest", *where, *arguments), environment)


def test(arguments: list[str]) -> None:
    """Run all tests, or only what pytest or the browser client's tests are asked for."""
    began = time.monotonic()
    ensure_packages([*PACKAGES_TO_RUN, "dev", "docs", *(["ray"] if THOROUGH in arguments else [])])
    if set(arguments) <= {THOROUGH}:
        outcomes = all_tests(arguments)
    elif any(argument.endswith(CLIENT_TESTS) for argument in arguments):
        outcomes = [run_alone(Part("browser client", (PYTHON, "web_build.py", "test", *arguments)))]
    else:
        build = os.environ.get("SPLAY_EXPECT_BUILD", "pure")
        if build == "compiled":
            ensure_splay()
        outcomes = [run_alone(suite(build, *arguments))]
    sys.exit(conclude(outcomes, time.monotonic() - began))


def day_of_commit() -> int:
    """When this was committed, in days, 0 without git: what is drawn by it is the same whenever a commit is tested."""
    asked = ("git", "-C", str(ROOT), "log", "-1", "--format=%ct")
    try:
        return int(subprocess.run(asked, capture_output=True, check=True, text=True).stdout) // SECONDS_OF_A_DAY
    except (OSError, subprocess.CalledProcessError):
        return 0


def all_tests(strength: list[str]) -> list[Outcome]:
    """Everything: what has one process beside each other, then the tests, which fill all cores."""
    parallel = ["--numprocesses=auto", "--dist=worksteal", *strength]
    crowded = [f"--numprocesses={2 * (os.cpu_count() or 1)}"]  # tests of servers and browsers wait half of their time
    build = Part("build", (sys.executable, str(ROOT / "run.py"), "--version"))
    static = [
        Part("ruff check", (str(BIN / "ruff"), "check")),
        Part("ruff format", (str(BIN / "ruff"), "format", "--check")),
        Part("mypy", (PYTHON, "-m", "mypy")),
    ]
    client = Part("browser client", (PYTHON, "web_build.py", "run", "check", "test"))
    on_sources = [*ON_BOTH_BUILDS, ONE_IN] if CAN_COMPILE and not strength else BUT_BROWSER
    outcomes = side_by_side([build, client], [*static, suite("pure", *parallel, *on_sources)])
    if not all(outcome.passed for outcome in outcomes if outcome.part is build):
        say("without the build, nothing more can be tested")
        return outcomes
    if CAN_COMPILE:
        outcomes.append(run_alone(suite("compiled", *crowded, "--dist=worksteal", *strength, *BUT_BROWSER)))
    else:
        say("no compiler, or SPLAY_PURE=1: the compiled build is not tested")
    on_installed = "compiled" if CAN_COMPILE else "pure"
    sample = strength or [ONE_IN_BROWSER, f"--draw={day_of_commit()}"]
    in_browser = suite(on_installed, *crowded, "--dist=loadgroup", *sample, BROWSER_TESTS)
    return [*outcomes, run_alone(in_browser._replace(name="tests in the browser"))]


def main() -> None:
    """Make the environment, then do what is asked."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this file is what tells people so
        sys.exit(f"Splay needs Python 3.11 or newer; this is Python {sys.version.split()[0]}")
    if sys.argv[1:2] == ["upgrade"]:
        upgrade(sys.argv[2:])
    ensure_venv()
    if sys.argv[1:2] == ["test"]:
        test(sys.argv[2:])
    elif sys.argv[1:2] == ["docs"]:
        show_documents(sys.argv[2:])
    else:
        start(sys.argv[1:] or ["serve", "--open"])


if __name__ == "__main__":
    main()
