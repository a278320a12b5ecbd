"""Following and blocking players: on their profiles, and the list of them."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.patience import PATIENCE
from tests.web.axe import violations
from tests.web.results_kept import account
from tests.web.visitors import LAPTOP, PHONE, send, visitor


def says(page: Page, text: str) -> None:
    """The page says so in a notice."""
    expect(page.get_by_role("status").filter(has_text=text)).to_be_visible()


def until_here(page: Page) -> None:
    """Returns once the one whom somebody follows is told to be here, which is written every few seconds."""
    end = time.monotonic() + PATIENCE
    while send(page.context, "GET", "/api/me/others")["following"][0]["away"] != 0:
        assert time.monotonic() < end, "never told to be here"
        page.wait_for_timeout(200)


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_two_who_follow_each_other_are_friends(chromium: Browser, server: str, viewport: ViewportSize) -> None:
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as ann, visitor(chromium, server) as bob:
        his, hers = account(bob, "Bob")["handle"], account(ann, "Ann")["handle"]
        ann.goto(f"/players/{his}")
        ann.get_by_role("button", name="Follow", exact=True).click()
        says(ann, "You follow Bob now.")
        bob.goto(f"/players/{hers}")
        bob.get_by_role("button", name="Follow", exact=True).click()
        says(bob, "You and Ann follow each other")
        expect(bob.get_by_role("region", name="Ann", exact=True)).to_contain_text("friend")
        until_here(ann)
        ann.goto("/players")
        followed = ann.get_by_role("region", name="People you follow").get_by_role("listitem")
        expect(followed).to_have_text([re.compile("Bob.*online.*friend.*Challenge")])
        assert violations(ann) == []
        followed.get_by_role("link").click()
        ann.get_by_role("button", name="Unfollow").click()
        expect(ann.get_by_role("region", name="Bob", exact=True)).not_to_contain_text("friend")
        ann.goto("/players")
        expect(ann.get_by_text("You don't follow anyone yet.")).to_be_visible()


def test_a_profile_shows_what_a_new_friend_may_see_and_no_more_than_whoever_is_none(
    chromium: Browser, server: str
) -> None:
    with visitor(chromium, server) as ann, visitor(chromium, server) as bob:
        his, hers = account(bob, "Bob")["handle"], account(ann, "Ann")["handle"]
        send(bob.context, "PUT", "/api/me/privacy", {"games": "friends"})
        send(bob.context, "PUT", f"/api/players/{hers}/follow")
        ann.goto(f"/players/{his}")
        hidden = ann.get_by_text("Bob keeps games private.")
        expect(hidden).to_be_visible()
        ann.get_by_role("button", name="Follow", exact=True).click()
        expect(hidden).to_be_hidden()
        expect(ann.get_by_role("region", name="Bob", exact=True)).to_contain_text("friend")
        ann.get_by_role("button", name="Unfollow").click()
        expect(hidden).to_be_visible()
        expect(ann.get_by_role("region", name="Bob", exact=True)).not_to_contain_text("friend")


def test_a_blocked_player_can_be_found_again_and_unblocked(chromium: Browser, server: str) -> None:
    with visitor(chromium, server) as ann, visitor(chromium, server) as bob:
        his, hers = account(bob, "Bob")["handle"], account(ann, "Ann")["handle"]
        ann.goto(f"/players/{his}")
        ann.get_by_role("button", name="Block", exact=True).click()
        says(ann, "You blocked Bob.")
        expect(ann.get_by_role("button", name="Follow", exact=True)).to_be_hidden()
        ann.goto("/players")
        ann.get_by_text("Blocked: 1").click()
        ann.get_by_role("button", name="Unblock Bob").click()
        expect(ann.get_by_text("Blocked: 1")).to_be_hidden()
        bob.goto(f"/players/{hers}")
        bob.get_by_role("button", name="Follow", exact=True).click()
        says(bob, "You follow Ann now.")


def test_guests_and_visitors_see_no_buttons_for_it(chromium: Browser, server: str) -> None:
    with visitor(chromium, server) as guest, visitor(chromium, server) as bob:
        his = account(bob, "Bob")["handle"]
        guest.goto(f"/players/{his}")
        expect(guest.get_by_role("button", name="Share")).to_be_visible()
        expect(guest.get_by_role("button", name="Follow")).to_be_hidden()
        bob.goto(f"/players/{his}")
        expect(bob.get_by_role("button", name="Share")).to_be_visible()
        expect(bob.get_by_role("button", name="Follow")).to_be_hidden()
