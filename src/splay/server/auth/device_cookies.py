"""Browsers that have signed in to an account before, known by a signed cookie (a "device cookie" of OWASP): what
strangers try at the account's password does not count against them.
"""

import hmac
from typing import Final

from litestar.datastructures import Cookie

from splay.server.auth.private_cookies import base64, cookie_name, private_cookie, same
from splay.server.ids import is_id, new_id
from splay.server.settings import Settings

LIFE: Final = 365 * 24 * 60 * 60
"""Seconds that a browser keeps the cookie after it has last signed in."""
MOST_LOGINS: Final = 5
"""Accounts of one browser, those of the last sign-ins."""


class DeviceCookies:
    """Makes and checks the cookies. One holds the browser's own number and a signature for each login, but no login."""

    def __init__(self, settings: Settings) -> None:
        """Signs with the settings' secret key."""
        self.key = hmac.digest(settings.secret_key, b"splay device", "sha256")
        self.secure = settings.secure_cookies
        self.cookie_name = cookie_name("splay-device", self.secure)

    def device(self, value: str, login: str) -> str | None:
        """The number of a browser that has signed in with a login, by its cookie; None for others."""
        device, *signatures = value.split(".")
        right = self.signature(device, login)
        known = any(same(right, signature) for signature in signatures[:MOST_LOGINS])
        return device if known else None

    def cookie(self, value: str, login: str) -> Cookie:
        """The cookie of a browser that has just signed in with a login; `value` is that of the one it had."""
        device, *signatures = value.split(".")
        if not is_id(device):
            device, signatures = new_id(), []
        own = self.signature(device, login)
        kept = [signature for signature in signatures if signature != own]
        made = ".".join([device, own, *kept][: 1 + MOST_LOGINS])
        return private_cookie(self.cookie_name, made, LIFE, self.secure)

    def no_cookie(self) -> Cookie:
        """The cookie that lets a browser be forgotten."""
        return private_cookie(self.cookie_name, "", 0, self.secure)

    def signature(self, device: str, login: str) -> str:
        """What only we can make for a browser and a login."""
        signed = hmac.digest(self.key, f"{device}.{login.lower()}".encode("utf-8", "surrogatepass"), "sha256")
        return base64(signed)
