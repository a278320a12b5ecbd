"""Opening the page in the browser of whoever starts the server at a terminal."""

import sys
import webbrowser
from collections.abc import Mapping
from threading import Thread
from typing import Final

DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
ALWAYS_WITH_SCREEN: Final = ("darwin", "win32")


def has_screen(environ: Mapping[str, str], platform: str, is_terminal: bool) -> bool:
    """Whether somebody sits at a terminal of a machine with a screen; never in continuous integration."""
    shows = platform in ALWAYS_WITH_SCREEN or any(environ.get(name) for name in DISPLAYS)
    return is_terminal and shows and not environ.get("CI")


def open_page(address: str, environ: Mapping[str, str]) -> bool:
    """Opens the page if somebody can see it; whether it was tried. The server need not wait for the browser."""
    if not has_screen(environ, sys.platform, sys.stdout.isatty()):
        return False
    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    return True
