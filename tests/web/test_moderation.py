"""Reporting at the table, and the moderators' page."""

from __future__ import annotations

from uuid import uuid4

from playwright.sync_api import Browser, expect

from tests.web.axe import violations
from tests.web.visitors import be_guest, send, visitors


def test_a_line_is_reported_with_a_reason(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        be_guest(ann.context, "Ann")
        be_guest(bob.context, "Bob")
        table = send(ann.context, "POST", "/api/tables", {"seats": ["me", "open"]})["id"]
        send(bob.context, "POST", f"/api/tables/{table}/seats", {})
        send(bob.context, "POST", f"/api/tables/{table}/chat", {"text": "you fool"})
        ann.goto(f"/table/{table}")
        ann.get_by_role("tab", name="Chat").click()
        ann.get_by_role("button", name="About Bob").click()
        ann.get_by_role("dialog").get_by_role("button", name="Report").click()
        dialog = ann.get_by_role("dialog", name="Report what Bob said")
        dialog.get_by_label("Reason").fill("rude")
        assert violations(ann) == []
        dialog.get_by_role("button", name="Send report").click()
        expect(ann.get_by_text("Report sent. Thank you.")).to_be_visible()
        expect(dialog).to_be_hidden()


def test_whoever_is_no_moderator_is_told_so(chromium: Browser, server: str) -> None:
    account = {"login": f"ann-{uuid4().hex[:12]}", "password": "correct horse"}
    with visitors(chromium, server) as visit:
        page = visit()
        send(page.context, "POST", "/api/accounts", account)
        page.goto("/admin")
        expect(page.get_by_text("Only this server's moderators can do that.")).to_be_visible()
        assert violations(page) == []
