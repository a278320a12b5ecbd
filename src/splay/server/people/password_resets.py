"""Links with which those who have forgotten their password choose a new one: sent to a confirmed address, good once."""

import hashlib
import secrets
from typing import Final

from msgspec import Struct
from sqlalchemy import select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.durations import DAY, MINUTE
from splay.server.people.email_confirmations import is_confirmed
from splay.server.protocol.validation import EMAIL, LOGIN
from splay.server.storage.schema import confirmations, password_resets, people

LIFE: Final = 30 * MINUTE
MAILS_A_DAY: Final = 5
"""How many links go to one account in a day, whoever asks for them."""
MOST_ACCOUNTS: Final = 5
"""To so many accounts with one address a link is sent at once."""


class Forgetful(Struct, frozen=True):
    """An account that a link can be sent to."""

    person: str
    login: str
    email: str


async def accounts_of(connection: AsyncConnection, account: str) -> list[Forgetful]:
    """The accounts with a login or an address, those whose address is confirmed alone."""
    if not (LOGIN.fullmatch(account) or EMAIL.fullmatch(account)):
        return []
    confirmed = (confirmations.c.person == people.c.id) & (confirmations.c.email == people.c.email)
    query = select(people.c.id, people.c.login, people.c.email).join_from(people, confirmations, confirmed)
    addresses = (account, account.lower())
    named = confirmations.c.email.in_(addresses) if "@" in account else people.c.login == account.lower()
    query = query.where(named, confirmations.c.confirmed, people.c.login.is_not(None))
    found = await connection.execute(query.order_by(people.c.login).limit(MOST_ACCOUNTS))
    return [Forgetful(row.id, row.login, row.email) for row in found]


async def hold(connection: AsyncConnection, person: str) -> None:
    """Lets nobody change a person before the transaction ends. Whatever ends or makes links holds the person first."""
    await connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())


async def new_token(connection: AsyncConnection, account: Forgetful, now: int) -> str | None:
    """A token that is good once, instead of the one before; None if too many were sent today, or if the account has
    gone or has another address since it was looked up.
    """
    person = account.person
    await hold(connection, person)
    if not await is_confirmed(connection, person, account.email):
        return None
    row = (await connection.execute(select(password_resets).where(password_resets.c.person == person))).one_or_none()
    fresh = row is None or row.since <= now - DAY
    sent = 0 if row is None or fresh else row.sent
    if sent >= MAILS_A_DAY:
        return None
    token = secrets.token_urlsafe(32)
    values = {
        "hash": hashed(token), "expires": now + LIFE, "sent": sent + 1,
        "since": now if row is None or fresh else row.since,
    }  # fmt: skip
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    made = insert(password_resets).values(person=person, **values)
    await connection.execute(made.on_conflict_do_update(index_elements=["person"], set_=values))
    return token


async def login_with(connection: AsyncConnection, token: str, now: int) -> str | None:
    """The login of the account that a token is good for, or None."""
    query = select(people.c.login).join(password_resets, password_resets.c.person == people.c.id)
    good = (password_resets.c.hash == hashed(token)) & (password_resets.c.expires > now)
    found: str | None = (await connection.execute(query.where(good))).scalar()
    return found


async def use_token(connection: AsyncConnection, token: str, now: int) -> str | None:
    """Uses a token up; the person that it was good for, or None."""
    good = (password_resets.c.hash == hashed(token)) & (password_resets.c.expires > now)
    whose = (await connection.execute(select(password_resets.c.person).where(good))).scalar()
    if whose is None:
        return None
    await hold(connection, whose)
    used = update(password_resets).where(good).values(hash=None).returning(password_resets.c.person)
    found: str | None = (await connection.execute(used)).scalar()
    return found


def hashed(token: str) -> str:
    """What is stored of a token. It has 256 random bits, so a fast hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
