"""The page opens by itself only before somebody's eyes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from splay.server.serve import has_screen, open_page

DESK = {"DISPLAY": ":0"}


@pytest.mark.parametrize(
    ("environ", "platform", "is_terminal", "expected"),
    [
        (DESK, "linux", True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True, True),
        ({}, "darwin", True, True),
        ({}, "linux", True, False),
        (DESK, "linux", False, False),
        (DESK | {"CI": "true"}, "linux", True, False),
        ({"CI": "true"}, "darwin", True, False),
    ],
)
def test_a_terminal_and_a_screen_are_needed(
    environ: dict[str, str], platform: str, is_terminal: bool, expected: bool
) -> None:
    assert has_screen(environ, platform, is_terminal) is expected


def test_in_a_test_nothing_opens() -> None:
    assert not open_page("http://localhost:8000", {**DESK, "CI": "true"})


def test_the_browser_that_the_person_has_chosen_is_started(tmp_path: Path) -> None:
    browser = tmp_path / "browser.py"
    browser.write_text("import sys; print('opened', sys.argv[1])")
    program = (
        "import sys, threading\n"
        "from splay.server import serve\n"
        "serve.has_screen = lambda *given: True\n"
        "assert serve.open_page('http://localhost:8000/', {})\n"
        "for thread in threading.enumerate()[1:]: thread.join()\n"
    )
    environ = {**os.environ, "BROWSER": f"{sys.executable} {browser} %s"}
    shown = subprocess.run([sys.executable, "-c", program], env=environ, stdout=subprocess.PIPE, text=True, check=True)
    assert shown.stdout == "opened http://localhost:8000/\n"
