"""What programs show of a link to the page that somebody has sent on: Open Graph tags in the page's head."""

from collections.abc import Awaitable, Callable
from html import escape
from typing import Any, Final

from litestar import Request
from msgspec import Struct

from splay.server.protocol.representation import Representation, compressed

IMAGE: Final = "link-preview.png"
"""Among the page's files; its size in pixels is told, so that it is shown large at once."""
IMAGE_SIZE: Final = (1200, 630)
END_OF_HEAD: Final = b"</head>"
SITE: Final = "Splay"


class LinkPreview(Struct, frozen=True):
    """What a link leads to, in words: names of people are in them as those have chosen them."""

    title: str
    description: str


PreviewOf = Callable[[Request[Any, Any, Any], str], Awaitable[LinkPreview | None]]
"""Says what the table with an id is to whoever has a link to it; None if nothing is to be said."""


def with_preview(index: Representation, preview: LinkPreview, site: str, path: str, media_type: str) -> Representation:
    """The page with the tags of a preview. `site` is where people find the server, `path` begins with a slash."""
    document = index.forms["identity"]
    tags = "".join(f'<meta property="{name}" content="{escape(text)}" />\n' for name, text in told(preview, site, path))
    card = '<meta name="twitter:card" content="summary_large_image" />\n'
    return compressed(media_type, document.replace(END_OF_HEAD, f"{tags}{card}".encode() + END_OF_HEAD, 1))


def told(preview: LinkPreview, site: str, path: str) -> list[tuple[str, str]]:
    """The tags by name, not yet escaped."""
    width, height = IMAGE_SIZE
    return [
        ("og:site_name", SITE),
        ("og:type", "website"),
        ("og:title", preview.title),
        ("og:description", preview.description),
        ("og:url", f"{site}{path}"),
        ("og:image", f"{site}/{IMAGE}"),
        ("og:image:width", f"{width}"),
        ("og:image:height", f"{height}"),
        ("og:image:alt", SITE),
    ]
