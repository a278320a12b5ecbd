"""The page about the reader: account, password, tokens, messages, going for good."""

from __future__ import annotations

import json
from pathlib import Path
from uuid import uuid4

from playwright.sync_api import Browser, BrowserContext, Page, expect
from pyotp import TOTP

from tests.web.axe import violations
from tests.web.visitors import PHONE, be_guest, send, visitor, visitors

PASSWORD = "correct horse"


def sign_up(page: Page, login: str) -> None:
    """Makes an account by the form, under the name Ann unless a guest has one."""
    form = page.get_by_role("form", name="Create an account")
    expect(form).to_be_visible()
    name = form.get_by_label("Your name")
    if name.count():
        name.fill("Ann")
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button").click()


def new_login() -> str:
    """A login that nobody has."""
    return f"ann-{uuid4().hex[:12]}"


def test_a_guest_signs_up_and_finds_name_and_games_on_another_device(chromium: Browser, server: str) -> None:
    login = new_login()
    with visitors(chromium, server) as visit:
        here, there = visit(), visit()
        be_guest(here.context, "Ann")
        send(here.context, "POST", "/api/tables", {"seats": ["me", "rule"]})
        here.goto("/people")
        sign_up(here, login)
        expect(here.get_by_text(f"Your login is {login}.")).to_be_visible()
        expect(here.get_by_role("heading", level=1)).to_be_focused()
        there.goto("/people")
        form = there.get_by_role("form", name="Sign in", exact=True)
        form.get_by_label("Login").fill(login)
        form.get_by_label("Password").fill(PASSWORD)
        form.get_by_role("button").click()
        expect(there.get_by_text("You're signed in as Ann.")).to_be_visible()
        there.get_by_role("link", name="Splay, start page").click()
        expect(there.get_by_role("region", name="Your games").get_by_text("Your turn")).to_be_visible()


def test_whoever_has_signed_up_reads_the_page_from_its_top(chromium: Browser, server: str) -> None:
    with visitor(chromium, server, PHONE, touch=True) as page:
        page.goto("/people")
        sign_up(page, new_login())
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        expect(page.get_by_role("heading", level=1)).to_be_in_viewport()


def test_head_to_head_stands_at_the_end_until_it_is_hidden(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        for visitor, name in ((ann, "Ann"), (bob, "Bob")):
            send(visitor.context, "POST", "/api/accounts", {"login": new_login(), "password": PASSWORD, "name": name})
        tables = [send(ann.context, "POST", "/api/tables", {"seats": ["me", "open"]})["id"] for _ in range(2)]
        for table in tables:
            send(bob.context, "POST", f"/api/tables/{table}/seats", {})
            send(bob.context, "POST", f"/api/tables/{table}/resignation", {})
        ann.goto(f"/table/{tables[-1]}")
        expect(ann.locator("[data-head-to-head]")).to_contain_text("Against Bob: 2 games, 2 won, 0 lost")
        bob.goto("/people")
        against = bob.get_by_role("group", name="How I did against others")
        against.get_by_text("Nobody").click()
        expect(against.get_by_label("Nobody")).to_be_checked()
        assert violations(bob) == []
        ann.reload()
        expect(ann.locator("[data-end]")).to_be_visible()
        expect(ann.locator("[data-head-to-head]")).to_have_count(0)


def test_a_new_account_has_a_name_of_its_own_and_never_the_login(page: Page) -> None:
    login = new_login()
    page.goto("/people")
    sign_up(page, login)
    expect(page.get_by_text(f"Your login is {login}.")).to_be_visible()
    page.goto("/players/me")
    expect(page.get_by_role("heading", name="Ann", level=1)).to_be_visible()
    expect(page.locator("body")).not_to_contain_text(login)


def test_a_login_that_somebody_has_is_refused_at_its_field(context: BrowserContext) -> None:
    login = new_login()
    send(context, "POST", "/api/accounts", {"login": login, "password": PASSWORD})
    context.clear_cookies()
    page = context.new_page()  # which may complain of the refused request
    page.goto("/people")
    sign_up(page, login)
    field = page.get_by_role("form", name="Create an account").get_by_label("Login")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("That login is taken.")).to_be_visible()


def test_a_token_is_shown_once_and_revoked(page: Page, context: BrowserContext) -> None:
    page.goto("/people")
    login = new_login()
    sign_up(page, login)
    tokens = page.get_by_role("form", name="Tokens for bots")
    tokens.get_by_label("Purpose").fill("my bot")
    tokens.get_by_label("Current password").fill(PASSWORD)
    tokens.get_by_role("button", name="Create token").click()
    token = tokens.get_by_label("Your new token").input_value()
    answer = context.request.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    assert answer.json()["login"] == login
    page.reload()
    expect(tokens.get_by_text("my bot")).to_be_visible()
    expect(tokens.get_by_label("Your new token")).to_be_hidden()
    tokens.get_by_role("button", name="Revoke: my bot").click()
    expect(tokens.get_by_text("my bot")).to_be_hidden()
    expect(tokens.get_by_role("heading")).to_be_focused()
    assert context.request.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status == 401


def test_a_web_hook_is_added_switched_off_and_removed(page: Page, context: BrowserContext) -> None:
    be_guest(context, "Ann")
    page.goto("/people")
    messages = page.get_by_role("form", name="Notifications")
    messages.get_by_label("Webhook").fill("https://hooks.example/secret")
    messages.get_by_role("button", name="Add webhook").click()
    switch = messages.get_by_role("checkbox", name="Webhook at hooks.example")
    expect(switch).to_be_checked()
    with page.expect_response(lambda answer: answer.request.method == "GET"):
        switch.uncheck()
    channels = send(context, "GET", "/api/me/notifications")["channels"]
    assert [(channel["place"], channel["on"]) for channel in channels] == [("hooks.example", False)]
    messages.get_by_role("button", name="Remove: Webhook at hooks.example").click()
    expect(switch).to_be_hidden()


def test_who_goes_for_good_is_asked_first_and_is_then_unknown(page: Page, context: BrowserContext) -> None:
    be_guest(context, "Ann")
    page.goto("/people")
    ask = page.get_by_role("button", name="Delete account ...")
    ask.click()
    dialog = page.get_by_role("dialog", name="Delete everything about you?")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(ask).to_be_focused()
    ask.click()
    dialog.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("Everything about you is gone.")).to_be_visible()
    assert context.request.get("/api/me").status == 204


def test_who_signs_out_is_a_stranger_here(page: Page, context: BrowserContext) -> None:
    page.goto("/people")
    sign_up(page, new_login())
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("link", name="Sign in", exact=True)).to_be_visible()
    assert context.request.get("/api/me").status == 204


def test_who_signs_out_in_another_tab_is_a_stranger_in_this_one_too(page: Page, context: BrowserContext) -> None:
    be_guest(context, "Ann")
    page.goto("/")
    expect(page.get_by_role("banner")).to_contain_text("Ann")
    page.wait_for_load_state("networkidle")  # what the start page asks for whoever is signed in
    send(context, "DELETE", "/api/sessions")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_role("banner")).not_to_contain_text("Ann")


def test_somebody_muted_is_listed_and_heard_again(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        be_guest(ann.context, "Ann")
        be_guest(bob.context, "Bob")
        table = send(ann.context, "POST", "/api/tables", {"seats": ["me", "open"]})["id"]
        send(bob.context, "POST", f"/api/tables/{table}/seats", {})
        send(ann.context, "POST", f"/api/tables/{table}/mutes", {"seat": 1, "everywhere": True})
        ann.goto("/people")
        muted = ann.get_by_role("region", name="Muted people")
        expect(muted).to_contain_text("Bob")
        expect(muted).to_contain_text("at all tables")
        assert violations(ann) == []
        muted.get_by_role("button", name="Unmute Bob").click()
        expect(muted).to_have_count(0)
        expect(ann.get_by_role("heading", level=1)).to_be_focused()
        assert send(ann.context, "GET", "/api/me/mutes") == []


def test_who_has_muted_nobody_sees_no_list(page: Page, context: BrowserContext) -> None:
    be_guest(context, "Ann")
    page.goto("/people")
    expect(page.get_by_role("heading", name="Delete account")).to_be_visible()
    expect(page.get_by_role("region", name="Muted people")).to_have_count(0)


def test_a_device_is_listed_and_signed_out_and_then_all_are(chromium: Browser, server: str) -> None:
    login = new_login()
    with visitors(chromium, server) as visit:
        here, there = visit(), visit()
        here.goto("/people")
        sign_up(here, login)
        devices = here.get_by_role("region", name="Your devices")
        expect(devices).to_be_visible()
        send(there.context, "POST", "/api/sessions", {"login": login, "password": PASSWORD})
        here.reload()
        expect(devices.get_by_role("listitem")).to_have_count(2)
        expect(devices.get_by_text("this browser")).to_have_count(1)
        assert violations(here) == []
        devices.get_by_role("button", name="Sign out: ").click()
        expect(devices.get_by_role("listitem")).to_have_count(1)
        expect(devices.get_by_role("heading")).to_be_focused()
        assert there.context.request.get("/api/me").status == 204
        devices.get_by_role("button", name="Sign out everywhere").click()
        expect(here.get_by_text("You're signed out everywhere.")).to_be_visible()
        assert here.context.request.get("/api/me").status == 204


def test_an_address_is_set_and_removed_with_the_password_and_not_without(context: BrowserContext) -> None:
    page = context.new_page()  # which may complain of the refused request
    page.goto("/people")
    sign_up(page, new_login())
    form = page.get_by_role("form", name="Email", exact=True)
    address, current = form.get_by_label("Email address"), form.get_by_label("Current password")
    address.fill("ann@example.org")
    current.fill("guess guess")
    form.get_by_role("button").click()
    expect(form.get_by_text("That password is wrong.")).to_be_visible()
    assert violations(page) == []
    assert send(context, "GET", "/api/me")["email"] is None
    for text, email in (("ann@example.org", "ann@example.org"), ("", None)):
        address.fill(text)
        current.fill(PASSWORD)
        form.get_by_role("button").click()
        expect(current).to_have_value("")
        assert send(context, "GET", "/api/me")["email"] == email


def test_who_forgot_the_password_asks_for_a_link_and_a_used_one_is_refused(context: BrowserContext) -> None:
    page = context.new_page()  # which may complain of the refused requests
    page.goto("/people")
    page.get_by_role("link", name="Forgot your password?").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    form = page.get_by_role("form", name="Forgot your password?")
    assert violations(page) == []
    form.get_by_label("Login or email address").fill("ann")
    form.get_by_role("button").click()
    expect(form.get_by_text("This server doesn't send email.")).to_be_visible()
    page.goto("/reset#used-already")
    choose = page.get_by_role("form", name="Choose a new password")
    choose.get_by_label("New password").fill(PASSWORD)
    assert violations(page) == []
    choose.get_by_role("button").click()
    expect(choose.get_by_text("This link isn't good any more")).to_be_visible()


def test_two_step_sign_in_is_set_up_and_then_asks_for_a_code(
    chromium: Browser, server: str, context: BrowserContext
) -> None:
    login = new_login()
    with visitors(chromium, server) as visit:
        here = visit()
        here.goto("/people")
        sign_up(here, login)
        form = here.get_by_role("form", name="Two-step sign-in")
        form.get_by_label("Current password").fill(PASSWORD)
        form.get_by_role("button", name="Set up").click()
        expect(form.get_by_role("img", name="QR code")).to_be_visible()
        assert violations(here) == []
        app = TOTP(form.get_by_role("textbox", name="Key").input_value())
        form.get_by_label("Code", exact=True).fill(app.now())
        form.get_by_role("button", name="Turn on").click()
        expect(form.get_by_text("It's on. 10 recovery codes left.")).to_be_visible()
        expect(form.get_by_role("listitem")).to_have_count(10)
        recovery = form.get_by_role("listitem").first.inner_text()
        assert violations(here) == []
    there = context.new_page()  # which may complain of the refused request
    there.goto("/people")
    form = there.get_by_role("form", name="Sign in", exact=True)
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button").click()
    code = form.get_by_label("Code")
    expect(code).to_be_focused()
    code.fill(recovery)
    there.keyboard.press("Enter")
    expect(there.get_by_text("You're signed in as Ann.")).to_be_visible()


def test_with_two_step_sign_in_the_forms_that_take_an_account_over_ask_for_a_code(context: BrowserContext) -> None:
    page = context.new_page()  # which may complain of the refused requests
    page.goto("/people")
    sign_up(page, new_login())
    second, tokens = page.get_by_role("form", name="Two-step sign-in"), page.get_by_role("form", name="Tokens for bots")
    address, password = (page.get_by_role("form", name=name, exact=True) for name in ("Email", "Account"))
    forms = (password, address, tokens)
    for form in forms:
        expect(form.get_by_label("Current password")).to_be_visible()
        expect(form.get_by_label("Code")).to_have_count(0)
    secret = send(context, "POST", "/api/me/second_factor", {"current_password": PASSWORD})["secret"]
    codes = send(context, "PUT", "/api/me/second_factor", {"code": TOTP(secret).now()})["recovery_codes"]
    address.get_by_label("Email address").fill("ann@example.org")
    address.get_by_label("Current password").fill(PASSWORD)
    address.get_by_role("button").click()
    expect(address.get_by_text("This account also needs a code.")).to_be_visible()
    page.reload()
    for form in forms:
        expect(form.get_by_label("Code")).to_be_visible()
    expect(second.get_by_text("It's on. 10 recovery codes left.")).to_be_visible()
    assert violations(page) == []
    address.get_by_label("Email address").fill("ann@example.org")
    address.get_by_label("Current password").fill(PASSWORD)
    address.get_by_label("Code").fill("aaaa-aaaa-aaaa-aaaa")
    address.get_by_role("button").click()
    expect(address.get_by_text("That code is wrong or too old.")).to_be_visible()
    for number, form in enumerate(forms):
        form.get_by_label("Current password").fill(PASSWORD)
        form.get_by_label("Code").fill(codes[number])
        if form is password:
            form.get_by_label("New password").fill(PASSWORD)
        if form is tokens:
            form.get_by_label("Purpose").fill("my bot")
        form.get_by_role("button", name="Create token" if form is tokens else "").last.click()
        expect(form.get_by_label("Current password")).to_have_value("")
        expect(form.get_by_label("Code")).to_have_value("")
        expect(second.get_by_text(f"It's on. {9 - number} recovery codes left.")).to_be_visible()
    page.get_by_role("button", name="Delete account ...").click()
    dialog = page.get_by_role("dialog", name="Delete everything about you?")
    dialog.get_by_label("Current password").fill(PASSWORD)
    dialog.get_by_label("Code").fill(codes[3])
    dialog.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("Everything about you is gone.")).to_be_visible()


def test_what_happened_to_an_account_is_told_at_the_next_sign_in_until_it_is_put_away(
    chromium: Browser, server: str
) -> None:
    login, other = new_login(), "another horse"
    with visitors(chromium, server) as visit:
        here, there, elsewhere = visit(), visit(), visit()
        here.goto("/people")
        sign_up(here, login)
        notices = here.get_by_label("Tell me when a new browser signs in")
        expect(notices).to_be_checked()
        form = here.get_by_role("form", name="Account", exact=True)
        form.get_by_label("Current password").fill(PASSWORD)
        form.get_by_label("New password").fill(other)
        form.get_by_role("button").click()
        expect(here.get_by_text("Password changed.")).to_be_visible()
        here.reload()
        expect(notices).to_be_checked()
        expect(here.get_by_role("region", name="What happened to your account")).to_have_count(0)
        with here.expect_response(lambda answer: answer.request.method == "PATCH"):
            notices.uncheck()
        for page, count in ((there, 2), (elsewhere, 2)):
            page.goto("/people")
            form = page.get_by_role("form", name="Sign in", exact=True)
            form.get_by_label("Login").fill(login)
            form.get_by_label("Password").fill(other)
            form.get_by_role("button").click()
            told = page.get_by_role("region", name="What happened to your account")
            expect(told.get_by_role("listitem")).to_have_count(count)
            expect(told.get_by_role("heading")).to_be_in_viewport()
            expect(told).to_contain_text("Your password was changed.")
            expect(told).to_contain_text("Chrome on Linux")
            expect(told).to_contain_text("Notices about new browsers were switched off.")
            assert violations(page) == []
            told.get_by_role("button", name="Got it").click()
            expect(told).to_have_count(0)
            page.reload()
            expect(page.get_by_role("heading", name="Delete account")).to_be_visible()
            expect(told).to_have_count(0)


def test_all_that_is_kept_of_somebody_is_downloaded(page: Page, context: BrowserContext) -> None:
    be_guest(context, "Ann")
    send(context, "POST", "/api/tables", {"seats": ["me"]})
    page.goto("/people")
    section = page.get_by_role("region", name="Your data")
    with page.expect_download() as downloading:
        section.get_by_role("link", name="Download").click()
    assert downloading.value.suggested_filename == "splay-data.json"
    kept = json.loads(Path(downloading.value.path()).read_text(encoding="utf-8"))
    assert [person["name"] for person in kept["people"]] == ["Ann"]
    assert len(kept["seats"]) == len(kept["sessions"]) == 1
