"""The clocks after undoing and going back: nobody has more time than before, nor than at the entry gone back to."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.options import Options
from splay.core.session import UndoRefused
from splay.server.acts.seating import make, sit_down
from splay.server.acts.takebacks import decide, open_proposal, propose, undo
from splay.server.games.live_game import GoneBack
from splay.server.protocol.api_error import ApiError
from splay.server.storage import schema
from splay.server.storage.log_entry import ANSWER, BACK, UNDO, Entry, Reading
from splay.server.storage.rows import SeatRow
from splay.server.tables.clocks import runs_out, seat_ticked, time_left
from splay.server.tables.clocks_gone_back import seat_gone_back
from splay.server.tables.settings import Clock, TableSettings
from splay.server.tables.table import TableState, settings_of
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from tests.server.playing import House, answer, look, made, open_house
from tests.strength import sample

pytestmark = pytest.mark.anyio
PEOPLE = ("ann", "bob")


async def left(house: House, browser: object, table: str) -> list[int]:
    """What the clocks of a table show, in milliseconds."""
    return [seat["left"] for seat in (await look(browser, table))["seats"]]  # type: ignore[arg-type]


async def test_increments_for_what_is_undone_by_consent_are_lost_again(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"clock": {"bank": 60_000, "increment": 5_000}})
        for person in (ann, bob):
            await answer(person, table)
        turn = 0 if (await look(ann, table)).get("my_turn") else 1
        drawing, other = (ann, bob) if turn == 0 else (bob, ann)
        shown = await left(house, drawing, table)
        for round in range(5):
            seen = made(await drawing.get(f"/api/tables/{table}/state"))
            house.time += 100
            body = {"key": "draw", "sequence": seen["sequence"]}
            made(await drawing.post(f"/api/tables/{table}/answers", json=body))
            made(await drawing.post(f"/api/tables/{table}/undo", json={}))
            wish = (await look(other, table))["takeback"]
            made(await other.post(f"/api/tables/{table}/takebacks/decision", json={"to": wish["to"], "accept": True}))
            now = await left(house, drawing, table)
            assert now[turn] == shown[turn] - 100 * (round + 1), "what was thought is gone, and no increment was won"
            assert now[1 - turn] == shown[1 - turn]


class Clocked:
    """A table of Ann and Bob with a clock, played by two workers by turns, that is watched from outside."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.time = 1_000_000
        self.workers = [TableStore(engine, Hub(), lambda: self.time) for _ in range(2)]
        self.table = ""
        self.thought = [0, 0]
        self.shown: list[list[int]] = []
        self.thought_then: list[list[int]] = []

    async def begin(self, clock: Clock) -> None:
        """Lays the table and starts the game."""
        self.table = await make(self.workers[0], "ann", Options(), TableSettings(clock=clock), [None, None])
        for seat, person in enumerate(PEOPLE):
            await sit_down(self.workers[0], self.table, person, person.title(), seat)
        self.note(await self.workers[0].look(self.table))

    def clocks(self, there: TableState) -> list[int]:
        """What the clocks show."""
        clock = settings_of(there.row).clock
        return [time_left(clock, seat, self.time) or 0 for seat in there.seats]

    def note(self, there: TableState) -> None:
        """Keeps what the clocks show after an entry, and how long each seat has thought by then."""
        assert there.game is not None
        if there.game.sequence == len(self.shown):
            self.shown.append(self.clocks(there))
            self.thought_then.append(self.thought[:])

    def think(self, there: TableState, milliseconds: int) -> None:
        """Lets time pass."""
        for seat, shown in enumerate(self.clocks(there)):
            if there.seats[seat].since is not None:
                self.thought[seat] += min(milliseconds, shown)
        self.time += milliseconds


async def act(at: Clocked, worker: TableStore, there: TableState, chance: random.Random) -> None:
    """Answers, undoes, proposes to go back, or agrees, as chance will have it. Raises what refuses that."""
    assert there.game is not None
    seat, what = chance.randrange(2), chance.random()
    wish = open_proposal(there)
    if wish is not None and what < 0.5:
        other = next(one for one in range(2) if one not in wish.accepted)
        await decide(worker, at.table, PEOPLE[other], wish.to, accept=True)
    elif what < 0.65:
        question = chance.choice(there.game.session.questions)
        await worker.answer(at.table, question.seat, chance.choice(question.keys()), there.game.sequence)
    elif what < 0.9:
        await undo(worker, at.table, seat, None)
    else:
        await propose(worker, at.table, PEOPLE[seat], seat, chance.randrange(there.game.sequence + 1))


def undone_to(before: TableState, after: TableState, seat: int) -> int:
    """The entry that a free undo of a seat went back to."""
    assert before.game is not None
    undone = before.game.last_decision([seat])
    assert undone is not None
    return undone.entry - 1


@pytest.mark.parametrize("clock", [Clock(60_000, 5_000), Clock(20_000, 1_000), Clock(90_000)])
@pytest.mark.parametrize("number", sample(range(8), 2))
async def test_nobody_wins_time_by_going_back(database: AsyncEngine, clock: Clock, number: int) -> None:
    chance = random.Random(f"clocks {number}")
    at, returns = Clocked(database), 0
    await at.begin(clock)
    for step in range(120):
        worker = at.workers[step % 2]
        before = await worker.look(at.table)
        if not before.game or not before.game.session.questions:
            break
        at.think(before, chance.choice((0, 50, 400, 1_500)))
        shown = at.clocks(before)
        try:
            await act(at, worker, before, chance)
        except (UndoRefused, ApiError):
            continue
        after = await worker.look(at.table)
        assert after.game is not None
        sequence = len(at.shown)
        at.note(after)
        if after.game.sequence < sequence:
            continue
        async with database.connect() as connection:
            log = schema.log.c
            query = schema.log.select().where(log.table == at.table, log.seq == sequence)
            entry = (await connection.execute(query)).one()
        if entry.kind not in (UNDO, BACK):
            continue
        returns += 1
        to = int(entry.key) if entry.kind == BACK else undone_to(before, after, entry.seat)
        now = at.clocks(after)
        for seat in range(2):
            if entry.kind == BACK or seat == entry.seat:
                thought = at.thought[seat] - at.thought_then[to][seat] if seat == entry.seat else 0
                assert now[seat] == min(shown[seat], max(at.shown[to][seat] - thought, 0))
            assert now[seat] <= shown[seat]
    assert returns


async def test_a_game_that_began_before_clocks_were_kept_wins_no_increments(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"clock": {"bank": 60_000, "increment": 5_000}})
        for person in (ann, bob):
            await answer(person, table)
        drawing, other, turn = (ann, bob, 0) if (await look(ann, table)).get("my_turn") else (bob, ann, 1)
        shown = (await left(house, ann, table))[turn]
        seen = made(await drawing.get(f"/api/tables/{table}/state"))
        made(await drawing.post(f"/api/tables/{table}/answers", json={"key": "draw", "sequence": seen["sequence"]}))
    async with engine.begin() as connection:
        await connection.execute(update(schema.log).values(clocks=None))
        await connection.execute(update(schema.seats).values(charged=0))
    async with open_house(engine, tmp_path) as later:
        later.time = house.time
        drawing, other = later.browser_with(drawing), later.browser_with(other)
        made(await drawing.post(f"/api/tables/{table}/undo", json={}))
        wish = (await look(other, table))["takeback"]
        made(await other.post(f"/api/tables/{table}/takebacks/decision", json={"to": wish["to"], "accept": True}))
        assert (await left(later, drawing, table))[turn] == shown


def test_of_a_time_per_move_there_is_left_what_was_left_for_the_question_gone_back_to() -> None:
    clock = Clock(move=30_000)
    seat = SeatRow("table", 0, "ann", None, "Ann", False, clock.first_bank(), 0)
    asked_again = seat_ticked(clock, seat, True, Entry(1, ANSWER, 0, "", 25_000, 0, []))
    assert runs_out(clock, asked_again) == 55_000
    known: list[list[Reading]] = [[(30_000, 0)], [(30_000, 25_000)]]
    undone = asked_again
    for kind in (UNDO, BACK):
        undone = seat_gone_back(
            clock, asked_again, True, Entry(2, kind, 0, "", 28_000, 0, []), GoneBack(0, 1, 1), known
        )
        assert runs_out(clock, undone) == 33_000
    answered = seat_ticked(clock, undone, True, Entry(3, ANSWER, 0, "", 30_000, 0, []))
    assert runs_out(clock, answered) == 33_000
    rests = seat_ticked(clock, answered, False, Entry(4, ANSWER, 0, "", 31_000, 0, []))
    assert (rests.bank, rests.since) == (2_000, None)
    assert runs_out(clock, seat_ticked(clock, rests, True, Entry(5, ANSWER, 1, "", 50_000, 0, []))) == 80_000
