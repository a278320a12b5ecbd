"""The end of a game: what it turned on, each with its place in the replay."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.agents.planner_positions import POSITIONS
from tests.web.at_table import Open, asked, open_table, told
from tests.web.axe import violations
from tests.web.positions import Positions
from tests.web.stories import play
from tests.web.visitors import LAPTOP, PHONE, send, table_at, table_told, visitor

ENDS = "\n".join(f"supply {age}: end" for age in (1, *range(3, 11)))
CLOSE = f"""
turn: me, actions 2
me: yellow: Agriculture; hand: Tools
you: red: Archery; score: Pottery
supply 2: Calendar, end
{ENDS}
"""
"""Ann's Agriculture scores a 2, with which she leads; the next draw but one ends the game."""
SIDEWAYS = ViewportSize(width=740, height=360)
ANSWERS = ("dogma:", "tools", "draw")


def with_word(word: str, keys: list[str]) -> str:
    """The first of the answers that has a word in it."""
    return next(key for key in keys if word in key)


def close_game(table: Open) -> tuple[Page, str]:
    """The close game, played to its end: its page, and its table."""
    page = table(CLOSE)
    name = table_at(page)
    for answer in ANSWERS:
        play(page.context, name, 1, partial(with_word, answer))
    return page, name


def test_the_end_tells_what_the_game_turned_on_and_leads_there(table: Open) -> None:
    page, name = close_game(table)
    turned = page.get_by_role("region", name="Turning points")
    expect(turned).to_contain_text(re.compile(r"Turn 10: you took the lead with\s+1\s*Agriculture"))
    turned.get_by_role("link", name="See it").first.click()
    expect(page).to_have_url(re.compile(rf"/replay/{name}\?at=\d+"))


def test_the_end_has_the_game_in_numbers(table: Open) -> None:
    page, _ = close_game(table)
    rows = page.get_by_role("region", name="The game in numbers").get_by_role("row")
    expect(rows.nth(0)).to_contain_text(re.compile("Ann.*Medium computer"))
    expect(rows.filter(has_text="Cards used")).to_have_text(re.compile(r"^\s*1\s*Cards used\s*1\s*$"))
    expect(rows.filter(has_text="Cards scored")).to_have_text(re.compile(r"^\s*1\s*Cards scored\s*0\s*$"))
    expect(rows.filter(has_text="Cards tucked")).to_have_count(0)


def test_the_end_names_the_cards_that_moved_points(table: Open) -> None:
    page, _ = close_game(table)
    rows = page.get_by_role("region", name="Cards that moved the most points").get_by_role("row")
    expect(rows.nth(0)).to_contain_text(re.compile("Used.*Ann.*Medium computer", re.DOTALL))
    expect(rows.nth(1)).to_have_text(re.compile(r"^\s*1\s*Agriculture\s*1\s*\+2\s*0\s*$"))
    expect(rows).to_have_count(2)
    rows.get_by_role("button", name="Agriculture").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Agriculture").first).to_be_visible()


def test_one_goes_back_from_a_moment_that_the_end_leads_to(table: Open) -> None:
    page, name = close_game(table)
    expect(page.locator("[data-prompt][data-over]")).to_be_visible()
    page.goto(f"/replay/{name}")
    slider = page.locator("[data-moments]")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Result").click()
    page.get_by_role("region", name="Turning points").get_by_role("link", name="See it").first.click()
    expect(page).to_have_url(re.compile(r"at=\d+"))
    expect(slider).not_to_have_value("0")
    expect(page.get_by_role("region", name="Turning points")).to_have_count(0)  # the boards are in sight
    page.go_back()
    expect(slider).to_have_value("0")


WINS = f"""
turn: me, actions 1
me: yellow: Agriculture; score: Pottery
you: red: Archery
supply 2: end
{ENDS}
"""
"""Ann's draw ends the game, which she leads; her opponent is a computer that is not the strongest."""


IS_PAINTED = """(box, color) => {
    const probe = box.appendChild(document.createElement("i"));
    probe.style.backgroundColor = `var(${color})`;
    const same = getComputedStyle(probe).backgroundColor === getComputedStyle(box).backgroundColor;
    probe.remove();
    return same;
}"""
"""Whether a box has one of the page's colors as its ground."""


def test_whoever_wins_by_a_draw_is_told_so_as_good_news_and_offered_the_next_strength(table: Open) -> None:
    page = table(WINS)
    draw = asked(page).get_by_role("button", name="Draw: this ends the game")
    draw.click()
    ending = told(page).locator(".ending")
    assert [ending.evaluate(IS_PAINTED, color) for color in ("--share", "--hit")] == [True, False]
    draw.click()
    over = page.url
    page.get_by_role("button", name="Try Strong").click()
    page.wait_for_url(lambda url: url != over)
    there = table_told(page)
    assert [seat.get("agent") for seat in there["seats"]] == [None, "greedy"]


def test_the_costliest_move_is_told_with_what_was_better_and_can_be_played_anew(table: Open) -> None:
    page = table(POSITIONS["sixth achievement"].text)
    name = table_at(page)
    play(page.context, name, 1, partial(with_word, "draw"))
    expect(page.locator("[data-prompt][data-over]")).to_be_visible()  # the computer takes what Ann left
    costly = page.get_by_role("region", name="Costly moves")
    move = costly.get_by_role("listitem").first
    expect(move).to_contain_text(re.compile(r"Turn 40\s*100 → \d+\s%"))
    expect(move).to_contain_text(re.compile(r"You: Draw .*\d+\s%"))
    expect(move).to_contain_text(re.compile(r"Better: Achieve .*100\s%"))
    expect(move).to_contain_text("It would have won the game.")
    expect(costly.get_by_text("Analyzing")).to_have_count(0)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    send(page.context, "POST", f"/api/tables/{name}/chat", {"text": "well played"})
    expect(page.get_by_text("well played").first).to_be_attached()
    assert [url for url in asked if "analysis" in url] == []
    assert violations(page) == []
    move.get_by_role("button", name="Try it from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(lambda url: "/table/" in url and name not in url)
    expect(page.locator('[data-offered][data-option="achieve:4"]').first).to_be_visible()
    page.go_back()
    costly.get_by_role("listitem").first.get_by_role("link", name="See it").click()
    expect(page).to_have_url(re.compile(rf"/replay/{name}\?at=0"))


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_replay_opens_the_costly_move_and_m_leads_to_it(
    chromium: Browser, server: str, positions: Positions, viewport: ViewportSize
) -> None:
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as page:
        open_table(page, positions, POSITIONS["sixth achievement"].text)
        name = table_at(page)
        play(page.context, name, 1, partial(with_word, "draw"))
        expect(page.locator("[data-over]").first).to_be_visible()
        page.goto(f"/replay/{name}?at=99")
        chance = page.get_by_title("Chance to win, by games played on from here:").first
        if viewport is LAPTOP:
            expect(page.get_by_role("button", name="Next costly move")).to_be_visible()
            expect(chance).to_contain_text(re.compile(r"\d+\s%"))
            expect(chance.locator("[data-mark]")).to_be_visible()  # whose it is
        else:
            expect(page.locator("[data-foot] i.mark").first).to_be_visible()
        page.keyboard.press("m")
        expect(page).to_have_url(re.compile(r"at=0"))
        here = page.locator("[data-costly]")
        expect(here).to_contain_text(re.compile(r"Draw .*\d+\s%"))
        expect(here).to_contain_text(re.compile(r"Better: Achieve .*100\s%"))
        expect(here.get_by_role("button", name="Try it from here")).to_be_in_viewport(ratio=1)
        assert violations(page) == []
        if viewport is LAPTOP:
            page.get_by_role("button", name="Next move").click()
            page.get_by_role("tab", name=re.compile(r"Costly \(\d\)")).click()
            every = page.get_by_role("region", name="Costly moves")
            expect(every.get_by_role("listitem").first).to_contain_text(re.compile(r"Better: Achieve .*100\s%"))
            assert violations(page) == []
            every.get_by_role("link", name="See it").first.click()
            expect(page).to_have_url(re.compile(r"at=0"))


LAID_OVER = """() => {
    const PARTS = ["[data-lane]", "[data-costly]", "[data-foot] .now", "[data-foot] .steps button"];
    const boxes = part => [...document.querySelectorAll(part)].map(one => [part, one.getBoundingClientRect()]);
    const all = PARTS.flatMap(boxes);
    return all.flatMap(([part, one], place) => all.slice(place + 1).filter(([other, { left, right, top, bottom }]) =>
        part !== other && left < one.right - 1 && one.left < right - 1 && top < one.bottom - 1 && one.top < bottom - 1
    ).map(([other]) => `${part} and ${other}`));
}"""
"""Which parts of a replay lie over each other."""


def test_held_sideways_board_and_timeline_stay_beside_a_costly_move(
    chromium: Browser, server: str, positions: Positions
) -> None:
    with visitor(chromium, server, SIDEWAYS, touch=True) as phone:
        open_table(phone, positions, POSITIONS["sixth achievement"].text)
        name = table_at(phone)
        play(phone.context, name, 1, partial(with_word, "draw"))
        expect(phone.locator("[data-over]").first).to_be_visible()
        phone.goto(f"/replay/{name}?at=0")
        costly = phone.locator("[data-costly]")
        expect(costly).to_contain_text(re.compile(r"Better: Achieve .*100\s%"))
        for seen in (costly, costly.get_by_role("button", name="Try it from here"), phone.locator("[data-foot] .now")):
            expect(seen).to_be_in_viewport(ratio=1)
        assert phone.evaluate(LAID_OVER) == []
        lane, line = phone.locator("[data-lane]").first.bounding_box(), phone.locator("[data-moments]").bounding_box()
        assert lane is not None
        assert line is not None
        assert lane["height"] > 100
        assert line["width"] > 240
        assert violations(phone) == []
