"""What a regular has played in some months, as profiles show it: made up, the same each time."""

import random
import time
from pathlib import Path
from typing import Final

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.stored_results import COMPUTER, Seat, store_result

from docs.picturing.laid import MINUTES, SEED, Visitor
from docs.picturing.tables import deal, game_between, play, with_tables
from splay.server.storage.schema import people
from splay.server.tables.settings import Clock, TableSettings
from splay.server.tables.table_changes import TableStore
from splay.sets import all_cards
from splay.statistics.counting import CardUse, SeatStatistics

DAY: Final = 24 * 60 * 60 * 1000
SINCE: Final = 250
"""So many days ago they came."""
PASSWORD: Final = "correct horse battery"
OPPONENTS: Final = {"Boris": (23, 0.6), "Anna": (23, 0.48), "Cleo": (12, 0.75), "Davi": (10, 0.4), "Olga": (7, 0.55)}
"""Against whom Noor played: how often, and what share she won."""
COMPUTERS: Final = {
    "random": (5, 1.0),
    "rule": (9, 0.8),
    "greedy": (10, 0.6),
    "planner": (14, 0.36),
    "master": (8, 0.15),
}
RATED: Final = TableSettings(public=False, rated=True, clock=Clock(**MINUTES))
WAYS: Final = ("achievements",) * 13 + ("score",) * 4 + ("card", "resigned")
SETS: Final = (("base",),) * 6 + (("base", "echoes"), ("base", "cities"), ("base", "artifacts", "echoes", "cities"))
SPECIALS: Final = ("Empire", "Monument", "Wonder", "World", "Universe", "Wealth", "Heritage", "Destiny")
FAVORITES: Final = ("philosophy", "the-wheel", "printing-press", "code-of-laws", "coal", "agriculture", "pottery")


async def record_of_noor(database: Path, server: str) -> tuple[Visitor, Visitor]:
    """Lets there be accounts that have played with each other; the visitor who is called Noor, and Boris."""
    noor, *others = [account(server, name) for name in ("Noor", *OPPONENTS, "Hanako", "Igor")]

    async def work(tables: TableStore) -> None:
        came = int(time.time() * 1000) - SINCE * DAY
        async with tables.engine.begin() as connection:
            ids = [visitor.guest.id for visitor in (noor, *others)]
            await connection.execute(update(people).where(people.c.id.in_(ids)).values(created=came))
        await play_all(tables.engine, noor.guest.id, {visitor.guest.name: visitor.guest.id for visitor in others})

    await with_tables(database, work)
    return noor, others[0]


async def rated_tables(database: Path, noor: Visitor, boris: Visitor) -> dict[str, str]:
    """Lets Noor have played two rated games with Boris, who waits for somebody to play another one; their tables by
    screen. The computer plays for both.
    """
    laid: dict[str, str] = {}

    async def work(tables: TableStore) -> None:
        moves = game_between(["greedy", "greedy"], SEED)
        for _ in range(2):
            laid["rated-end"] = await deal(tables, SEED, [boris.guest, noor.guest], RATED)
            await play(tables, laid["rated-end"], moves)

    await with_tables(database, work)
    laid["rated-waiting"] = boris.open_table(2, rated=True, clock=MINUTES)
    return laid


def account(server: str, name: str) -> Visitor:
    """A visitor with an account."""
    visitor = Visitor(server, name)
    visitor.send("POST", "/api/accounts", {"login": f"{name.lower()}.plays", "password": PASSWORD})
    return visitor


async def play_all(engine: AsyncEngine, noor: str, others: dict[str, str]) -> None:
    """The results of all games, in an order left to chance."""
    chance = random.Random(7)
    played = [(others[name], share) for name, (games, share) in OPPONENTS.items() for _ in range(games)]
    played += [(COMPUTER + agent, share) for agent, (games, share) in COMPUTERS.items() for _ in range(games)]
    chance.shuffle(played)
    now = int(time.time() * 1000)
    for number, (other, share) in enumerate(played):
        won = chance.random() < share
        seats: list[Seat] = [(noor, 1 if won else 2), (other, 2 if won else 1)]
        if number % 9 == 4:  # others play, too
            seats.append((others["Hanako"], 3))
        how = chance.choice(WAYS)
        finished = now - (len(played) - number) * (SINCE - 10) * DAY // len(played) + chance.randrange(DAY)
        await store_result(
            engine, *seats, finished=finished, how=how, sets=chance.choice(SETS), host=noor,
            counted=[seat_of(chance, won and seat == 0) for seat in range(len(seats))], settings={"public": False},
            result={"card": "fission"} if how == "card" else None,
            had=[had(chance, place == 1) for _, place in seats],
        )  # fmt: skip
    for name in ("Boris", "Cleo"):
        for number in range(60):
            other = chance.choice([others["Anna"], others["Davi"], *[COMPUTER + agent for agent in COMPUTERS]])
            won = chance.random() < 0.6
            await store_result(
                engine, (others[name], 1 if won else 2), (other, 2 if won else 1), finished=now - 2 * number * DAY,
                sets=chance.choice(SETS), host=others[name], settings={"public": False},
                counted=[seat_of(chance, won), seat_of(chance, not won)], had=[had(chance, won), had(chance, not won)],
            )  # fmt: skip


def had(chance: random.Random, won: bool) -> tuple[int, int]:
    """The points and achievements of a seat in the end."""
    return chance.randrange(20, 60) + 20 * won, 6 if won else chance.randrange(2, 6)


def seat_of(chance: random.Random, won: bool) -> SeatStatistics:
    """What is counted of a seat: mostly the cards that it likes."""
    base = [card.key for card in all_cards("third") if card.set_name == "base"]
    cards = {}
    for key in {*chance.sample(base, 14), *[key for key in FAVORITES if chance.random() < (0.6 if won else 0.4)]}:
        used = chance.randrange(4) if key in FAVORITES else chance.randrange(2)
        cards[key] = CardUse(1 + chance.randrange(2), 1, used)
    values = [str(value) for value in range(1, 8) if chance.random() < (0.8 if won else 0.5) / value**0.6]
    achievements = dict.fromkeys([*values, *[name for name in SPECIALS if chance.random() < 0.1]], 1)
    return SeatStatistics({"turns": chance.randrange(15, 30)}, cards, achievements)
