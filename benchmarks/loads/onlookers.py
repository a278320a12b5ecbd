"""Those who don't move: people in the lobby, spectators, and players who point at what they could do."""

import random
from collections.abc import Sequence
from time import perf_counter
from urllib.parse import quote

from benchmarks.lean_client import Client
from benchmarks.loads.entrances import Entrances
from benchmarks.loads.figures import LOOKS, PREVIEWS, Figures
from benchmarks.loads.table import Table

ACTIONS = ("draw", "meld:", "dogma:", "achieve:")
"""What previews are of."""
NOT_WORKED_OUT = (409, 422, 503)
"""Answers to previews of what has just been done, or when too many wait."""


class Onlookers:
    """They look at some tables, whose figures theirs are."""

    def __init__(self, entrances: Entrances, tables: Sequence[Table], figures: Figures, seed: int) -> None:
        self.entrances = entrances
        self.tables = tables
        self.figures = figures
        self.chance = random.Random(seed)
        self.heard = 0

    async def watch(self, spectators: int) -> None:
        """Opens so many WebSockets of spectators, at tables in turn."""
        for number in range(spectators):
            table = self.tables[number % len(self.tables)]
            await table.client.listen(f"/api/tables/{table.id}/live", "", self.hear)

    def hear(self, text: bytes) -> None:
        """Counts what a spectator is told."""
        self.heard += len(text)

    async def look(self, due: float) -> None:
        """Looks into the lobby, as somebody unknown."""
        await self.ask(self.entrances.client(""), LOOKS, "/api/tables", "", due, ())

    async def preview(self, due: float) -> None:
        """Looks at what an action would do, for a seat that may take it; nothing if no seat may."""
        seat = self.chance.choice(self.chance.choice(self.tables).seats)
        keys = [key for key in seat.answers() if key.startswith(ACTIONS)]
        if keys:
            key = quote(self.chance.choice(keys), safe="")
            path = f"/api/tables/{seat.table.id}/preview?player={seat.number}&action={key}"
            await self.ask(seat.table.client, PREVIEWS, path, seat.cookie, due, NOT_WORKED_OUT)

    async def ask(
        self, client: Client, kind: str, path: str, cookie: str, due: float, refusals: tuple[int, ...]
    ) -> None:
        """Asks, and notes how long it took since it was due."""
        try:
            status, _, content = await client.request("GET", path, b"", cookie)
        except ConnectionError as error:
            self.figures.error(f"{kind}: {type(error).__name__}")
            return
        if status == 200:
            self.figures.took(kind, perf_counter() - due)
        elif status not in refusals:
            self.figures.error(f"{kind}: {status} {content[:80]!r}")
