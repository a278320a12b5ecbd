"""What is measured with: a server, a Chromium, people who visit, and how busy the machine is beside."""

from __future__ import annotations

import os
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from benchmarks.browser.figures import Figure
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.server.e2e.servers import running
from tests.web.playing import new_game
from tests.web.positions import Positions

HD = ViewportSize(width=1366, height=768)
PHONE = ViewportSize(width=360, height=740)
PATIENCE_MS = 120_000
CLICKS = 30
BETWEEN_MS = 100
AFTER_PAINT = """
const afterPaint = then => requestAnimationFrame(() => scheduler.postTask(then, { priority: "user-blocking" }));"""
"""Does something once the next frame is painted. What is urgent runs right after the frame: what isn't would wait until
other messages, painted later, are taken in.
"""
EMPTY = (
    "table => {"
    + AFTER_PAINT
    + """
    const button = document.createElement("button");
    const socket = table && new WebSocket(`ws://${location.host}/api/tables/${table}/live?since=0&chat=0`);
    let clicked = 0;
    const answered = () => {
        button.textContent = Number(button.textContent) + 1;
        afterPaint(() => (window.times ??= []).push(performance.now() - clicked));
    };
    button.onclick = ({ timeStamp }) => {
        clicked = timeStamp;
        socket ? socket.send("ping") : answered();
    };
    document.body.replaceChildren(button);
    if (!socket) return;
    socket.onmessage = ({ data }) => data.includes("pong") && answered();
    return new Promise(then => (socket.onopen = () => then()));
}"""
)
"""Leaves nothing on a page but a button with a number, which a click changes, if a table is given after the server has
answered; and notes how long that takes to be on the screen."""


class Machine(NamedTuple):
    """A running server and a running browser."""

    browser: Browser
    address: str
    positions: Positions

    @contextmanager
    def visitor(self, size: ViewportSize = HD, pace: str = "normal") -> Iterator[Page]:
        """The empty page of somebody new, who reads at this pace without hints; by touch on a phone."""
        touch = size["width"] < HD["width"]
        context = self.browser.new_context(
            base_url=self.address, locale="en-US", viewport=size, has_touch=touch, is_mobile=touch
        )
        context.set_default_timeout(PATIENCE_MS)
        settings = f'{{ pace: "{pace}", hints: false, confirm: "never" }}'
        context.add_init_script(f'localStorage.setItem("splay.settings", JSON.stringify({settings}))')
        yield context.new_page()
        context.close()


@contextmanager
def machine() -> Iterator[Machine]:
    """A server and a Chromium, as long as they run."""
    program = shutil.which("chromium")
    if program is None:
        raise SystemExit("there is no chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), SPLAY_GUESTS_PER_ADDRESS="0") as address,
        closing(Positions(Path(folder) / "splay.db")) as positions,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield Machine(browser, address, positions)
        browser.close()


def empty_page(machine: Machine) -> list[Figure]:
    """How long a click takes on a page with nothing on it: as much of every other time is the machine's, its browser's
    and its network's.
    """
    with machine.visitor() as page:
        table = new_game(page.context, "me", "rule")
        alone, asking = clicked(page, None), clicked(page, table)
    return [
        Figure("click on an empty page to the screen, median", statistics.median(alone), "ms"),
        Figure("the same with a word to the server and back", statistics.median(asking), "ms"),
    ]


def asking_server(machine: Machine) -> list[float]:
    """The milliseconds of clicks on an empty page that ask the server something and wait for its reply."""
    with machine.visitor() as page:
        return clicked(page, new_game(page.context, "me", "rule"))


def clicked(page: Page, table: str | None) -> list[float]:
    """The milliseconds of clicks on an empty page, a moment after one another."""
    page.goto("/healthz")
    page.evaluate(EMPTY, table)
    for _ in range(CLICKS):
        page.wait_for_timeout(BETWEEN_MS)
        page.get_by_role("button").click()
    page.wait_for_function("most => window.times?.length === most", arg=CLICKS)
    times: list[float] = page.evaluate("window.times")
    return times


def described() -> str:
    """The machine and how busy it was in the last minutes."""
    load = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    return f"{os.cpu_count()} cores for browser, server and computers; load in the last 1, 5, 15 minutes: {load}."
