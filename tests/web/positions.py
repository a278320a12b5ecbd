"""Tables that stand in a position of the test's own, written as docs/scenarios.md says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext
from sqlalchemy import create_engine, insert, select, update

from splay.core.scenario import position_of
from splay.core.scenario.shape import FORMAT
from splay.core.session import Session
from splay.server.storage.schema import seats, snapshots, tables
from splay.sets.scenario import from_text
from tests.web.visitors import send

COMPUTER = "rule"
BUSY_SECONDS = 60


class Positions:
    """Lays tables into the database of a running server, which finds them there as if another worker had."""

    def __init__(self, database: Path) -> None:
        self.engine = create_engine(f"sqlite:///{database}", connect_args={"timeout": BUSY_SECONDS})

    def close(self) -> None:
        """Closes the database."""
        self.engine.dispose()

    def table(self, context: BrowserContext, position: str, person: str | None = None) -> str:
        """A running table in a position; the context's person is its first player, the others are computers, or one
        `person` by its id.
        """
        game = from_text(position)
        asked = [question.seat for question in Session(game.copy()).questions]
        return self.lay(context, game.options.to_json(), position_of(game), asked, person)

    def lay(
        self,
        context: BrowserContext,
        options: dict[str, Any],
        position: dict[str, Any],
        asked: list[int],
        person: str | None = None,
    ) -> str:
        """A running table of these options in a position that asks these seats; as above."""
        others = len(position["players"]) - 1
        body = {"seats": ["me", *["open"] * others], "options": options, "settings": {"public": False}}
        table = str(send(context, "POST", "/api/tables", body)["id"])
        opponents = {"agent": COMPUTER, "name": COMPUTER} if person is None else {"person": person, "name": "Bob"}
        with self.engine.begin() as connection:
            others_seats = update(seats).where(seats.c.table == table, seats.c.seat > 0)
            connection.execute(others_seats.values(**opponents))
            connection.execute(insert(snapshots).values(table=table, seq=0, format=FORMAT, position=position))
            running = update(tables).where(tables.c.id == table)
            connection.execute(running.values(status="running", asked=asked, version=tables.c.version + 1))
        return table

    def run_down(self, table: str, *late: int) -> None:
        """Leaves no time on the clocks of these seats, which are asked."""
        with self.engine.begin() as connection:
            clocks = update(seats).where(seats.c.table == table, seats.c.seat.in_(late))
            connection.execute(clocks.values(bank=0))
            changed = update(tables).where(tables.c.id == table)
            connection.execute(changed.values(due=0, version=tables.c.version + 1))

    def slow_down(self, table: str) -> None:
        """Gives a table a clock of a day for each answer."""
        with self.engine.begin() as connection:
            row = connection.execute(select(tables.c.settings).where(tables.c.id == table)).scalar_one()
            changed = update(tables).where(tables.c.id == table)
            settings = row | {"clock": {"move": 24 * 60 * 60 * 1000}}
            connection.execute(changed.values(settings=settings, version=tables.c.version + 1))

    def leave(self, table: str, seat: int, since: int) -> None:
        """Notes that the person of a seat, who has no page open there, does not look since a moment."""
        with self.engine.begin() as connection:
            gone = update(seats).where(seats.c.table == table, seats.c.seat == seat)
            connection.execute(gone.values(gone=since))
            changed = update(tables).where(tables.c.id == table)
            connection.execute(changed.values(version=tables.c.version + 1))

    def grow_older(self, table: str, milliseconds: int) -> None:
        """Makes the last change of a table so much longer ago."""
        changed = update(tables).where(tables.c.id == table)
        with self.engine.begin() as connection:
            aged = {"changed": tables.c.changed - milliseconds, "version": tables.c.version + 1}
            connection.execute(changed.values(aged))
