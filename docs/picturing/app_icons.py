"""Draws the icons of the installed page (`web/public/icon-*.png`): `python -m docs.picturing.app_icons`."""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright
from tests.web.conftest import chromium_program

PUBLIC: Final = Path(__file__).parents[2] / "web" / "public"
WOOD: Final = "#4a3021"
ICONS: Final = {
    "icon-180": (180, 0.8, WOOD),
    "icon-192": (192, 1.0, "transparent"),
    "icon-512": (512, 1.0, "transparent"),
    "icon-maskable": (512, 0.62, WOOD),
    "icon-badge": (96, 1.0, "transparent"),
}
"""Of each icon its side in pixels, how much of that the drawing takes, and what lies behind. The badge is the favicon's
crown alone, of which a phone shows the outline.
"""


def drawing(name: str) -> str:
    """The drawing of an icon, as SVG."""
    favicon = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    if name != "icon-badge":
        return favicon
    crown = re.findall(r"<path[^>]*/>", favicon)[-1]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="16 7 10 12">{crown}</svg>'


def main() -> None:
    """Draws them all."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium_program())
        for name, (side, share, behind) in ICONS.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            style = f"margin:0;display:grid;place-items:center;height:100vh;background:{behind}"
            page.set_content(f'<body style="{style}"><div style="width:{share:%}">{drawing(name)}</div>')
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
