"""Somebody's finished games as a list tells them: how each ended, against whom, and whether its replay is open."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal

from msgspec import UNSET, Struct, UnsetType, json
from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.statistic import STATISTICS
from splay.server.people.privacy import seen_by
from splay.server.profiles.finished import COLUMNS, OWN, counted_in, seats_of
from splay.server.profiles.games import Cursor, Filter, filtered
from splay.server.profiles.outcomes import Outcome, PlayedSeat, outcome_of
from splay.server.storage.rows import DROPPED
from splay.server.storage.schema import people, results, tables
from splay.statistics.counting import SeatStatistics

PIECE: Final = 20
TURNS: Final = STATISTICS[0].name
Who = Literal["account", "guest", "computer", "private", "gone"]
"""Private: an account that shows its games to nobody who could be reading; gone: somebody who has left for good."""


class PlayerThere(Struct, frozen=True, omit_defaults=True):
    """Another player of a finished game, and what it had in the end; `partner`: of the same team. `agent` is the word
    of a computer opponent. Those who are private or gone have no name.
    """

    who: Who
    points: int
    achievements: int
    name: str = ""
    handle: str = ""
    agent: str = ""
    partner: bool = False


class ListedGame(Struct, frozen=True, omit_defaults=True):
    """A finished game of somebody. `how` it ended is the reason of its result, `card` the key of the one that decided,
    if one did and the game is still there; `place` is missing if nobody has won. `replay` is the table's id, if the
    reader may see the game.
    """

    finished: int
    outcome: Outcome
    players: int
    sets: list[str]
    edition: str
    how: str
    points: int
    achievements: int
    others: list[PlayerThere]
    teams: bool = False
    place: int | UnsetType = UNSET
    card: str = ""
    turns: int | UnsetType = UNSET
    replay: str = ""


class ListedGames(Struct, frozen=True):
    """A piece of a list of games, the last one first; `more` is after which to go on, "" at the end."""

    games: list[ListedGame]
    more: str


class Named(Struct, frozen=True):
    """Somebody who may have played: whether an account, and whether it shows its games to the reader."""

    name: str
    handle: str | None
    shown: bool


async def listed(
    connection: AsyncConnection, person: str, viewer: str | None, wanted: Filter, after: Cursor | None
) -> ListedGames:
    """A piece of the list of somebody's games, as a viewer may read it; to be read at one moment."""
    query = filtered(person, viewer, wanted, after, PIECE + 1)
    found = (await connection.execute(query.with_only_columns(*COLUMNS, *MORE))).all()
    chosen = query.limit(PIECE).with_only_columns(results.c.id, results.c.table).subquery()
    seats = await seats_of(connection, select(chosen.c.id))
    turns = await turns_in(connection, select(chosen.c.table))
    known = await named_in(connection, seats.values(), viewer)
    games = []
    for row in found[:PIECE]:
        there = seats[row.id]
        own = there[next(index for index, seat in enumerate(there) if seat.seat == row.own)]
        others = [seat for seat in there if seat is not own]
        played = viewer is not None and any(seat.player == viewer for seat in there)
        kept = row.status is not None and row.kept_until != DROPPED
        open_ = kept and (played or row.settings.get("archive", True))
        games.append(ListedGame(
            row.finished, outcome_of(own, others), row.players, row.sets, row.edition, row.how,
            own.points, own.achievements, [player_there(own, seat, known, played) for seat in others],
            own.team is not None, UNSET if own.place is None else own.place,
            (row.ended or {}).get("card", ""), turns.get(row.table, UNSET), row.table if open_ else "",
        ))  # fmt: skip
    last = found[PIECE - 1] if len(found) > PIECE else None
    return ListedGames(games, "" if last is None else f"{last.finished}.{last.id}")


MORE: Final = (
    results.c.edition, OWN.c.seat.label("own"), tables.c.status, tables.c.settings, tables.c.kept_until,
    tables.c.result.label("ended"),
)  # fmt: skip


async def turns_in(connection: AsyncConnection, chosen: Select[Any]) -> dict[str, int]:
    """How many turns the games of these tables had, as far as that was counted."""
    counted = await counted_in(connection, chosen)
    return {
        table: sum(seat.numbers.get(TURNS, 0) for seat in json.decode(seats, type=list[SeatStatistics]))
        for table, seats in counted.items()
    }


async def named_in(
    connection: AsyncConnection, games: Iterable[Sequence[PlayedSeat]], viewer: str | None
) -> dict[str, Named]:
    """The people on these seats who are still there, by id."""
    ids = {seat.player for seats in games for seat in seats if seat.player is not None}
    shown = seen_by("games", people, viewer).label("shown")
    query = select(people.c.id, people.c.name, people.c.handle, shown).where(people.c.id.in_(ids))
    return {row.id: Named(row.name, row.handle, row.shown) for row in await connection.execute(query)}


def player_there(own: PlayedSeat, seat: PlayedSeat, known: dict[str, Named], played: bool) -> PlayerThere:
    """Another player of a game; `played`: the reader was there, and knows who else was."""
    partner = own.with_(seat)
    if seat.agent is not None:
        return PlayerThere("computer", seat.points, seat.achievements, agent=seat.agent, partner=partner)
    named = known.get(seat.player or "")
    if named is None:
        return PlayerThere("gone", seat.points, seat.achievements, partner=partner)
    if not named.shown and not played:
        return PlayerThere("private", seat.points, seat.achievements, partner=partner)
    who: Who = "guest" if named.handle is None else "account"
    return PlayerThere(who, seat.points, seat.achievements, named.name, named.handle or "", partner=partner)
