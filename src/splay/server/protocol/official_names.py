"""Names of those who run a server, which nobody may take, however they are written: admins alone give them."""

import unicodedata
from collections.abc import Iterator
from functools import cache
from re import Pattern, compile
from typing import Final

from splay.server.protocol.api_error import ApiError
from splay.server.protocol.look_alikes import skeleton

SURE: Final = ("admin", "administrator", "moderator")
"""Words that are in no other name: each is refused beside whatever else, as in "Admin Ann"."""
OTHERS: Final = ("mod", "staff", "support", "system", "server", "root", "splay")
"""Words that are in many: they are refused alone and beside each other, not in "Root Beer"."""
BESIDE: Final = ("the", "official", "team")
"""Words that make no other name of these."""
DIGITS_FOR_LETTERS: Final = str.maketrans("013457@$!", "oieastasi")
LETTERS_APART: Final = (("l", "i"), ("rn", "m"), ("vv", "w"))
"""What is one letter or another at a glance, beyond what Unicode lists."""


def check_not_official(name: str) -> None:
    """Raises ApiError for a name or login that looks like those of whoever runs the server, numbered or not."""
    if is_official(name):
        raise ApiError(422, "name_official", "Those who run this server are called that.")


def is_official(name: str) -> bool:
    """Whether readers may take somebody of this name for one who runs the server."""
    sure, whole = patterns()
    for words in readings(name):
        if any(sure.fullmatch(word) for word in words) or whole.fullmatch("".join(words)):
            return True
    return False


@cache
def patterns() -> tuple[Pattern[str], Pattern[str]]:
    """A word that is refused anywhere, and a whole name, written together, that is."""
    sure, others, beside = ("|".join(map(plain, words)) for words in (SURE, OTHERS, BESIDE))
    official, around = f"(?:{sure}|{others})s?", f"(?:{beside})"
    return compile(f"(?:{sure})s?"), compile(f"{around}*{official}(?:{official}|{around})*")


def readings(name: str) -> Iterator[list[str]]:
    """The words of a name as it may be read: without what is no letter, and with digits read as letters."""
    letters = "".join(character if is_letter(character) else " " for character in name)
    first = next((place for place, character in enumerate(name) if is_letter(character)), len(name))
    last = next((place for place in reversed(range(len(name))) if is_letter(name[place])), -1)
    within = name[first : last + 1].translate(DIGITS_FOR_LETTERS)
    whole = name.translate(DIGITS_FOR_LETTERS)
    for text in (letters, within, whole):
        for cased in (text, text.casefold()):
            yield "".join(character if character.isalpha() else " " for character in plain(cased)).split()


def is_letter(character: str) -> bool:
    """Whether a character is a letter or a mark on one."""
    return unicodedata.category(character)[0] in "LM" or unicodedata.normalize("NFKD", character).isalpha()


def plain(text: str) -> str:
    """A text in plain letters, those that look alike replaced by one of them, without accents."""
    bare = "".join(one for one in unicodedata.normalize("NFD", skeleton(text)) if not unicodedata.combining(one))
    shown = bare.casefold()
    for letters, one in LETTERS_APART:
        shown = shown.replace(letters, one)
    return shown
