"""Lessons as a test takes them in the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from splay.lessons.runner import resumed
from splay.lessons.shelf import lesson_named
from tests.web.at_table import in_bar
from tests.web.lasting import at_rest
from tests.web.visitors import send

SETTINGS = """localStorage.setItem("splay.settings", JSON.stringify({ pace: "instant", confirm: "never"%s }))"""
"""What a reader has set: nothing is told for long, and what needs no second click gets none."""

IN_REACH = """(key) => [...document.querySelectorAll(`[data-option="${key}"]`)].slice(0, 1).some((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return width > 0 && one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""
"""Whether what gives an answer is in sight, and no bubble lies on it."""


class LessonAtPage:
    """A lesson in a page, which does what its coach waits for. `practice` is it as the server has told it last."""

    def __init__(self, page: Page, name: str, more: str = "") -> None:
        """Opens a lesson, with more settings of the reader's."""
        self.page = page
        self.practice: dict[str, Any] = {}
        page.add_init_script(SETTINGS % more)
        page.goto(f"/learn/{name}")
        self.wait()

    def wait(self) -> None:
        """Waits until the page shows what the server says now."""
        expect(self.page.locator("[data-bubble]")).to_be_visible()
        self.practice = dict(send(self.page.context, "GET", "/api/practice"))
        expect(self.bubble).to_be_visible()

    @property
    def bubble(self) -> Locator:
        """What the coach says now."""
        coach, sequence = self.coach, self.practice["state"]["sequence"]
        return self.page.locator(f"[data-bubble='{coach['state']}'][data-at='{sequence}']")

    @property
    def coach(self) -> dict[str, Any]:
        """The coach, as the server tells it."""
        return dict(self.practice["lesson"]["coach"])

    @property
    def hint(self) -> str | None:
        """A right move, if the coach waits for one."""
        hint: str | None = self.practice["lesson"].get("hint")
        return hint

    @property
    def over(self) -> bool:
        """Whether the lesson is over."""
        return bool(self.coach["state"] == "finished")

    def goes_on(self) -> None:
        """Does what the coach waits for."""
        if self.hint is None:
            self.presses_next()
        else:
            self.does(self.hint)

    def presses_next(self) -> None:
        """Presses what goes on, or puts a wrong move back."""
        before = self.practice["state"]["sequence"]
        self.page.locator("[data-coach]").click()
        self.gone_on(before)

    def does(self, key: str) -> None:
        """Gives an answer where it lies on the page, and confirms it if it must be."""
        before = self.practice["state"]["sequence"]
        thing = self.page.locator(f'[data-option="{key}"]:visible')
        at_rest(self.bubble.bounding_box)  # on its way it passes over what is pressed, and takes the click
        in_bar(self.page, thing).first.click()
        after = self.page.locator(f"[data-bubble]:not([data-at='{before}'])")
        confirming = self.page.locator("[data-offered].primary:visible")
        expect(after.or_(confirming).first).to_be_visible()
        if after.count() == 0:
            confirming.first.click()
        self.gone_on(before)

    def does_wrong(self) -> bool:
        """Does another move than the right one, if there is one that one click gives; whether there was."""
        options = self.practice["state"]["questions"][0]["options"]
        runner = resumed(lesson_named(self.practice["name"]), self.practice["place"])
        others = [option["key"] for option in options if not runner.is_right(option["key"])]
        seen = [key for key in others if self.page.evaluate(IN_REACH, key)]
        for key in seen[:1]:
            self.does(key)
        return bool(seen)

    def gone_on(self, before: int) -> None:
        """Waits until something has been done since this sequence."""
        expect(self.page.locator(f"[data-bubble]:not([data-at='{before}'])")).to_be_visible()
        self.wait()
