"""Answering for the computer opponents of a table, as long as they are asked."""

import asyncio
import hmac
import secrets
from collections.abc import Callable
from functools import partial
from typing import Final

from splay.core.session import AnswerRefused
from splay.server.games.live_game import LiveGame
from splay.server.operations.metrics import OPPONENT_MOVES, THINKING, THOUGHTS
from splay.server.opponents.thinker import Thinker
from splay.server.opponents.thinking import SEED_BITS, thought_for
from splay.server.protocol.api_error import ApiError
from splay.server.storage.rows import TableRow
from splay.server.storage.schema import RUNNING
from splay.server.tables.clocks import paused_until
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore

ANY_VERSION: Final = 0
"""What this worker knows of a table will do: an answer to something older is refused, and the table read again."""
PAUSE: Final = 2.0
"""Seconds after which opponents that failed try again."""
TRIES: Final = 3
"""So often an opponent tries to think about a question before a simpler one thinks for it."""
SIMPLER: Final = "rule"
"""Plays on if the opponent brings down every process it thinks in: it tries nothing out in its head."""


class Opponents:
    """Plays the seats of computer opponents. Each table has one task at a time, started by `wake`."""

    def __init__(
        self,
        tables: TableStore,
        thinker: Thinker,
        report: Callable[[str, BaseException], None],
        pause: float = PAUSE,
    ) -> None:
        """`report` is told of a table whose opponents failed, and of the error; they try again after the pause, and
        with a simpler agent once thinking has failed three times in a row.
        """
        self.tables = tables
        self.thinker = thinker
        self.report = report
        self.pause = pause
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.changed: set[str] = set()
        self.failed: dict[str, int] = {}
        """How often in a row no thought came of thinking, by table."""
        self.closed = False

    def wake(self, table_id: str) -> None:
        """Lets the opponents of a table answer whatever they are asked, now and next."""
        if self.closed:
            return
        if table_id in self.tasks:
            self.changed.add(table_id)
            return
        task = asyncio.create_task(self.play(table_id))
        self.tasks[table_id] = task
        task.add_done_callback(lambda done: self.done(table_id, done))

    def done(self, table_id: str, task: asyncio.Task[None]) -> None:
        """Forgets a task that has ended; begins anew if it failed, or the table changed as it was ending."""
        del self.tasks[table_id]
        changed = table_id in self.changed
        self.changed.discard(table_id)
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            self.report(table_id, error)
            asyncio.get_running_loop().call_later(self.pause, self.wake, table_id)
            return
        self.failed.pop(table_id, None)
        if changed:
            self.wake(table_id)

    async def play(self, table_id: str) -> None:
        """Answers until no opponent is asked."""
        while (table := await self.readable(table_id)) is not None and (asked := asked_opponent(table)) is not None:
            seat, agent = asked
            assert table.game is not None
            sequence = table.game.sequence
            key = await self.think(table_id, table.game, seat, agent, seed_at(table.row, sequence))
            try:
                await self.tables.answer(table_id, partial(still_playing, seat=seat, agent=agent), key, sequence)
            except (AnswerRefused, ApiError):
                continue  # somebody else has moved the game on, or has come back: look again
            OPPONENT_MOVES.inc()

    async def think(self, table_id: str, game: LiveGame, seat: int, agent: str, seed: int) -> str:
        """The key of the option that an agent chooses by a seed, or a simpler one if thinking has failed too often."""
        failed = self.failed.get(table_id, 0)
        thinking = agent if failed < TRIES else SIMPLER
        thought = thought_for(game, seat, thinking, seed)
        self.failed[table_id] = failed + 1
        with THOUGHTS.track_inprogress(), THINKING.labels(thinking).time():
            key = await self.thinker.think(thought)
        del self.failed[table_id]
        return key

    async def readable(self, table_id: str) -> TableState | None:
        """The table; None if it is gone, or this version cannot read its game, which the tables have noted."""
        try:
            return await self.tables.look(table_id, ANY_VERSION)
        except ApiError:
            return None

    async def close(self) -> None:
        """Stops all thinking, for good."""
        self.closed = True
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


def asked_opponent(table: TableState) -> tuple[int, str] | None:
    """A computer opponent with an open question, as seat and agent: one for good, or a stand-in."""
    if table.game is None or table.row.status != RUNNING:
        return None
    for question in table.game.session.questions:
        agent = playing_agent(table, question.seat)
        if agent is not None:
            return question.seat, agent
    return None


def seed_at(row: TableRow, sequence: int) -> int:
    """The seed of the randomness of a thought after an entry: by chance, in the deal of a day the same for all."""
    if row.day is None or row.secret is None:
        return secrets.randbits(SEED_BITS)
    drawn = hmac.digest(row.secret, b"splay thought %d" % sequence, "sha256")
    return int.from_bytes(drawn, "big") % (1 << SEED_BITS)


def playing_agent(table: TableState, seat: int) -> str | None:
    """The agent that plays a seat now, or None if a person does, or all wait for one to come back."""
    if paused_until(table) is not None:
        return None
    row = table.seats[seat]
    return None if row.is_there else row.agent


def still_playing(table: TableState, seat: int, agent: str) -> int:
    """The seat, if the agent that thought for it plays it still. Raises ApiError if it does not."""
    if playing_agent(table, seat) != agent:
        raise ApiError(409, "back", "no computer plays this seat any more")
    return seat
