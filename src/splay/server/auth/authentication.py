"""Who is asking: `connection.user` is a Person or None, `connection.auth` is how one knows.

`connection.auth` is COOKIE, TOKEN or None. A handler with `opt={"anonymous": True}` (files of the web page, health)
is served without a look at the database.
"""

from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from splay.server.auth.identities import Identities
from splay.server.auth.person import Person
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import header

COOKIE: Final = "cookie"
TOKEN: Final = "token"
BEARER: Final = "bearer "


def bearer(scope: Scope) -> str | None:
    """The token that a connection brings, or None if it brings none."""
    given = header(scope, b"authorization")
    if given is None or not given.lower().startswith(BEARER):
        return None
    return given[len(BEARER) :].strip()


def cookie_value(scope: Scope, name: str) -> str | None:
    """The value of a cookie, or None if it is missing."""
    given = header(scope, b"cookie")
    for pair in (given or "").split(";"):
        key, equals, value = pair.strip().partition("=")
        if equals and key == name:
            return value.strip('"')
    return None


class Authentication(ASGIMiddleware):
    """Finds out who is asking. A token that is not valid is refused; a cookie that is not valid counts as none."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Sets `user` and `auth` of the connection."""
        scope["user"], scope["auth"] = None, None
        if not scope["route_handler"].opt.get("anonymous"):
            scope["user"], scope["auth"] = await authenticate(scope)
        await next_app(scope, receive, send)


async def check_still_known(scope: Scope) -> None:
    """Returns if whoever opened a connection is still known by the same cookie or token. Raises ApiError (401)."""
    before: Person | None = scope["user"]
    if before is None:
        return
    person, _ = await authenticate(scope)
    if person is None or person.id != before.id:
        raise ApiError(401, "session_ended", "This session has ended: sign in again.")


async def authenticate(scope: Scope) -> tuple[Person | None, str | None]:
    """Who is asking and how one knows. A token goes before a cookie. Raises ApiError."""
    state = scope["litestar_app"].state
    identities = Identities(state.engine, state.settings, state.identity_cache)
    token = bearer(scope)
    if token is not None:
        person = await identities.with_token(token)
        if person is None:
            raise ApiError(401, "bad_token", "This token is not valid, or has been revoked.")
        return person, TOKEN
    value = cookie_value(scope, identities.sessions.cookie_name)
    person = await identities.with_cookie(value) if value else None
    return person, COOKIE if person else None
