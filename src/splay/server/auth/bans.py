"""Who may do nothing here for a time: people, and the addresses that they came from."""

from datetime import UTC, datetime

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.protocol.api_error import ApiError
from splay.server.storage.schema import bans, people


def refuse_banned(until: int | None, now: int) -> None:
    """Raises ApiError before a ban has ended."""
    if until is not None and now < until:
        day = datetime.fromtimestamp(until / 1000, UTC).date().isoformat()
        raise ApiError(403, "banned", f"A moderator has banned you until {day}.", (until - now) // 1000 + 1)


async def check_person(connection: AsyncConnection, person: str, now: int) -> None:
    """Raises ApiError if a person is banned."""
    query = select(people.c.banned).where(people.c.id == person)
    refuse_banned((await connection.execute(query)).scalar(), now)


async def check_address(connection: AsyncConnection, network: str, now: int) -> None:
    """Raises ApiError if an address is banned: nobody becomes a guest there, signs up or signs in."""
    query = select(func.max(bans.c.until)).where(bans.c.network == network, bans.c.until > now)
    refuse_banned((await connection.execute(query)).scalar(), now)
