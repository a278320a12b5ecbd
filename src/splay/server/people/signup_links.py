"""Links with which people sign up at a server that is open to those who are invited: shown once, stored as a hash, good
so often and until a day, revocable. Every function works within the caller's transaction.
"""

import hashlib
import secrets
from typing import Final

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.durations import DAY
from splay.server.ids import new_id
from splay.server.protocol.api_error import ApiError
from splay.server.settings import CLOSED, OPEN
from splay.server.storage.schema import signup_links

MOST_USES: Final = 1000
MOST_DAYS: Final = 365
DAYS: Final = 7
"""So long a link is good if nothing else is asked for."""
LONGEST: Final = 80
"""More characters than the token of any link has."""
PATH: Final = "/people#invited="
"""Where a link leads, with the token behind it: what stands behind # is told to no server and no log."""


class SignupLink(Struct, frozen=True):
    """A link as admins see it: how many have signed up with it, of how many, and until when others may."""

    id: str
    created: int
    expires: int
    most: int
    used: int


class NewSignupLink(Struct, frozen=True):
    """A link just made, with its address, which is shown this once."""

    id: str
    url: str

    def __repr__(self) -> str:
        """The link without its address: whoever has that may sign up."""
        return f"NewSignupLink({self.id!r})"


def hashed(token: str) -> str:
    """What is stored of a token. It has 256 random bits, so a fast hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


async def make_link(connection: AsyncConnection, address: str, most: int, days: int, now: int) -> NewSignupLink:
    """Makes a link of a server, with which so many may sign up within so many days. Those that are over are removed."""
    await connection.execute(delete(signup_links).where(signup_links.c.expires <= now))
    token, id = secrets.token_urlsafe(32), new_id()
    row = {"id": id, "hash": hashed(token), "created": now, "expires": now + days * DAY, "most": most, "used": 0}
    await connection.execute(insert(signup_links).values(row))
    return NewSignupLink(id, f"{address}{PATH}{token}")


async def links_now(connection: AsyncConnection, now: int) -> list[SignupLink]:
    """The links with which people may still sign up, those that end first at the beginning."""
    going_on = (signup_links.c.expires > now) & (signup_links.c.used < signup_links.c.most)
    columns = [signup_links.c[name] for name in SignupLink.__struct_fields__]
    query = select(*columns).where(going_on).order_by(signup_links.c.expires, signup_links.c.id)
    return [SignupLink(**row) for row in (await connection.execute(query)).mappings()]


async def revoke_link(connection: AsyncConnection, id: str) -> None:
    """Revokes a link, at once and for good. Raises ApiError if there is none of that id."""
    if not (await connection.execute(delete(signup_links).where(signup_links.c.id == id))).rowcount:
        raise ApiError(404, "not_found", "There is no such link.")


async def check_may_sign_up(connection: AsyncConnection, registration: str, token: str | None, now: int) -> None:
    """Returns if somebody may sign up now, by the setting and the token of a link, which is used once more then where
    one is needed. Raises ApiError.
    """
    if registration == OPEN:
        return
    if registration == CLOSED:
        raise ApiError(403, "registration_closed", "Nobody can sign up here now.")
    good = (signup_links.c.expires > now) & (signup_links.c.used < signup_links.c.most)
    mine = signup_links.c.hash == hashed(token or "")
    used = update(signup_links).where(mine, good).values(used=signup_links.c.used + 1)
    if not (await connection.execute(used)).rowcount:
        raise ApiError(403, "link_needed", "Here people sign up with a link of an admin; this is none that is good.")
