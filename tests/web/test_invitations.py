"""Challenges, and invitations to a table: one asks, another accepts, declines, or is asked no more."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.web.axe import violations
from tests.web.results_kept import account
from tests.web.test_friends import says
from tests.web.visitors import LAPTOP, PHONE, TABLE, send, visitor


def asked(page: Page) -> Page:
    """Opens the start page with what somebody is asked."""
    page.goto("/")
    expect(page.get_by_role("region", name="Challenges and invitations")).to_be_visible()
    return page


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_one_challenges_and_the_other_accepts(chromium: Browser, server: str, viewport: ViewportSize) -> None:
    touch = viewport is PHONE
    with visitor(chromium, server, viewport, touch) as ann, visitor(chromium, server, viewport, touch) as bob:
        account(ann, "Ann")
        his = account(bob, "Bob")["handle"]
        ann.goto(f"/players/{his}")
        ann.get_by_role("button", name="Challenge Bob").click()
        dialog = ann.get_by_role("dialog", name="Challenge Bob")
        dialog.get_by_text("Rated", exact=True).click()
        expect(dialog).to_contain_text(re.compile(r"\+\d+ if you win, \u2212\d+ if you lose"))
        assert violations(ann) == []
        dialog.get_by_role("button", name="Challenge Bob").click()
        says(ann, "You challenged Bob.")
        told_before_asking(ann.get_by_role("region", name="Bob", exact=True), "You challenged Bob")
        panel = asked(bob).get_by_role("region", name="Challenges and invitations")
        expect(panel.get_by_role("listitem")).to_contain_text(
            re.compile(r"Ann challenges you.*rated.*\+\d+ if you win, \u2212\d+ if you lose.*(23 hours|1 day) left")
        )
        assert violations(bob) == []
        panel.get_by_role("button", name="Accept Ann's invitation").click()
        expect(bob).to_have_url(TABLE)
        expect(bob.get_by_role("heading", name="Waiting")).to_be_hidden()
        ann.goto("/")
        expect(ann.get_by_role("region", name="Your games")).to_contain_text("Bob")
        expect(ann.get_by_role("region", name="Challenges and invitations")).to_be_hidden()


def told_before_asking(place: Locator, why: str) -> None:
    """Bob can't be challenged now, which is said beside the button."""
    button = place.get_by_role("button", name="Challenge Bob")
    expect(button).to_have_accessible_description(why)
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(place.get_by_text(why)).to_be_visible()


def test_whoever_declines_is_not_challenged_again(chromium: Browser, server: str) -> None:
    with visitor(chromium, server) as ann, visitor(chromium, server) as bob:
        account(ann, "Ann")
        his = account(bob, "Bob")["handle"]
        send(ann.context, "POST", f"/api/players/{his}/challenges", {})
        asked(bob).get_by_role("button", name="Decline Ann's invitation").click()
        expect(bob.get_by_role("region", name="Challenges and invitations")).to_be_hidden()
        expect(asked(ann).get_by_role("region", name="Challenges and invitations")).to_contain_text("Bob said no")
        ann.goto("/players")
        by_name = ann.get_by_role("region", name="Challenge by name")
        by_name.get_by_role("searchbox").fill(f"@{his}")
        by_name.get_by_role("button", name="Find").click()
        why = "Bob said no. You can ask again tomorrow."
        told_before_asking(by_name, why)
        ann.goto(f"/players/{his}")
        told_before_asking(ann.get_by_role("region", name="Bob", exact=True), why)
        assert violations(ann) == []


def test_friends_are_invited_to_a_table_without_a_link(chromium: Browser, server: str) -> None:
    with visitor(chromium, server) as ann, visitor(chromium, server) as bob:
        hers, his = account(ann, "Ann")["handle"], account(bob, "Bob")["handle"]
        send(ann.context, "PUT", f"/api/players/{his}/follow")
        send(bob.context, "PUT", f"/api/players/{hers}/follow")
        table = send(ann.context, "POST", "/api/tables", {"settings": {"public": False}})["id"]
        bob.goto("/players")
        ann.goto(f"/table/{table}")
        players = ann.get_by_role("region", name="Invite by name")
        expect(players.get_by_role("listitem")).to_have_text([re.compile("Bob.*friend")])
        players.get_by_role("button", name="Invite Bob").click()
        says(ann, "You invited Bob.")
        expect(players.get_by_role("button", name="Withdraw the invitation to Bob")).to_be_visible()
        assert violations(ann) == []
        asked(bob).get_by_role("button", name="Accept Ann's invitation").click()
        expect(bob).to_have_url(re.compile(table))
        expect(players).to_be_hidden()


def test_an_invitation_is_withdrawn(chromium: Browser, server: str) -> None:
    with visitor(chromium, server) as ann, visitor(chromium, server) as bob:
        account(ann, "Ann")
        his = account(bob, "Bob")["handle"]
        send(ann.context, "POST", f"/api/players/{his}/challenges", {})
        asked(ann).get_by_role("button", name="Withdraw the invitation to Bob").click()
        expect(ann.get_by_role("region", name="Challenges and invitations")).to_be_hidden()
        assert send(bob.context, "GET", "/api/me/invitations") == []


def test_a_new_challenge_is_told_on_whatever_page(chromium: Browser, server: str) -> None:
    with visitor(chromium, server) as ann, visitor(chromium, server) as bob:
        account(ann, "Ann")
        his = account(bob, "Bob")["handle"]
        with bob.expect_response("**/api/me/invitations"):
            bob.goto("/rules")
        send(ann.context, "POST", f"/api/players/{his}/challenges", {})
        bob.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        says(bob, "Ann challenges you")


def test_guests_are_shown_the_way_to_sign_in(chromium: Browser, server: str) -> None:
    with visitor(chromium, server) as guest, visitor(chromium, server) as bob:
        his = account(bob, "Bob")["handle"]
        guest.goto(f"/players/{his}")
        expect(guest.get_by_role("button", name="Challenge Bob")).to_be_disabled()
        expect(guest.get_by_role("main").get_by_role("link", name="Sign in")).to_be_visible()
        bob.goto(f"/players/{his}")
        expect(bob.get_by_role("button", name="Share")).to_be_visible()
        expect(bob.get_by_role("button", name="Challenge Bob")).to_be_hidden()
