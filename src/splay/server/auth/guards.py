"""Guards that handlers name: who may use them. They are asynchronous because Litestar runs others in threads."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from splay.server.auth.authentication import TOKEN
from splay.server.auth.person import Person
from splay.server.protocol.api_error import ApiError

Connection = ASGIConnection[Any, Any, Any, Any]


def person_of(connection: Connection) -> Person:
    """Who is asking. Raises ApiError if nobody known is."""
    person: Person | None = connection.user
    if person is None:
        raise ApiError(401, "sign_in_needed", "Say first who you are: as a guest, by signing in, or with a token.")
    return person


async def person_needed(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Guests and accounts, by cookie or token."""
    person_of(connection)


async def no_token(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Anybody but by token: a token that leaks must not make others, nor take the account over."""
    if connection.auth == TOKEN:
        raise ApiError(403, "token_not_allowed", "This cannot be done with a token: sign in with the password.")
