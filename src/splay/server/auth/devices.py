"""Which browser on which system somebody uses, as far as that helps to tell one's own devices apart."""

from typing import Final

from msgspec import Struct

BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows"),
    ("Macintosh", "macOS"), ("Linux", "Linux"),
)  # fmt: skip
"""Marks in the header User-Agent, the telling ones first: browsers also name those that they are like."""


class Device(Struct, frozen=True):
    """The usual names of a browser and a system; None if they are not known."""

    browser: str | None
    system: str | None


def device_of(user_agent: str | None) -> Device:
    """The device that a header User-Agent tells of."""
    return Device(first_of(BROWSERS, user_agent or ""), first_of(SYSTEMS, user_agent or ""))


def first_of(marks: tuple[tuple[str, str], ...], text: str) -> str | None:
    """The name of the first mark that is in a text, or None."""
    return next((name for mark, name in marks if mark in text), None)
