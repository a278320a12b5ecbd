"""Who may see what of an account. Whatever tells somebody something of another person asks here."""

from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, FromClause, exists, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.auth.person import Audience
from splay.server.storage.schema import blocks, follows, people

Id = str | ColumnElement[Any]
"""A person's, or a column that has it."""

Topic = Literal["rating", "games", "head_to_head", "presence", "challenges"]
"""What somebody may see of an account; of challenges: whether it may challenge it."""
NOBODY: Final = "nobody"
FRIENDS: Final = "friends"
EVERYONE: Final = "everyone"
NOT_FOR_BLOCKED: Final[tuple[Topic, ...]] = ("presence", "challenges")
"""What whoever is blocked has no part in, though everyone has."""


def are_friends(one: Id, other: Id) -> ColumnElement[bool]:
    """Holds if two accounts follow each other, who may be columns of any statement around this condition."""
    there, back = follows.alias(), follows.alias()
    follows_other = exists().where(there.c.person == one, there.c.followed == other).correlate_except(there)
    return follows_other & exists().where(back.c.person == other, back.c.followed == one).correlate_except(back)


async def follows_whom(connection: AsyncConnection, person: str, followed: str) -> bool:
    """Whether an account follows another one."""
    row = select(true()).where(follows.c.person == person, follows.c.followed == followed)
    return (await connection.execute(row)).first() is not None


def audience_of(topic: Topic, owners: FromClause = people) -> ColumnElement[Any]:
    """The column of people, or of an alias, that says who may see something of them."""
    return owners.c[f"{topic}_for"]


def seen_by(topic: Topic, owners: FromClause, viewer: Id | None) -> ColumnElement[bool]:
    """`may_see` as a condition of the database: `owners` are people, or an alias; `viewer` may be a column."""
    audience, owner = audience_of(topic, owners), owners.c.id
    shown = audience == EVERYONE
    if viewer is None:
        return shown
    shown = shown | ((audience == FRIENDS) & are_friends(owner, viewer))
    if topic in NOT_FOR_BLOCKED:
        blocked = exists().where(blocks.c.person == owner, blocks.c.blocked == viewer).correlate_except(blocks)
        shown = shown & ~blocked
    return shown | (owner == viewer)


async def may_see(connection: AsyncConnection, topic: Topic, owner: str, viewer: str | None) -> bool:
    """Whether somebody may see something of a person, both by id; a viewer of None is a visitor. Owners may always.
    False if there is no such person.
    """
    found = await connection.execute(select(true()).where(people.c.id == owner, seen_by(topic, people, viewer)))
    return found.first() is not None


async def change_privacy(connection: AsyncConnection, person: str, changes: dict[Topic, Audience]) -> None:
    """Says anew who may see something of an account; what is left out stays."""
    values = {audience_of(topic): audience for topic, audience in changes.items()}
    if values:
        await connection.execute(update(people).where(people.c.id == person).values(values))
