"""People at their browsers, for tests about more than one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.patience import PATIENCE_MS
from tests.web.complaints import Complaints

HEADERS = {"X-Splay": "test"}
AGAIN = 3
LAPTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=360, height=740)
TABLE = re.compile(r"/table/[A-Za-z0-9_-]+$")
"""The address of a table's page."""
Visit = Callable[[], Page]


@contextmanager
def visitor(
    chromium: Browser,
    server: str,
    viewport: ViewportSize | None = None,
    touch: bool = False,
    locale: str = "en-US",
) -> Iterator[Page]:
    """Somebody with a browser of their own; nothing may go wrong in it, and a test that fails tells what did. `touch`:
    on a phone or tablet. `locale`: what the browser prefers.
    """
    context = chromium.new_context(base_url=server, locale=locale, viewport=viewport, has_touch=touch, is_mobile=touch)
    context.set_default_timeout(PATIENCE_MS)
    heard = Complaints(context)
    try:
        yield context.new_page()
    except Exception as error:
        for complaint in heard.all:
            error.add_note(complaint)
        raise
    context.close()
    assert heard.all == [], heard.all


@contextmanager
def visitors(chromium: Browser, server: str) -> Iterator[Visit]:
    """As many people as a test asks for."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(visitor(chromium, server))


def send(context: BrowserContext, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
    """Asks the server as the context's person; the JSON of the answer, None if it has none. What only looks is asked
    again if the server closes the idle connection just then.
    """
    again = AGAIN if method == "GET" else 0
    answer = context.request.fetch(path, method=method, data=body, headers=HEADERS, max_retries=again)
    assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
    return answer.json() if answer.body() else None


def table_at(page: Page) -> str:
    """The id of the table, or of the game, that a page shows."""
    return page.url.rsplit("/", 1)[1]


def table_told(page: Page) -> dict[str, Any]:
    """The table that a page shows, as the server tells it to the page's person."""
    return dict(send(page.context, "GET", f"/api/tables/{table_at(page)}"))


def be_guest(context: BrowserContext, name: str) -> None:
    """Makes the context's person a guest."""
    send(context, "POST", "/api/guests", {"name": name})


def finished_game(context: BrowserContext) -> str:
    """A game that the context's person has lost by leaving; its table."""
    table = send(context, "POST", "/api/tables", {"seats": ["me", "rule"], "settings": {"leavers": "end"}})["id"]
    send(context, "DELETE", f"/api/tables/{table}/seats")
    return str(table)
