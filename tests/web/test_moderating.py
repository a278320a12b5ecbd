"""What a moderator does: from a report to a ban with an end, and to another name."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from uuid import uuid4

from playwright.sync_api import Browser, BrowserContext, Page, expect
from pyotp import TOTP

from tests.web.axe import violations
from tests.web.visitors import be_guest, send, visitors

PASSWORD = "correct horse"


def become_moderator(context: BrowserContext, data: Path, link: str = "") -> list[str]:
    """Makes an account with a second factor a moderator, as the machine's owner does; the recovery codes. `link`: the
    token of a link to sign up with.
    """
    login = f"meg-{uuid4().hex[:12]}"
    send(context, "POST", "/api/accounts", {"login": login, "password": PASSWORD, "link": link})
    factor = "/api/me/second_factor"
    secret = send(context, "POST", factor, {"current_password": PASSWORD})["secret"]
    codes: list[str] = send(context, "PUT", factor, {"code": TOTP(secret).now()})["recovery_codes"]
    granting = [sys.executable, "-m", "splay.cli", "admin", "grant", login]
    subprocess.run(granting, env={**os.environ, "SPLAY_DATA": str(data)}, check=True, capture_output=True)
    return codes


def report_line_and_name(ann: BrowserContext, bob: BrowserContext) -> str:
    """Lets Ann report what Bob says at their table, and his name; the table."""
    table: str = send(ann, "POST", "/api/tables", {"seats": ["me"]})["id"]
    send(bob, "POST", f"/api/tables/{table}/seats", {})
    line = send(bob, "POST", f"/api/tables/{table}/chat", {"text": "you fool"})["id"]
    send(ann, "POST", f"/api/tables/{table}/reports", {"reason": "rude", "line": line})
    send(ann, "POST", f"/api/tables/{table}/reports", {"reason": "a rude name", "seat": 1})
    return table


def give_code(page: Page, code: str) -> None:
    """Goes to the moderators' page and proves who it is there."""
    page.goto("/people")
    page.get_by_role("link", name="Reports, bans, and what moderators did").click()
    form = page.get_by_role("form", name="Confirm it's you")
    form.get_by_label("Code").fill(code)
    assert violations(page) == []
    form.get_by_role("button", name="Continue").click()


def test_a_report_leads_to_a_ban_with_an_end(
    chromium: Browser, server: str, data: Path, context: BrowserContext
) -> None:
    bob = context.new_page()  # which may complain of what is refused
    rude = f"Rude {uuid4().hex[:8]}"
    be_guest(context, rude)
    with visitors(chromium, server) as visit:
        root, ann = visit(), visit()
        codes = become_moderator(root.context, data)
        be_guest(ann.context, "Ann")
        table = report_line_and_name(ann.context, context)
        give_code(root, codes[0])

        mine = root.get_by_role("region", name="Reports").get_by_role("listitem").filter(has_text=rude)
        expect(mine).to_have_count(2)
        assert violations(root) == []
        line = mine.filter(has_text="you fool")
        expect(line).to_contain_text("Reason: rude")
        line.get_by_role("button", name="Remove line").click()
        expect(mine).to_have_count(1)
        assert send(ann.context, "GET", f"/api/tables/{table}/chat") == []

        mine.get_by_role("button", name="Ban").click()
        dialog = root.get_by_role("dialog", name=f"Ban {rude}")
        dialog.get_by_label("Days").fill("3")
        assert violations(root) == []
        dialog.get_by_role("button", name="Ban", exact=True).click()
        end = (datetime.now(UTC) + timedelta(days=3)).date().isoformat()
        expect(mine).to_contain_text(f"banned until {end}")
        bans = root.get_by_role("region", name="Bans").get_by_role("listitem").filter(has_text=rude)
        expect(bans).to_contain_text("Reason: a rude name")
        bob.goto("/people")
        expect(bob.get_by_text(f"A moderator has banned you until {end}.").first).to_be_visible()
        expect(bob.get_by_role("button", name="Sign out")).to_be_visible()
        assert violations(bob) == []

        mine.get_by_role("button", name="Close report").click()
        expect(mine).to_have_count(0)
        bans.get_by_role("button", name=f"End ban: {rude}").click()
        expect(bans).to_have_count(0)
        acts = root.get_by_role("region", name="What moderators did").get_by_role("listitem").filter(has_text=rude)
        expect(acts).to_have_count(3)
        expect(acts.nth(1)).to_contain_text(f"banned {rude}, 3 days: a rude name")
        bob.reload()
        expect(bob.get_by_role("heading", name="Delete account")).to_be_visible()


def test_a_moderator_renames_somebody(chromium: Browser, server: str, data: Path) -> None:
    rude, better = f"Rude {uuid4().hex[:8]}", f"Kind {uuid4().hex[:8]}"
    with visitors(chromium, server) as visit:
        root, ann, bob = visit(), visit(), visit()
        codes = become_moderator(root.context, data)
        be_guest(ann.context, "Ann")
        be_guest(bob.context, rude)
        report_line_and_name(ann.context, bob.context)
        give_code(root, codes[0])
        mine = (
            root.get_by_role("region", name="Reports").get_by_role("listitem").filter(has_text="The name was reported")
        )
        mine = mine.filter(has_text=rude)
        mine.get_by_role("button", name="Rename").click()
        dialog = root.get_by_role("dialog", name=f"Rename {rude}")
        dialog.get_by_label("New name").fill(better)
        dialog.get_by_role("button", name="Rename", exact=True).click()
        expect(dialog).to_be_hidden()
        acts = root.get_by_role("region", name="What moderators did")
        expect(acts).to_contain_text(f"renamed {rude} -> {better}")
        assert send(bob.context, "GET", "/api/me")["name"] == better


def test_a_moderator_gives_a_name_that_nobody_can_take(
    server: str, chromium: Browser, data: Path, context: BrowserContext
) -> None:
    page = context.new_page()  # which may complain of what is refused
    login = f"ann-{uuid4().hex[:12]}"
    with visitors(chromium, server) as visit:
        ann = visit()
        send(ann.context, "POST", "/api/accounts", {"login": login, "password": PASSWORD})
        give_code(page, become_moderator(context, data)[0])
        form = page.get_by_role("form", name="Give a name")
        form.get_by_label("Login").fill("nobody-has-this")
        form.get_by_label("New name").fill("Splay Support")
        form.get_by_role("button").click()
        expect(form.get_by_label("Login")).to_have_attribute("aria-invalid", "true")
        assert violations(page) == []
        form.get_by_label("Login").fill(login)
        form.get_by_role("button").click()
        expect(form.get_by_label("Login")).to_have_value("")
        expect(page.get_by_text(f"renamed {login} -> Splay Support")).to_be_visible()
        assert send(ann.context, "GET", "/api/me")["name"] == "Splay Support"


def test_a_moderator_sees_ratings_and_ends_them(
    server: str, chromium: Browser, data: Path, context: BrowserContext
) -> None:
    page = context.new_page()  # which may complain of what is refused
    name, login = f"Low {uuid4().hex[:8]}", f"low-{uuid4().hex[:12]}"
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        be_guest(ann.context, "Ann")
        send(bob.context, "POST", "/api/accounts", {"login": login, "password": PASSWORD, "name": name})
        report_line_and_name(ann.context, bob.context)
        give_code(page, become_moderator(context, data)[0])
        form = page.get_by_role("form", name="Ratings")
        form.get_by_label("Login").fill("nobody-has-this")
        form.get_by_role("button", name="Show ratings").click()
        expect(form.get_by_label("Login")).to_have_attribute("aria-invalid", "true")
        form.get_by_label("Login").fill(login)
        form.get_by_role("button", name="Show ratings").click()
        expect(form.get_by_role("status")).to_contain_text("No rated games.")
        form.get_by_role("button", name="End ratings").click()
        dialog = page.get_by_role("dialog", name=f"End {name}'s ratings")
        expect(dialog).to_contain_text("This can't be undone.")
        assert violations(page) == []
        dialog.get_by_label("Reason").fill("loses on purpose")
        dialog.get_by_role("button", name="End ratings").click()
        expect(dialog).to_be_hidden()
        expect(form.get_by_role("status")).to_contain_text(f"Ended on {datetime.now(UTC).date().isoformat()}.")
        expect(form.get_by_role("button", name="End ratings")).to_have_count(0)
        acts = page.get_by_role("region", name="What moderators did")
        expect(acts).to_contain_text(f"ended the ratings of {name}: loses on purpose")
        assert violations(page) == []
        report = page.get_by_role("region", name="Reports").get_by_role("listitem").filter(has_text=name).first
        report.get_by_role("button", name="End ratings").click()
        dialog.get_by_role("button", name="End ratings").click()
        expect(dialog.get_by_role("alert")).to_have_text("This person's ratings have been ended already.")


def test_a_moderator_sees_the_server_at_a_glance(page: Page, context: BrowserContext, data: Path) -> None:
    codes = become_moderator(context, data)
    give_code(page, codes[0])
    glance = page.get_by_role("region", name="The server at a glance")
    expect(glance.get_by_text(re.compile(r"^Accounts: \d+, here within 30 days: \d+\. Guests: \d+\.$"))).to_be_visible()
    expect(
        glance.get_by_text(re.compile(r"^SQLite: [\d.]+ MB, of them [\d.]+ MB for finished games\.$"))
    ).to_be_visible()
    expect(glance.get_by_text("None that this server knows of. Make one with splay backup.")).to_be_visible()
    assert violations(page) == []
