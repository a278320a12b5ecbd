"""Logging a move: on PostgreSQL by one statement, which does all that `moves.write_move` does in a transaction."""

from functools import lru_cache, partial
from typing import Any, Final

from msgspec import structs
from sqlalchemy import Column, ColumnElement, Select, bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server.storage import schema
from splay.server.storage.database import write
from splay.server.storage.moves import CLOCK, Move, write_move
from splay.server.storage.postgres_engine import PostgresEngine

SHAPES: Final = 64
"""Statements that are kept: they differ in the columns of the table that change, the clocks, and the snapshot."""


async def log_move(engine: AsyncEngine, move: Move) -> bool:
    """Writes a move; False if the table has another version by now, and nothing is written.

    Raises DATABASE_ERRORS; then it may be written or not.
    """
    if not isinstance(engine, PostgresEngine):
        return await write(engine, partial(write_move, move=move))
    async with engine.alone() as connection:
        return await write_at_once(connection, move)


async def write_at_once(connection: AsyncConnection, move: Move) -> bool:
    """Writes a move, without a transaction around it: the compare-and-swap between workers.

    False if the table has another version by now; then nothing is written.
    """
    statement = statement_for(tuple(sorted(move.values)), len(move.clocks), move.snapshot is not None)
    written = await connection.execute(statement, parameters_of(move))
    return bool(written.scalar_one())


@lru_cache(SHAPES)
def statement_for(columns: tuple[str, ...], clocks: int, has_snapshot: bool) -> Select[int]:
    """The statement of moves that change these columns of the table and so many clocks: how many tables it changed.

    All else happens only if the table had its version, as it takes its rows from there.
    """
    tables, seats = schema.tables, schema.seats
    changes = {name: given(f"table_{name}", tables.c[name]) for name in (*columns, "version")}
    held = (tables.c.id == given("of_table", tables.c.id)) & (tables.c.version == given("of_version", tables.c.version))
    moved = update(tables).where(held).values(changes).returning(tables.c.id).cte("moved")
    statement = select(func.count()).select_from(moved)
    added = [(schema.log, "log")] + ([(schema.snapshots, "snapshot")] if has_snapshot else [])
    for table, name in added:
        rest = [column for column in table.c if column.name != "table"]
        row = select(moved.c.id, *(given(f"{name}_{column.name}", column) for column in rest))
        names = ["table", *(column.name for column in rest)]
        statement = statement.add_cte(insert(table).from_select(names, row).cte(f"{name}_written"))
    for number in range(clocks):
        seat = (seats.c.table == moved.c.id) & (seats.c.seat == given(f"clock{number}_seat", seats.c.seat))
        shown = {name: given(f"clock{number}_{name}", seats.c[name]) for name in CLOCK}
        statement = statement.add_cte(update(seats).where(seat).values(shown).cte(f"clock{number}_written"))
    return statement


def given(name: str, column: Column[Any]) -> ColumnElement[Any]:
    """A parameter for a column."""
    return bindparam(name, type_=column.type)


def parameters_of(move: Move) -> dict[str, Any]:
    """The parameters of the statement for a move."""
    entry = structs.asdict(move.entry)
    sequence = entry.pop("sequence")
    values = {"of_table": move.table_id, "of_version": move.version, "table_version": move.version + 1}
    values |= {f"table_{name}": value for name, value in move.values.items()}
    values |= {f"log_{name}": value for name, value in entry.items()} | {"log_seq": sequence}
    if move.snapshot is not None:
        position_format, position = move.snapshot
        values |= {"snapshot_seq": sequence, "snapshot_format": position_format, "snapshot_position": position}
    for number, seat in enumerate(move.clocks):
        values[f"clock{number}_seat"] = seat.seat
        values |= {f"clock{number}_{name}": getattr(seat, name) for name in CLOCK}
    return values
