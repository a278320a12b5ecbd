"""Who may see what of an account. Whatever tells somebody something of another person asks here."""

from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, FromClause, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.auth.person import Audience
from splay.server.storage.schema import people

Topic = Literal["rating", "games", "head_to_head", "presence", "challenges"]
"""What somebody may see of an account; of challenges: whether it may challenge it."""
NOBODY: Final = "nobody"
EVERYONE: Final = "everyone"


def audience_of(topic: Topic, owners: FromClause = people) -> ColumnElement[Any]:
    """The column of people, or of an alias, that says who may see something of them."""
    return owners.c[f"{topic}_for"]


def seen_by(topic: Topic, owners: FromClause, viewer: str | ColumnElement[Any] | None) -> ColumnElement[bool]:
    """`may_see` as a condition of the database: `owners` are people, or an alias; `viewer` may be a column."""
    shown = audience_of(topic, owners) == EVERYONE
    return shown if viewer is None else shown | (owners.c.id == viewer)


async def may_see(connection: AsyncConnection, topic: Topic, owner: str, viewer: str | None) -> bool:
    """Whether somebody may see something of a person, both by id; a viewer of None is a visitor. Owners may always;
    "friends" is nobody as long as there are none. False if there is no such person.
    """
    found = await connection.execute(select(true()).where(people.c.id == owner, seen_by(topic, people, viewer)))
    return found.first() is not None


async def change_privacy(connection: AsyncConnection, person: str, changes: dict[Topic, Audience]) -> None:
    """Says anew who may see something of an account; what is left out stays."""
    values = {audience_of(topic): audience for topic, audience in changes.items()}
    if values:
        await connection.execute(update(people).where(people.c.id == person).values(values))
