"""Profiles: one's own, another's, a guest's; games with filters in the address, finding players, who sees what."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.statistics.counting import CardUse, SeatStatistics
from tests.server.stored_results import store_result
from tests.web.axe import violations
from tests.web.results_kept import account, keep
from tests.web.visitors import LAPTOP, PHONE, be_guest, send, visitor, visitors

GAMES = 25
WON = 15


def play(data: Path, me: str, other: str) -> None:
    """Games of two: against each other and the medium computer, one by one, of which the first won most."""
    now = int(time.time() * 1000)
    cards = {"oars": CardUse(1, 1, 2), "tools": CardUse(2, 1, 1)}

    async def work(engine: AsyncEngine) -> None:
        for number in range(GAMES):
            place, opponent = 1 if number < WON else 2, other if number % 2 else "computer:rule"
            counted = [SeatStatistics({"turns": 20}, cards, {"1": 1, "Empire": 1}), SeatStatistics({"turns": 21}, {})]
            how, sets = "score" if number % 5 == 0 else "achievements", ("base", "echoes") if number < 4 else ("base",)
            await store_result(
                engine, (me, place), (opponent, 3 - place), finished=now - number * 3_600_000, host=me, counted=counted,
                how=how, sets=sets,
            )  # fmt: skip

    keep(data, work)


def rows(page: Page) -> list[str]:
    """The games that are listed, as they are read."""
    listed = page.get_by_role("region", name="Games", exact=True).locator("tbody tr")
    return [re.sub(r"\s+", " ", text).strip() for text in listed.all_inner_texts()]


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_own_profile_tells_what_was_played(
    chromium: Browser, server: str, data: Path, viewport: ViewportSize
) -> None:
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as page, visitor(chromium, server) as other:
        me, bob = account(page, "Ann"), account(other, "Bob")
        play(data, me["id"], bob["id"])
        page.goto("/")
        page.get_by_role("link", name="Profile: Ann").click()
        expect(page.get_by_role("heading", name="Ann", level=1)).to_be_visible()
        expect(page.get_by_role("region", name="Ann", exact=True)).to_contain_text("60 %")
        results = page.get_by_role("region", name="Results")
        bar = results.get_by_role("img", name="7 won, 5 lost")
        expect(bar).to_be_visible()
        expect(results.get_by_role("link", name="Bob")).to_have_attribute("href", f"/players/{bob['handle']}")
        results.get_by_text("Set", exact=True).click()
        expect(results.get_by_role("listitem")).to_have_text([re.compile("Base only"), re.compile("Echoes")])
        computers = page.get_by_role("region", name="Against computers")
        expect(computers.get_by_role("listitem")).to_have_text([re.compile("Medium")])
        achieved = page.get_by_role("region", name="Achievements")
        expect(achieved).to_contain_text("50 in 25 games")
        expect(achieved.get_by_role("listitem").first).to_contain_text("Value 1: 25")
        cards = page.get_by_role("region", name="Favorite cards")
        expect(cards.get_by_role("rowheader")).to_have_text(["Oars", "Tools"])
        cards.get_by_text("Worst").click()
        expect(cards.get_by_role("row").nth(1)).to_contain_text("60 %")
        expect(page.get_by_role("region", name="How games are won")).to_contain_text("By achievements")
        assert violations(page) == []


def test_games_are_filtered_in_the_address_and_go_on(chromium: Browser, server: str, data: Path) -> None:
    with visitor(chromium, server) as page, visitor(chromium, server) as other:
        me, bob = account(page, "Ann"), account(other, "Bob")
        play(data, me["id"], bob["id"])
        page.goto("/players/me")
        games = page.get_by_role("region", name="Games", exact=True)
        listed = games.locator("tbody tr")
        expect(listed).to_have_count(20)
        games.get_by_role("button", name="Show more").click()
        expect(listed).to_have_count(GAMES)
        expect(games.get_by_role("button", name="Show more")).to_have_count(0)
        assert rows(page)[1].startswith("Won Bob Echoes 0 : 1, turn 41 one hour ago")
        games.get_by_label("Opponent").select_option("Bob")
        expect(listed).to_have_count(12)
        games.get_by_label("Result").select_option("Lost")
        expect(listed).to_have_count(5)
        assert page.url.endswith(f"/players/{me['handle']}?opponent={bob['handle']}&result=lost")
        page.reload()
        expect(listed).to_have_count(5)
        expect(games.get_by_label("Result")).to_have_value("lost")
        games.get_by_label("Sets").select_option("Echoes")
        expect(games).to_contain_text("No game fits.")
        games.get_by_role("link", name="Show all").click()
        expect(listed).to_have_count(20)
        field = games.get_by_role("searchbox", name="Card or player")
        for written, filters, found in (
            ("the wheel", "card=the-wheel", 0),
            ("Oars", "card=oars", 20),
            ("bo", "name=bo", 12),
        ):
            field.fill(written)
            field.press("Enter")
            expect(page).to_have_url(re.compile(rf"/players/{me['handle']}\?{filters}$"))
            expect(listed).to_have_count(found)
        other.goto(f"/players/{me['handle']}?name=bo&result=lost")
        expect(other.get_by_role("region", name="Games", exact=True).locator("tbody tr")).to_have_count(5)


def test_another_profile_tells_how_i_did_and_what_is_private(chromium: Browser, server: str, data: Path) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        me, his = account(ann, "Ann"), account(bob, "Bob")
        play(data, me["id"], his["id"])
        ann.goto(f"/players/{his['handle']}")
        versus = ann.get_by_role("region", name="You and Bob")
        expect(versus).to_contain_text("7 : 5")
        expect(versus.get_by_text("Last games")).to_be_visible()
        assert violations(ann) == []
        bob.goto("/people")
        bob.get_by_role("group", name="My games and replays").get_by_text("Friends").click()
        expect(bob.get_by_role("group", name="My games and replays").get_by_label("Friends")).to_be_checked()
        bob.reload()
        expect(bob.get_by_role("group", name="My games and replays").get_by_label("Friends")).to_be_checked()
        assert violations(bob) == []
        ann.reload()
        expect(ann.get_by_text("Bob keeps games private.")).to_be_visible()
        expect(versus).to_contain_text("7 : 5")
        expect(ann.get_by_role("region", name="Games", exact=True)).to_have_count(0)
        assert violations(ann) == []
        bob.get_by_role("group", name="How I did against others").get_by_text("Nobody").click()
        expect(bob.get_by_role("group", name="How I did against others").get_by_label("Nobody")).to_be_checked()
        ann.reload()
        expect(ann.get_by_text("Bob keeps results against others private.")).to_be_visible()
        expect(versus).to_have_count(0)
        ann.goto("/players/me")
        expect(ann.get_by_role("region", name="Results")).to_contain_text("1 other")


def test_a_guest_has_a_private_profile_and_a_visitor_signs_in(
    chromium: Browser, server: str, data: Path, page: Page
) -> None:
    page.goto("/players/me")
    expect(page.get_by_role("main").get_by_role("link", name="Sign in")).to_have_attribute("href", "/people")
    assert violations(page) == []
    be_guest(page.context, "Eve")
    page.reload()
    expect(page.get_by_role("heading", name="Eve", level=1)).to_be_visible()
    expect(page.get_by_text("Only you see this page.")).to_be_visible()
    expect(page.get_by_text("No games yet.")).to_be_visible()
    expect(page.get_by_role("link", name="Play now")).to_be_visible()
    expect(page.get_by_role("region", name="Privacy")).to_have_count(0)
    assert violations(page) == []


def test_players_are_found_by_name(chromium: Browser, server: str) -> None:
    with visitor(chromium, server) as page, visitor(chromium, server) as other:
        zoe = account(other, "Zoe Quill")
        page.goto("/")
        page.get_by_role("link", name="Players").click()
        field = page.get_by_role("searchbox", name="Find a player")
        field.fill("zoe qui")
        field.press("Enter")
        found = page.get_by_role("main").get_by_role("listitem").filter(has_text=zoe["handle"])
        expect(found).to_contain_text("0 games")
        assert violations(page) == []
        found.get_by_role("link").click()
        expect(page.get_by_role("heading", name="Zoe Quill", level=1)).to_be_visible()
        expect(page.get_by_text("Zoe Quill hasn't finished a game yet.")).to_be_visible()
        page.go_back()
        expect(field).to_have_value("zoe qui")
        field.fill("nobody is called so")
        field.press("Enter")
        expect(page.get_by_text('Nobody\'s called "nobody is called so".')).to_be_visible()


def test_a_handle_that_nobody_has_is_said_so(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/players/nobody-there")
    expect(page.get_by_text('There\'s no player called "nobody-there".')).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Find a player").click()
    expect(page.get_by_role("searchbox", name="Find a player")).to_be_visible()


def test_a_handle_is_changed_once_a_month(context: BrowserContext) -> None:
    page = context.new_page()
    me = account(page, "Ann Handle")
    page.goto("/people")
    form = page.get_by_role("form", name="Handle")
    field = form.get_by_label("Handle")
    expect(field).to_have_value(me["handle"])
    field.fill("no way")
    form.get_by_role("button", name="Change handle").click()
    expect(form.get_by_text("A handle has 3-24 characters")).to_be_visible()
    wanted = f"{me['handle'][:15]}-{time.time_ns() % 10**8}"
    field.fill(wanted)
    form.get_by_role("button", name="Change handle").click()
    expect(form.get_by_text("You can change it again on")).to_be_visible()
    expect(form.get_by_role("button", name="Change handle")).to_have_count(0)
    assert violations(page) == []
    page.goto(f"/players/{wanted}")
    expect(page.get_by_role("heading", name="Ann Handle", level=1)).to_be_visible()


def test_names_at_the_end_of_a_game_and_in_lists_lead_to_profiles(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, eve = visit(), visit()
        me = account(ann, "Ann")
        be_guest(eve.context, "Eve")
        table = send(ann.context, "POST", "/api/tables", {"seats": ["me", "open"], "settings": {"leavers": "end"}})[
            "id"
        ]
        send(eve.context, "POST", f"/api/tables/{table}/seats", {})
        send(eve.context, "DELETE", f"/api/tables/{table}/seats")
        address = f"/players/{me['handle']}"
        eve.goto("/games")
        expect(eve.get_by_role("main").get_by_role("link", name="Ann", exact=True)).to_have_attribute("href", address)
        expect(eve.get_by_role("main").get_by_role("link", name="Eve", exact=True)).to_have_count(0)
        eve.goto(f"/table/{table}")
        link = eve.get_by_role("region", name="The end of the game").get_by_role("link", name="Ann", exact=True)
        expect(link).to_have_attribute("href", address)
        link.click()
        expect(eve.get_by_role("heading", name="Ann", level=1)).to_be_visible()
