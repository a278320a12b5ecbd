"""The language in which whoever asks wants to read, of those that are offered."""

from typing import Final

from litestar.types import Scope

from splay.locale.catalogue import ORIGINAL
from splay.server.protocol.connection import header
from splay.server.protocol.representation import weights_in
from splay.views.languages import offered

MOST: Final = 40
"""So many languages of a header are looked at; a browser names a handful."""


def language_of(scope: Scope) -> str:
    """The offered language that fits a connection's `Accept-Language` header best."""
    return negotiated(header(scope, b"accept-language") or "")


def negotiated(accepted: str) -> str:
    """The offered language that fits a header best, such as "pl, de-AT;q=0.8"; else English.

    A language of a region ("de-AT") is met by the language itself. Source: RFC 9110, 12.5.4; RFC 4647, 3.4 (lookup).
    """
    there = {language.lower(): language for language in offered()}
    for wanted in by_preference(accepted):
        parts = wanted.split("-")
        for length in range(len(parts), 0, -1):
            if "-".join(parts[:length]) in there:
                return there["-".join(parts[:length])]
    return ORIGINAL


def by_preference(accepted: str) -> list[str]:
    """The languages that a header names, in lower case, the most wanted first, without those that are not wanted."""
    weights = weights_in(accepted, MOST)
    return sorted([name for name, weight in weights.items() if weight > 0], key=lambda name: -weights[name])
