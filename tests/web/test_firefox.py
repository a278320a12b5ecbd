"""Another engine than Chromium's: a game's first turns in Firefox, if there is one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.conftest import WITHOUT_BROWSER
from tests.web.firefox import Firefox, running_firefox

PROGRAM = "firefox-esr"
NO_FIREFOX = f"there is no {PROGRAM} (Debian: apt install {PROGRAM})"
TABLE = "location.pathname.startsWith('/table/')"
ASKED = "Number(document.querySelector('[data-prompt]:not([data-busy])')?.dataset.asked)"
DRAWN = 'section[aria-label="Your hand"]'
OFFERED = 'ol[aria-label="Answers"] [data-offered]'
DRAW = "Draw a "
SETTINGS = """localStorage.setItem("splay.settings", JSON.stringify({ pace: "instant", hints: false, textMode: %s }))"""


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    """A running Firefox, in which nothing may go wrong."""
    if os.environ.get(WITHOUT_BROWSER) == "1":
        pytest.skip(f"{WITHOUT_BROWSER}=1 is set")
    program = shutil.which(PROGRAM)
    if program is None:
        pytest.skip(NO_FIREFOX)
    with running_firefox(program, tmp_path) as browser:
        yield browser
        assert browser.complaints == []


def test_the_first_turns_against_the_computer_are_played_in_firefox(firefox: Firefox, server: str) -> None:
    firefox.open(server)
    firefox.value(SETTINGS % "false")
    firefox.click("button", "Easy")
    firefox.wait(TABLE)
    answer(firefox, f"{DRAWN} [data-offered]")  # a first card to meld
    firefox.value(SETTINGS % "true")
    firefox.open(firefox.value("location.href"))
    for _ in range(3):
        firefox.wait(f"{ASKED} >= 0 && {firefox.button(OFFERED)}")
        draws = firefox.value(f"Boolean({firefox.button(OFFERED, DRAW)})")  # else the computer demands
        answer(firefox, OFFERED, DRAW if draws else "")
    assert firefox.value("document.querySelector('[role=alert]')") is None


def answer(firefox: Firefox, selector: str, text: str = "") -> None:
    """Chooses the first with this text, confirms it if that is asked, and waits for the next question."""
    firefox.wait(f"{ASKED} >= 0")
    before = firefox.value(ASKED)
    firefox.click(selector, text)
    firefox.wait(f"{ASKED} > {before} || document.querySelector('[data-offered].primary')")
    if firefox.value(ASKED) == before:
        firefox.click("[data-offered].primary")
        firefox.wait(f"{ASKED} > {before}")
