"""Which identities of the provider accounts have. Every function works within the caller's transaction."""

from msgspec import Struct
from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.identities.provider import Proved
from splay.server.ids import new_id
from splay.server.storage.schema import identities

LONGEST_LABEL = 80


class Identity(Struct, frozen=True):
    """An identity as its account sees it: `label` is what the provider called it when it was linked."""

    id: str
    label: str
    linked: int


class Owned(Struct, frozen=True):
    """An identity's id, and the id of the person whose it is."""

    id: str
    person: str


async def owned(connection: AsyncConnection, proved: Proved) -> Owned | None:
    """The identity that a provider has proved, or None if no account has it."""
    mine = (identities.c.issuer == proved.issuer) & (identities.c.subject == proved.subject)
    return await one(connection, mine)


async def owned_with_id(connection: AsyncConnection, id: str) -> Owned | None:
    """The identity with an id, or None if it is gone."""
    return await one(connection, identities.c.id == id)


async def one(connection: AsyncConnection, which: "ColumnElement[bool]") -> Owned | None:
    """The one identity for which a condition holds, or None."""
    row = (await connection.execute(select(identities.c.id, identities.c.person).where(which))).one_or_none()
    return None if row is None else Owned(row.id, row.person)


async def give_identity(connection: AsyncConnection, person: str, proved: Proved, now: int) -> None:
    """Gives an account an identity. Raises IntegrityError if an account has it."""
    label = (proved.names[0] if proved.names else proved.subject)[:LONGEST_LABEL]
    row = {"id": new_id(), "person": person, "issuer": proved.issuer, "subject": proved.subject, "label": label}
    await connection.execute(insert(identities).values(**row, linked=now))


async def identities_of(connection: AsyncConnection, person: str) -> list[Identity]:
    """The identities of an account, the oldest first."""
    columns = [identities.c[name] for name in Identity.__struct_fields__]
    query = select(*columns).where(identities.c.person == person).order_by(identities.c.linked, identities.c.id)
    return [Identity(**row) for row in (await connection.execute(query)).mappings()]


async def take_identity(connection: AsyncConnection, person: str, id: str) -> bool:
    """Takes an identity from an account; False if it has none of that id."""
    mine = (identities.c.person == person) & (identities.c.id == id)
    return (await connection.execute(delete(identities).where(mine))).rowcount == 1
