"""Who is at the table: spectators, those who leave and come back, those who choose, and their clocks."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Page, expect

from splay.server.tables.inactivity import INACTIVE_AFTER
from tests.web.playing import new_game
from tests.web.positions import Positions
from tests.web.visitors import be_guest, send, visitors


def test_others_see_what_somebody_chooses_but_not_among_what(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        table = new_game(ann.context, "me", "open")
        be_guest(bob.context, "Bob")
        send(bob.context, "POST", f"/api/tables/{table}/seats", {})
        for page in (ann, bob):
            page.goto(f"/table/{table}")
        bob.locator('[data-place="hand"] [data-offered]').first.click()
        expect(bob.get_by_text("Ann chooses the first card.")).to_be_visible()
        expect(bob.locator("[data-offered]")).to_have_count(0)


def test_a_spectator_watches_without_controls(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, watcher = visit(), visit()
        table = new_game(ann.context, "me", "rule")
        watcher.goto(f"/table/{table}")
        expect(watcher.get_by_text("You are watching.")).to_be_visible()
        expect(watcher.locator("[data-seat]")).to_have_count(2)
        expect(watcher.locator("[data-offered]")).to_have_count(0)
        expect(watcher.get_by_role("button", name="Undo")).to_have_count(0)
        expect(watcher.get_by_role("region", name="Your hand")).to_have_count(0)


def test_who_leaves_is_played_by_the_computer_and_may_come_back(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        table = new_game(ann.context, "me", "open")
        be_guest(bob.context, "Bob")
        send(bob.context, "POST", f"/api/tables/{table}/seats", {})
        for page in (ann, bob):
            page.goto(f"/table/{table}")
        leave = ann.get_by_role("dialog").get_by_role("button", name="Leave the table")
        ann.get_by_role("button", name="Table menu", exact=True).click()
        leave.click()
        expect(ann.get_by_role("dialog", name="Leave the table?")).to_be_visible()
        leave.click()
        expect(ann.get_by_role("heading", name="Play Innovation")).to_be_visible()
        expect(bob.get_by_text("the computer plays", exact=True)).to_be_visible()
        ann.goto(f"/table/{table}")
        expect(ann.get_by_text("The computer plays for you.")).to_be_visible()
        ann.get_by_role("button", name="Take over again").click()
        expect(ann.get_by_text("The computer plays for you.")).to_be_hidden()
        expect(bob.get_by_text("the computer plays", exact=True)).to_be_hidden()


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
        table = new_game(ann.context, "me", "open")
        be_guest(bob.context, "Bob")
        send(bob.context, "POST", f"/api/tables/{table}/seats", {})
        for page in (ann, bob):
            page.goto(f"/table/{table}")
        resign(ann, "You lose, and the game is over.")
        for page in (ann, bob):
            expect(page.locator("[data-end]")).to_contain_text("Bob wins: Ann resigned.")
        expect(bob.locator("[data-end]")).to_contain_text("You win!")


def test_of_three_players_a_computer_plays_on_if_one_resigns(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        table = new_game(ann.context, "me", "open", "rule", options={"players": 3})
        be_guest(bob.context, "Bob")
        send(bob.context, "POST", f"/api/tables/{table}/seats", {})
        for page in (ann, bob):
            page.goto(f"/table/{table}")
        resign(ann, "You come last. A computer plays on in your seat.")
        expect(ann.get_by_text("You resigned. A computer plays on in your seat.")).to_be_visible()
        expect(ann.get_by_role("button", name="Take over again")).to_have_count(0)
        expect(bob.get_by_text("resigned", exact=True)).to_be_visible()


def test_the_computer_can_play_for_somebody_who_holds_the_game_up_for_days(
    chromium: Browser, server: str, positions: Positions
) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        table = new_game(ann.context, "me", "open")
        be_guest(bob.context, "Bob")
        send(bob.context, "POST", f"/api/tables/{table}/seats", {})
        menu = ann.get_by_role("button", name="Table menu", exact=True)
        stand_in = ann.get_by_role("dialog").get_by_role("button", name="Let the computer play")
        ann.goto(f"/table/{table}")
        menu.click()
        expect(ann.get_by_role("dialog", name="This table")).to_be_visible()
        expect(stand_in).to_have_count(0)
        positions.grow_older(table, INACTIVE_AFTER)
        ann.goto(f"/table/{table}")
        menu.click()
        stand_in.click()
        expect(ann.get_by_text("the computer plays", exact=True)).to_be_visible()


def test_a_game_against_the_computer_waits_for_its_only_person(page: Page, context: BrowserContext) -> None:
    table = new_game(context, "me", "rule")
    send(context, "DELETE", f"/api/tables/{table}/seats")
    page.goto("/")
    expect(page.get_by_text("Paused until somebody returns")).to_be_visible()
    page.goto(f"/table/{table}")
    expect(page.get_by_text("Paused until somebody returns.")).to_be_visible()
    page.get_by_role("button", name="Take over again").click()
    expect(page.get_by_text("Paused until somebody returns.")).to_be_hidden()


def test_the_clock_of_the_one_who_is_asked_runs(page: Page, context: BrowserContext) -> None:
    table = new_game(context, "me", "rule", settings={"clock": {"bank": 600_000}})
    page.goto(f"/table/{table}")
    own = page.locator('[data-seat="0"]').get_by_role("timer")
    expect(own).to_contain_text("▶")
    expect(own).to_contain_text("9:5")
