"""The parts of others that ship with Splay: in the page, in the compiled engine, and beside it in the container."""

import base64
import json
import re
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final, NamedTuple

from packaging.requirements import Requirement

ROOT: Final = Path(__file__).parents[2]
LOCK: Final = ROOT / "web" / "package-lock.json"
BUNDLED: Final = ROOT / "web" / "building" / "bundled.json"
PAGE, ENGINE, IMAGE = "page", "engine", "image"
"""Where a part ships: in the page, so in every wheel; in a compiled wheel; in the container."""
COMPILER: Final = "mypy"
"""The runtime of its compiler, mypyc, is linked into every compiled module."""
CONTAINER: Final = {
    "implementation_name": "cpython",
    "os_name": "posix",
    "platform_machine": "x86_64",
    "platform_python_implementation": "CPython",
    "platform_system": "Linux",
    "python_full_version": "3.11.14",
    "python_version": "3.11",
    "sys_platform": "linux",
}
"""What the requirements are read for: the Python of the Containerfile."""
FREE: Final = re.compile(r"(?:\(?[\w.+-]+\)?)(?: (?:AND|OR|WITH) \(?[\w.+-]+\)?)*")
"""A licence as SPDX writes it."""
WRITTEN: Final = {"Apache 2.0": "Apache-2.0", "APL 2": "Apache-2.0", "MIT License": "MIT"}
"""What packages call their licence, and what SPDX calls it."""
READ: Final = {
    "rich-click": "MIT",
    "segno": "BSD-3-Clause",
    "taskiq-dependencies": "MIT",
    "uvloop": "MIT OR Apache-2.0",
}
"""Licences of packages whose description does not say it in a word: read in the text that comes with them."""
MIT_CLASS: Final = "License :: OSI Approved :: MIT License"


class Unknown(Exception):
    """A part's licence can't be told; the message says whose."""


class Part(NamedTuple):
    """A package of somebody else, of which something ships."""

    name: str
    version: str
    licence: str
    """As SPDX writes it."""
    place: str
    """`PAGE`, `ENGINE` or `IMAGE`."""
    kind: str
    """`npm` or `pypi`."""
    sha512: str | None = None
    """Of the package as npm brings it, in hexadecimal digits."""

    @property
    def purl(self) -> str:
        """Its address among all packages of all kinds."""
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def all_parts(known: dict[str, str]) -> list[Part]:
    """Every part, sorted by place and name. `known` has licences by purl, for packages that aren't installed here.

    Raises Unknown if a part's licence can't be told.
    """
    return [*page_parts(), *engine_parts(known), *image_parts(known)]


def page_parts() -> list[Part]:
    """The packages of npm that are in the page, as `package-lock.json` pins them."""
    names = sorted(name for group in json.loads(BUNDLED.read_text(encoding="utf-8")).values() for name in group)
    locked: dict[str, Any] = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    return [npm_part(name, locked[f"node_modules/{name}"]) for name in names]


def npm_part(name: str, locked: dict[str, Any]) -> Part:
    """A package as its entry in the lock file has it."""
    digest = base64.b64decode(locked["integrity"].removeprefix("sha512-")).hex()
    return Part(name, locked["version"], spdx(locked["license"]), PAGE, "npm", digest)


def spdx(called: str) -> str:
    """A licence as SPDX writes it: CC-BY-3.0 for "CC BY 3.0"."""
    return called.replace("CC BY 3.0", "CC-BY-3.0")


def engine_parts(known: dict[str, str]) -> list[Part]:
    """What is linked into the compiled engine. Raises Unknown."""
    return [python_part(pin, ENGINE, known) for pin in pinned("compile") if pin.name == COMPILER]


def image_parts(known: dict[str, str]) -> list[Part]:
    """The packages of Python that the container has beside Splay. Raises Unknown."""
    pins = {pin.name: pin for name in ("run", "server") for pin in pinned(name)}
    return [python_part(pins[name], IMAGE, known) for name in sorted(pins)]


def pinned(name: str) -> list[Requirement]:
    """What a file of requirements pins for the container."""
    lines = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    pins = [Requirement(line.removesuffix(" \\")) for line in lines if re.match(r"[\w.-]+(\[[\w,]+\])?==", line)]
    return [pin for pin in pins if pin.marker is None or pin.marker.evaluate(CONTAINER)]


def python_part(pin: Requirement, place: str, known: dict[str, str]) -> Part:
    """A pinned package. Raises Unknown."""
    version = str(pin.specifier).removeprefix("==")
    part = Part(pin.name, version, "", place, "pypi")
    return part._replace(licence=licence_of(part, known))


def licence_of(part: Part, known: dict[str, str]) -> str:
    """The licence of a package of Python: of that which is installed, else as it is known. Raises Unknown."""
    try:
        installed = distribution(part.name)
    except PackageNotFoundError:
        installed = None
    if installed is not None and installed.version == part.version:
        return told_licence(part.name, installed)
    if part.purl in known:
        return known[part.purl]
    raise Unknown(f"{part.name} {part.version} isn't installed here, and its licence isn't known yet")


def told_licence(name: str, installed: Distribution) -> str:
    """What an installed package says that its licence is. Raises Unknown."""
    about = installed.metadata
    told: list[str] = [*about.get_all("License-Expression", []), *about.get_all("License", [])]
    for called in (READ.get(name, ""), *told):
        written = WRITTEN.get(called, called)
        if FREE.fullmatch(written):
            return written
    if MIT_CLASS in about.get_all("Classifier", []):
        return "MIT"
    raise Unknown(f"{name} doesn't say its licence in a word: read it, and write it into docs/shipping/parts.py")
