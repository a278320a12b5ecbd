"""Computer opponents at a table, thinking in another process."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from splay.core.options import Options
from splay.core.scenario import position_of
from splay.server.acts.seating import make, sit_down
from splay.server.acts.stand_ins import come_back, leave_running
from splay.server.games.live_game import LiveGame
from splay.server.opponents.answering import Opponents
from splay.server.opponents.pool import Pool
from splay.server.opponents.thinking import Thought, think, thought_for
from splay.server.storage.schema import FINISHED
from splay.server.tables.settings import TableSettings
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from splay.sets.scenario import scenario
from tests.patience import PATIENCE
from tests.server.tables_of_two import engine_in, table_of_two


def test_opponents_answer_until_it_is_a_persons_turn(tmp_path: Path) -> None:
    async def run() -> None:
        engine = await engine_in(tmp_path)
        tables = TableStore(engine, Hub())
        table = await make(tables, "ann", Options(3), TableSettings(), [None, "rule", "random"])
        await sit_down(tables, table, "ann", "Ann")
        pool = Pool(1)
        errors: list[BaseException] = []
        opponents = Opponents(tables, pool, lambda _, error: errors.append(error))
        for _ in range(12):
            opponents.wake(table)
            await opponents.tasks[table]
            there = await tables.look(table)
            assert there.game is not None
            assert [question.seat for question in there.game.session.questions] == [0]
            question = there.game.session.questions[0]
            await tables.answer(table, 0, question.keys()[0], there.game.sequence)
        assert errors == []
        await pool.close()
        await engine.dispose()

    asyncio.run(run())


def test_opponents_alone_play_to_the_end(tmp_path: Path) -> None:
    class Here:
        async def think(self, thought: object) -> str:
            return think(thought)  # type: ignore[arg-type]

    async def run() -> None:
        engine = await engine_in(tmp_path)
        tables = TableStore(engine, Hub())
        table = await make(tables, "ann", Options(3), TableSettings(), [None, "rule", "random"])
        await sit_down(tables, table, "ann", "Ann")
        async with engine.begin() as connection:
            from splay.server.storage.rows import change_seat

            await change_seat(connection, table, 0, agent="random", away=True)
        opponents = Opponents(tables, Here(), lambda *_: None)
        await opponents.play(table)
        assert (await tables.look(table)).row.status == FINISHED
        await engine.dispose()

    asyncio.run(run())


def test_a_thought_is_plain_data_and_its_answer_legal(tmp_path: Path) -> None:
    async def run() -> None:
        engine = await engine_in(tmp_path)
        tables = TableStore(engine, Hub())
        table = await make(tables, "ann", Options(), TableSettings(), [None, "greedy"])
        await sit_down(tables, table, "ann", "Ann")
        there = await tables.look(table)
        assert there.game is not None
        key = think(thought_for(there.game, 1, "greedy", 1))
        question = there.game.session.question_for(1)
        assert question is not None
        assert key in question.keys()  # noqa: SIM118 - not a mapping
        await engine.dispose()

    asyncio.run(run())


def test_a_stand_in_that_still_thinks_when_the_owner_returns_does_not_answer(tmp_path: Path) -> None:
    async def run() -> None:
        engine = await engine_in(tmp_path)
        tables, elsewhere = TableStore(engine, Hub()), TableStore(engine, Hub())
        table = await table_of_two(tables)
        await leave_running(tables, table, "ann")

        class Slow:
            async def think(self, thought: Thought) -> str:
                await come_back(elsewhere, table, "ann")
                return think(thought)

        await Opponents(tables, Slow(), lambda *_: None).play(table)
        there = await tables.look(table)
        assert there.game is not None
        assert there.game.sequence == 0
        assert [question.seat for question in there.game.session.questions] == [0, 1]
        await engine.dispose()

    asyncio.run(run())


def test_a_thought_brings_the_dogmas_that_were_taken_in_vain() -> None:
    game = LiveGame(position_of(scenario(me="yellow: Masonry; green: Mapmaking", you="red: Oars")), [])
    game.answer(0, "dogma:masonry", 0, 1)
    assert thought_for(game, 0, "greedy", 1).tried == ["dogma:masonry"]


def test_a_simpler_opponent_thinks_when_thinking_brings_every_process_down(tmp_path: Path) -> None:
    async def run() -> None:
        engine = await engine_in(tmp_path)
        tables = TableStore(engine, Hub())
        table = await make(tables, "ann", Options(), TableSettings(), [None, "greedy"])
        await sit_down(tables, table, "ann", "Ann")
        agents: list[str] = []
        reported: list[BaseException] = []

        class Falling:
            async def think(self, thought: Thought) -> str:
                agents.append(thought.agent)
                if thought.agent == "greedy":
                    raise BrokenProcessPool
                return think(thought)

        opponents = Opponents(tables, Falling(), lambda _, error: reported.append(error), pause=0.01)
        opponents.wake(table)
        async with asyncio.timeout(PATIENCE):
            while (there := await tables.look(table)).game is None or there.game.sequence == 0:
                await asyncio.sleep(0.01)
        assert agents == ["greedy", "greedy", "greedy", "rule"]
        assert [type(error) for error in reported] == [BrokenProcessPool] * 3
        await opponents.close()
        assert opponents.failed == {}
        await engine.dispose()

    asyncio.run(run())
