"""Writing to SQLite from one thread, what waits at the same time in one transaction.

SQLite has one writer at a time anyhow. One thread with a connection of its own needs no hop between threads for each
statement, and the transaction's fixed cost is shared by all who wait for it.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from splay.server.storage.unavailable import DATABASE_ERRORS, is_unavailable
from splay.server.storage.write_turn import WriteTurn

MOST: Final = 32
"""How many pieces of work share a transaction at most."""

Done = TypeVar("Done")
Work = Callable[[Connection], Any]
Outcome = tuple[Any, Exception | None]


class WriteBatcher:
    """Does pieces of work in transactions that they share."""

    def __init__(self, engine: Engine, turn: WriteTurn) -> None:
        """`engine` is for this thread alone, with transactions that may write; `turn` is held while one is open."""
        self.engine = engine
        self.turn = turn
        self.thread = ThreadPoolExecutor(1, "splay-writer")
        self.connection: Connection | None = None
        self.waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self.task: asyncio.Task[None] | None = None

    async def do(self, work: Callable[[Connection], Done]) -> Done:
        """What the work returns, once it is committed; raises what it raises, and then it has changed nothing.

        It may be done twice, the first time in vain: if other work in the same transaction failed. If the database
        cannot be written, all that shares the transaction or waits for the next one fails.
        """
        done: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self.waiting.append((work, done))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.do_all())
        return await done

    async def do_all(self) -> None:
        """Does what waits, until nothing does."""
        loop = asyncio.get_running_loop()
        while self.waiting:
            try:
                async with self.turn.taken():
                    now, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                    try:
                        outcomes = await loop.run_in_executor(self.thread, self.outcomes, [work for work, _ in now])
                    except Exception as error:
                        give(now, [(None, error)] * len(now))
                        raise
            except DATABASE_ERRORS as error:
                now, self.waiting = self.waiting, []
                outcomes = [(None, error)] * len(now)
            give(now, outcomes)

    def outcomes(self, works: list[Work]) -> list[Outcome]:
        """What each piece of work returned or raised: in one transaction, or each in its own if one fails.

        Raises what the database raises if it cannot be written: then that holds for all.
        """
        try:
            return [(result, None) for result in self.committed(works)]
        except Exception as error:
            if is_unavailable(error):
                raise
            if len(works) == 1:
                return [(None, error)]
        return [self.outcomes([work])[0] for work in works]

    def committed(self, works: list[Work]) -> list[Any]:
        """What the pieces of work returned, in one transaction. Raises what one of them raises, or SQLAlchemyError."""
        if self.connection is None:
            self.connection = self.engine.connect().execution_options(writes=True)
        try:
            with self.connection.begin():
                return [work(self.connection) for work in works]
        except SQLAlchemyError:
            if self.connection.invalidated:
                self.connection.close()
                self.connection = None
            raise

    def close(self) -> None:
        """Ends the thread, when what it does is done."""
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()


def give(works: list[tuple[Work, asyncio.Future[Any]]], outcomes: list[Outcome]) -> None:
    """Tells those who wait for work what has come of it."""
    for (_, done), (result, error) in zip(works, outcomes, strict=True):
        if done.done():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
