"""Codes of an authenticator app (TOTP, RFC 6238), and recovery codes for whoever has lost it.

The secret that the app holds is made of the server's key and a salt: a copy of the database alone tells no code. Every
function works within the caller's transaction, which must be committed also if a code is wrong: it has been counted.
"""

import hashlib
import hmac
import re
import secrets
from base64 import b32encode
from typing import Final

from pyotp import TOTP
from pyotp.utils import strings_equal
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.durations import HOUR
from splay.server.ids import new_id
from splay.server.protocol.api_error import ApiError
from splay.server.storage.schema import authenticators, recovery_codes

STEP: Final = 30 * 1000
CLOCKS_APART: Final = 1
"""By so many steps an app's clock may differ from ours."""
MOST_WRONG: Final = 10
"""So many wrong codes are taken in an hour; a recovery code, which cannot be guessed, always works."""
RECOVERY_CODES: Final = 10
SIX_DIGITS: Final = re.compile("[0-9]{6}")


def secret_of(key: bytes, person: str, salt: str) -> str:
    """The secret of a person's app, as apps take it."""
    own = hmac.digest(key, b"splay second factor", "sha256")
    return b32encode(hmac.digest(own, f"{person} {salt}".encode(), "sha256")[:20]).decode()


async def is_on(connection: AsyncConnection, person: str) -> bool:
    """Whether a person's sign-ins need a code."""
    query = select(authenticators.c.on).where(authenticators.c.person == person)
    return bool((await connection.execute(query)).scalar())


async def set_up(connection: AsyncConnection, key: bytes, person: str, now: int) -> str:
    """A new secret, which is not asked for before `turn_on`. Raises ApiError if the second factor is on."""
    if await is_on(connection, person):
        raise ApiError(409, "second_factor_on", "The second factor is on already; turn it off first.")
    await turn_off(connection, person)
    salt = new_id()
    values = {"person": person, "salt": salt, "on": False, "step": 0, "wrong": 0, "since": now}
    await connection.execute(insert(authenticators).values(values))
    return secret_of(key, person, salt)


async def turn_on(connection: AsyncConnection, key: bytes, person: str, code: str, now: int) -> list[str] | None:
    """Asks for codes from now on, if a first one is right and the secret was made within an hour: the recovery codes
    then, else None. Raises ApiError.
    """
    if await is_on(connection, person):
        raise ApiError(409, "second_factor_on", "The second factor is on already; turn it off first.")
    if await is_late(connection, person, now) or not await fits(connection, key, person, plain(code), now):
        return None
    await connection.execute(update(authenticators).where(authenticators.c.person == person).values(on=True))
    return await new_recovery_codes(connection, person)


async def is_late(connection: AsyncConnection, person: str, now: int) -> bool:
    """Whether the secret of an app that is being set up was made too long ago."""
    query = select(authenticators.c.since).where(authenticators.c.person == person)
    since = (await connection.execute(query)).scalar()
    return since is not None and since <= now - HOUR


async def turn_off(connection: AsyncConnection, person: str) -> None:
    """Asks for no codes any more."""
    await connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    await connection.execute(delete(authenticators).where(authenticators.c.person == person))


async def passes(connection: AsyncConnection, key: bytes, person: str, code: str, now: int) -> bool:
    """Whether a code is one of the person's app, or a recovery code: either is good once. False if it is off.

    Raises ApiError if there were too many wrong ones.
    """
    text = plain(code)
    if not await is_on(connection, person):
        return False
    if not is_recovery_code(code):
        return await fits(connection, key, person, text, now)
    used = delete(recovery_codes).where(recovery_codes.c.person == person, recovery_codes.c.hash == hashed(text))
    return (await connection.execute(used)).rowcount == 1


async def fits(connection: AsyncConnection, key: bytes, person: str, code: str, now: int) -> bool:
    """Whether a code is one of the person's app that was not used before. Counts it if it is not.

    Raises ApiError if there were too many.
    """
    mine = authenticators.c.person == person
    row = (await connection.execute(select(authenticators).where(mine).with_for_update())).one_or_none()
    if row is None:
        return False
    fresh = row.since <= now - HOUR
    if row.wrong >= MOST_WRONG and not fresh:
        raise ApiError(429, "too_many_tries", "Too many wrong codes; try again in an hour.", HOUR // 1000)
    step = step_of(secret_of(key, person, row.salt), code, now)
    if step is not None and step > row.step:
        await connection.execute(update(authenticators).where(mine).values(step=step, wrong=0))
        return True
    counted = {"wrong": 1, "since": now} if fresh else {"wrong": row.wrong + 1}
    await connection.execute(update(authenticators).where(mine).values(counted))
    return False


def step_of(secret: str, code: str, now: int) -> int | None:
    """The step of time, near now, at which an app with this secret shows a code, or None."""
    app = TOTP(secret)
    near = range(now // STEP - CLOCKS_APART, now // STEP + CLOCKS_APART + 1)
    return next((step for step in near if strings_equal(code, app.generate_otp(step))), None)


async def new_recovery_codes(connection: AsyncConnection, person: str) -> list[str]:
    """New recovery codes instead of those before, as they are shown, this once."""
    await connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    made = [b32encode(secrets.token_bytes(10)).decode().lower() for _ in range(RECOVERY_CODES)]
    await connection.execute(insert(recovery_codes), [{"person": person, "hash": hashed(code)} for code in made])
    return ["-".join(code[place : place + 4] for place in range(0, 16, 4)) for code in made]


async def recovery_codes_left(connection: AsyncConnection, person: str) -> int:
    """How many recovery codes have not been used."""
    query = select(func.count()).select_from(recovery_codes).where(recovery_codes.c.person == person)
    return (await connection.execute(query)).scalar_one()


def is_recovery_code(code: str) -> bool:
    """Whether a code is none of an app's, but may be one for whoever has lost it."""
    return SIX_DIGITS.fullmatch(plain(code)) is None


def plain(code: str) -> str:
    """A code without what people write between its parts."""
    return re.sub(r"[\s-]", "", code).lower()


def hashed(code: str) -> str:
    """What is stored of a recovery code. It has 80 random bits, so a fast hash is enough."""
    return hashlib.sha256(code.encode("utf-8", "surrogatepass")).hexdigest()
