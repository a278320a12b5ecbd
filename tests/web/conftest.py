"""What the browser's tests share: a server with the built page, Chromium, and a page that reports every complaint.

`SPLAY_WITHOUT_BROWSER=1` skips them all. If Chromium or the built page is missing they fail.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from splay.server.web.page import page_folder
from tests.patience import PATIENCE_MS
from tests.server.e2e.servers import running
from tests.strength import THOROUGH
from tests.web.at_table import Open, open_table
from tests.web.complaints import Complaints
from tests.web.played import Played
from tests.web.positions import Positions

WITHOUT_BROWSER = "SPLAY_WITHOUT_BROWSER"
NO_BROWSER = f"there is no chromium (Debian and Ubuntu: apt install chromium); {WITHOUT_BROWSER}=1 skips these tests"
NO_PAGE = "the page has not been built; python web_build.py build web/dist builds that of the checkout"
expect.set_options(timeout=PATIENCE_MS)


def chromium_program() -> str | None:
    """The Chromium that tests drive; None if there is none.

    The headless shell is the same engine without the windows around it and takes half the processor; `--thorough` takes
    the whole browser.
    """
    programs = ["chromium", "chromium-headless-shell"]
    return next(filter(None, map(shutil.which, programs if THOROUGH else reversed(programs))), None)


@pytest.fixture(scope="package")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the server's data."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="package")
def server(data: Path) -> Iterator[str]:
    """The address of a server with the page."""
    if page_folder() is None:
        pytest.fail(NO_PAGE)
    with running(data, SPLAY_GUESTS_PER_ADDRESS="0", SPLAY_SIGNINS_PER_ADDRESS="0") as address:
        yield address


@pytest.fixture(scope="package")
def positions(data: Path, server: str) -> Iterator[Positions]:
    """Tables of the server in positions of a test's own."""
    with closing(Positions(data / "splay.db")) as made:
        yield made


@pytest.fixture(scope="package")
def played(server: str, running_test: Path) -> Iterator[Played]:
    """A finished game, the same whichever test asks for it first."""
    running_test.write_text("a finished game", encoding="utf-8")
    game = Played(server)
    yield game
    game.client.close()


@contextmanager
def running_chromium(playwright: Playwright, program: str | None) -> Iterator[Browser]:
    """A Chromium while it runs."""
    if program is None:
        pytest.fail(NO_BROWSER)
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []  # root has no sandbox to run it in
    browser = playwright.chromium.launch(executable_path=program, args=arguments)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives browsers. Not for the whole session: its event loop would be in the way of other tests' own."""
    if os.environ.get(WITHOUT_BROWSER) == "1":
        pytest.skip(f"{WITHOUT_BROWSER}=1 is set")
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """A running Chromium, or its headless shell."""
    with running_chromium(playwright, chromium_program()) as browser:
        yield browser


@pytest.fixture
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    """A running Chromium that can do what its headless shell cannot: keep permissions."""
    with running_chromium(playwright, shutil.which("chromium")) as browser:
        yield browser


@pytest.fixture
def context(chromium: Browser, server: str) -> Iterator[BrowserContext]:
    """A browser without cookies, as of somebody who was never here. Relative addresses go to the server."""
    made = chromium.new_context(base_url=server, locale="en-US")
    made.set_default_timeout(PATIENCE_MS)
    yield made
    made.close()


@pytest.fixture
def complaints(context: BrowserContext) -> Iterator[Complaints]:
    """All that goes wrong on the context's pages; the test fails if there is anything at its end."""
    heard = Complaints(context)
    yield heard
    assert heard.all == []


@pytest.fixture
def page(context: BrowserContext, complaints: Complaints) -> Page:
    """An empty page, on which nothing may go wrong."""
    return context.new_page()


@pytest.fixture
def table(page: Page, positions: Positions) -> Open:
    """Opens tables in positions."""
    return partial(open_table, page, positions)
