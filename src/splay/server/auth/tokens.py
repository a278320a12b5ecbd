"""Personal API tokens: shown once, stored as a hash, revocable."""

import hashlib
import re
import secrets
from typing import Final

from msgspec import Struct
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.auth.bans import refuse_banned
from splay.server.auth.person import Person
from splay.server.ids import new_id, now
from splay.server.storage.schema import people, tokens

PREFIX: Final = "splay_"
FORM: Final = re.compile(PREFIX + r"[A-Za-z0-9_-]{43}")
LONGEST_LABEL: Final = 60
LONGEST_STORED_LABEL: Final = 80


class Token(Struct, frozen=True):
    """A token as its owner sees it afterwards; `created` is in milliseconds since 1970."""

    id: str
    label: str
    created: int


class NewToken(Struct, frozen=True):
    """A token just made, with its text, which is shown this once."""

    id: str
    label: str
    created: int
    token: str

    def __repr__(self) -> str:
        """The token without its text."""
        return f"NewToken({self.id!r}, {self.label!r})"


def hashed(text: str) -> str:
    """What is stored of a token. It has 256 random bits, so a fast hash is enough."""
    return hashlib.sha256(text.encode()).hexdigest()


async def add_token(connection: AsyncConnection, person: str, label: str, now: int) -> NewToken:
    """Makes a token."""
    made = NewToken(new_id(), label, now, PREFIX + secrets.token_urlsafe(32))
    await connection.execute(
        insert(tokens).values(id=made.id, person=person, hash=hashed(made.token), label=label, created=now)
    )
    return made


async def tokens_of(connection: AsyncConnection, person: str) -> list[Token]:
    """A person's tokens that are not revoked, oldest first."""
    found = await connection.execute(
        select(tokens.c.id, tokens.c.label, tokens.c.created)
        .where(tokens.c.person == person, tokens.c.revoked.is_(None))
        .order_by(tokens.c.created, tokens.c.id)
    )
    return [Token(row.id, row.label, row.created) for row in found]


async def token_count(connection: AsyncConnection, person: str) -> int:
    """How many tokens a person has that are not revoked."""
    counted = select(func.count()).where(tokens.c.person == person, tokens.c.revoked.is_(None))
    return (await connection.execute(counted)).scalar_one()


async def revoke_token(connection: AsyncConnection, person: str, id: str, now: int) -> bool:
    """Revokes a person's token; False if the person has no such token in use."""
    changed = await connection.execute(
        update(tokens)
        .where(tokens.c.id == id, tokens.c.person == person, tokens.c.revoked.is_(None))
        .values(revoked=now)
    )
    return changed.rowcount == 1


async def revoke_tokens(connection: AsyncConnection, person: str, now: int) -> None:
    """Revokes all tokens of a person."""
    mine = tokens.c.person == person
    await connection.execute(update(tokens).where(mine, tokens.c.revoked.is_(None)).values(revoked=now))


async def person_with_token(connection: AsyncConnection, text: str) -> Person | None:
    """Whose token a text is, None for nobody's and for revoked ones. Raises ApiError for somebody who is banned."""
    if not FORM.fullmatch(text):
        return None
    found = await connection.execute(
        select(people.c.id, people.c.name, people.c.login, people.c.banned)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.hash == hashed(text), tokens.c.revoked.is_(None))
    )
    row = found.one_or_none()
    if row is None:
        return None
    refuse_banned(row.banned, now())
    return Person(row.id, row.name, row.login)
