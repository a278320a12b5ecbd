"""Whose cookie or token something is."""

from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.auth import tokens
from splay.server.auth.identity_cache import IdentityCache
from splay.server.auth.person import Person, person_with_id
from splay.server.auth.sessions import Sessions
from splay.server.ids import now
from splay.server.settings import Settings


class Identities:
    """Finds the person that a cookie or token belongs to."""

    def __init__(self, engine: AsyncEngine, settings: Settings, known: IdentityCache) -> None:
        """Asks the engine's database, unless `known` still knows."""
        self.engine = engine
        self.sessions = Sessions(settings)
        self.known = known
        self.known.watch(engine)

    async def with_cookie(self, value: str) -> Person | None:
        """Whose session a cookie is; None for a forged, expired or outlived one."""
        claim = self.sessions.claim(value, now())
        if claim is None:
            return None
        known, changes = self.known.get(value), self.known.changes
        if known is not None:
            return known
        async with self.engine.connect() as connection:
            found = await person_with_id(connection, claim.person)
        if found is None or not self.sessions.holds(claim, found.password):
            return None
        self.known.keep(value, found.person, changes)
        return found.person

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
