"""The files of the built page: found, and read once."""

from pathlib import Path
from typing import Final

from splay.server.protocol.representation import IDENTITY, Representation

SERVER: Final = Path(__file__).parents[1]
INSTALLED: Final = SERVER / "page"
"""Where the build hook puts the page in the package."""
CHECKOUT: Final = SERVER.parents[2] / "web" / "dist"
"""Where it is built in a checkout."""
INDEX: Final = "index.html"
COMPRESSED: Final = {".br": "br", ".gz": "gzip"}
MEDIA_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
OTHER: Final = "application/octet-stream"

Files = dict[str, Representation]
"""The page's files by their path from its folder, with slashes: `index.html`, `assets/index-1a2b.js`."""


def page_folder() -> Path | None:
    """The folder of the built page: the package's own, else the checkout's; None if none has been built."""
    for folder in (INSTALLED, CHECKOUT):
        if (folder / INDEX).is_file():
            return folder
    return None


def read_page(folder: Path | None) -> Files:
    """All files of a built page with their compressed forms; none if there is no folder.

    Only what lies there now is ever sent: no path of a request reaches the file system.
    """
    if folder is None:
        return {}
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix not in COMPRESSED)
    return {path.relative_to(folder).as_posix(): representation(path) for path in files}


def representation(path: Path) -> Representation:
    """A file with the compressed forms that lie beside it."""
    forms = {IDENTITY: path.read_bytes()}
    for suffix, coding in COMPRESSED.items():
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            forms[coding] = beside.read_bytes()
    return Representation.of(MEDIA_TYPES.get(path.suffix, OTHER), forms)
