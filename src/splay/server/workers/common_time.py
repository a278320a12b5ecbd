"""The time that all workers have in common: the database's, which goes on when that is set.

SQLite's time is the clock of the machine that it is on. `shift` in the table `heartbeat` is what the common time adds
to the database's. The first worker to notice that the database's time has jumped changes it, so that the common time
does not jump.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct, structs
from sqlalchemy import Connection, Row, and_, case, or_, select, text, true, update
from sqlalchemy.dialects import postgresql, sqlite

from splay.server.storage.schema import RUNNING, heartbeat, seats, tables

BEAT: Final = 2_000
"""Milliseconds from one beat of a worker to the next, about."""
DOWN_AFTER: Final = 5_000
"""Milliseconds without a beat of any worker after which the clocks are moved on."""
JUMP: Final = 1_000
"""Milliseconds by which a clock that nobody sets may differ from the time that has passed."""
SURE: Final = 500
"""Milliseconds by which the moment of the database's answer may be unknown if it is to correct a worker's time."""
THE_ROW: Final = 1
NOW: Final = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")
"""PostgreSQL's own time."""


class Known(Struct, frozen=True):
    """What a worker knows when it beats: its clock's offset and how long nobody could act there, which the offset does
    not have yet (`SteadyClock`), the shift, and the beat that it wrote last.

    At its first beat it knows no shift.
    """

    offset: int
    missed: int
    shift: int | None = None
    at: int = 0


class Moment(Struct, frozen=True):
    """What the database's clock shows at a moment, how much time had passed then by the worker's, and how far off that
    may be.
    """

    database: int
    passed: int
    uncertain: int


class Beaten(Struct, frozen=True):
    """What a worker knows after a beat. `down` is how long no server was up, `jump` by how much the database's clock
    was set, `given_back` how long nobody could act at this worker alone.
    """

    offset: int
    shift: int
    at: int
    down: int = 0
    jump: int = 0
    given_back: int = 0


def beat(connection: Connection, known: Known, look: Callable[[Connection], Moment], watched: list[str]) -> Beaten:
    """Notes that a server is up. If none was for a while, the running clocks get that time back; if nobody could act at
    this worker, and at others they could, those of the tables that somebody watched here.
    """
    row = held_row(connection)
    moment = look(connection)
    beaten = first_beat(row, moment) if known.shift is None else next_beat(row, moment, known, known.shift)
    if beaten.down:
        give_back(connection, beaten.down, row.at + BEAT)
    if beaten.given_back:
        give_back(connection, beaten.given_back, moment.passed + beaten.offset - beaten.given_back, watched)
    connection.execute(update(heartbeat).values(at=beaten.at, shift=beaten.shift))
    return beaten


def held_row(connection: Connection) -> Row[Any]:
    """The row of the heartbeat, kept from other workers until the transaction ends; made if there is none."""
    insert: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(insert(heartbeat).values(id=THE_ROW, at=0).on_conflict_do_nothing())
    return connection.execute(select(heartbeat).with_for_update()).one()


def look_at_clock(connection: Connection, wall: Callable[[], int], passed: Callable[[], int]) -> Moment:
    """What the database's clock shows now; `wall` is SQLite's."""
    before = passed()
    shown = connection.execute(NOW).scalar_one() if connection.dialect.name == "postgresql" else wall()
    after = passed()
    return Moment(shown, (before + after) // 2, (after - before) // 2)


def first_beat(row: Row[Any], moment: Moment) -> Beaten:
    """The first beat of a worker: it takes over the common time; if no server was up, that begins anew."""
    common = moment.database + row.shift
    last = row.at or common
    if abs(common - last) <= DOWN_AFTER:
        return Beaten(common - moment.passed, row.shift, max(common, last))
    return Beaten(moment.database - moment.passed, 0, moment.database, down=moment.database - last)


def next_beat(row: Row[Any], moment: Moment, known: Known, shift: int) -> Beaten:
    """A later beat of a worker, which knew this shift."""
    beaten, missed = after_jump(row, moment, known, shift)
    now = moment.passed + beaten.offset - missed
    if not missed:
        return structs.replace(beaten, at=max(now, row.at))
    if missed_by_all(row, known, now):
        offset, new_shift = beaten.offset - missed, beaten.shift - missed
        return structs.replace(beaten, offset=offset, shift=new_shift, at=max(now, row.at))
    return structs.replace(beaten, given_back=missed, at=max(now + missed, row.at))


def after_jump(row: Row[Any], moment: Moment, known: Known, shift: int) -> tuple[Beaten, int]:
    """What a worker knows when it has compared its time with the common one, and what of the time that it has missed
    is not in the shift yet.
    """
    jump = moment.database + row.shift - (moment.passed + known.offset)
    tolerance = JUMP + moment.uncertain
    if abs(jump) <= tolerance:
        offset = known.offset + jump if moment.uncertain <= SURE else known.offset
        return Beaten(offset, row.shift, row.at), known.missed
    if row.shift != shift and abs(jump - (row.shift - shift)) <= tolerance:  # another worker has missed time
        return Beaten(known.offset + jump, row.shift, row.at), max(known.missed + min(jump, 0), 0)
    return Beaten(known.offset, row.shift - jump, row.at, jump=jump), known.missed


def missed_by_all(row: Row[Any], known: Known, now: int) -> bool:
    """Whether no other worker was up in the time that one has missed, to whom people could have gone."""
    return bool(row.at == known.at or (known.missed > 3 * BEAT and row.at <= now + BEAT + JUMP))


def give_back(connection: Connection, lost: int, since: int, only: list[str] | None = None) -> None:
    """Gives back time in which nobody could act: moves the clocks, and the pauses, of running games on by `lost`
    milliseconds, but for those begun after `since`: a table with one of these keeps the moment at which it is looked at
    next. `only` names the tables, else all.

    A negative time moves them back: the clock that they were begun by was set back since.
    """
    table, seat = tables.c, seats.c
    old, new = seat.since <= since, seat.since > since
    touched = or_(table.due.is_not(None), table.id.in_(select(seat.table).where(old)))
    running = and_(table.status == RUNNING, touched, true() if only is None else table.id.in_(only))
    held = connection.execute(select(table.id).where(running).order_by(table.id).with_for_update()).scalars().all()
    if not held:
        return
    due = case((table.id.in_(select(seat.table).where(new)), table.due), else_=table.due + lost)
    connection.execute(update(tables).where(running).values(due=due, version=table.version + 1))
    going_on = seat.table.in_(select(table.id).where(table.status == RUNNING))
    here = true() if only is None else seat.table.in_(only)
    connection.execute(update(seats).where(old, going_on, here).values(since=seat.since + lost))
