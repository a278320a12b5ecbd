"""Compiles the engine with mypyc: `cd src; python ../mypyc_build.py DIR` puts the modules in DIR/lib.

A script, which hatch_build.py starts in a process of its own, because mypyc names modules by their path from
the working directory, patches setuptools, and ends the process when the code has a type error.
"""

import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

# What is compiled, relative to src: packages and single modules.
COMPILED: Final = ("splay/core", "splay/sets", "splay/views/world.py", "splay/agents", "splay/workbench/random_play.py")


class ParallelBuildExt(build_ext):
    """Compiles the files of an extension side by side; setuptools does that with whole extensions only."""

    def build_extensions(self) -> None:
        """Let the compiler object spread the files of each call over all cores."""
        compile_serially: Callable[..., list[str]] = self.compiler.compile

        def compile_in_parallel(sources: list[str], *args: Any, **options: Any) -> list[str]:  # noqa: ANN401 - passed on
            def compile_one(source: str) -> list[str]:
                return compile_serially([source], *args, **options)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [file for files in pool.map(compile_one, sources) for file in files]

        self.compiler.compile = compile_in_parallel
        super().build_extensions()


def source_files() -> list[str]:
    """The files that become one mypyc group."""
    places = [Path(name) for name in COMPILED]
    files = [file for place in places for file in ([place] if place.is_file() else place.rglob("*.py"))]
    return sorted(file.as_posix() for file in files)


def main(build_dir: Path) -> None:
    """Translate the modules to C and compile them."""
    extensions = mypycify(
        # Without our own mypy settings, which are for developers: bad style must not cost users the speed.
        ["--config-file=", f"--cache-dir={build_dir / 'mypy'}", *source_files()],
        group_name="splay",
        debug_level="0",
        # A C file a module: compiles three times sooner on two cores and, measured, runs no slower.
        multi_file=True,
        target_dir=str(build_dir / "c"),
    )
    command = ParallelBuildExt(Distribution({"name": "splay", "ext_modules": extensions}))
    command.build_lib = str(build_dir / "lib")
    command.build_temp = str(build_dir / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
