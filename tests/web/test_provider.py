"""Signing in with a provider, through the real way there and back: signing up, changing the account, linking."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.e2e.servers import running
from tests.server.identities.local_provider import CLIENT, SECRET, LocalProvider, local_provider
from tests.web.axe import violations
from tests.web.test_people import new_login, sign_up
from tests.web.visitors import PHONE, visitor

NAME = "The Club"
PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def provider() -> Iterator[LocalProvider]:
    """A provider of this machine."""
    with local_provider() as running:
        yield running


@pytest.fixture(scope="module")
def club(provider: LocalProvider, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose people may sign in with it."""
    settings = {
        "SPLAY_OIDC_ISSUER": provider.issuer, "SPLAY_OIDC_CLIENT_ID": CLIENT, "SPLAY_OIDC_CLIENT_SECRET": SECRET,
        "SPLAY_OIDC_NAME": NAME,
    }  # fmt: skip
    folder: Path = tmp_path_factory.mktemp("club")
    with running(folder, **settings) as address:
        yield address


def sign_in(page: Page) -> None:
    """Signs in, or up, with the provider."""
    page.goto("/people")
    page.get_by_role("button", name=f"Sign in with {NAME}").click()


def test_whoever_signs_up_so_sees_to_the_account_without_a_password(
    chromium: Browser, club: str, provider: LocalProvider
) -> None:
    provider.person = {"sub": "ann-1", "preferred_username": "Ann"}
    with visitor(chromium, club, PHONE, touch=True) as page:
        page.goto("/people")
        expect(page.get_by_role("button", name=f"Sign in with {NAME}")).to_be_visible()
        assert violations(page) == []
        sign_in(page)
        expect(page.get_by_text("You're signed in as Ann.")).to_be_visible()
        assert page.url == f"{club}/people"
        ways = page.get_by_role("form", name="Other ways to sign in")
        expect(ways.get_by_text("To unlink it, choose a password first.")).to_be_visible()
        assert violations(page) == []
        account = page.get_by_role("form", name="Account", exact=True)
        account.get_by_role("button", name="Sign in again").click()
        expect(page.get_by_text("Confirmed. For five minutes you can make changes here.")).to_be_visible()
        account.get_by_label("New password").fill(PASSWORD)
        account.get_by_role("button", name="Change password").click()
        expect(account.get_by_label("Current password")).to_be_visible()
        ways.get_by_label("Current password").fill(PASSWORD)
        ways.get_by_role("button", name="Unlink: Ann").click()
        expect(ways.get_by_role("button", name="Unlink: Ann")).to_have_count(0)


def test_an_account_is_linked_and_signs_in_so(chromium: Browser, club: str, provider: LocalProvider) -> None:
    provider.person = {"sub": "ben-1", "preferred_username": "Ben"}
    login = new_login()
    with visitor(chromium, club) as page:
        page.goto("/people")
        sign_up(page, login)
        ways = page.get_by_role("form", name="Other ways to sign in")
        ways.get_by_label("Current password").fill(PASSWORD)
        ways.get_by_role("button", name=f"Link {NAME}").click()
        expect(page.get_by_text(f"You can sign in with {NAME} from now on.")).to_be_visible()
        expect(ways.get_by_text("Ben", exact=True)).to_be_visible()
    with visitor(chromium, club) as page:
        sign_in(page)
        expect(page.get_by_text(f"Your login is {login}.")).to_be_visible()


def test_what_goes_wrong_is_told(chromium: Browser, club: str, provider: LocalProvider) -> None:
    with visitor(chromium, club) as page:
        provider.lies = {"nonce": "another"}
        sign_in(page)
        expect(page.get_by_text("the answer wasn't the one we expected")).to_be_visible()
        expect(page.get_by_role("button", name=f"Sign in with {NAME}")).to_be_visible()
        provider.lies = {}
        sign_in(page)
        expect(page.get_by_text("You're signed in as")).to_be_visible()
