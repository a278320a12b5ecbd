"""What games tell of each card, as clients are told it: those of the strongest computers and those of people."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct, json
from sqlalchemy import Text, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.edition import EDITIONS
from splay.core.expansion import BASE
from splay.server.protocol.representation import JSON, Representation, compressed
from splay.server.storage.schema import game_statistics, result_seats, results
from splay.statistics import computers
from splay.statistics.cards import CardCounts, GamesCounted, share
from splay.statistics.computers import CountedGames, read_counted
from splay.statistics.counting import SeatStatistics

SHIPPED: Final = Path(computers.__file__).with_name("computers.json")
"""The games of computers that come with the package (`splay card-statistics`)."""
COMPUTERS: Final = "computers"
PEOPLE: Final = "people"
PERMILLE: Final = 1000
FEWEST: Final = 10
"""Of fewer seats nothing is said of how many won."""
MOST: Final = 10_000
"""So many games of people are looked at, the last ones."""
Interval = tuple[int, int, int]
"""A share and its 95 % interval, in thousandths."""


class CardShares(Struct, omit_defaults=True):
    """How large a share of the seats drew, melded and used a card, and of those that melded it won; none if fewer than
    FEWEST melded it.
    """

    drawn: Interval | None = None
    melded: Interval | None = None
    used: Interval | None = None
    won: Interval | None = None


class KindShares(Struct):
    """The games of one kind: whose they are ("computers", "people"), which kind, how many; what they tell of cards, by
    their keys.
    """

    whose: str
    kind: str
    games: int
    cards: dict[str, CardShares]


class CardStatistics(Struct):
    """What games tell of cards; kinds of which there are none are left out."""

    kinds: list[KindShares]


def shipped() -> CountedGames:
    """The games of computers that come with the package."""
    return read_counted(SHIPPED)


def told(whose: str, kind: str, games: GamesCounted) -> KindShares:
    """The games of a kind as clients are told of them."""
    cards = {key: shares_of(counts, games.seats) for key, counts in sorted(games.cards.items())}
    return KindShares(whose, kind, games.games, cards)


def shares_of(counts: CardCounts, seats: int) -> CardShares:
    """The shares of a card in games with so many seats."""
    return CardShares(
        permille(counts.drawn, seats),
        permille(counts.melded, seats),
        permille(counts.used, seats),
        permille(counts.won_melded, counts.melded) if counts.melded >= FEWEST else None,
    )


def permille(some: int, of: int) -> Interval | None:
    """A share with its interval in thousandths."""
    found = share(some, of)
    return None if found is None else (
        round(PERMILLE * found.value), round(PERMILLE * found.low), round(PERMILLE * found.high)
    )  # fmt: skip


def kind_named(sets: Iterable[str], players: str) -> str:
    """The word of a kind of games: "base-2", "sets-more"."""
    return f"{'base' if set(sets) == {BASE} else 'sets'}-{players}"


class PeoplesGame(NamedTuple):
    """A game in which people sat: its sets, how many played, the seats of computers and those that won, and what was
    counted, as it is stored.
    """

    sets: list[str]
    players: int
    computers: set[int]
    winners: set[int]
    counted: str


async def games_of_people(connection: AsyncConnection) -> list[PeoplesGame]:
    """The last games of people at this server with the third edition that were counted, MOST at most."""
    counted = results.join(game_statistics, game_statistics.c.table == results.c.table)
    by_people = exists().where(result_seats.c.result == results.c.id, result_seats.c.agent.is_(None))
    query = (
        select(results.c.id, results.c.sets, results.c.players, game_statistics.c.seats.cast(Text).label("counted"))
        .select_from(counted)
        .where(results.c.edition == EDITIONS[0], game_statistics.c.seats.is_not(None), by_people)
        .order_by(results.c.finished.desc())
        .limit(MOST)
    )
    found = (await connection.execute(query)).all()
    games = {row.id: PeoplesGame(row.sets, row.players, set(), set(), row.counted) for row in found}
    seat, chosen = result_seats.c, query.with_only_columns(results.c.id)
    seats = select(seat.result, seat.seat, seat.agent, seat.place).where(seat.result.in_(chosen))
    for row in await connection.execute(seats):
        if row.agent is not None:
            games[row.result].computers.add(row.seat)
        if row.place == 1:
            games[row.result].winners.add(row.seat)
    return list(games.values())


def by_kind(games: Iterable[PeoplesGame]) -> dict[str, GamesCounted]:
    """Games of people counted by their kind; only the seats of people are looked at."""
    kinds: dict[str, GamesCounted] = {}
    for game in games:
        kind = kind_named(game.sets, "2" if game.players == 2 else "more")
        seats = json.decode(game.counted, type=list[SeatStatistics])
        kinds.setdefault(kind, GamesCounted(game.sets, game.players)).add(seats, game.winners, but=game.computers)
    return kinds


def all_as_sent(games: list[PeoplesGame]) -> Representation:
    """What the games of computers that come with the package tell, and these of people, as it is sent."""
    of_computers = [
        told(COMPUTERS, kind_named(one.sets, str(one.players)), one) for one in shipped().kinds if one.games
    ]
    people = [told(PEOPLE, kind, one) for kind, one in sorted(by_kind(games).items())]
    return compressed(JSON, json.encode(CardStatistics([*of_computers, *people])))
