"""Browsers that have gone to the provider and are to come back: a visit is good once, in its browser, for ten minutes.

A browser keeps one random secret in a cookie, of which all else is made: the state and the nonce that come back, and
the verifier of the code. So neither the database nor what the provider sees lets anybody else come back in its place.
Every function but those of the cookie works within the caller's transaction.
"""

import hashlib
import hmac
import secrets
from typing import Final, Literal

from litestar.datastructures import Cookie
from msgspec import Struct
from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.auth.private_cookies import base64, cookie_name, private_cookie
from splay.server.durations import MINUTE
from splay.server.settings import Settings
from splay.server.storage.schema import provider_visits

LIFE: Final = 10 * MINUTE
CODE: Final = "code"
"""The purpose of a visit that has come back, of an account that also needs a code."""
Purpose = Literal["sign_in", "link", "confirm"]


class Visit(Struct, frozen=True):
    """A visit: what for, in which session of an account if it has one, when it began; `identity`: the id of the one
    that came back, if only a code is missing.
    """

    purpose: str
    session: str | None
    identity: str | None
    began: int


class Secret(Struct, frozen=True):
    """What a browser keeps during a visit: a random text, and the token of the link by which it came to sign up."""

    text: str
    link: str

    def __repr__(self) -> str:
        """No secret has a place in a log."""
        return "Secret()"

    def made(self, purpose: str) -> str:
        """What is made of the secret for a purpose: 43 characters that tell nothing of it."""
        return base64(hmac.digest(self.text.encode("utf-8", "surrogatepass"), purpose.encode(), "sha256"))

    @property
    def state(self) -> str:
        """What the provider sends back beside its code."""
        return self.made("state")

    @property
    def nonce(self) -> str:
        """What stands in the provider's token."""
        return self.made("nonce")

    @property
    def verifier(self) -> str:
        """What shows that whoever has the code is who asked for it."""
        return self.made("verifier")


class VisitCookies:
    """Makes and reads the cookies."""

    def __init__(self, settings: Settings) -> None:
        """They travel as the settings say."""
        self.secure = settings.secure_cookies
        self.name = cookie_name("splay-visit", self.secure)

    def cookie(self, secret: Secret) -> Cookie:
        """The cookie of a visit that begins."""
        return private_cookie(self.name, f"{secret.text}.{secret.link}", LIFE // 1000, self.secure)

    def no_cookie(self) -> Cookie:
        """The cookie that ends a visit."""
        return private_cookie(self.name, "", 0, self.secure)

    def secret(self, value: str) -> Secret | None:
        """What a cookie holds; None if there is none."""
        text, _, link = value.partition(".")
        return Secret(text, link) if text else None


def new_secret(link: str) -> Secret:
    """The secret of a visit that begins."""
    return Secret(secrets.token_urlsafe(32), link)


def hashed(state: str) -> str:
    """What is stored of a state. It has 256 random bits, so a fast hash is enough."""
    return hashlib.sha256(state.encode("utf-8", "surrogatepass")).hexdigest()


async def begin_visit(
    connection: AsyncConnection,
    secret: Secret,
    purpose: str,
    session: str | None,
    now: int,
    identity: str | None = None,
) -> None:
    """Notes a visit that begins, or one that has come back with an `identity` and needs a code. Those too old go."""
    await connection.execute(delete(provider_visits).where(provider_visits.c.began <= now - LIFE))
    row = {"hash": hashed(secret.made(purpose) if purpose == CODE else secret.state), "purpose": purpose}
    await connection.execute(insert(provider_visits).values(**row, session=session, identity=identity, began=now))


async def end_visit(connection: AsyncConnection, state: str, now: int) -> Visit | None:
    """The visit with a state, which ends by that; None if there is none, or it began too long ago."""
    columns = [provider_visits.c[name] for name in Visit.__struct_fields__]
    gone = delete(provider_visits).where(provider_visits.c.hash == hashed(state)).returning(*columns)
    row = (await connection.execute(gone)).mappings().one_or_none()
    return Visit(**row) if row is not None and row["began"] > now - LIFE else None
