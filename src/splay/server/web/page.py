"""Serving the page: its files, and `index.html` for every address that the client makes a screen of.

Nobody is asked who they are for these, and they count for no limit: a page is some dozen files.
"""

from html import escape
from typing import Any, Final

from litestar import HttpMethod, Request, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response.base import ASGIResponse

from splay.locale.catalogue import load
from splay.server.protocol.representation import IDENTITY, Representation, answer
from splay.server.web.files import INDEX, MEDIA_TYPES, Files

ASSETS: Final = "assets/"
"""Files with a hash of what is in them in their names."""
NO_SCREENS: Final = (ASSETS, "api/")
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
BY_WHAT_IS_WANTED: Final = "Accept, Accept-Encoding"


def page_handler(files: Files) -> HTTPRouteHandler:
    """The handler of every path that nothing else serves, for GET and HEAD."""
    index = files.get(INDEX)
    missing = missing_page()

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        opt={"anonymous": True, "uncounted": True},
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page(request: Request[Any, Any, Any]) -> ASGIResponse:
        name = request.scope["path"].removeprefix("/")
        if name in files:
            return answer(request, files[name], FOREVER if name.startswith(ASSETS) else ASK_AGAIN)
        if name.startswith(NO_SCREENS) or (name and not wants_html(request)):
            raise NotFoundException("There is nothing at this address.")
        if index is None:
            response = answer(request, missing, "no-store", BY_WHAT_IS_WANTED)
            response.status_code = 404
            return response
        return answer(request, index, ASK_AGAIN, BY_WHAT_IS_WANTED)

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
