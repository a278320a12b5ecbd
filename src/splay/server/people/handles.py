"""Handles: by which accounts are known to others in addresses. They are made from names, and are never the login."""

import re
import unicodedata
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count, islice
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server.auth.person import Person
from splay.server.durations import DAY
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.look_alikes import look_alike
from splay.server.protocol.official_names import is_official
from splay.server.protocol.reserved_names import reserved_names
from splay.server.storage.hold_person import hold_person
from splay.server.storage.schema import people

SHORTEST: Final = 3
LONGEST: Final = 24
HANDLE: Final = re.compile(rf"[a-z0-9][a-z0-9-]{{{SHORTEST - 2},{LONGEST - 2}}}[a-z0-9]")
"""What addresses call the person who asks, "me", is too short to be one."""
NAMELESS: Final = "player"
"""What the handle is made from if a name leaves nothing, or what nobody may be called."""
MONTH: Final = 30 * DAY
"""So long, in milliseconds, a changed handle stays, and others may not have the former one."""
LETTERS: Final = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "\u0131": "i"}
)
"""Letters that Unicode doesn't take apart."""
FIRST_TRIES: Final = 20
MOST_TRIES: Final = 1000
PIECE: Final = 200


def made_from(name: str) -> str:
    """The handle that a name would give: its letters a to z and digits, "-" for all between them; "player" if that
    leaves nothing. It may be too short to be a handle by itself, and not free.
    """
    return folded(name) or NAMELESS


def folded(text: str) -> str:
    """A text in letters a to z and digits, at most as many as a handle has, and "-" between words."""
    apart = unicodedata.normalize("NFKD", text.casefold()).translate(LETTERS)
    bare = "".join(character for character in apart if not unicodedata.combining(character))
    return re.sub("[^a-z0-9]+", "-", bare).strip("-")[:LONGEST].rstrip("-")


def joined(text: str) -> str:
    """A handle or login without what is between its words."""
    return re.sub("[-._]", "", text)


def is_reserved(handle: str) -> bool:
    """Whether a handle looks like the name of a computer opponent, of people who are gone, or of those who run the
    server, numbered or not.
    """
    bare = joined(handle).rstrip("0123456789")
    if is_official(handle) or not bare:
        return is_official(handle)
    return bare != NAMELESS and any(look_alike(bare, joined(folded(name))) for name in reserved_names())


def is_allowed(handle: str, login: str) -> bool:
    """Whether the account with a login may have a handle, if it is free: never one that tells the login, in capitals
    or not, and whatever stands between its words.
    """
    return HANDLE.fullmatch(handle) is not None and joined(handle) != joined(login.lower()) and not is_reserved(handle)


def numbered(name: str) -> Iterator[str]:
    """The handle made from a name, and the same with numbers; without end. Some of them may not be allowed."""
    base = NAMELESS if is_reserved(made_from(name)) else made_from(name)
    endings = ("" if number == 1 else f"-{number}" for number in count(1))
    return (base[: LONGEST - len(ending)].rstrip("-") + ending for ending in endings)


async def taken_of(connection: AsyncConnection, handles: list[str], now: int) -> set[str]:
    """Those of some handles that somebody has, or had until less than a month ago."""
    own, former = people.c.handle, people.c.former_handle
    had = await connection.execute(select(own).where(own.in_(handles)))
    left = select(former).where(former.in_(handles), people.c.handle_changed > now - MONTH)
    return {*had.scalars(), *(await connection.execute(left)).scalars()}


async def free_handle(connection: AsyncConnection, name: str, login: str, now: int) -> str:
    """The handle made from a name, with the lowest number that is free if it is taken or the login."""
    possible, tries = numbered(name), FIRST_TRIES
    while True:
        some = list(islice(possible, tries))
        taken = await taken_of(connection, some, now)
        for handle in some:
            if handle not in taken and is_allowed(handle, login):  # which takes longer: asked of few
                return handle
        tries = min(2 * tries, MOST_TRIES)


async def give_handle(connection: AsyncConnection, person: str, name: str, login: str, now: int) -> None:
    """Gives an account that has no handle one made from its name, within the caller's transaction; another one if
    somebody else is given it at the same moment.
    """
    none_yet = (people.c.id == person) & people.c.handle.is_(None)
    while True:
        handle = await free_handle(connection, name, login, now)
        try:
            async with connection.begin_nested():
                await connection.execute(update(people).where(none_yet).values(handle=handle))
        except IntegrityError:
            continue  # only the handle is written: it has just been taken, and is found so now
        return


async def renew_handle(
    connection: AsyncConnection, person: str, login: str | None, before: str, name: str, now: int
) -> None:
    """Gives an account that an admin has renamed a handle made from its new name, if that makes another one than the
    name before did, within the caller's transaction. Its person may change it in a month, and nobody has the former
    one until then: it may insult as the name did. Guests have none.
    """
    if login is None or made_from(name) == made_from(before):
        return
    let_go = {"handle": None, "handle_changed": now, "former_handle": people.c.handle}
    await connection.execute(update(people).where(people.c.id == person).values(let_go))
    await give_handle(connection, person, name, login, now)


async def give_missing_handles(engine: AsyncEngine, now: int) -> None:
    """Gives all accounts that have no handle one, in the order of creation, a piece in a transaction."""
    person = people.c
    query = select(person.id, person.name, person.login).where(person.login.is_not(None), person.handle.is_(None))
    first = query.order_by(person.created, person.id).limit(PIECE)
    while True:
        async with engine.begin() as connection:
            found = (await connection.execute(first)).all()
            for row in found:
                await give_handle(connection, row.id, row.name, row.login, now)
        if len(found) < PIECE:
            return


async def change_handle(engine: AsyncEngine, person: Person, login: str, wanted: str, now: int) -> None:
    """Gives an account another handle; capitals count as small. Its former one is nobody else's for a month, so that
    links to it lead to nobody else meanwhile. Raises ApiError.
    """
    handle = wanted.lower()
    async with engine.begin() as connection:
        await hold_person(connection, person.id)
        columns = select(people.c.handle, people.c.handle_changed).where(people.c.id == person.id)
        before = (await connection.execute(columns)).one()
        if handle == before.handle:
            return
        if not is_allowed(handle, login):
            raise ApiError(
                422,
                "handle_not_allowed",
                f"A handle has {SHORTEST} to {LONGEST} of a-z, 0-9 and, between them, -. It is neither your login "
                "nor the name of a computer opponent or of those who run this server.",
            )
        if before.handle_changed is not None and now < before.handle_changed + MONTH:
            raise too_soon(before.handle_changed + MONTH, now)
        if await taken_of(connection, [handle], now):
            raise taken()
        try:
            values = {"handle": handle, "handle_changed": now, "former_handle": before.handle}
            async with connection.begin_nested():
                await connection.execute(update(people).where(people.c.id == person.id).values(values))
        except IntegrityError as error:
            raise taken() from error


def taken() -> ApiError:
    """What is told of a handle that somebody else has."""
    return ApiError(409, "handle_taken", "Somebody else has this handle, or had it until a while ago.")


def too_soon(then: int, now: int) -> ApiError:
    """What is told of a handle that was changed less than a month ago."""
    day = datetime.fromtimestamp(then / 1000, UTC).date().isoformat()
    return ApiError(409, "handle_too_soon", f"You can change your handle again on {day}.", (then - now) // 1000 + 1)
