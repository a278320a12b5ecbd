"""Settings apply at once and stay."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.visitors import visitor


def test_a_theme_and_a_card_size_apply_at_once_and_stay(page: Page) -> None:
    page.goto("/settings")
    card = page.get_by_role("figure").get_by_role("article")
    expect(card).to_be_visible()
    before = card.bounding_box()
    page.get_by_label("Large", exact=True).check()
    page.get_by_label("Dark").check()
    root = page.locator(":root")
    expect(root).to_have_attribute("data-cards", "large")
    expect(root).to_have_attribute("data-theme", "dark")
    after = card.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > before["width"]
    number = card.locator(".age")
    expect(number).not_to_have_css("border-radius", "0px")
    page.get_by_label("Plain numbers").check()
    expect(number).to_have_css("border-radius", "0px")
    page.reload()
    expect(page.get_by_label("Large", exact=True)).to_be_checked()
    expect(number).to_have_css("border-radius", "0px")
    expect(root).to_have_attribute("data-theme", "dark")


def test_every_setting_is_kept(page: Page) -> None:
    page.goto("/settings")
    page.get_by_label("Slow").check()
    page.get_by_label("Reduced").check()
    page.get_by_role("group", name="Confirm actions").get_by_label("Never").check()
    page.get_by_label("Hints").uncheck()
    page.get_by_label("Sounds").check()
    page.get_by_label("Table as text").check()
    kept = page.evaluate("JSON.parse(localStorage.getItem('splay.settings'))")
    told = {name: kept[name] for name in ("pace", "motion", "confirm", "hints", "sounds", "textMode")}
    assert told == {
        "pace": "slow",
        "motion": "reduced",
        "confirm": "never",
        "hints": False,
        "sounds": True,
        "textMode": True,
    }


def test_every_page_leads_to_the_table_as_text(page: Page) -> None:
    page.goto("/")
    link = page.get_by_role("link", name="Screen reader? Play in text")
    expect(link).to_be_visible()
    link.click()
    switch = page.get_by_label("Table as text")
    expect(switch).to_be_focused()
    expect(switch).to_be_in_viewport()
    page.keyboard.press("Space")
    expect(switch).to_be_checked()


def test_the_languages_are_those_of_the_server(page: Page) -> None:
    page.goto("/settings")
    expect(page.get_by_label("Language").get_by_role("option")).to_have_text(
        ["Deutsch", "English", "français", "polski"]
    )


def test_a_note_lies_below_a_label_of_two_lines(chromium: Browser, server: str) -> None:
    with visitor(chromium, server, ViewportSize(width=320, height=740), touch=True) as page:
        page.goto("/settings?language=de")
        switches = page.locator(".settings div:has(> label > [type=checkbox]):has(> p)")
        expect(switches.first).to_be_visible()
        lines = []
        for switch in switches.all():
            label, note = switch.locator("label span").bounding_box(), switch.locator("p").bounding_box()
            assert label is not None
            assert note is not None
            assert label["y"] + label["height"] <= note["y"]
            lines.append(label["height"])
        assert max(lines) > 1.5 * min(lines)
