"""Passwords that are tried first: common ones, patterns of the keyboard, dates, and small changes of them."""

from typing import Final

LOOKED_AT: Final = 20
"""Characters that are looked at: the time it takes grows with the square of their number."""
TOO_FEW: Final = 1_000_000
"""Guesses: whoever tries the likely ones first would find such a password."""
OURS: Final = ("splay", "innovation")
"""Words that somebody who guesses a password here tries first, too."""


def is_common(password: str, login: str) -> bool:
    """Whether a password is guessed in fewer than a million tries, by the lists of the library `zxcvbn`."""
    from zxcvbn import zxcvbn  # type: ignore[import-untyped]  # its lists take 13 MB and a tenth of a second

    judged = zxcvbn(password[:LOOKED_AT], user_inputs=[login, *OURS])
    return bool(judged["guesses"] < TOO_FEW)
