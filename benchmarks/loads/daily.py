"""Games over days beside the live ones: nobody listens; now and then somebody comes, looks and answers."""

import random
from time import perf_counter
from typing import Final

import msgspec
from benchmarks.loads.entrances import Entrances
from benchmarks.loads.figures import VISITS, Figures
from benchmarks.loads.table import State, Table

THREE_DAYS: Final = {"clock": {"move": 3 * 24 * 60 * 60 * 1000}}
"""The settings of such a table: milliseconds for each answer."""
STATES: Final = msgspec.json.Decoder(State)


class DailyTables:
    """Tables of two whose people have gone after the opening, and come back one at a time."""

    def __init__(self, entrances: Entrances, seeds: range, figures: Figures) -> None:
        """One table for each seed."""
        self.tables = [Table(entrances, seed, by_post=True, settings=THREE_DAYS) for seed in seeds]
        self.figures = figures
        self.chance = random.Random(seeds.start)

    def leave(self) -> None:
        """Closes all pages."""
        for table in self.tables:
            for seat in table.seats:
                seat.close()

    async def visit(self, due: float) -> None:
        """Somebody comes to a table that waits for them, and answers: how long it takes until the reply to that."""
        table = self.chance.choice(self.tables)
        for seat in table.seats:
            path = f"/api/tables/{table.id}/state?seat={seat.number}"
            status, _, content = await table.client.request("GET", path, b"", seat.cookie)
            if status != 200:
                self.figures.error(f"{VISITS}: {status} {content[:80]!r}")
                return
            seat.state = STATES.decode(content)
            if answers := seat.answers():
                refusal = await table.post(seat, self.chance.choice(answers), seat.state.sequence)
                self.figures.took(VISITS, perf_counter() - due)
                if refusal:
                    self.figures.error(f"{VISITS}: {refusal}")
                return
