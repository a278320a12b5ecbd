"""How somebody did against other people, as far as all of them show it."""

from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, FromClause, and_, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.people.privacy import seen_by
from splay.server.profiles.finished import MOST_GAMES, OWN, Played, games_of, last_first, played_in
from splay.server.profiles.outcomes import Outcome, Tally, against
from splay.server.profiles.record import NamedNumber, Opponent
from splay.server.storage.schema import people, result_seats

SHOWN: Final = 5
LOOKED_UP: Final = 200
"""So many of those that somebody played most are looked up to find which of them show it."""
LAST: Final = 10
"""So many of the last games of two are told one by one."""


class NamedOpponent(Struct):
    """How somebody did against an account that shows it."""

    name: str
    handle: str
    tally: Tally


class Opponents(Struct):
    """The people whom somebody played most, and all `others` together, of whom there are `number`: guests, accounts
    that don't show it, people who have left, and those played less.
    """

    shown: list[NamedOpponent]
    others: Tally
    number: int


class AgainstReader(Struct):
    """How the reader did against somebody: `last` are the last games, the last one first; `ends` how all of them ended,
    the most frequent first; `finished` is when the last one did.
    """

    tally: Tally
    last: list[Outcome]
    ends: list[NamedNumber]
    finished: int


def shows_all(owners: FromClause, *readers: str | None) -> ColumnElement[bool]:
    """Whether an account shows all of these how it did against others."""
    return and_(owners.c.login.is_not(None), *[seen_by("head_to_head", owners, reader) for reader in readers])


async def named_opponents(
    connection: AsyncConnection, opponents: list[Opponent], person: str, viewer: str | None
) -> Opponents:
    """The opponents of a person, as a viewer is told of them."""
    asked = [one.player for one in opponents[:LOOKED_UP]]
    query = select(people.c.id, people.c.name, people.c.handle).where(
        people.c.id.in_(asked), people.c.handle.is_not(None), shows_all(people, person, viewer)
    )
    known = {row.id: row for row in await connection.execute(query)}
    shown = [one for one in opponents[:LOOKED_UP] if one.player in known][:SHOWN]
    told = [NamedOpponent(known[one.player].name, known[one.player].handle, one.tally) for one in shown]
    rest = [one.tally for one in opponents if one not in shown]
    others = Tally(*[sum(getattr(tally, name) for tally in rest) for name in Tally.__struct_fields__])
    return Opponents(told, others, len(rest))


async def versus(connection: AsyncConnection, viewer: str, person: str) -> AgainstReader | None:
    """How an account did against another one; None if they never played, or one of them doesn't show it."""
    both = [
        exists().where(people.c.id == one, shows_all(people, other))
        for one, other in ((viewer, person), (person, viewer))
    ]
    seat = result_seats.alias("theirs_there")
    there = exists().where(seat.c.result == OWN.c.result, seat.c.player == person)
    query = last_first(games_of(viewer).where(*both, there)).limit(MOST_GAMES)
    ends = [(game, end) for game in await played_in(connection, viewer, query) if (end := end_against(game, person))]
    if not ends:
        return None
    tally, how = Tally(0, 0, 0), dict[str, int]()
    for game, end in ends:
        tally.add(end)
        how[game.how] = how.get(game.how, 0) + 1
    ways = [NamedNumber(*one) for one in sorted(how.items(), key=lambda one: -one[1])]
    return AgainstReader(tally, [end for _, end in ends[:LAST]], ways, ends[0][0].finished)


def end_against(game: Played, person: str) -> Outcome | None:
    """How a game ended against a person; None if they were partners, or the person had several seats."""
    seats = [seat for seat in game.others if seat.player == person]
    return against(game.own, seats[0]) if len(seats) == 1 else None
