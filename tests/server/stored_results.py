"""Results of finished games as they lie in the database, written there without a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.options import Options
from splay.server.ids import new_id
from splay.server.storage import schema
from splay.statistics.counting import VERSION, SeatStatistics

Seat = tuple[str, int]
"""Whose a seat was, and its place (0: none): the id of a person, or "computer:" and the word of an opponent."""
COMPUTER = "computer:"


async def store_result(
    engine: AsyncEngine,
    *seats: Seat,
    finished: int = 1000,
    how: str = "achievements",
    sets: tuple[str, ...] = ("base",),
    teams: str = "none",
    counted: list[SeatStatistics] | None = None,
    host: str | None = None,
    had: Sequence[tuple[int, int]] = (),
    **table: Any,  # noqa: ANN401 - columns of the table
) -> str:
    """Stores the result of a game of these seats; its table's id. With a `host` the table is there, too, and has what
    was `counted`; else it is gone. `had`: each seat's points and achievements.
    """
    result, table_id = new_id(), new_id()
    options = {**Options(len(seats), sets=sets).to_json(), "teams": teams}
    names = ("players", "sets", "edition", "teams", "extra_achievement", "special_achievements")
    values = {"id": result, "table": table_id, "finished": finished, "how": how}
    rows = [
        {
            "result": result,
            "seat": seat,
            "player": None if who.startswith(COMPUTER) else who,
            "agent": who.removeprefix(COMPUTER) if who.startswith(COMPUTER) else None,
            "team": seat % 2 if teams != "none" else None,
            "place": place or None,
            "points": had[seat][0] if had else 10 * (seat + 1),
            "achievements": had[seat][1] if had else seat,
            "resigned": False,
            "late": False,
            "away": False,
        }
        for seat, (who, place) in enumerate(seats)
    ]
    kept: dict[str, Any] = {"id": table_id, "host": host, "status": schema.FINISHED, "options": options}
    kept |= {"settings": {}, "asked": [], "created": 0, "changed": finished, **table}
    async with engine.begin() as connection:
        if host is not None:
            await connection.execute(insert(schema.tables).values(kept))
            number = {"table": table_id, "version": VERSION, "seats": to_builtins(counted)}
            await connection.execute(insert(schema.game_statistics).values(number))
        await connection.execute(insert(schema.results).values(**values, **{name: options[name] for name in names}))
        await connection.execute(insert(schema.result_seats), rows)
    return table_id
