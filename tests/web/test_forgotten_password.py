"""A forgotten password is replaced by the link in a mail, from the confirmation of the address on."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.patience import PATIENCE
from tests.server.e2e.servers import running
from tests.server.notifications.receivers import Mailbox, mailbox_in_thread
from tests.web.axe import violations
from tests.web.visitors import send, visitors

PASSWORD, ANOTHER = "correct horse", "wrong horse battery"
ACCOUNT = {"login": "ann-forgets", "password": PASSWORD, "email": "ann@example.org"}


@pytest.fixture
def box() -> Iterator[Mailbox]:
    """What the server sends by mail."""
    with mailbox_in_thread() as made:
        yield made


@pytest.fixture
def mailing(box: Mailbox, tmp_path: Path) -> Iterator[str]:
    """The address of a server that sends mail."""
    with running(tmp_path, **box.settings()) as address:
        yield address


def found(box: Mailbox, pattern: str) -> str:
    """What the newest mail says, as soon as one does."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        match = re.search(pattern, box.text()) if box.letters else None
        if match is not None:
            return match[0]
        time.sleep(0.05)
    raise AssertionError(f"no mail says {pattern}")


def confirm_address(page: Page, box: Mailbox) -> None:
    """Asks for the code of the account's address, and enters it."""
    send(page.context, "POST", "/api/me/email/code")
    send(page.context, "POST", "/api/me/email/confirmation", {"code": found(box, r"\b[0-9]{8}\b")})


def test_a_forgotten_password_is_replaced_and_ends_all_sessions(chromium: Browser, mailing: str, box: Mailbox) -> None:
    with visitors(chromium, mailing) as visit:
        before, page = visit(), visit()
        send(before.context, "POST", "/api/accounts", ACCOUNT)
        confirm_address(before, box)
        page.goto("/people")
        page.get_by_role("link", name="Forgot your password?").click()
        form = page.get_by_role("form", name="Forgot your password?")
        form.get_by_label("Login or email address").fill(ACCOUNT["login"])
        form.get_by_role("button").click()
        page.goto(found(box, r"http://\S+/reset#\S+"))
        choose = page.get_by_role("form", name="Choose a new password")
        choose.get_by_label("New password").fill(ANOTHER)
        assert violations(page) == []
        choose.get_by_role("button").click()
        form = page.get_by_role("form", name="Sign in", exact=True)
        form.get_by_label("Login").fill(ACCOUNT["login"])
        form.get_by_label("Password").fill(ANOTHER)
        form.get_by_role("button").click()
        expect(page.get_by_text(f"You're signed in as {ACCOUNT['login']}.")).to_be_visible()
        assert before.context.request.get("/api/me").status == 204
