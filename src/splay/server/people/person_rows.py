"""Changing people, and their names at tables, in the database. Every function works within the caller's transaction."""

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.auth.person import StoredPerson, person_with_id
from splay.server.ids import new_id
from splay.server.people.handles import give_handle
from splay.server.storage.schema import FINISHED, people, seats, tables


async def add_person(
    connection: AsyncConnection,
    name: str,
    now: int,
    login: str | None = None,
    password: str | None = None,
    email: str | None = None,
    language: str | None = None,
) -> StoredPerson:
    """Adds a guest, or an account if `login` is given, with a handle made from its name; `password` is a hash, None for
    an account that signs in with a provider alone.

    Raises IntegrityError if the login is taken.
    """
    person = new_id()
    await connection.execute(
        insert(people).values(
            id=person, name=name, login=login, password=password, email=email, created=now, language=language
        )
    )
    if login is not None:
        await give_handle(connection, person, name, login, now)
    stored = await person_with_id(connection, person)
    assert stored is not None, "it has just been added"
    return stored


async def change_person(connection: AsyncConnection, id: str, **values: str | bool | None) -> None:
    """Changes some of a person's columns. Raises IntegrityError if a login is taken."""
    await connection.execute(update(people).where(people.c.id == id).values(**values))


async def become_account(
    connection: AsyncConnection, guest: str, login: str, password: str | None, email: str | None
) -> bool:
    """Makes a guest an account, with the same id; False if the guest is one already, or gone.

    Raises IntegrityError if the login is taken.
    """
    changed = await connection.execute(
        update(people)
        .where(people.c.id == guest, people.c.login.is_(None))
        .values(login=login, password=password, email=email)
    )
    return changed.rowcount == 1


async def rename(connection: AsyncConnection, person: str, before: str, name: str) -> list[str]:
    """Gives a person's seats at open and running tables another name than `before`; the ids of these tables.

    Finished games keep the name that was played under, and so do those who share a person's device.
    """
    going_on = select(tables.c.id).where(tables.c.status != FINISHED)
    shared = select(seats.c.table).where(seats.c.person == person).group_by(seats.c.table).having(func.count() > 1)
    own = seats.c.table.not_in(shared) | (seats.c.name == before)
    theirs = (seats.c.person == person) & seats.c.table.in_(going_on) & own & (seats.c.name != name)
    found = sorted(set((await connection.execute(select(seats.c.table).where(theirs))).scalars()))
    await touch(connection, found)
    await connection.execute(update(seats).where(theirs).values(name=name))
    return found


async def touch(connection: AsyncConnection, changed: list[str]) -> None:
    """Counts a change of tables, so that no worker goes on with what it remembers of their seats."""
    await connection.execute(update(tables).where(tables.c.id.in_(changed)).values(version=tables.c.version + 1))
