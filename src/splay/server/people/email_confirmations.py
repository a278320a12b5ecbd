"""E-mail addresses that their owners have confirmed with a code, and codes on their way."""

import hashlib
import hmac
import secrets
from typing import Final

from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.durations import DAY, MINUTE
from splay.server.protocol.api_error import ApiError
from splay.server.storage.insert_if_missing import insert_if_missing
from splay.server.storage.schema import confirmations, mailed_codes, people

DIGITS: Final = 8
TRIES: Final = 5
LIFE: Final = 30 * MINUTE
CODES_A_DAY: Final = 5
"""How many codes go to one address in a day, whoever asks for them."""


def at(person: str, email: str) -> ColumnElement[bool]:
    """The row of a person and an address."""
    return (confirmations.c.person == person) & (confirmations.c.email == email)


def hash_of(key: bytes, person: str, email: str, code: str) -> str:
    """What is stored of a code: useless to anyone who has the database but not the server's key."""
    own = hmac.digest(key, b"splay confirmation", "sha256")
    return hmac.digest(own, f"{person} {email} {code}".encode(), hashlib.sha256).hex()


async def is_confirmed(connection: AsyncConnection, person: str, email: str) -> bool:
    """Whether a person has confirmed an address that is still the account's."""
    query = select(confirmations.c.confirmed).join(people).where(at(person, email), people.c.email == email)
    return bool((await connection.execute(query)).scalar())


async def emails_of(connection: AsyncConnection, person: str) -> list[str]:
    """The addresses that codes were sent to for a person."""
    query = select(confirmations.c.email).where(confirmations.c.person == person)
    return list((await connection.execute(query)).scalars())


async def new_code(connection: AsyncConnection, key: bytes, person: str, email: str, now: int) -> str:
    """A new code for an address, instead of the one before. Raises ApiError if too many were sent there, if it is
    confirmed already, or if its owner wants none.
    """
    row = (await connection.execute(select(confirmations).where(at(person, email)))).one_or_none()
    if row is not None and row.refused:
        raise ApiError(409, "refused", "The owner of this address wants no e-mail from here.")
    if row is not None and row.confirmed:
        raise ApiError(409, "confirmed", "This address is confirmed already.")
    await count_code(connection, key, email, now)
    code = f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"
    values = {"hash": hash_of(key, person, email, code), "expires": now + LIFE, "tries": TRIES}
    if row is None:
        first = {"person": person, "email": email, "confirmed": False, "refused": False}
        await connection.execute(insert(confirmations).values(**values, **first))
    else:
        await connection.execute(update(confirmations).where(at(person, email)).values(**values))
    return code


async def count_code(connection: AsyncConnection, key: bytes, email: str, now: int) -> None:
    """Counts a code that is sent to an address, whoever asks for it. Raises ApiError if there were too many today."""
    address = hash_of(key, "", email, "")
    own = mailed_codes.c.address == address
    await insert_if_missing(connection, mailed_codes, {"address": address, "sent": 0, "since": now})
    yesterday = update(mailed_codes).where(own, mailed_codes.c.since <= now - DAY)
    await connection.execute(yesterday.values(sent=0, since=now))
    one_more = update(mailed_codes).where(own, mailed_codes.c.sent < CODES_A_DAY)
    if (await connection.execute(one_more.values(sent=mailed_codes.c.sent + 1))).rowcount == 0:
        raise ApiError(
            429, "too_many_codes", "Too many codes were sent to this address today; try again tomorrow.", 3600
        )


async def confirm(connection: AsyncConnection, key: bytes, person: str, email: str, code: str, now: int) -> bool:
    """Whether a code is right; it is used up then. Counts the try, which must be committed also if it is wrong."""
    tried = (
        update(confirmations)
        .where(at(person, email), confirmations.c.tries > 0, confirmations.c.expires > now)
        .values(tries=confirmations.c.tries - 1)
        .returning(confirmations.c.hash)
    )
    stored = (await connection.execute(tried)).scalar()
    if stored is None or not hmac.compare_digest(stored, hash_of(key, person, email, code)):
        return False
    done = {"confirmed": True, "hash": None, "tries": 0}
    await connection.execute(update(confirmations).where(at(person, email)).values(**done))
    return True


async def refuse(connection: AsyncConnection, person: str, email: str) -> bool:
    """Has no code sent to an address for this person again; False, and nothing done, if it is confirmed."""
    refused = update(confirmations).where(at(person, email), ~confirmations.c.confirmed)
    changed = await connection.execute(refused.values(refused=True, hash=None, tries=0))
    return changed.rowcount == 1
