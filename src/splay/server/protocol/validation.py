"""What people may call themselves and their things: checked texts that look the way they are stored."""

import re
import unicodedata
from typing import Final

from splay.server.protocol.api_error import ApiError
from splay.server.protocol.common_passwords import is_common
from splay.server.protocol.join_controls import JOINERS, shapes, without_needless_forms
from splay.server.protocol.official_names import check_not_official
from splay.server.protocol.reserved_names import check_not_reserved

LONGEST_STORED: Final = 40
MARKS_IN_A_ROW: Final = 3
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
UNSEEN_RANGES: Final = ((0xFE00, 0xFE0F), (0xE0000, 0xE0FFF))
LOGIN: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{2,23}")
ATOM: Final = r"[A-Za-z0-9!#$%&*+/=?^_`{|}~-]+"
LABEL: Final = r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
EMAIL: Final = re.compile(rf"(?=[^@]{{1,64}}@){ATOM}(\.{ATOM})*@{LABEL}(\.{LABEL})+")
LONGEST_EMAIL: Final = 200
SHORTEST_PASSWORD: Final = 10
LONGEST_PASSWORD: Final = 200


def unseen(character: str) -> bool:
    """Whether a character cannot be seen, or changes how others are: controls, bidi marks, zero widths, fillers."""
    if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
        return True
    return character in UNSEEN or any(first <= ord(character) <= last for first, last in UNSEEN_RANGES)


def checked_text(text: str, what: str, longest: int, longest_stored: int | None) -> str:
    """A text of one line in normal form (NFC), spaces run together.

    Raises ApiError if it has nothing to see, more than `longest` characters to see, or characters that cannot be
    seen, but for those that shape their neighbors (`protocol.join_controls`); or, with these and all marks, more than
    `longest_stored`, for which its column has room (None: for any number).
    """
    text = without_needless_forms(unicodedata.normalize("NFC", text))
    for place, character in enumerate(text):
        if unseen(character) and not shapes(text, place):
            raise ApiError(
                422, f"bad_{what}", f"The {what} holds a character that cannot be seen (U+{ord(character):04X})."
            )
    text = " ".join(text.split())
    marks = in_a_row = 0
    for character in text:
        in_a_row = in_a_row + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        marks += in_a_row > 0 or character in JOINERS
        if in_a_row > MARKS_IN_A_ROW:
            raise ApiError(422, f"bad_{what}", f"The {what} has too many accents on one letter.")
    if not 1 <= len(text) - marks <= longest:
        raise ApiError(422, f"bad_{what}", f"The {what} must have 1 to {longest} characters.")
    if longest_stored is not None and len(text) > longest_stored:
        raise ApiError(422, f"bad_{what}", f"The {what} has too many accents and joined characters.")
    return text


def checked_name(name: str, longest: int, own: str | None = None) -> str:
    """The name of a person, as it is stored. Raises ApiError; not for `own`, the name that it has already."""
    name = granted_name(name, longest)
    if name != own:
        check_not_official(name)
    return name


def granted_name(name: str, longest: int) -> str:
    """The name that an admin gives a person, as it is stored: also one of those who run the server. Raises ApiError."""
    name = checked_text(name, "name", longest, LONGEST_STORED)
    check_not_reserved(name)
    return name


def checked_login(login: str) -> str:
    """A new login name: 3 to 24 of a-z, 0-9, point, dash and underscore; capitals count as small. Raises ApiError."""
    if not LOGIN.fullmatch(login):
        raise ApiError(
            422, "bad_login", "The login must have 3 to 24 characters: a-z, 0-9, and after the first one also . - _"
        )
    check_not_official(login)
    return login.lower()


def checked_email(email: str) -> str:
    """An e-mail address of one plain form, which can do no harm in a message's head. Raises ApiError."""
    if len(email) > LONGEST_EMAIL or not EMAIL.fullmatch(email):
        raise ApiError(422, "bad_email", "This is not an e-mail address.")
    return email


def checked_password(password: str, login: str) -> str:
    """A new password. Raises ApiError if it is too short, too long, the login name, or easy to guess."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise ApiError(
            422,
            "bad_password",
            f"The password must have {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.",
        )
    if password.lower() == login or len(set(password)) == 1:
        raise ApiError(422, "bad_password", "The password must be neither the login nor one character repeated.")
    if is_common(password, login):
        raise ApiError(422, "common_password", "This password is among the first that are tried.")
    return password
