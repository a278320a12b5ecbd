"""How people do with puzzles, as the database keeps it: accounts, and guests as long as their browser does."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.puzzles.progress import own_rating
from splay.puzzles.puzzle_file import puzzle_of_day, shipped
from splay.puzzles.solving import OPEN, SOLVED, Solving
from splay.server.storage.insert_if_missing import insert_if_missing
from splay.server.storage.schema import puzzle_results
from splay.server.tables.deal_days import day_at

NO_DAY: Final = ""
"""Of what was solved when it wasn't the puzzle of the day."""
MANY_TRIES: Final = 5
"""So many tries, or more, are told as one."""


class PuzzleResult(Struct, frozen=True):
    """How somebody did with a puzzle, as the puzzle of a day or NO_DAY; see `schema.puzzle_results`."""

    puzzle: str
    day: str
    state: str
    tries: int
    hints: int
    began: int
    at: int

    @property
    def at_once(self) -> bool:
        """Whether it was solved on the first try, without a hint."""
        return self.state == SOLVED and self.tries == 1


async def note(connection: AsyncConnection, person: str, solving: Solving, now: int) -> None:
    """Keeps how far a person is with a puzzle, until it is done; on its day as the puzzle of that day. To begin it anew
    takes no try back.
    """
    row, key, today = puzzle_results.c, solving.puzzle.key, day_at(now)
    day = today if puzzle_of_day(shipped(), today).key == key else NO_DAY
    first = {"state": OPEN, "tries": 0, "hints": 0, "began": now, "at": now}
    await insert_if_missing(connection, puzzle_results, {"person": person, "puzzle": key, "day": day, **first})
    same = (row.person == person) & (row.puzzle == key) & (row.day == day)
    had = (await connection.execute(select(row.state, row.tries, row.hints).where(same).with_for_update())).one()
    if had.state != OPEN:
        return
    again = solving.state == SOLVED and solving.tries <= had.tries
    tries = had.tries + 1 if again else max(had.tries, solving.tries)
    told = {"state": solving.state, "tries": tries, "hints": max(had.hints, solving.hints), "at": now}
    await connection.execute(update(puzzle_results).where(same).values(told))


async def results_of(connection: AsyncConnection, person: str) -> list[PuzzleResult]:
    """How a person did with each puzzle that it has begun, in the order in which it was done with them."""
    row = puzzle_results.c
    query = select(*(row[name] for name in PuzzleResult.__struct_fields__)).where(row.person == person)
    return [PuzzleResult(**found._mapping) for found in await connection.execute(query.order_by(row.at, row.puzzle))]


async def tries_on(connection: AsyncConnection, day: str) -> list[int]:
    """How many people have solved the puzzle of a day on the first try, the second, and so on to MANY_TRIES or more;
    and how many have tried, and haven't.
    """
    row = puzzle_results.c
    query = select(row.state, row.tries, func.count()).where(row.day == day, row.tries > 0)
    counts: Counter[int] = Counter()
    for state, tries, people in await connection.execute(query.group_by(row.state, row.tries)):
        counts[min(tries, MANY_TRIES) if state == SOLVED else MANY_TRIES + 1] += people
    return [counts[number] for number in range(1, MANY_TRIES + 2)]


def rating_after(results: Iterable[PuzzleResult]) -> int | None:
    """The rating that somebody has after these results, None before the first one that counts: each puzzle counts as it
    was done with first.
    """
    first: dict[str, PuzzleResult] = {}
    for result in results:
        if result.state != OPEN:
            first.setdefault(result.puzzle, result)
    known = shipped()
    played = [(known[one.puzzle].rating, one.at_once) for one in first.values() if one.puzzle in known]
    return own_rating(played) if played else None
