"""The build hook: puts the compiled engine into the wheel, or leaves the wheel pure Python and says why.

All or nothing: the modules are one mypyc group, and a half-compiled group does not import.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILERS: Final = ("cc", "gcc", "clang", "cl")


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Found by hatchling through pyproject.toml."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled modules to the wheel that is about to be built."""
        self.build_dir = Path(tempfile.mkdtemp(prefix="splay-build-"))
        problem = reason_not_to_compile(version) or compile_engine(Path(self.root), self.build_dir)
        if problem:
            report(f"this build is pure Python, several times slower than a compiled one: {problem}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(compiled_modules(self.build_dir / "lib"))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what only the build needed."""
        shutil.rmtree(self.build_dir)


def report(text: str) -> None:
    """Tell whoever builds; on stderr, because stdout may be read by the program that builds."""
    print(f"splay: {text}", file=sys.stderr, flush=True)


def reason_not_to_compile(version: str) -> str | None:
    """Why compiling is not even tried, or None."""
    if version == "editable":
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
    report("compiling the engine, about half a minute ...")
    result = subprocess.run(
        [sys.executable, str(root / "mypyc_build.py"), str(build_dir)],
        cwd=root / "src",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if result.returncode == 0:
        return None
    lines = result.stdout.splitlines()
    errors = [line for line in lines if "error:" in line or "Error:" in line]
    return "\n    ".join(["compiling failed:", *(errors or lines)[-8:]])


def compiled_modules(library: Path) -> dict[str, str]:
    """The path of each compiled module, and its path in the wheel."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return {str(file): file.relative_to(library).as_posix() for file in library.rglob(f"*{suffix}")}
