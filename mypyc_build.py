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


TOGETHER: Final = 8
"""So many C files are one for the compiler: it reads the headers, a megabyte, once for all of them."""
CARDS: Final = "___sets___"
"""What the names of C files have that are cards: their code runs now and then, and isn't worth the work of `-O3`."""
TOLD: Final = 4
"""So often it is told how far the compiler is."""
FASTEST: Final = "-O3"
QUICKER: Final = "-O1"


class ParallelBuildExt(build_ext):
    """Compiles the files of an extension side by side; setuptools does that with whole extensions only."""

    def build_extensions(self) -> None:
        """Let the compiler object spread the files of each call over all cores, those of a kind together."""
        compile_serially: Callable[..., list[str]] = self.compiler.compile

        def compile_in_parallel(
            sources: list[str],
            *args: Any,  # noqa: ANN401 - passed on
            extra_postargs: list[str] | None = None,
            **options: Any,  # noqa: ANN401 - passed on
        ) -> list[str]:
            def compile_one(source: str) -> list[str]:
                flags = extra_postargs or []
                if CARDS in source:
                    flags = [QUICKER if flag == FASTEST else flag for flag in flags]
                return compile_serially([source], *args, extra_postargs=flags, **options)

            files = together(sources)
            told = {len(files) * part // TOLD for part in range(1, TOLD + 1)} if len(files) > 1 else set[int]()
            objects = []
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                for number, made in enumerate(pool.map(compile_one, files), 1):
                    objects += made
                    if number in told:
                        print(f"progress: {number} of {len(files)} parts of the engine are compiled", flush=True)
            return objects

        self.compiler.compile = compile_in_parallel
        super().build_extensions()


def together(sources: list[str]) -> list[str]:
    """Files that include some of these C files each, those of cards and the rest apart; a single one as it is."""
    if len(sources) == 1:
        return sources
    files = []
    for kind in ([one for one in sources if CARDS in one], [one for one in sources if CARDS not in one]):
        for number in range(-(-len(kind) // TOGETHER)):
            included = kind[number :: -(-len(kind) // TOGETHER)]
            file = Path(included[0]).with_suffix(".together.c")
            file.write_text("".join(f'#include "{Path(one).name}"\n' for one in included), encoding="utf-8")
            files.append(str(file))
    return files


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
        # A C file a module: compiles sooner on two cores and, measured, runs no slower.
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
