"""The lessons in the page: each is taken as its coach says, on a laptop and on a phone."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from splay.lessons.shelf import all_lessons, first_lessons
from tests.web.axe import violations
from tests.web.complaints import Complaints
from tests.web.lasting import at_rest, lasting
from tests.web.lessons import SETTINGS, LessonAtPage
from tests.web.visitors import PHONE, be_guest, send, visitor

LESSONS = [lesson.name for lesson in all_lessons()]
WIDE = ViewportSize(width=1366, height=768)
VIEWPORTS = pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["laptop", "phone"])
MELD = "draw-and-meld"
OVERLAP = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [bubble, ring] = [box("[data-bubble]"), box("[data-coach-ring]")];
    const common = (from, to) => Math.min(bubble[to], ring[to]) - Math.max(bubble[from], ring[from]);
    const inside = bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight;
    return { covers: common("left", "right") > 0 && common("top", "bottom") > 0, inside };
}"""
"""Whether the bubble lies on what it means, and inside the window."""
COVERED = """() => {
    const box = (one) => one.getBoundingClientRect();
    const bubble = box(document.querySelector("[data-bubble]"));
    const common = (one, from, to) => Math.min(box(one)[to], bubble[to]) - Math.max(box(one)[from], bubble[from]);
    return [...document.querySelectorAll("[data-prompt] [data-option]")]
        .filter((one) => common(one, "left", "right") > 0 && common(one, "top", "bottom") > 0)
        .map((one) => one.textContent);
}"""
"""The answers that the bubble lies on."""
PRESSED_THERE = """(key) => {
    const { left, top, width, height } = document.querySelector("[data-coach-ring]").getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there.closest(`[data-option="${key}"], [data-more]`) !== null;
}"""
"""Whether what gives an answer, or opens the menu that has it, is what one presses in the middle of the ring."""
LEAST = 24
"""A ring around anything that can be pressed is wider and higher than so many px."""
MOVING = 400
"""Milliseconds after which the bubble stands where it will."""


def entry(page: Page, title: str) -> Any:  # noqa: ANN401 - a locator
    """A lesson in the list."""
    return page.get_by_role("listitem").filter(has=page.get_by_role("link", name=title, exact=True))


@VIEWPORTS
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_taken_as_its_coach_says(chromium: Browser, server: str, name: str, viewport: ViewportSize) -> None:
    with visitor(chromium, server, viewport) as page:
        lesson = LessonAtPage(page, name)
        tried, looked = False, False
        while not lesson.over:
            coach = lesson.coach
            assert coach["state"] in ("explains", "asks")
            if coach.get("points_at"):
                expect(page.locator("[data-coach-ring]")).to_be_visible()
                page.wait_for_timeout(MOVING)
                assert page.evaluate(OVERLAP) == {"covers": False, "inside": True}, coach["title"]
            if not looked:
                assert violations(page) == []
                looked = True
            if lesson.hint is not None:
                page.get_by_role("button", name="Show me").click()
                ring = page.locator(f"[data-coach-ring][data-shows='{lesson.hint}']")
                expect(ring, coach["title"]).to_be_visible()
                place = at_rest(ring.bounding_box)
                assert place is not None
                assert min(place["width"], place["height"]) > LEAST, coach["title"]
                assert page.evaluate(PRESSED_THERE, lesson.hint), f"{coach['title']}: the bubble lies on it"
            if lesson.hint is not None and not tried and lesson.does_wrong():
                tried = True
                assert lesson.coach["state"] == "wrong"
                assert lesson.coach["step"] == coach["step"]
                lesson.presses_next()
                assert lesson.coach == coach
            lesson.goes_on()
        assert tried
        expect(page.get_by_role("dialog")).to_contain_text("Done:")
        page.get_by_role("link", name="Leave").click()
        expect(page.get_by_role("heading", name="Learn in ten minutes")).to_be_visible()
        expect(page.get_by_text("min, done")).to_have_count(1)


@VIEWPORTS
def test_the_coach_lies_on_no_answer_to_what_an_effect_asks(
    chromium: Browser, server: str, viewport: ViewportSize
) -> None:
    with visitor(chromium, server, viewport) as page:
        lesson = LessonAtPage(page, "use-a-card")
        while lesson.hint != "dogma:pottery":
            lesson.goes_on()
        lesson.goes_on()
        expect(page.locator("[data-prompt] [data-option]").first).to_be_visible()
        page.wait_for_timeout(MOVING)
        assert lasting(page, COVERED) == []


@pytest.mark.every_time
def test_it_is_left_and_goes_on_where_it_was(page: Page) -> None:
    lesson = LessonAtPage(page, MELD)
    lesson.goes_on()
    lesson.goes_on()
    there = lesson.coach
    page.get_by_role("link", name="Leave").click()
    expect(entry(page, "Draw and meld")).to_contain_text("step 3 of 6")
    send(page.context, "DELETE", "/api/practice")  # as after a day: the device knows the place
    page.get_by_role("link", name="Draw and meld").click()
    lesson.wait()
    assert lesson.coach == there
    page.get_by_role("button", name="Start this lesson again").click()
    expect(page.get_by_role("dialog", name="This is your hand.")).to_be_visible()


def test_whoever_is_on_another_page_meanwhile_sees_it_as_it_stands(page: Page, complaints: Complaints) -> None:
    lesson = LessonAtPage(page, MELD)
    sequence = lesson.practice["state"]["sequence"]
    send(page.context, "POST", "/api/practice/steps", {"step": "next", "sequence": sequence})
    page.locator("[data-coach]").click()
    expect(page.get_by_role("dialog", name="Draw a card.")).to_be_visible()
    lesson.wait()
    assert lesson.coach["step"] == 2
    assert [one for one in complaints.all if "409" not in one] == []
    complaints.all.clear()


@pytest.mark.every_time
def test_a_lesson_is_taken_by_keys(page: Page) -> None:
    lesson = LessonAtPage(page, "the-goal")
    for title in ("Here they are.", "You have 4 points."):
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("dialog", name="Here they are.")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog", name="You have 4 points.")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog", name="Use Metalworking.")).to_be_visible()
    expect(page.locator('[data-option="dogma:metalworking"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=re.compile("Achieve the"))).to_be_visible()
    lesson.wait()
    assert lesson.coach["state"] == "asks"


def test_show_me_says_the_move_and_leads_there(page: Page) -> None:
    lesson = LessonAtPage(page, MELD)
    lesson.goes_on()
    page.get_by_role("button", name="Show me").click()
    expect(lesson.bubble).to_contain_text("Do this: Draw a 1")
    expect(page.locator("[data-prompt] [data-option='draw']")).to_be_focused()


def test_after_the_last_of_the_six_comes_a_game(page: Page) -> None:
    lesson = LessonAtPage(page, "splay-and-achieve")
    while not lesson.over:
        lesson.goes_on()
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="You're ready.")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/table/"))


def test_whoever_has_done_all_six_is_offered_a_first_game(page: Page) -> None:
    names = [lesson.name for lesson in first_lessons()]
    page.add_init_script(f"""localStorage.setItem("splay.lessons", '{json.dumps({"finished": names, "begun": {}})}')""")
    page.goto("/learn")
    expect(page.get_by_text("6 of 6")).to_be_visible()
    page.get_by_role("button", name="Play your first game").click()
    page.wait_for_url(re.compile(r"/table/"))
    expect(page.get_by_role("dialog", name="First to 6 achievements.")).to_be_visible()


def test_one_lesson_leads_to_the_next(page: Page) -> None:
    lesson = LessonAtPage(page, "the-goal")
    while not lesson.over:
        lesson.goes_on()
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("dialog", name="This is your hand.")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/learn/draw-and-meld$"))


@pytest.mark.every_time
def test_a_lesson_as_text(page: Page) -> None:
    lesson = LessonAtPage(page, MELD, ", textMode: true")
    coach = page.get_by_role("region", name="The coach")
    expect(coach).to_be_focused()
    expect(coach).to_contain_text("Look at: your hand")
    expect(page.get_by_role("heading", level=1)).to_be_attached()  # it comes with the rest of the page
    assert violations(page) == []
    tried = False
    while not lesson.over:
        if lesson.hint is not None and not tried:
            tried = lesson.does_wrong()
            lesson.presses_next()
        lesson.goes_on()
    assert tried
    expect(coach).to_contain_text("Done: Draw and meld")


@pytest.mark.thorough
@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_as_text(page: Page, name: str) -> None:
    lesson = LessonAtPage(page, name, ", textMode: true")
    while not lesson.over:
        lesson.goes_on()
    expect(page.get_by_role("region", name="The coach")).to_contain_text("Done:")


@VIEWPORTS
def test_the_start_page_leads_to_the_lessons(chromium: Browser, server: str, viewport: ViewportSize) -> None:
    with visitor(chromium, server, viewport) as page:
        page.goto("/")
        page.get_by_role("link", name="Learn in ten minutes").click()
        expect(page.get_by_role("heading", name="Learn in ten minutes")).to_be_visible()
        expect(page.get_by_role("listitem").filter(has=page.get_by_role("heading"))).to_have_count(len(LESSONS))
        assert violations(page) == []


def test_what_a_guest_has_finished_goes_to_the_account(page: Page) -> None:
    lesson = LessonAtPage(page, "the-goal")
    while not lesson.over:
        lesson.goes_on()
    send(page.context, "POST", "/api/accounts", {"login": "lessons", "password": "correct horse battery"})
    page.goto("/learn")
    expect(entry(page, "The goal")).to_contain_text("done")
    lessons = send(page.context, "GET", "/api/lessons")["lessons"]
    assert [one["name"] for one in lessons if one.get("finished")] == ["the-goal"]


def test_a_table_with_a_new_set_offers_its_lesson_first(page: Page) -> None:
    be_guest(page.context, "Ann")
    page.add_init_script(SETTINGS % "")
    page.goto("/new")
    offers = page.locator("[data-lessons-offered]")
    expect(page.get_by_role("checkbox", name=re.compile("Cities"))).to_be_visible()
    expect(offers).to_have_count(0)
    page.get_by_role("checkbox", name=re.compile("Cities")).check()
    expect(offers.get_by_role("link")).to_have_count(1)
    offers.get_by_role("link", name="Learn Cities").click()
    expect(page.get_by_role("dialog", name="Meld a new color.")).to_be_visible()


def test_playing_with_all_cards_offers_the_lessons_on_the_sets(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Cards").select_option("all")
    links = page.locator("[data-lessons-offered]").get_by_role("link")
    expect(links).to_have_text(["Learn Artifacts", "Learn Echoes", "Learn Cities"])


def test_there_is_no_such_lesson(page: Page, complaints: Complaints) -> None:
    page.goto("/learn/nothing")
    expect(page.get_by_role("alert")).to_be_visible()
    assert [one for one in complaints.all if "404" not in one] == []
    complaints.all.clear()
