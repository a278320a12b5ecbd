"""What comes of an identity that the provider has proved: somebody signs in or up, links it, or confirms a change.

An identity is never given to an account by its e-mail address: only by somebody who is signed in to the account.
"""

import secrets
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.auth import bans, second_factor, session_rows
from splay.server.auth.devices import Device
from splay.server.auth.person import Person, StoredPerson, person_with_id
from splay.server.identities.kept_identities import Owned, give_identity, owned
from splay.server.identities.provider import LEEWAY, Proved
from splay.server.identities.visits import Visit
from splay.server.ids import now
from splay.server.people.account_events import IDENTITY_LINKED
from splay.server.people.accounts import People
from splay.server.people.handles import folded
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.validation import checked_email, checked_login, checked_name
from splay.server.storage.schema import people

NAMELESS: Final = "Player"
"""What an account is called first if the provider has no name for it that one may have here."""
MADE_FROM: Final = 15
"""So many letters of a name stand in the login that is made from it."""


async def found(house: People, proved: Proved) -> tuple[StoredPerson, Owned, bool] | None:
    """The account that has an identity, the identity, and whether it also needs a code; None if no account has it.
    Raises ApiError if its person is banned.
    """
    async with house.engine.connect() as connection:
        identity = await owned(connection, proved)
        if identity is None:
            return None
        await bans.check_person(connection, identity.person, now())
        stored = await person_with_id(connection, identity.person)
        assert stored is not None, "its identity refers to it"
        return stored, identity, await second_factor.is_on(connection, identity.person)


async def sign_up(house: People, guest: Person | None, proved: Proved, language: str, link: str | None) -> StoredPerson:
    """A new account with an identity and without a password; a guest becomes it, and keeps id, name and games. Raises
    ApiError.
    """
    if guest is not None and not guest.guest:
        raise ApiError(409, "already_known", "You have an account already: link this one there.")
    name = guest.name if guest is not None else name_of(proved, house.name_length)
    try:
        async with house.engine.begin() as connection:
            email = await free_email(connection, proved.email)
            login = login_from(name)
            made = await house.new_account(connection, guest, login, None, name, email, language, link)
            await give_identity(connection, made.person.id, proved, now())
            return made
    except IntegrityError as error:
        raise taken() from error


def name_of(proved: Proved, longest: int) -> str:
    """The first of a provider's names that one may have here."""
    for name in proved.names:
        try:
            return checked_name(name[:longest].strip(), longest)
        except ApiError:
            continue  # the next one may do
    return NAMELESS


def login_from(name: str) -> str:
    """A login that begins like a name, and that nobody guesses: its owner reads it on the account's page."""
    begins = folded(name)[:MADE_FROM].strip("-") or NAMELESS.lower()
    ends = secrets.token_hex(4)
    try:
        return checked_login(f"{begins}.{ends}")
    except ApiError:
        return f"{NAMELESS.lower()}.{ends}"


async def free_email(connection: AsyncConnection, email: str | None) -> str | None:
    """An address that the provider has verified, if no account has it. Nothing but a code goes there before it is
    confirmed here, too.
    """
    try:
        checked = None if email is None else checked_email(email)
    except ApiError:
        return None
    if checked is None:
        return None
    taken = (await connection.execute(select(people.c.id).where(people.c.email == checked).limit(1))).first()
    return None if taken is not None else checked


async def link(house: People, person: Person, session: str, visit: Visit, proved: Proved, device: Device) -> None:
    """Gives an identity to the account that has begun this visit in this session. Raises ApiError."""
    same_session(visit, session)
    try:
        async with house.engine.begin() as connection:
            await give_identity(connection, person.id, proved, now())
            await house.note(connection, person.id, IDENTITY_LINKED, device)
    except IntegrityError as error:
        raise taken() from error


async def confirm(house: People, person: Person, session: str, visit: Visit, proved: Proved) -> None:
    """Notes that an account has just signed in anew with an identity of its own. Raises ApiError."""
    same_session(visit, session)
    async with house.engine.begin() as connection:
        identity = await owned(connection, proved)
        if identity is None or identity.person != person.id:
            raise ApiError(409, "other_identity", "This is not what you sign in with here.")
        if proved.signed_in is None or proved.signed_in < visit.began // 1000 - LEEWAY:
            raise ApiError(409, "not_anew", "You have not signed in anew.")
        await session_rows.confirm_session(connection, session, now())


def same_session(visit: Visit, session: str) -> None:
    """Raises ApiError if a visit was begun in another session."""
    if not session or visit.session != session:
        raise ended()


def taken() -> ApiError:
    """What is told of an identity that another account has."""
    return ApiError(409, "identity_taken", "An account here has this already.")


def ended() -> ApiError:
    """What is told of a visit that is over, or that this browser has not begun."""
    return ApiError(409, "visit_over", "This took too long, or was begun elsewhere: begin again.")
