"""Looking at cards, and playing by keys without losing one's place."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.playing import HAS_FOCUS, at_once, new_game, play_past, state_of, wait_for_large_cards
from tests.web.visitors import send, visitors


def test_a_card_opens_large_by_mouse_and_by_key(page: Page, context: BrowserContext) -> None:
    page.goto(f"/table/{new_game(context, 'me', 'rule')}")
    card = page.locator('[data-place="hand"] [data-card]').first
    name = card.get_by_role("article").get_attribute("aria-label")
    wait_for_large_cards(page)
    card.hover()
    expect(page.locator(".hovering").get_by_text(name or "", exact=True)).to_be_visible()
    card.click(button="right")
    expect(page.get_by_role("dialog", name=name)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    card.focus()
    page.keyboard.press("o")
    expect(page.get_by_role("dialog", name=name)).to_be_visible()


def test_a_pile_opens_as_a_list_of_all_its_cards(page: Page, context: BrowserContext) -> None:
    table = new_game(context, "me", "rule")

    def has_pile(_question: object) -> bool:
        return any(len(pile["cards"]) > 1 for pile in state_of(context, table)["view"]["players"][0]["board"])

    play_past(context, table, has_pile)
    pile = next(pile for pile in state_of(context, table)["view"]["players"][0]["board"] if len(pile["cards"]) > 1)
    page.goto(f"/table/{table}")
    own = page.locator(f'[data-seat="0"] [data-color="{pile["color"]}"]')
    own.get_by_role("button", name="Show all cards").last.click()
    expect(page.get_by_role("dialog").get_by_role("article")).to_have_count(len(pile["cards"]))


def test_the_focus_stays_at_the_table_when_its_card_is_played(page: Page, context: BrowserContext) -> None:
    at_once(page)
    page.goto(f"/table/{new_game(context, 'me', 'rule')}")
    expect(page.locator("[data-prompt][data-asked]")).to_be_visible()
    page.keyboard.press("ArrowRight")
    focused = page.locator('[data-place="hand"] [data-card]:focus')
    expect(focused).to_have_count(1)
    page.keyboard.press("Enter")
    expect(focused).to_have_count(0)
    page.wait_for_function(HAS_FOCUS)


def test_the_first_number_key_only_shows_them_and_the_next_one_chooses(page: Page, context: BrowserContext) -> None:
    at_once(page)
    page.goto(f"/table/{new_game(context, 'me', 'rule')}")
    expect(page.locator("[data-prompt][data-asked]")).to_be_visible()
    expect(page.locator("kbd:visible")).to_have_count(0)
    asked = page.locator("[data-prompt]").get_attribute("data-asked")
    page.keyboard.press("2")
    expect(page.locator("[data-offered] kbd").first).to_be_visible()
    expect(page.locator(f'[data-asked="{asked}"]')).to_be_visible()
    page.keyboard.press("2")
    expect(page.locator(f'[data-asked="{asked}"]')).to_have_count(0)


def test_who_watches_a_game_to_its_end_keeps_the_view(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, cleo = visit(), visit()
        table = new_game(ann.context, "me", "rule", settings={"leavers": "end"})
        at_once(cleo)
        cleo.goto(f"/table/{table}")
        expect(cleo.get_by_text("You're watching.")).to_be_visible()
        cleo.get_by_role("tab", name="Memory").click()
        cleo.get_by_role("tab", name="Memory").evaluate("tab => { tab.dataset.before = 'the end'; }")
        send(ann.context, "DELETE", f"/api/tables/{table}/seats")
        expect(cleo.locator("[data-prompt][data-over]")).to_be_visible()
        tab = cleo.get_by_role("tab", name="Memory")
        expect(tab).to_have_attribute("data-before", "the end")
        expect(tab).to_have_attribute("aria-selected", "true")
