"""A person, as the rest of the server knows one, and as the database has it."""

from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.storage.schema import people

Audience = Literal["nobody", "friends", "everyone"]
"""Who may see something of an account."""


class Privacy(Struct, frozen=True):
    """Who may see what of an account: its rating, its games, how it did against others, whether it is here; and who may
    challenge it.
    """

    rating: Audience
    games: Audience
    head_to_head: Audience
    presence: Audience
    challenges: Audience


COLUMNS: Final = (
    people.c.id,
    people.c.name,
    people.c.login,
    people.c.password,
    people.c.email,
    people.c.sign_in_notices,
    people.c.language,
    people.c.handle,
    people.c.handle_changed,
    people.c.rating_ended,
    *[people.c[f"{topic}_for"] for topic in Privacy.__struct_fields__],
)


class Person(Struct, frozen=True):
    """Somebody who plays. `login` is what an account signs in with; a guest has none."""

    id: str
    name: str
    login: str | None

    @property
    def guest(self) -> bool:
        """Whether the person has no account."""
        return self.login is None


class StoredPerson(Struct, frozen=True):
    """A person with what only people's own code may see: the password's hash and the e-mail address, the language
    that it reads, the handle that an account has and when it was changed, who sees what of it, and when an admin ended
    its ratings.
    """

    person: Person
    password: str | None
    email: str | None
    sign_in_notices: bool
    language: str | None
    handle: str | None
    handle_changed: int | None
    privacy: Privacy
    rating_ended: int | None

    def __repr__(self) -> str:
        """The person alone: a hash has no place in a log."""
        return f"StoredPerson({self.person!r})"


async def person_with_id(connection: AsyncConnection, id: str) -> StoredPerson | None:
    """The person with an id, or None if there is none."""
    return await one_person(connection, people.c.id == id)


async def person_with_login(connection: AsyncConnection, login: str) -> StoredPerson | None:
    """The account with a login name, or None if there is none."""
    return await one_person(connection, people.c.login == login)


async def one_person(connection: AsyncConnection, which: ColumnElement[bool]) -> StoredPerson | None:
    """The one person for whom a condition holds, or None if there is none."""
    row = (await connection.execute(select(*COLUMNS).where(which))).one_or_none()
    return None if row is None else stored_person(row)


def stored_person(row: Row[*tuple[Any, ...]]) -> StoredPerson:
    """The person in a row that has COLUMNS."""
    person = Person(row.id, row.name, row.login)
    privacy = Privacy(row.rating_for, row.games_for, row.head_to_head_for, row.presence_for, row.challenges_for)
    own = (row.email, row.sign_in_notices, row.language, row.handle, row.handle_changed, privacy, row.rating_ended)
    return StoredPerson(person, row.password, *own)
