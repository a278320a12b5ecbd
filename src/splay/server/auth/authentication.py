"""Finding out who is asking: `connection.user` is a Person or None, `connection.auth` says how that is known.

`connection.auth` is COOKIE, TOKEN or None. A handler with `opt={"anonymous": True}` (files of the web page, health)
is served without a look at the database.
"""

from collections.abc import Callable
from typing import Final

from litestar import Request
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Struct
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.auth import tokens
from splay.server.auth.bans import refuse_banned
from splay.server.auth.devices import device_of
from splay.server.auth.identity_cache import IdentityCache
from splay.server.auth.person import Person
from splay.server.auth.session_rows import holder_of, note_address, note_use
from splay.server.auth.sessions import Sessions
from splay.server.ids import now
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import address_of, header
from splay.server.settings import Settings
from splay.server.storage.database import write
from splay.server.storage.unavailable import DATABASE_ERRORS, is_unavailable

COOKIE: Final = "cookie"
TOKEN: Final = "token"
BEARER: Final = "bearer "
PersonRequest = Request[Person | None, str | None, State]
"""A request of somebody who was found out so."""


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


class Origin(Struct, frozen=True):
    """Where a request comes from: the header User-Agent, and the address as limits care for it."""

    user_agent: str | None
    network: str


class Authentication(ASGIMiddleware):
    """Finds out who is asking. A token that is not valid is refused; a cookie that is not valid counts as none."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Sets `user` and `auth` of the connection. Somebody who is banned is nobody for a handler with
        `opt={"banned": True}`, and refused by all others.
        """
        scope["user"], scope["auth"] = None, None
        opt = scope["route_handler"].opt
        if not opt.get("anonymous"):
            try:
                scope["user"], scope["auth"] = await authenticate(scope)
            except ApiError as refusal:
                if refusal.code != "banned" or not opt.get("banned"):
                    raise
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
    """Who is asking, and how that is known. A token goes before a cookie. Raises ApiError."""
    state = scope["litestar_app"].state
    identities = Identities(state.services.engine, state.settings, state.identity_cache)
    token = bearer(scope)
    if token is not None:
        person = await identities.with_token(token)
        if person is None:
            raise ApiError(401, "bad_token", "This token is not valid, or has been revoked.")
        return person, TOKEN
    value = cookie_value(scope, identities.sessions.cookie_name)
    origin = Origin(header(scope, b"user-agent"), address_of(scope))
    person = await identities.with_cookie(value, origin) if value else None
    return person, COOKIE if person else None


class Identities:
    """Finds the person that a cookie or token belongs to."""

    def __init__(self, engine: AsyncEngine, settings: Settings, known: IdentityCache) -> None:
        """Asks the engine's database, unless `known` still knows."""
        self.engine = engine
        self.sessions = Sessions(settings)
        self.known = known
        self.known.watch(engine)

    async def with_cookie(self, value: str, origin: Origin) -> Person | None:
        """Whose session a cookie is; None for a forged or expired one, and one whose session has ended.

        Once an hour it is noted that the session is in use; of somebody who was reported, where it comes from. Raises
        ApiError for somebody who is banned.
        """
        claim = self.sessions.claim(value, now())
        if claim is None:
            return None
        known, changes = self.known.get(value), self.known.changes
        if known is not None:
            return known
        async with self.engine.connect() as connection:
            found = await holder_of(connection, claim, now())
        if found is None or not self.sessions.holds(claim, found.person.password) or not found.holds(claim):
            return None
        refuse_banned(found.banned, now())
        if found.is_due(now()):
            await self.note(lambda connection: note_use(connection, claim, device_of(origin.user_agent), now()))
        if found.reported and found.network != origin.network:
            await self.note(lambda connection: note_address(connection, claim.person, origin.network, now()))
        self.known.keep(value, found.person.person, changes)
        return found.person.person

    async def note(self, work: Callable[[Connection], None]) -> None:
        """Notes something about a session. While nothing can be written the session is good all the same: the next use
        tries again.
        """
        try:
            await write(self.engine, work)
        except IntegrityError:
            return  # the person has just gone
        except DATABASE_ERRORS as error:
            if not is_unavailable(error):
                raise

    async def with_token(self, text: str) -> Person | None:
        """Whose token a text is; None for nobody's and for a revoked one."""
        known, changes = self.known.get(text), self.known.changes
        if known is not None:
            return known
        async with self.engine.connect() as connection:
            found = await tokens.person_with_token(connection, text)
        if found is not None:
            self.known.keep(text, found, changes)
        return found
