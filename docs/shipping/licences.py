"""The licences of all that ships with Splay, in one file."""

import textwrap
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from docs.shipping.parts import ENGINE, IMAGE, PAGE, ROOT, Part

FOLDER: Final = ROOT / "web" / "public" / "licences"
FILE: Final = FOLDER / "all.txt"
INSTALLED: Final = ROOT / "web" / "node_modules"
OWN_TEXTS: Final = ("pictures.txt", "fonts.txt", "apache-2.0.txt")
"""What else lies in the folder: who drew the pictures and the fonts, and the licences of those."""
APACHE: Final = "Apache-2.0"
DRAWN: Final = ("@fontsource-variable/", "@iconify-json/")
"""Packages whose licence stands in the texts of the folder."""
BUNDLED_WITH_IT: Final = "# Licenses of bundled dependencies"
"""In the licence of a package, what is of no use to us begins here: of its own code alone some is in the page."""
HEADINGS: Final = {
    PAGE: "In the page, and so in every wheel",
    ENGINE: "In the engine as mypyc compiles it: the runtime of mypyc",
    IMAGE: "Beside Splay in the container; installed with a wheel, packages come from where you install them",
}
RULE: Final = "-" * 100
WIDTH: Final = 100


def introduction(version: str) -> str:
    """What the file begins with."""
    told = (
        f"Splay {version} is under the GNU Affero General Public License, version 3 or later, whose text is in "
        "the file LICENSE of its source, and at https://www.gnu.org/licenses/agpl-3.0.html. What follows is of "
        "others: first a list of all of it, then the texts of the licences. Packages of the container have theirs "
        "beside them, in their folders NAME.dist-info, or are under the Apache License, which is below; what its "
        "system brings has them in /usr/share/doc. The list for programs is sbom.cdx.json beside this file."
    )
    return f"The licences of all that ships with Splay\n\n{textwrap.fill(told, WIDTH)}\n"


def listed(parts: list[Part]) -> str:
    """The parts by place, each with its licence."""
    blocks = []
    for place, heading in HEADINGS.items():
        lines = [f"    {part.name} {part.version}: {part.licence}" for part in parts if part.place == place]
        blocks.append("\n".join([f"{heading}:", "", *lines, ""]))
    return "\n".join(blocks)


def text_of(part: Part) -> str | None:
    """The licence that comes with an installed part; None if it stands in the texts of the folder.

    Raises OSError if the part isn't installed.
    """
    if part.place == ENGINE:
        [file] = [each for each in distribution(part.name).files or [] if each.match("*.dist-info/licenses/LICENSE")]
        return file.read_text()
    if part.licence == APACHE or part.name.startswith(DRAWN):
        return None
    names = [file for file in (INSTALLED / part.name).iterdir() if file.stem.lower() in ("license", "licence")]
    [path] = names
    return path.read_text(encoding="utf-8").partition(BUNDLED_WITH_IT)[0]


def texts(parts: list[Part]) -> list[tuple[str, str]]:
    """The licences with what they are of: those that come with parts, then those of the folder. Raises OSError."""
    found = [(f"{part.name} {part.version}", text_of(part)) for part in parts if part.place in (PAGE, ENGINE)]
    own = [(name, Path(FOLDER, name).read_text(encoding="utf-8")) for name in OWN_TEXTS]
    return [*((title, text) for title, text in found if text is not None), *own]


def collected(parts: list[Part], version: str) -> str:
    """The whole file. Raises OSError if the parts aren't installed."""
    blocks = [introduction(version), listed(parts)]
    blocks += [f"{RULE}\n{title}\n{RULE}\n\n{text.strip()}\n" for title, text in texts(parts)]
    lines = "\n".join(blocks).splitlines()
    return "\n".join(line.rstrip() for line in lines) + "\n"
