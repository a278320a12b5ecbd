"""The documents, laid out for the site as they lie in the checkout, so that their links hold."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from docs.site.dialect import adapted

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = ("*.md", "docs/*.md", "docs/decisions/*.md", "docs/languages/*.md", "requirements/README.md")
ICON: Final = Path("web", "public", "favicon.svg")
"""That of the game's own page."""
LINKED: Final = re.compile(r"\]\((?!\w+:)([^)#\s]+)[^)]*\)|\b(?:src|href|srcset)=\"(?!\w+:)([^\"#\s]+)\"")
"""What a document links to, or shows, by its path from the document."""


def pages() -> list[Path]:
    """The documents of the site, by their paths in the checkout."""
    return sorted(path.relative_to(ROOT) for pattern in PAGES for path in ROOT.glob(pattern))


def linked_files(page: Path) -> Iterator[Path]:
    """The files that are no pages and that a document links to, by their paths in the checkout."""
    for found in LINKED.finditer((ROOT / page).read_text(encoding="utf-8")):
        path = (ROOT / page.parent / (found[1] or found[2])).resolve()
        if path.is_file() and path.suffix != ".md":
            yield path.relative_to(ROOT)


def lay(folder: Path) -> None:
    """Lays the documents and what they show into a folder, which is emptied first."""
    shutil.rmtree(folder, ignore_errors=True)
    for page in pages():
        put(folder / page, adapted((ROOT / page).read_text(encoding="utf-8")).encode())
    for file in {ICON, *(file for page in pages() for file in linked_files(page))}:
        put(folder / file, (ROOT / file).read_bytes())


def put(path: Path, content: bytes) -> None:
    """Writes a file and the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
