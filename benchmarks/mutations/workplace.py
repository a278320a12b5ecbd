"""A copy of the checkout, in which faults are planted: the checkout itself is never touched."""

import compileall
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from py_compile import PycInvalidationMode
from signal import SIGKILL
from typing import Final

from benchmarks.mutations.choice import Planted
from benchmarks.mutations.reach import REACH
from benchmarks.mutations.recorder import RECORDED
from msgspec import Struct

TESTS: Final = "tests/server"
APART: Final = (
    "tests/server/e2e",
    "tests/server/operations/test_operations.py",
    "tests/server/operations/test_serving.py",
    "tests/server/operations/test_startup_checks.py",
    "tests/server/protection/test_behind_nginx.py",
)
"""Tests that start servers of their own: what those run is seen by nobody here, and it takes minutes."""


class Ran(Struct, frozen=True):
    """What came of some tests: whether all passed, and the first one that failed, if it was one."""

    passed: bool
    failed: str
    hung: bool


class Workplace:
    """A folder with a copy of a checkout."""

    def __init__(self, checkout: Path, folder: Path) -> None:
        self.checkout = checkout
        self.folder = folder
        self.root = folder / "copy"
        self.reach = folder / REACH
        self.whole = folder / "whole"

    def set_up(self) -> None:
        """Copies what git would, as it stands now, and the compiled page if there is one.

        What is compiled is known by its contents: a fault may come within a second, and be as long as what it replaces.
        """
        shutil.rmtree(self.root, ignore_errors=True)
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        for name in subprocess.run(listed, cwd=self.checkout, capture_output=True, check=True, text=True).stdout.split(
            "\0"
        ):
            if name and (self.checkout / name).is_file():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(self.checkout / name, self.root / name)
        if (self.checkout / "web" / "dist").is_dir():
            shutil.copytree(self.checkout / "web" / "dist", self.root / "web" / "dist")
        compileall.compile_dir(self.root / "src", quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH)

    def renew(self) -> None:
        """Takes out a fault that a killed run has left, and brings the tests to how they stand in the checkout now."""
        for path in self.whole.rglob("*.py"):
            path.replace(self.root / path.relative_to(self.whole))
        shutil.copytree(self.checkout / "tests", self.root / "tests", dirs_exist_ok=True)

    def measure(self) -> None:
        """Finds out which tests reach what, of those rooms of which that is not known yet.

        Raises CalledProcessError if pytest cannot run them.
        """
        self.reach.mkdir(exist_ok=True)
        for room, tests in self.rooms().items():
            environ = {RECORDED: str(self.reach / f"{room}.json"), "COVERAGE_CORE": "ctrace"}
            if not (self.reach / f"{room}.json").exists():
                leaving = [f"--ignore={apart}" for apart in APART]
                done = self.pytest(["-p", "benchmarks.mutations.recorder", *tests, *leaving], environ)
                if done.wait() not in (0, 1):  # 1: some failed
                    raise subprocess.CalledProcessError(done.returncode, done.args)

    def rooms(self) -> dict[str, list[str]]:
        """The folders with tests, and the tests that lie beside them."""
        folders = sorted({path.parent for path in (self.root / TESTS).glob("*/test_*.py")})
        named = {path.name: [path.relative_to(self.root).as_posix()] for path in folders}
        beside = [path.relative_to(self.root).as_posix() for path in sorted((self.root / TESTS).glob("test_*.py"))]
        rooms = {name: tests for name, tests in named.items() if tests[0] not in APART}
        return rooms | {"beside": beside} if beside else rooms

    @contextmanager
    def planted(self, fault: Planted) -> Iterator[None]:
        """The copy with a fault, for a while."""
        path, whole = self.root / fault.file, self.whole / fault.file
        whole.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, whole)
        path.write_bytes(fault.change.planted_in(path.read_bytes()))
        try:
            yield
        finally:
            whole.replace(path)

    def run(self, tests: list[str], seconds: float) -> Ran:
        """Runs tests until one fails, at most so long. Raises LookupError if there is no such test any more."""
        chosen = self.folder / "tests.txt"
        chosen.write_text("\n".join(tests), encoding="utf-8")
        said = self.folder / "said.txt"
        with said.open("w", encoding="utf-8") as output:
            process = self.pytest(["-x", "-rfE", "--tb=no", f"@{chosen}"], {}, output.fileno())
            try:
                process.wait(seconds)
            except subprocess.TimeoutExpired:
                return Ran(False, "", True)
            finally:
                end(process)
        lines = said.read_text(encoding="utf-8").splitlines()
        if lost := [line for line in lines if line.startswith("ERROR: not found")]:
            raise LookupError(f"{lost[0]}; --measure finds out which tests there are")
        failed = [line.split(" - ")[0].partition(" ")[2] for line in lines if line.startswith(("FAILED ", "ERROR "))]
        return Ran(process.returncode == 0, failed[0] if failed else "", False)

    def pytest(
        self, arguments: list[str], environ: dict[str, str], output: int | None = None
    ) -> subprocess.Popen[bytes]:
        """Starts pytest on the sources of the copy, in a process group of its own."""
        return subprocess.Popen(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": f"src{os.pathsep}.", "SPLAY_EXPECT_BUILD": "pure", **environ},
            stdout=output,
            stderr=output,
            start_new_session=True,
        )


def end(process: subprocess.Popen[bytes]) -> None:
    """Ends a process, with the servers that it has started."""
    with suppress(ProcessLookupError):  # all of them have ended
        os.killpg(process.pid, SIGKILL)
    process.wait()
