"""Signed sessions: a cookie that says who somebody is and until when, and that nobody else can make."""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from functools import lru_cache
from typing import Final

from litestar.datastructures import Cookie
from msgspec import Struct

from splay.server.ids import is_id
from splay.server.settings import Settings

DAY: Final = 24 * 60 * 60 * 1000
LIFE: Final = 180 * DAY
RENEWED_AFTER: Final = 30 * DAY


class Claim(Struct, frozen=True):
    """What a cookie says, not yet believed: who, until when, and the signature."""

    person: str
    expires: int
    signature: str


@lru_cache(4)
def session_key(secret_key: bytes) -> bytes:
    """The key that sessions are signed with."""
    return hmac.digest(secret_key, b"splay session", "sha256")


class Sessions:
    """Makes and checks session cookies.

    The signature covers the person's id, the time of expiry and the stored password hash: a new password, and the
    step from guest to account, end all sessions before it.
    """

    def __init__(self, settings: Settings) -> None:
        """Signs with the settings' secret key."""
        self.key = session_key(settings.secret_key)
        self.secure = settings.secure_cookies
        self.cookie_name = "__Host-splay" if self.secure else "splay"

    def cookie(self, person: str, password: str | None, now: int) -> Cookie:
        """The cookie of a new session; `password` is the person's stored hash."""
        expires = now + LIFE
        value = f"{person}.{expires}.{self.signature(person, expires, password)}"
        return self.made_cookie(value, LIFE // 1000)

    def no_cookie(self) -> Cookie:
        """The cookie that takes the session from the browser."""
        return self.made_cookie("", 0)

    def made_cookie(self, value: str, seconds: int) -> Cookie:
        """A cookie that scripts cannot read and other sites' requests do not carry."""
        return Cookie(
            self.cookie_name,
            value=value,
            path="/",
            max_age=seconds,
            httponly=True,
            samesite="lax",
            secure=self.secure,
        )

    def claim(self, value: str, now: int) -> Claim | None:
        """What a cookie says, or None if it is malformed or expired."""
        person, _, rest = value.partition(".")
        expires, _, signature = rest.partition(".")
        if not is_id(person) or not (expires.isascii() and expires.isdigit() and len(expires) <= 15):
            return None
        return Claim(person, int(expires), signature) if now < int(expires) else None

    def holds(self, claim: Claim, password: str | None) -> bool:
        """Whether a claim was signed by us, for the password that the person has now."""
        right = self.signature(claim.person, claim.expires, password)
        return hmac.compare_digest(right.encode(), claim.signature.encode("utf-8", "surrogatepass"))

    def signature(self, person: str, expires: int, password: str | None) -> str:
        """The signature of a session."""
        stamp = hashlib.sha256((password or "").encode()).hexdigest()
        signed = hmac.digest(self.key, f"{person}.{expires}.{stamp}".encode(), "sha256")
        return urlsafe_b64encode(signed).decode().rstrip("=")
