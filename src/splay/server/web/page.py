"""Serving the page: its files, and `index.html` for every address that the client makes a screen of.

Nobody is asked who they are for these, and they count for no limit: a page is some dozen files. The address of a table
or a replay, which people send on, says to programs in the page's head what it is.
"""

import re
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response.base import ASGIResponse

from splay.locale.catalogue import load
from splay.server.protocol.connection import site_of
from splay.server.protocol.representation import IDENTITY, Representation, respond
from splay.server.web.link_preview import PreviewOf, with_preview

ASSETS: Final = "assets/"
"""Files with a hash of what is in them in their names."""
NO_SCREENS: Final = (ASSETS, "api/")
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
SHARED: Final = re.compile(r"(?:table|replay)/([A-Za-z0-9_-]{22})")
"""What is sent on, with the id of its table."""
BY_WHAT_IS_WANTED: Final = "Accept, Accept-Encoding"


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


def page_handler(files: Files, preview_of: PreviewOf | None = None) -> HTTPRouteHandler:
    """The handler of every path that nothing else serves, for GET and HEAD. `preview_of` says what the link to a table
    is.
    """
    is_built = INDEX in files
    index = files[INDEX] if is_built else missing_page()

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        opt={"anonymous": True, "uncounted": True},
        include_in_schema=False,
    )
    async def page(request: Request[Any, Any, Any]) -> ASGIResponse:
        name = request.scope["path"].removeprefix("/")
        if name in files:
            return respond(request, files[name], FOREVER if name.startswith(ASSETS) else ASK_AGAIN)
        shared = SHARED.fullmatch(name)
        if name.startswith(NO_SCREENS) or (name and not shared and not wants_html(request)):
            raise NotFoundException("There is nothing at this address.")
        if not is_built:
            response = respond(request, index, "no-store", BY_WHAT_IS_WANTED)
            response.status_code = 404
            return response
        preview = await preview_of(request, shared[1]) if shared and preview_of else None
        if preview is None:
            return respond(request, index, ASK_AGAIN, BY_WHAT_IS_WANTED)
        site = site_of(request, request.app.state.settings.public_url)
        told = with_preview(index, preview, site, f"/{name}", MEDIA_TYPES[".html"])
        return respond(request, told, ASK_AGAIN, BY_WHAT_IS_WANTED)

    return page


def wants_html(request: Request[Any, Any, Any]) -> bool:
    """Whether a request is a browser's that opens a page."""
    return "text/html" in request.headers.get("accept", "").lower()


def missing_page() -> Representation:
    """What is told in the page's place if none has been built."""
    words = load()
    title, text = escape(words.text("no-page-title")), escape(words.text("no-page"))
    document = (
        f'<!doctype html>\n<html lang="{words.language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<h1>{title}</h1>\n<p>{text}</p>\n</html>\n"
    )
    return Representation.of(MEDIA_TYPES[".html"], {IDENTITY: document.encode()})


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
