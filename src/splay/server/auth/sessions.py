"""Signed sessions: a cookie that says who somebody is, in which session and until when, and that nobody else can make.

Cookies from before sessions were rows name no session. They are good until they expire, or until their person signs out
everywhere; their session's id is worked out of their signature.
"""

import hashlib
import hmac
from functools import lru_cache
from typing import Final

from litestar.datastructures import Cookie
from msgspec import Struct

from splay.server.auth.private_cookies import base64, cookie_name, private_cookie, same
from splay.server.durations import DAY
from splay.server.ids import is_id
from splay.server.settings import Settings

LIFE: Final = 180 * DAY
RENEWED_AFTER: Final = 30 * DAY


class Claim(Struct, frozen=True):
    """What a cookie says, not yet believed: who, until when, in which session, and the signature."""

    person: str
    expires: int
    session: str
    signature: str
    old: bool = False
    """Whether the cookie is from before sessions were rows."""


@lru_cache(4)
def session_key(secret_key: bytes) -> bytes:
    """The key that sessions are signed with."""
    return hmac.digest(secret_key, b"splay session", "sha256")


class Sessions:
    """Makes and checks session cookies.

    The signature covers the person's id, the time of expiry, the session and the stored password hash: a new password,
    and the step from guest to account, end all sessions before it.
    """

    def __init__(self, settings: Settings) -> None:
        """Signs with the settings' secret key."""
        self.key = session_key(settings.secret_key)
        self.secure = settings.secure_cookies
        self.cookie_name = cookie_name("splay", self.secure)

    def cookie(self, session: str, person: str, password: str | None, now: int) -> Cookie:
        """The cookie of a session; `password` is the person's stored hash."""
        said = f"{person}.{now + LIFE}.{session}"
        value = f"{said}.{self.signature(said, password)}"
        return private_cookie(self.cookie_name, value, LIFE // 1000, self.secure)

    def no_cookie(self) -> Cookie:
        """The cookie that takes the session from the browser."""
        return private_cookie(self.cookie_name, "", 0, self.secure)

    def claim(self, value: str, now: int) -> Claim | None:
        """What a cookie says, or None if it is malformed or expired."""
        person, _, rest = value.partition(".")
        expires, _, rest = rest.partition(".")
        if not is_id(person) or not (expires.isascii() and expires.isdigit() and len(expires) <= 15):
            return None
        if now >= int(expires):
            return None
        session, dot, signature = rest.partition(".")
        if not dot:
            return Claim(person, int(expires), session_of_old_cookie(rest), rest, old=True)
        return Claim(person, int(expires), session, signature) if is_id(session) else None

    def holds(self, claim: Claim, password: str | None) -> bool:
        """Whether a claim was signed by us, for the password that the person has now."""
        said = f"{claim.person}.{claim.expires}" + ("" if claim.old else f".{claim.session}")
        return same(self.signature(said, password), claim.signature)

    def signature(self, said: str, password: str | None) -> str:
        """The signature of what a cookie says."""
        stamp = hashlib.sha256((password or "").encode()).hexdigest()
        signed = hmac.digest(self.key, f"{said}.{stamp}".encode(), "sha256")
        return base64(signed)


def session_of_old_cookie(signature: str) -> str:
    """The id of the session of a cookie that names none."""
    return base64(hashlib.sha256(signature.encode("utf-8", "surrogatepass")).digest()[:16])
