"""Which arguments each message gets, and what those that are words may be."""

from __future__ import annotations

import json
from functools import cache
from typing import Final

from splay.locale.catalogue import FOLDER
from splay.translating.anatomy import Anatomy
from splay.translating.folder import Text
from splay.views.wording import OWN

LISTED: Final = FOLDER / "arguments.json"
EVERYWHERE: Final = "*"
"""What every message gets is listed under this key."""
OF_THE_PAGE: Final = ("in-text", "title")
"""Roles that no message gives: an icon within a sentence that is read aloud, a place as a title."""
NUMBER: Final = "number"
"""The sort of an argument that plural forms go by."""
CHOICE: Final = "choice "
"""How the sort of an argument begins that is one of some words."""
BY_WORD: Final = (NUMBER, "text", "answer")
"""The sorts of arguments that are as they stand, so that they can be chosen by, besides choices."""
READER: Final = "you"
KEY: Final = "_key"
"""How the argument ends that says by a word that never changes what another one fills in."""
FREE: Final = ("_you", "_number")
"""How arguments end that a translation needs not place, though English may."""


@cache
def listed() -> dict[str, dict[str, str]]:
    """The sort of each argument of each message, as they are listed."""
    found: dict[str, dict[str, str]] = json.loads(LISTED.read_text(encoding="utf-8"))
    return found


def arguments_of(english: Text, anatomy: Anatomy) -> dict[str, str]:
    """The sort of each argument that a message gets: those that are listed, or of one that is not those of English."""
    return given_everywhere() | listed().get(english.key, dict.fromkeys(anatomy.arguments, ""))


def given_everywhere() -> dict[str, str]:
    """The sort of each argument that every message gets."""
    return listed()[EVERYWHERE]


def words_of_choice(sort: str) -> set[str]:
    """What an argument of some sort can be; empty if it can be anything."""
    return set(sort.removeprefix(CHOICE).split()) if sort.startswith(CHOICE) else set()


def names_of_roles() -> set[str]:
    """What a message's attribute may be called: the key of a message that it is filled into, an argument there, or what
    the page asks for by itself; each also for a reader's own place in what the reader does.
    """
    names = {name for key, sorts in listed().items() for name in (key, *sorts)}
    return {*OF_THE_PAGE, *names, *[f"{OWN}{name}" for name in names]}
