"""How much is loaded, how long that takes, and whether anything moves when fonts and pictures come late."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

from benchmarks.browser.figures import Figure
from benchmarks.browser.machine import HD, PHONE, Machine
from playwright.sync_api import Page, Request, Route, ViewportSize
from tests.web.playing import new_game
from tests.web.screens import LATE
from tests.web.visitors import be_guest

KILOBYTE = 1000
TIMES = 5
SETTLED_MS = 1500
MUCH = 0.01
PICTURED = """() => {
    const pictures = [...document.querySelectorAll("[data-place] svg.picture")].filter(one => one.checkVisibility());
    return pictures.length > 0 && pictures.every(one => one.querySelector("path"));
}"""
"""Whether every picture on the table is drawn."""
SHIFTS = """
window.shifts = [];
new PerformanceObserver(seen => {
    for (const { value, sources } of seen.getEntries()) {
        window.shifts.push([value, sources.map(({ node }) => node?.className ?? "").join(", ")]);
    }
}).observe({ type: "layout-shift", buffered: true });
"""
"""Notes every shift: how large, and what moved."""


def is_font(url: str) -> bool:
    """Whether that is a font."""
    return url.endswith(".woff2")


def is_picture(url: str) -> bool:
    """Whether that is the pictures of a set."""
    return "/pictures" in url


def bytes_of(page: Page, path: str, until: str) -> dict[str, int]:
    """What a page loads, with its compressed bytes, until something is there and nothing more comes."""
    loaded: list[Request] = []
    page.on("requestfinished", lambda request: loaded.append(request))
    page.goto(path)
    page.wait_for_selector(until)
    page.wait_for_load_state("networkidle")
    return {request.url: request.sizes()["responseBodySize"] for request in loaded}


def first_load(machine: Machine) -> list[Figure]:
    """How many bytes come before one can play, and with the first table's pictures."""
    with machine.visitor() as page:
        sizes = bytes_of(page, "/", "main button")
        table = f"/table/{new_game(page.context, 'me', 'rule')}"
        at_table = bytes_of(page, table, "svg.picture path")
    fonts = sum(size for url, size in sizes.items() if is_font(url))
    rest = sum(size for url, size in sizes.items() if not is_font(url) and not is_picture(url))
    pictures = max(size for url, size in at_table.items() if is_picture(url))
    return [
        Figure("first load without fonts and pictures", rest / KILOBYTE, "kB", 150),
        Figure("its fonts (English)", fonts / KILOBYTE, "kB", 120),
        Figure("the pictures of a set", pictures / KILOBYTE, "kB", 30),
    ]


def time_to_table(machine: Machine) -> list[Figure]:
    """Milliseconds from opening a table's address, with nothing loaded before, to all of its pictures."""
    times = []
    for _ in range(TIMES):
        with machine.visitor() as page:
            be_guest(page.context, "Ann")
            address = f"/table/{machine.positions.table(page.context, LATE)}"
            page.goto(address, wait_until="commit")
            page.wait_for_function(PICTURED)
            times.append(page.evaluate("performance.now()"))
    return [Figure("a table's address to the table with its pictures, median", statistics.median(times), "ms")]


class Held:
    """Fonts and pictures, which wait until they are let go."""

    def __init__(self, page: Page) -> None:
        self.waiting: list[Route] | None = []
        for kind in (is_font, is_picture):
            page.route(kind, self.take)

    def take(self, route: Route) -> None:
        """Lets a request wait, or go if the others went."""
        if self.waiting is None:
            route.continue_()
        else:
            self.waiting.append(route)

    def release(self) -> None:
        """Lets all go, and all that will come."""
        waiting, self.waiting = self.waiting or [], None
        for route in waiting:
            route.continue_()


def shifted(machine: Machine, size: ViewportSize) -> Iterator[tuple[str, float]]:
    """How much moves on the start page and on a table, if fonts and pictures come late; says what, if much does."""
    for name, until in (("the start page", "main button"), ("a table", "[data-prompt][data-asked]")):
        with machine.visitor(size) as page:
            be_guest(page.context, "Ann")
            page.add_init_script(SHIFTS)
            held = Held(page)
            path = "/" if name == "the start page" else f"/table/{machine.positions.table(page.context, LATE)}"
            page.goto(path, wait_until="commit")
            page.wait_for_selector(until)
            page.wait_for_timeout(SETTLED_MS)
            held.release()
            page.wait_for_function("() => document.fonts.size > 0 && document.fonts.status === 'loaded'")
            page.wait_for_timeout(SETTLED_MS)
            shifts = page.evaluate("window.shifts")
        for value, moved in shifts:
            if value > MUCH:
                print(f"moved on {name}, {size['width']} px, by {value:.3f}: {moved}", flush=True)
        yield f"{name}, {size['width']} px", sum(value for value, _ in shifts)


def layout_shift(machine: Machine) -> list[Figure]:
    """All shifts while a page loads, added up."""
    found = [shift for size in (HD, PHONE) for shift in shifted(machine, size)]
    return [Figure(f"layout shift of {name}, fonts and pictures late", value, "", 0.05) for name, value in found]
