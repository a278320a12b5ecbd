"""What axe finds on a page: the rules of WCAG 2.2 A and AA, and good practice."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

THEMES = ("light", "dark", "contrast")
SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What is wrong on the page as it stands: the rule, and the first element that breaks it."""
    page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{rule['id']}: {rule['nodes'][0]['html']}" for rule in found["violations"]]


def in_all_themes(page: Page) -> list[str]:
    """The same for the page as it stands in each theme; the theme comes first."""
    before = page.evaluate("document.documentElement.dataset.theme")
    found = []
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        found += [f"{theme}: {violation}" for violation in violations(page)]
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", before)
    return found
