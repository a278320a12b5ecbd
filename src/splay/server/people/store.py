"""People in the database. Every function works within the caller's transaction."""

from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.ids import new_id
from splay.server.people.person import Person
from splay.server.storage.schema import people

COLUMNS: Final = (people.c.id, people.c.name, people.c.login, people.c.password, people.c.email)


class StoredPerson(Struct, frozen=True):
    """A person with what only people's own code may see: the password's hash and the e-mail address."""

    person: Person
    password: str | None
    email: str | None

    def __repr__(self) -> str:
        """The person alone: a hash has no place in a log."""
        return f"StoredPerson({self.person!r})"


async def add_person(
    connection: AsyncConnection,
    name: str,
    now: int,
    login: str | None = None,
    password: str | None = None,
    email: str | None = None,
) -> StoredPerson:
    """Adds a guest, or an account where `login` and `password` (a hash) are given.

    Raises IntegrityError where the login is taken.
    """
    person = Person(new_id(), name, login)
    await connection.execute(
        insert(people).values(id=person.id, name=name, login=login, password=password, email=email, created=now)
    )
    return StoredPerson(person, password, email)


async def person_with_id(connection: AsyncConnection, id: str) -> StoredPerson | None:
    """The person with an id, None where there is none."""
    return await one_person(connection, people.c.id == id)


async def person_with_login(connection: AsyncConnection, login: str) -> StoredPerson | None:
    """The account with a login name, None where there is none."""
    return await one_person(connection, people.c.login == login)


async def one_person(connection: AsyncConnection, which: ColumnElement[bool]) -> StoredPerson | None:
    """The one person for whom a condition holds, None where there is none."""
    row = (await connection.execute(select(*COLUMNS).where(which))).one_or_none()
    if row is None:
        return None
    return StoredPerson(Person(row.id, row.name, row.login), row.password, row.email)


async def change_person(connection: AsyncConnection, id: str, **values: str | None) -> None:
    """Changes some of a person's columns. Raises IntegrityError where a login is taken."""
    await connection.execute(update(people).where(people.c.id == id).values(**values))


async def become_account(connection: AsyncConnection, guest: str, login: str, password: str, email: str | None) -> bool:
    """Makes a guest an account, with the same id; False where the guest is one already, or gone.

    Raises IntegrityError where the login is taken.
    """
    changed = await connection.execute(
        update(people)
        .where(people.c.id == guest, people.c.login.is_(None))
        .values(login=login, password=password, email=email)
    )
    return changed.rowcount == 1
