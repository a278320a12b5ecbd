"""Whether the links of a built site lead somewhere, and whether its pages ask other hosts for anything."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

LINKS: Final = {
    ("a", "href"),
    ("img", "src"),
    ("img", "srcset"),
    ("link", "href"),
    ("script", "src"),
    ("source", "srcset"),
}
"""What leads to another file."""
FOREIGN: Final = re.compile(r"(?:https?:)?//")
ASKED_BY_STYLES: Final = re.compile(r"url\(\s*['\"]?(?:https?:)?//|@import")


class Page(HTMLParser):
    """What a page links to, by tag and address, and the names of its places."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[tuple[str, str]] = []
        self.places: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Takes down what a tag says."""
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.places.add(value)
            if (tag, name) in LINKS and value:
                self.links.append((tag, value))


def problems(site: Path) -> list[str]:
    """What is wrong with a built site: links to what isn't there, and what its pages ask of other hosts."""
    pages = {path: Page(path) for path in sorted(site.rglob("*.html"))}
    found = [
        f"{path.relative_to(site)}: {problem}"
        for path, page in pages.items()
        for tag, address in page.links
        if (problem := problem_with(path, tag, address, pages, site))
    ]
    styles = [path for path in site.rglob("*.css") if ASKED_BY_STYLES.search(path.read_text(encoding="utf-8"))]
    return found + [f"{path.relative_to(site)}: it asks for other files" for path in styles]


def problem_with(path: Path, tag: str, address: str, pages: dict[Path, Page], site: Path) -> str | None:
    """What is wrong with a link, or None."""
    if FOREIGN.match(address):
        return None if tag == "a" else f"it asks another host for {address}"
    parts = urlsplit(address)
    if parts.scheme:
        return None if tag == "a" else f"it shows {parts.scheme}: addresses"
    folder = site if parts.path.startswith("/") else path.parent
    there = (folder / unquote(parts.path).lstrip("/")).resolve() if parts.path else path
    if site.resolve() not in there.parents or not there.is_file():
        return f"{address} leads nowhere"
    if parts.fragment and there in pages and unquote(parts.fragment) not in pages[there].places:
        return f"{address}: there is no such place on that page"
    return None
