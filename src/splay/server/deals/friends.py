"""How friends did in a day's deal: those whose games the reader may see."""

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.deals.results import DayResults
from splay.server.people.privacy import are_friends, seen_by
from splay.server.storage.schema import follows, people


class DealFriend(Struct, frozen=True):
    """A friend of the reader whose game counts."""

    name: str
    handle: str


async def friends_in(
    connection: AsyncConnection, results: DayResults, person: str
) -> dict[tuple[int, int], list[DealFriend]]:
    """The friends of an account by how their games of a day ended and with which lead in achievements, the best first.

    Friends follow each other; one who doesn't show games to the account is left out.
    """
    named = select(people.c.id, people.c.name, people.c.handle).join(follows, follows.c.followed == people.c.id)
    theirs = named.where(
        follows.c.person == person, are_friends(follows.c.person, people.c.id), seen_by("games", people, person)
    )
    known = {row.id: DealFriend(row.name, row.handle) for row in await connection.execute(theirs)}
    found: dict[tuple[int, int], list[DealFriend]] = {}
    for one in results.played:
        if one.person in known:
            found.setdefault((one.result.outcome, one.result.lead), []).append(known[one.person])
    return found
