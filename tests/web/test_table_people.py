"""Who is at the table: spectators, those who leave and come back, those who choose, and their clocks."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from splay.server.acts.inactivity import INACTIVE_AFTER
from tests.web.lasting import at_rest
from tests.web.playing import game_of_two, new_game
from tests.web.positions import Positions
from tests.web.visitors import be_guest, send, visitor, visitors

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
NARROW: ViewportSize = {"width": 700, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}


def test_others_see_what_somebody_chooses_but_not_among_what(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        table = game_of_two(ann.context, bob.context)
        for page in (ann, bob):
            page.goto(f"/table/{table}")
        bob.locator('[data-place="hand"] [data-offered]').first.click()
        expect(bob.get_by_text("Ann is choosing a starting card ...")).to_be_visible()
        expect(bob.locator("[data-offered]")).to_have_count(0)


def test_a_spectator_watches_without_controls(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, watcher = visit(), visit()
        table = new_game(ann.context, "me", "rule")
        watcher.goto(f"/table/{table}")
        expect(watcher.get_by_text("You're watching.")).to_be_visible()
        expect(watcher.locator("[data-seat]")).to_have_count(2)
        expect(watcher.locator("[data-offered]")).to_have_count(0)
        expect(watcher.get_by_role("button", name="Undo")).to_have_count(0)
        expect(watcher.get_by_role("region", name="Your hand")).to_have_count(0)


def test_who_leaves_is_played_by_the_computer_and_may_come_back(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        table = game_of_two(ann.context, bob.context)
        for page in (ann, bob):
            page.goto(f"/table/{table}")
        leave = ann.get_by_role("dialog").get_by_role("button", name="Leave the table")
        ann.get_by_role("button", name="Table menu", exact=True).click()
        leave.click()
        expect(ann.get_by_role("dialog", name="Leave the table?")).to_be_visible()
        leave.click()
        expect(ann.get_by_role("heading", name="Welcome back")).to_be_visible()
        expect(bob.get_by_text("computer plays", exact=True)).to_be_visible()
        ann.goto(f"/table/{table}")
        expect(ann.get_by_text("A computer is playing for you.")).to_be_visible()
        ann.get_by_role("button", name="Take my seat back").click()
        expect(ann.get_by_text("A computer is playing for you.")).to_be_hidden()
        expect(bob.get_by_text("computer plays", exact=True)).to_be_hidden()


def two_at_a_table(ann: Page, bob: Page, **more: object) -> str:
    """A running game of Ann and Bob, open on both their pages."""
    table = game_of_two(ann.context, bob.context, **more)
    for page in (ann, bob):
        page.goto(f"/table/{table}")
        expect(page.locator("[data-prompt]")).to_be_visible()
    return table


def test_it_is_told_who_leaves_who_is_back_and_who_wants_a_rematch(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        table = two_at_a_table(ann, bob)
        notices = ann.locator(".notices")
        send(bob.context, "DELETE", f"/api/tables/{table}/seats")
        expect(notices).to_contain_text("Bob left. A computer plays on.")
        send(bob.context, "POST", f"/api/tables/{table}/return")
        expect(notices).to_contain_text("Bob is back.")
        send(bob.context, "POST", f"/api/tables/{table}/resignation", {})
        expect(ann.locator("[data-end]")).to_be_visible()
        send(bob.context, "POST", f"/api/tables/{table}/rematch")
        expect(notices).to_contain_text("Bob wants a rematch.")


def test_it_is_seen_who_is_choosing_and_how_many_have_chosen(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        two_at_a_table(ann, bob)
        expect(ann.locator('[data-thinking="1"]')).to_be_visible()
        expect(ann.locator('[data-thinking="0"]')).to_have_count(0)
        expect(ann.locator("[data-chosen]")).to_have_count(0)
        card = bob.locator('[data-place="hand"] [data-offered]').first
        key = card.get_attribute("data-card")
        card.click()
        confirm = bob.locator("[data-prompt] .primary")
        if confirm.count() > 0:
            confirm.click()
        expect(ann.locator('[data-chosen="1"]')).to_have_text("1 of 2 players ready")
        expect(ann.locator("[data-first-meld]")).to_have_count(0)
        expect(bob.locator("[data-first-meld]")).to_have_attribute("data-first-meld", key or "")
        expect(bob.locator(f'[data-place="hand"] [data-card="{key}"]')).to_contain_text("✓")
        bob.reload()
        expect(bob.locator(f'[data-place="hand"] [data-card="{key}"]')).to_contain_text("✓")
        expect(ann.locator("[data-thinking]")).to_have_count(0)
        expect(bob.locator('[data-thinking="0"]')).to_be_visible()


@pytest.mark.parametrize("viewport", [LAPTOP, NARROW, PHONE], ids=["laptop", "narrow", "phone"])
def test_it_is_said_at_the_name_who_is_away_and_for_how_long(
    chromium: Browser, server: str, positions: Positions, viewport: ViewportSize
) -> None:
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as ann, visitors(chromium, server) as visit:
        bob = visit()
        table = game_of_two(ann.context, bob.context)
        ann.goto(f"/table/{table}")
        expect(ann.locator("[data-prompt]")).to_be_visible()
        positions.leave(table, 1, int(time.time() * 1000) - 3 * 60_000 - 5_000)
        expect(ann.locator('[data-gone="1"]')).to_have_text("away 3 min")
        bob.goto(f"/table/{table}")
        expect(ann.locator("[data-gone]")).to_have_count(0)


BY_ANOTHER = """() => {
    const box = (element) => element.getBoundingClientRect();
    const gone = [...document.querySelectorAll("[data-gone]")];
    const clocks = [...document.querySelectorAll("[role=timer]")].filter((clock) => box(clock).width > 0);
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const cut = (thing) => box(thing).right > box(thing.closest(".plate") ?? document.body).right;
    return [gone.length, gone.filter((one) => clocks.some((clock) => meet(box(one), box(clock)))).length
        + [...gone, ...clocks].filter(cut).length];
}"""
"""How many are said to be away, and how many of them, and of the clocks, are covered or cut."""


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE, SIDEWAYS], ids=["laptop", "phone", "sideways"])
@pytest.mark.parametrize("others", [1, 4])
def test_how_long_somebody_is_away_and_their_clock_are_both_read(
    chromium: Browser, server: str, positions: Positions, viewport: ViewportSize, others: int
) -> None:
    with visitor(chromium, server, viewport, touch=viewport is not LAPTOP) as ann, visitors(chromium, server) as visit:
        be_guest(ann.context, "Ann")
        new = {"options": {"players": 1 + others}, "settings": {"clock": {"move": 24 * 60 * 60 * 1000}}}
        table = send(ann.context, "POST", "/api/tables", new)["id"]
        for _ in range(others):
            bob = visit()
            be_guest(bob.context, "Bob")
            send(bob.context, "POST", f"/api/tables/{table}/seats", {})
        for seat in range(1, 1 + others):
            positions.leave(table, seat, int(time.time() * 1000) - 59 * 60_000)
        ann.goto(f"/table/{table}")
        expect(ann.locator("[data-gone]")).to_have_count(others)
        assert at_rest(lambda: ann.evaluate(BY_ANOTHER)) == [others, 0]


def test_the_teams_are_told_at_every_name(chromium: Browser, server: str) -> None:
    for viewport in (LAPTOP, PHONE):
        with visitor(chromium, server, viewport, touch=viewport is PHONE) as ann:
            table = new_game(ann.context, "me", "rule", "rule", "rule", options={"players": 4, "teams": "13-24"})
            ann.goto(f"/table/{table}")
            for team in ("team 1", "team 2"):
                expect(ann.get_by_text(team, exact=True).locator("visible=true")).to_have_count(2)


CLOCK = {"bank": 600_000}


def test_whoever_runs_out_of_time_is_told_so_and_has_not_left(
    chromium: Browser, server: str, positions: Positions
) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        table = two_at_a_table(ann, bob, settings={"clock": CLOCK})
        positions.run_down(table, 0)
        expect(ann.get_by_text("You ran out of time. A computer plays for you.")).to_be_visible()
        expect(bob.locator(".notices")).to_contain_text("Ann ran out of time. A computer plays on.")
        positions.run_down(table, 1)
        for page in (ann, bob):
            waits = "You ran out of time. Nobody else is here, so the game waits for you."
            expect(page.get_by_text(waits)).to_be_visible()
        bob.get_by_role("button", name="Take my seat back").click()
        expect(bob.get_by_text("You ran out of time.")).to_have_count(0)


def test_a_game_that_ends_as_somebody_runs_out_of_time_says_who(
    chromium: Browser, server: str, positions: Positions
) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        table = two_at_a_table(ann, bob, settings={"clock": CLOCK, "leavers": "end"})
        positions.run_down(table, 0)
        for page, words in ((ann, "You ran out of time. Bob won."), (bob, "Ann ran out of time. You won.")):
            expect(page.locator("[data-end]")).to_contain_text(words)
        ann.goto("/games")
        expect(ann.get_by_text("You ran out of time. Bob won.")).to_be_visible()


def resign(page: Page, told: str) -> None:
    """Gives the game up by the table's menu, after one question."""
    page.get_by_role("button", name="Table menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    sure = page.get_by_role("dialog", name="Resign?")
    expect(sure.get_by_text(told)).to_be_visible()
    sure.get_by_role("button", name="Resign", exact=True).click()


def test_of_two_players_the_other_wins_if_one_resigns(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        table = game_of_two(ann.context, bob.context)
        for page in (ann, bob):
            page.goto(f"/table/{table}")
        resign(ann, "You lose, and the game is over.")
        for page, words in ((ann, "You resigned. Bob won."), (bob, "Ann resigned. You won.")):
            expect(page.locator("[data-end]")).to_contain_text(words)
        expect(bob.locator("[data-end]")).to_contain_text("You won!")


def test_of_three_players_a_computer_plays_on_if_one_resigns(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        table = game_of_two(ann.context, bob.context, "rule", options={"players": 3})
        for page in (ann, bob):
            page.goto(f"/table/{table}")
        resign(ann, "You come last. A computer plays on in your seat.")
        expect(ann.get_by_text("You resigned. A computer plays on in your seat.")).to_be_visible()
        expect(ann.get_by_role("button", name="Take my seat back")).to_have_count(0)
        expect(bob.get_by_text("resigned", exact=True)).to_be_visible()


def test_the_computer_can_play_for_somebody_who_holds_the_game_up_for_days(
    chromium: Browser, server: str, positions: Positions
) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        table = game_of_two(ann.context, bob.context)
        menu = ann.get_by_role("button", name="Table menu", exact=True)
        stand_in = ann.get_by_role("dialog").get_by_role("button", name="Let a computer play")
        ann.goto(f"/table/{table}")
        menu.click()
        expect(ann.get_by_role("dialog", name="This table")).to_be_visible()
        expect(stand_in).to_have_count(0)
        positions.grow_older(table, INACTIVE_AFTER)
        ann.goto(f"/table/{table}")
        menu.click()
        stand_in.click()
        expect(ann.get_by_text("computer plays", exact=True)).to_be_visible()


def test_a_game_against_the_computer_waits_for_its_only_person(page: Page, context: BrowserContext) -> None:
    table = new_game(context, "me", "rule")
    send(context, "DELETE", f"/api/tables/{table}/seats")
    page.goto("/")
    expect(page.get_by_text("Paused until someone comes back")).to_be_visible()
    page.goto(f"/table/{table}")
    expect(page.get_by_text("Paused until someone comes back.")).to_be_visible()
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("Paused until someone comes back.")).to_be_hidden()


def test_the_clock_of_the_one_who_is_asked_runs(page: Page, context: BrowserContext) -> None:
    table = new_game(context, "me", "rule", settings={"clock": {"bank": 600_000}})
    page.goto(f"/table/{table}")
    own = page.locator('[data-seat="0"]').get_by_role("timer")
    expect(own).to_contain_text("▶")
    expect(own).to_contain_text("9:5")
