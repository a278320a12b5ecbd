"""A table that waits: the link, a friend who has never been here, several on one device."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from tests.web.axe import violations
from tests.web.visitors import TABLE, Visit, be_guest, send, visitors


def at_a_table_of_three(visit: Visit) -> tuple[Page, Page, str]:
    """Ann, who has opened a table of three, Bob, who looks at it, and the table."""
    ann, bob = visit(), visit()
    be_guest(ann.context, "Ann")
    be_guest(bob.context, "Bob")
    table = str(send(ann.context, "POST", "/api/tables", {"options": {"players": 3}})["id"])
    for page in (ann, bob):
        page.goto(f"/table/{table}")
    return ann, bob, table


def test_a_friend_with_the_link_says_a_name_and_sits_down(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        ann.goto("/")
        ann.get_by_role("button", name="Create invite link").click()
        ann.wait_for_url(TABLE)
        expect(ann.get_by_role("heading", name="Waiting for players")).to_be_visible()
        bob.goto(ann.get_by_label("Invite link").input_value())
        expect(bob.get_by_role("heading", name="You're invited")).to_be_visible()
        bob.get_by_label("Your name").fill("Bob")
        bob.get_by_role("button", name="Take this seat").click()
        for page in (ann, bob):
            expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
        assert send(bob.context, "GET", "/api/me")["name"] == "Bob"


def test_a_link_that_nobody_else_can_open_says_so_wherever_it_is_copied(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, _, table = at_a_table_of_three(visit)
        expect(ann.get_by_label("Invite link")).to_have_accessible_description("Only this computer can open this link.")
        expect(ann.get_by_text("Anyone who opens it can join.")).to_have_count(0)
        ann.get_by_text("Let others in").click()
        expect(ann.get_by_text("SPLAY_HOST=0.0.0.0")).to_be_visible()
        expect(ann.get_by_text("SPLAY_PUBLIC_URL")).to_be_visible()
        assert violations(ann) == []
        for seat in (1, 2):
            send(ann.context, "POST", f"/api/tables/{table}/seats", {"seat": seat, "agent": "rule"})
        ann.get_by_role("button", name="Table menu").click()
        link = ann.get_by_role("dialog").get_by_label("Link to this table")
        expect(link).to_have_accessible_description("Only this computer can open this link.")


def test_who_waits_reads_on_at_what_is_asked_when_the_game_starts(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob, table = at_a_table_of_three(visit)
        ann.get_by_role("button", name="Copy").focus()
        send(ann.context, "POST", f"/api/tables/{table}/seats", {"seat": 2, "agent": "rule"})
        send(bob.context, "POST", f"/api/tables/{table}/seats", {})
        expect(ann.locator("[data-prompt]")).to_be_focused()


def test_those_who_wait_see_who_comes_and_goes(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob, _ = at_a_table_of_three(visit)
        expect(ann.get_by_text("2 seats are free.")).to_be_visible()
        bob.get_by_role("button", name="Take this seat (3)").click()
        expect(bob.get_by_text("Bob (you)")).to_be_visible()
        expect(bob.get_by_role("heading", name="Seats")).to_be_focused()
        expect(ann.get_by_text("Bob", exact=True)).to_be_visible()
        expect(ann.get_by_text("One seat is free.")).to_be_visible()
        bob.get_by_role("button", name="Leave the table").click()
        expect(bob.get_by_role("heading", name="Open tables")).to_be_visible()
        expect(ann.get_by_text("2 seats are free.")).to_be_visible()


def test_a_second_seat_on_this_device_starts_the_game(page: Page, context: BrowserContext) -> None:
    be_guest(context, "Ann")
    table = send(context, "POST", "/api/tables", {})["id"]
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Take this seat too").click()
    asked = page.get_by_role("dialog", name="One more player on this device")
    asked.get_by_label("Their name").fill("Ben")
    asked.get_by_role("button", name="Take this seat too").click()
    expect(page.get_by_role("heading", name="Hand over to Ann")).to_be_focused()
    seats = send(context, "GET", f"/api/tables/{table}")["seats"]
    assert [(seat["mine"], seat["name"]) for seat in seats] == [(True, "Ann"), (True, "Ben")]


def test_the_link_comes_first_and_is_shared_where_the_device_can(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann = visit()
        be_guest(ann.context, "Ann")
        table = send(ann.context, "POST", "/api/tables", {})["id"]
        ann.add_init_script("navigator.share = data => { window.shared = data; return Promise.resolve() }")
        ann.goto(f"/table/{table}")
        expect(ann.locator("main h2")).to_have_text(["Invite players", "Seats"])
        ann.get_by_role("button", name="Share", exact=True).click()
        assert ann.evaluate("window.shared") == {"title": "A game of Innovation", "url": ann.url}


def test_the_link_is_copied(page: Page, context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    be_guest(context, "Ann")
    table = send(context, "POST", "/api/tables", {})["id"]
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def click_and_wait(button: Locator) -> None:
    """Clicks on what changes the seats, and waits until that is done: so long the page takes no other click."""
    with button.page.expect_response(lambda answer: answer.request.method != "GET"):
        button.click()


def test_the_host_fills_free_seats_with_computers(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob, table = at_a_table_of_three(visit)
        expect(bob.get_by_role("button", name="Take this seat (3)")).to_be_visible()
        expect(bob.get_by_role("group", name="A computer for seat 3")).to_have_count(0)
        second = ann.get_by_role("group", name="A computer for seat 2")
        click_and_wait(second.get_by_role("button", name="Strong"))
        expect(bob.get_by_text("One seat is free.")).to_be_visible()
        assert violations(ann) == []
        click_and_wait(ann.get_by_role("button", name="Remove Strong computer from seat 2"))
        expect(bob.get_by_text("2 seats are free.")).to_be_visible()
        click_and_wait(second.get_by_role("button", name="Easy"))
        ann.get_by_role("group", name="A computer for seat 3").get_by_role("button", name="Medium").click()
        expect(ann.get_by_role("heading", name="Your hand")).to_be_visible()
        seats = send(ann.context, "GET", f"/api/tables/{table}")["seats"]
        assert [seat.get("agent") for seat in seats] == [None, "random", "rule"]


def test_a_seat_taken_before_the_server_has_said_who_one_is_is_taken_under_ones_name(
    chromium: Browser, server: str
) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        be_guest(ann.context, "Ann")
        be_guest(bob.context, "Bob")
        table = send(ann.context, "POST", "/api/tables", {"options": {"players": 3}})["id"]
        held: list[Route] = []

        def hold(route: Route) -> None:
            """Keeps a request until we let it go on."""
            held.append(route)

        bob.route("**/api/me", hold)
        bob.goto(f"/table/{table}")
        bob.get_by_role("button", name="Take this seat (2)").click()
        for route in held:
            route.continue_()
        bob.unroute("**/api/me", hold)
        expect(bob.get_by_text("Bob (you)")).to_be_visible()


def test_the_host_removes_somebody_who_may_come_back(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob, _ = at_a_table_of_three(visit)
        bob.get_by_role("button", name="Take this seat (2)").click()
        expect(bob.get_by_text("Bob (you)")).to_be_visible()
        expect(bob.get_by_role("button", name="Remove")).to_have_count(0)
        ann.get_by_role("button", name="Remove Bob from seat 2").click()
        expect(ann.get_by_text("2 seats are free.")).to_be_visible()
        expect(ann.get_by_role("button", name="Remove")).to_have_count(0)
        expect(bob.get_by_role("heading", name="You're invited")).to_be_visible()
        bob.get_by_role("button", name="Take this seat (2)").click()
        expect(ann.get_by_role("button", name="Remove Bob from seat 2")).to_be_visible()


def test_who_hosts_without_a_seat_closes_the_table(page: Page, context: BrowserContext) -> None:
    be_guest(context, "Ann")
    table = send(context, "POST", "/api/tables", {"seats": ["open", "rule"]})["id"]
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Close the table").click()
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    assert context.request.get(f"/api/tables/{table}").status == 404


def test_seats_of_a_rematch_are_kept_until_their_players_come(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        be_guest(ann.context, "Ann")
        be_guest(bob.context, "Bob")
        over = send(ann.context, "POST", "/api/tables", {"settings": {"leavers": "end"}})["id"]
        send(bob.context, "POST", f"/api/tables/{over}/seats", {})
        send(ann.context, "DELETE", f"/api/tables/{over}/seats")
        ann.goto(f"/table/{send(ann.context, 'POST', f'/api/tables/{over}/rematch')['id']}")
        expect(ann.get_by_text("Bob, not here yet")).to_be_visible()
        expect(ann.get_by_text("The game starts when one more player is here.")).to_be_visible()
        expect(ann.get_by_role("button", name="Remove Bob from seat 1")).to_be_visible()
        assert violations(ann) == []
        bob.goto("/")
        expect(bob.get_by_text("Rematch wanted")).to_be_visible()
        bob.get_by_role("link", name="Rematch wanted").click()
        bob.get_by_role("button", name="Take this seat").click()
        for page in (ann, bob):
            expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
