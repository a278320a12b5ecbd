"""Reviews of finished games: one at a time, in one process beside the worker, for as long as somebody asks for it.

What has been found is told as far as it has come, and kept: a review that was stopped goes on from there.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, Protocol

from splay.agents.review.thoroughness import Thoroughness
from splay.core.session import AnswerRefused, NotAsked
from splay.server.compute_cache import ComputeCache
from splay.server.games.game_from_log import Unreadable, position_at
from splay.server.games.log_path import standing_entries
from splay.server.history.kept_reviews import KeptReview, keep_review, kept_review, last_entry
from splay.server.history.review_view import NOT_BEGUN, Piece, work_on
from splay.server.ids import new_id
from splay.server.processes import Processes
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.representation import Representation, as_json
from splay.server.storage.database import reading
from splay.server.storage.rows import entries_after
from splay.server.storage.unavailable import DATABASE_ERRORS
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore

PIECE: Final = 0.5
"""So many seconds the process works before it tells what it has found; a step at least."""
STOPS_AFTER: Final = 20_000
"""So many milliseconds after somebody last asked for a review it is left where it is."""
KEEP_EVERY: Final = 5_000
"""So many milliseconds of a review are lost at most if the server is killed."""
ANOTHER_IS_AT_IT: Final = 30_000
"""What another worker kept in so many last milliseconds it is still at."""
MOST_WAITING: Final = 16
"""So many reviews may wait for the process."""
MOST_KNOWN: Final = 128
"""So many reviews stay in memory."""
PASSING: Final = (*DATABASE_ERRORS, BrokenProcessPool)
"""After these whoever still asks has it tried again."""


class Worker(Protocol):
    """Somewhere to work."""

    def run(self, work: Callable[[], Piece], /) -> Awaitable[Piece]:
        """What the work gives."""
        ...

    async def close(self) -> None:
        """Ends it."""
        ...


class KnownReview:
    """A review as far as this worker knows it. `version` is that of the table, `asked` when somebody last asked."""

    def __init__(self, version: int, sequence: int, asked: int) -> None:
        self.version = version
        self.sequence = sequence
        self.asked = asked
        self.told: Representation = as_json(NOT_BEGUN)
        self.over = False
        self.failure: ApiError | None = None


class Reviews:
    """Works reviews out, and knows those last asked for."""

    def __init__(
        self, tables: TableStore, compute_cache: ComputeCache, report: Callable[[BaseException], None]
    ) -> None:
        """What an address may have worked out is counted by `compute_cache`; `report` is told of errors."""
        self.tables = tables
        self.compute_cache = compute_cache
        self.report = report
        self.worker: Worker = Processes(1, after_others=True)
        self.thoroughness: Callable[[], Thoroughness] = Thoroughness
        self.piece = PIECE
        self.id = new_id()
        self.known: OrderedDict[str, KnownReview] = OrderedDict()
        self.waiting: list[str] = []
        """The tables whose reviews are wanted, the one that is worked on first."""
        self.task: asyncio.Task[None] | None = None

    async def read(self, table: TableState, address: str) -> Representation:
        """The review of a finished game as far as it has come, for somebody at an address; it goes on while it is asked
        for. Raises ApiError (409 if the rules of now cannot play the game again, 429, 503).
        """
        known = await self.known_of(table)
        if known.failure is not None:
            raise known.failure
        known.asked = self.tables.now()
        table_id = table.row.id
        if not known.over and table_id not in self.waiting:
            await self.compute_cache.count_for(address)
            if len(self.waiting) >= MOST_WAITING:
                raise ApiError(503, "busy", "Too many games are being analyzed at this moment; look again later.", 10)
            if table_id not in self.waiting:
                self.waiting.append(table_id)
            if self.task is None:
                self.begin()
        return known.told

    async def known_of(self, table: TableState) -> KnownReview:
        """What is known of a table's review; nothing yet if the game has gone on and ended anew since."""
        table_id, version = table.row.id, table.row.version
        known = self.known.get(table_id)
        if known is None or known.version != version:
            async with self.tables.engine.connect() as connection:
                sequence = await last_entry(connection, table_id)
            known = self.known.get(table_id)
            if known is None or known.sequence != sequence:
                known = self.known[table_id] = KnownReview(version, sequence, self.tables.now())
            known.version = version
        self.known.move_to_end(table_id)
        for other in list(self.known):
            if len(self.known) > MOST_KNOWN and other not in self.waiting:
                del self.known[other]
        return known

    def begin(self) -> None:
        """Begins with the review that has waited longest, if there is one."""
        if self.waiting:
            self.task = asyncio.create_task(self.work_at(self.waiting[0], self.known[self.waiting[0]]))
            self.task.add_done_callback(self.done)
        else:
            self.task = None

    def done(self, task: asyncio.Task[None]) -> None:
        """Goes on to the next one; notes why one failed."""
        table_id = self.waiting.pop(0)
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, (AnswerRefused, NotAsked, Unreadable)):
            self.known[table_id].failure = ApiError(
                409, "unreadable", "this game was stored by another version of Splay"
            )
        elif error is not None:
            self.report(error)
            if not isinstance(error, PASSING):
                failure = ApiError(500, "internal", "Something went wrong on the server; it has been noted.")
                self.known[table_id].failure = failure
        self.begin()

    async def work_at(self, table_id: str, known: KnownReview) -> None:
        """Works at a review until it is over, or nobody has asked for it lately. Raises AnswerRefused, NotAsked,
        Unreadable, and what the database and the process raise.
        """
        async with reading(self.tables.engine) as connection:
            deal = await position_at(connection, table_id, 0)
            entries = await entries_after(connection, table_id, 0)
            before = await kept_review(connection, table_id)
        counting = standing_entries(entries[: known.sequence])
        answers = [(entry.seat, entry.key) for entry in counting]
        numbers = [entry.sequence for entry in counting]
        found: dict[str, Any] | None = None
        over, elsewhere = False, False
        if before is not None and before.sequence == known.sequence:
            found, over = before.found, before.over
            fresh = self.tables.now() - before.at < ANOTHER_IS_AT_IT
            elsewhere = not over and before.worker != self.id and fresh
        key = f"{table_id} {known.sequence}"
        kept_at = self.tables.now()
        unkept = False
        try:
            while not known.over and self.tables.now() - known.asked < STOPS_AFTER:
                work = partial(
                    work_on, key, deal, answers, numbers, found, 0.0 if elsewhere else self.piece, self.thoroughness
                )
                piece = await self.worker.run(work)
                found, known.told, known.over = piece.kept, piece.told, piece.over
                unkept = unkept or not over
                if elsewhere:
                    break
                if self.tables.now() - kept_at >= KEEP_EVERY and not known.over:
                    await self.keep(table_id, known, found)
                    kept_at, unkept = self.tables.now(), False
        finally:
            if unkept and not elsewhere and found is not None:
                await self.keep(table_id, known, found)

    async def keep(self, table_id: str, known: KnownReview, found: dict[str, Any]) -> None:
        """Keeps what has been found."""
        kept = KeptReview(known.sequence, found, known.over, self.id, self.tables.now())
        await keep_review(self.tables.engine, table_id, kept)

    async def close(self) -> None:
        """Stops, keeps what has been found, and ends the process."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.worker.close()
