"""What came of the games with a day's deal: everybody's first one that was over by the end of the day counts."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.people.privacy import are_friends, seen_by
from splay.server.storage import schema
from splay.server.storage.insert_if_missing import insert_if_missing
from splay.server.storage.schema import FINISHED, follows, people
from splay.server.tables.deal_days import end_of
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore

OWN: Final = 0
"""The seat of the person in a game with a day's deal."""
THEIRS: Final = 1
LOST: Final = 0
SHARED: Final = 1
"""Nobody won alone."""
WON: Final = 2


class DealResult(NamedTuple):
    """What came of one game: how it ended, and what both had then."""

    outcome: int
    achievements: int
    their_achievements: int
    points: int
    their_points: int

    @property
    def lead(self) -> int:
        """How many achievements more than the computer's; less than 0 for fewer."""
        return self.achievements - self.their_achievements

    @property
    def worth(self) -> tuple[int, int, int]:
        """What games are compared by: how they ended, then the lead in achievements, then in points."""
        return self.outcome, self.lead, self.points - self.their_points


class Played(NamedTuple):
    """A game that counts: at which table, whose, and its result. Nobody's if the person has gone."""

    table: str
    person: str | None
    result: DealResult


class DayResults:
    """The games of a day that count, the best first; of equals the one that was over first."""

    def __init__(self, played: Sequence[Played]) -> None:
        self.played = played

    def of(self, person: str | None) -> Played | None:
        """A person's game that counts."""
        return next((one for one in self.played if person is not None and one.person == person), None)

    def place(self, result: DealResult) -> int:
        """How many games are better than one with this result, and 1."""
        return 1 + sum(one.result.worth > result.worth for one in self.played)

    def histogram(self) -> list[tuple[int, int, int]]:
        """How many games ended in each way, with which lead in achievements; the best first."""
        counts = Counter((one.result.outcome, one.result.lead) for one in self.played)
        return [(outcome, lead, counts[outcome, lead]) for outcome, lead in sorted(counts, reverse=True)]


class DealFriend(Struct, frozen=True):
    """A friend of the reader whose game counts."""

    name: str
    handle: str


def result_of(told: dict[str, Any]) -> DealResult:
    """What came of a game, by the result that its table's row holds."""
    had = {seat: (achievements, points) for seat, _, points, achievements in told["standings"]}
    winners = told["winners"]
    outcome = SHARED if len(winners) != 1 else WON if winners == [OWN] else LOST
    return DealResult(outcome, had[OWN][0], had[THEIRS][0], had[OWN][1], had[THEIRS][1])


async def note_results(connection: AsyncConnection, day: str) -> None:
    """Keeps what came of the games of a day that have ended since anybody asked."""
    table, log, noted = schema.tables.c, schema.log.c, schema.deal_results
    last = select(func.max(log.at)).where(log.table == table.id).scalar_subquery()
    packed = select(schema.packed_logs.c.at).where(schema.packed_logs.c.table == table.id).scalar_subquery()
    ended = select(table.id, table.result, func.coalesce(last, packed, table.changed).label("finished"))
    query = ended.where(table.day == day, table.status == FINISHED, table.id.not_in(select(noted.c.table)))
    for row in (await connection.execute(query)).all():
        values = {"table": row.id, "day": day, "finished": row.finished, **result_of(row.result)._asdict()}
        await insert_if_missing(connection, noted, values)


async def results_of(tables: TableStore, day: str) -> DayResults:
    """The games of a day that count."""
    async with tables.engine.begin() as connection:
        await note_results(connection, day)
        return DayResults(await counting(connection, day))


async def counting(connection: AsyncConnection, day: str) -> list[Played]:
    """The games of a day that count, the best first."""
    result, seat = schema.deal_results.c, schema.seats.c
    whose = schema.deal_results.join(schema.seats, (seat.table == result.table) & (seat.seat == OWN))
    query = select(seat.person, schema.deal_results).select_from(whose)
    found = await connection.execute(query.where(result.day == day, result.finished < end_of(day)))
    first: dict[str, Any] = {}
    for row in sorted(found, key=lambda row: (row.finished, row.table)):
        first.setdefault(row.person or row.table, row)
    played = [
        Played(row.table, row.person, DealResult(*(getattr(row, name) for name in DealResult._fields)))
        for row in first.values()
    ]
    return sorted(played, key=lambda one: one.result.worth, reverse=True)


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


async def may_see_deal(tables: TableStore, table: TableState, person: str | None) -> bool:
    """Whether a person may see a finished game of others with the deal of a day: once its own is over, or the day."""
    day = table.row.day
    if day is None:
        return False
    return end_of(day) <= table.seen_at or (await results_of(tables, day)).of(person) is not None
