"""The start page: a table by one click, with the computer, a friend or whoever waits; and going on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.axe import violations
from tests.web.lasting import lasting
from tests.web.visitors import PHONE, TABLE, be_guest, finished_game, send, table_told, visitor, visitors

PLAY_NOW_UNDER = """() => [...document.querySelectorAll(".play .primary")].filter(button => {
    const { left, bottom } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + 20, bottom - 4));
}).map(button => button.textContent)"""
"""The button "Play now", if its lower edge is out of sight."""


@pytest.mark.parametrize(
    ("strength", "agent"),
    [("Easy", "random"), ("Medium", "rule"), ("Strong", "greedy"), ("Expert", "planner"), ("Master", "master")],
)
def test_a_game_against_the_computer_is_one_click_more_than_its_level(
    page: Page, context: BrowserContext, strength: str, agent: str
) -> None:
    page.goto("/")
    page.get_by_role("group", name="Level").get_by_text(strength).click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(TABLE)
    table = table_told(page)
    assert table["status"] == "running"
    assert [seat.get("agent") for seat in table["seats"]] == [None, agent]
    assert table["options"]["sets"] == ["base"]


def test_several_computers_and_all_sets_are_what_is_offered_the_next_time(page: Page, context: BrowserContext) -> None:
    page.goto("/")
    page.get_by_role("group", name="Level").get_by_label("Medium").focus()
    page.keyboard.press("Space")
    page.get_by_role("group", name="Opponents").get_by_text("2").click()
    page.get_by_label("Cards").select_option("All sets")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(TABLE)
    table = table_told(page)
    assert [seat.get("agent") for seat in table["seats"]] == [None, "rule", "rule"]
    assert table["options"]["sets"] == ["base", "artifacts", "relics", "echoes", "cities"]
    page.goto("/")
    expect(page.get_by_role("group", name="Level").get_by_label("Medium")).to_be_checked()
    expect(page.get_by_role("group", name="Opponents").get_by_label("2")).to_be_checked()
    expect(page.get_by_label("Cards")).to_have_value("all")


def test_the_master_says_when_it_is_the_same_as_the_expert(page: Page, context: BrowserContext) -> None:
    page.goto("/")
    page.get_by_role("group", name="Level").get_by_text("Master").click()
    expect(page.get_by_text("Taught itself")).to_be_visible()
    page.get_by_role("group", name="Opponents").get_by_text("2").click()
    expect(page.get_by_text("Same as Expert")).to_be_visible()


def test_a_first_game_is_one_click_with_hints(page: Page, context: BrowserContext) -> None:
    page.add_init_script("""localStorage.setItem("splay.settings", JSON.stringify({ hints: false }))""")
    page.goto("/")
    expect(page.get_by_text("Hints are on.")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(TABLE)
    table = table_told(page)
    assert [seat.get("agent") for seat in table["seats"]] == [None, "random"]
    assert table["options"]["sets"] == ["base"]
    expect(page.get_by_role("status").filter(has_text="Hint")).to_be_visible()


def test_a_newcomer_is_told_what_this_is_and_has_a_name(page: Page, context: BrowserContext) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name="Build a civilization")).to_be_visible()
    expect(page.get_by_role("heading", name="New here?")).to_be_visible()
    named = page.get_by_text("You play as")
    proposed = named.inner_text()
    page.reload()
    expect(named).to_have_text(proposed)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(TABLE)
    assert proposed.startswith(f"You play as {send(context, 'GET', '/api/me')['name']}.")
    page.goto("/")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    expect(page.get_by_role("heading", name="Your move,")).to_be_visible()
    expect(page.get_by_text("One of your games is waiting.")).to_be_visible()
    expect(page.get_by_role("heading", name="New here?")).to_have_count(0)


def test_a_name_is_changed_in_place_and_kept(page: Page, context: BrowserContext) -> None:
    be_guest(context, "Ann")
    page.goto("/")
    expect(page.get_by_text("You play as Ann.")).to_be_visible()
    page.get_by_role("button", name="Change name").click()
    name = page.get_by_label("Your name")
    expect(name).to_be_focused()
    name.fill("Anna")
    name.press("Tab")
    expect(page.get_by_role("link", name="Profile: Anna")).to_be_visible()
    assert send(context, "GET", "/api/me")["name"] == "Anna"


def test_a_name_that_the_server_refuses_says_so_at_its_field(context: BrowserContext) -> None:
    page = context.new_page()  # which may complain of the refused request
    page.goto("/")
    page.get_by_role("button", name="Change name").click()
    name = page.get_by_label("Your name")
    name.fill("A" + "\u0301" * 6)
    with page.expect_response("**/api/guests"):
        page.get_by_role("button", name="Play now").click()
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("A name has 1-24 visible characters")).to_be_visible()


def test_games_under_way_are_listed_those_that_wait_for_me_first(page: Page, context: BrowserContext) -> None:
    be_guest(context, "Ann")
    mine = send(context, "POST", "/api/tables", {"seats": ["me", "rule"]})["id"]
    waiting = send(context, "POST", "/api/tables", {"seats": ["me", "open"], "settings": {"public": False}})["id"]
    page.goto("/")
    games = page.get_by_role("region", name="Your games").get_by_role("listitem").filter(has=page.get_by_role("link"))
    expect(games).to_have_count(2)
    expect(games.nth(0)).to_contain_text("Your turn")
    expect(games.nth(0)).to_contain_text("Medium computer")
    expect(games.nth(1)).to_contain_text("Waiting for players")
    links = games.get_by_role("link").evaluate_all("links => links.map(link => link.pathname)")
    assert links == [f"/table/{mine}", f"/table/{waiting}"]


def test_all_options_begin_with_what_was_chosen(page: Page) -> None:
    page.goto("/")
    page.get_by_role("group", name="Level").get_by_text("Strong").click()
    page.get_by_role("group", name="Opponents").get_by_text("2").click()
    page.get_by_label("Cards").select_option("All sets")
    page.get_by_role("link", name="All options").click()
    expect(page.get_by_label("Seat 3")).to_have_value("greedy")
    expect(page.get_by_role("checkbox", name="Echoes")).to_be_checked()
    page.go_back()
    expect(page.get_by_role("group", name="Level").get_by_label("Strong")).to_be_checked()


def test_on_a_phone_games_that_wait_leave_a_new_one_in_sight(chromium: Browser, server: str) -> None:
    with visitor(chromium, server, PHONE, touch=True) as page:
        be_guest(page.context, "Ann")
        for _ in range(4):
            send(page.context, "POST", "/api/tables", {"seats": ["me", "rule"]})
        page.goto("/")
        games = page.get_by_role("region", name="Your games")
        expect(games.get_by_role("listitem")).to_have_count(3)
        assert lasting(page, PLAY_NOW_UNDER) == []
        games.get_by_role("link", name="All games").tap()
        expect(page.get_by_role("region", name="Your games").get_by_role("listitem")).to_have_count(4)


def test_an_open_table_appears_while_one_looks_and_one_sits_down_by_one_click(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        bob.clock.install()
        bob.goto("/")
        expect(bob.get_by_role("heading", name="Open tables")).to_be_visible()
        be_guest(ann.context, "Ann of the open table")
        table = send(ann.context, "POST", "/api/tables", {"seats": ["me"]})["id"]
        bob.clock.fast_forward("00:05")
        bob.get_by_role("button", name="Join: Ann of the open table").click()
        bob.wait_for_url(f"**/table/{table}")
        assert send(ann.context, "GET", f"/api/tables/{table}")["status"] == "running"


def test_a_public_game_is_watched_by_one_click(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob, eve = visit(), visit(), visit()
        be_guest(ann.context, "Ann who is watched")
        be_guest(bob.context, "Bob")
        table = send(ann.context, "POST", "/api/tables", {"seats": ["me", "open"]})["id"]
        send(bob.context, "POST", f"/api/tables/{table}/seats", {})
        for each in (ann, bob):
            asked = send(each.context, "GET", f"/api/tables/{table}/state")
            first = {"key": asked["questions"][0]["options"][0]["key"], "sequence": asked["sequence"]}
            send(each.context, "POST", f"/api/tables/{table}/answers", first)
        eve.goto("/")
        live = eve.get_by_role("region", name="Live now")
        expect(live).to_contain_text(re.compile("turn [0-9]+"))
        expect(live.get_by_text(re.compile("^[0-9]+ achievements?$"))).to_have_count(2)
        expect(live.locator(".tops svg")).to_have_count(2)
        assert violations(eve) == []
        eve.get_by_role("link", name=re.compile("^Watch: Ann who is watched")).click()
        eve.wait_for_url(f"**/table/{table}")
        expect(eve.get_by_role("heading", name=re.compile("^Ann who is watched"))).to_be_visible()
        expect(eve.locator("[data-offered]")).to_have_count(0)


def test_who_has_finished_a_game_is_no_newcomer_any_more(page: Page, context: BrowserContext) -> None:
    be_guest(context, "Ann")
    page.goto("/")
    expect(page.get_by_role("heading", name="Build a civilization")).to_be_visible()
    finished_game(context)
    page.reload()
    expect(page.get_by_role("heading", name="Welcome back, Ann.")).to_be_visible()
