"""What axe finds on a page: the rules of WCAG 2.2 A and AA, and good practice."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page, contrast: bool = True) -> list[str]:
    """What is wrong on the page as it stands: the rule, and the first element that breaks it.

    Without `contrast` axe does not look at colors, which takes it most of its time.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"], "rules": {"color-contrast": {"enabled": contrast}}}
    found = page.evaluate(f"axe.run(document, {json.dumps(options)})")
    return [f"{rule['id']}: {rule['nodes'][0]['html']}" for rule in found["violations"]]
