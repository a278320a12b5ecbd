"""Who may act as an admin: an account that was granted it, with a second factor proved just now in this session."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.auth import second_factor
from splay.server.auth.authentication import cookie_value
from splay.server.auth.guards import person_of
from splay.server.auth.sessions import Sessions
from splay.server.durations import MINUTE
from splay.server.ids import now
from splay.server.protocol.api_error import ApiError
from splay.server.storage.schema import people, sessions

FRESH: Final = 15 * MINUTE
"""So long after a code an admin may act without another one."""


class Standing(Struct, frozen=True):
    """Whether an account is an admin, has a second factor, and has just proved it in this session."""

    admin: bool
    second_factor: bool
    fresh: bool


async def standing_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Standing:
    """Whether whoever asks may act as an admin."""
    person, state = person_of(connection), connection.app.state
    known = Sessions(state.settings)
    claim = known.claim(cookie_value(connection.scope, known.cookie_name) or "", now())
    async with state.services.engine.connect() as database:
        return await standing(database, person.id, claim.session if claim else "")


async def standing(connection: AsyncConnection, person: str, session: str) -> Standing:
    """Whether a person may act as an admin in a session."""
    admin = (await connection.execute(select(people.c.admin).where(people.c.id == person))).scalar()
    on = await second_factor.is_on(connection, person)
    mine = (sessions.c.id == session) & (sessions.c.person == person)
    proved = (await connection.execute(select(sessions.c.proved).where(mine))).scalar() or 0
    return Standing(bool(admin), on, on and now() - proved < FRESH)


async def admin_needed(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """A guard: admins alone, with a fresh second factor."""
    found = await standing_of(connection)
    if not found.admin:
        raise ApiError(403, "admin_needed", "Only the server's admins can do this.")
    if not found.second_factor:
        raise ApiError(403, "second_factor_needed", "Admins need a second factor: set one up first.")
    if not found.fresh:
        raise ApiError(403, "proof_needed", "Enter a code of your authenticator app first.")
