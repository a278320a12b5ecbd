"""A browser of each size, and taking a picture of its page in each theme."""

import base64
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from docs.picturing.names import SIZES, THEMES, picture

ADDRESS: Final = "http://splay.example"
"""Where the server seems to be: its own address would change from time to time."""
QUALITY: Final = 23
"""Of 100: all pictures together stay under twelve megabytes, and small text can be read."""
FONTS: Final = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<match target="pattern"><test name="family" compare="not_eq"><string>monospace</string></test>
<edit name="family" mode="prepend" binding="strong">
<string>Inter</string><string>Roboto</string><string>Noto Sans</string><string>Liberation Sans</string></edit></match>
</fontconfig>
"""
"""Letters about as wide as those of most readers; if there are none of these, those of the system."""


@contextmanager
def chromium(server: str, folder: Path) -> Iterator[Browser]:
    """A browser that finds the server at ADDRESS."""
    program = shutil.which("chromium")
    if program is None:
        raise SystemExit("there is no chromium (Debian and Ubuntu: apt install chromium)")
    fonts = folder / "fonts.conf"
    fonts.write_text(FONTS, encoding="utf-8")
    arguments = [
        f"--host-resolver-rules=MAP {urlsplit(ADDRESS).hostname}:80 {urlsplit(server).netloc}",
        f"--unsafely-treat-insecure-origin-as-secure={ADDRESS}",
        *(["--no-sandbox"] if os.geteuid() == 0 else []),  # root has no sandbox to run it in
    ]
    with sync_playwright() as playwright:
        environment: dict[str, str | float | bool] = {**os.environ, "FONTCONFIG_FILE": str(fonts)}
        browser = playwright.chromium.launch(executable_path=program, args=arguments, env=environment)
        yield browser
        browser.close()


def browser_of(size: str, browser: Browser) -> BrowserContext:
    """A visitor's browser with a screen of a size: that of a phone is touched."""
    width, height = SIZES[size]
    phone = size == "phone"
    return browser.new_context(
        base_url=ADDRESS,
        locale="en-US",
        viewport={"width": width, "height": height},
        is_mobile=phone,
        has_touch=phone,
        reduced_motion="reduce",
    )


def take(page: Page, screen: str, size: str) -> None:
    """Takes the pictures of what a page shows now."""
    session = page.context.new_cdp_session(page)
    for theme in THEMES:
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        page.evaluate("document.fonts.ready")
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        picture(screen, size, theme).write_bytes(base64.b64decode(shot["data"]))
    session.detach()
