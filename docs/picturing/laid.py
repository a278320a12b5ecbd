"""The tables that the screens show."""

from pathlib import Path
from typing import Any, Final

import httpx

from docs.picturing import artifacts, cities, echoes
from docs.picturing.names import SIZES
from docs.picturing.positions import (
    ANN,
    BEN,
    CLEO,
    CURRENCY,
    DORA,
    GUNPOWDER,
    cards_to_choose,
    demand_coming,
    dogma_coming,
    four_late,
)
from docs.picturing.tables import Guest, answer, deal, game_between, lay, play, with_tables
from docs.picturing.turn import turn_to_play
from splay.server.durations import DAY, MINUTE, SECOND
from splay.server.tables.settings import Clock, TableSettings
from splay.server.tables.table_changes import TableStore

SEED: Final = "d"
"""A game with long piles and splays, in which both are near the end."""
MIDDLE: Final = 28
"""A turn of it that is Ann's, in the middle."""
NAMES: Final = ("Ann", "Ben", "Cleo", "Dora")
HEADERS: Final = {"X-Splay": "pictures"}
DAYS: Final = {"move": 2 * DAY}
MINUTES: Final = {"bank": 10 * MINUTE, "increment": 10 * SECOND}


class Visitor:
    """A guest at the server, past any page."""

    def __init__(self, server: str, name: str) -> None:
        self.client = httpx.Client(base_url=server, headers=HEADERS)
        self.send("POST", "/api/guests", {"name": name})
        self.guest = Guest(self.send("GET", "/api/me")["id"], name)

    def send(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """The JSON of the server's answer, which must be a success."""
        answered = self.client.request(method, path, json=body)
        assert answered.is_success, f"{method} {path}: {answered.status_code} {answered.text}"
        return answered.json() if answered.content else None

    def open_table(self, players: int, **settings: object) -> str:
        """A table of this visitor that waits for others."""
        seats = ["me", *["open"] * (players - 1)]
        table = {"seats": seats, "options": {"players": players}, "settings": settings}
        return str(self.send("POST", "/api/tables", table)["id"])


def people(server: str, number: int = len(NAMES)) -> list[Visitor]:
    """Those who sit at the tables; the first is the one who looks."""
    return [Visitor(server, name) for name in NAMES[:number]]


def open_tables(visitors: list[Visitor]) -> str:
    """Tables that wait in the lobby; the one that waits for Ann's friends."""
    ann, ben, cleo, dora = visitors
    ben.open_table(2, clock=MINUTES)
    cleo.open_table(3, clock=DAYS)
    waiting = ann.open_table(3, public=False)
    dora.send("POST", f"/api/tables/{waiting}/seats", {})
    return waiting


async def lay_all(database: Path, guests: list[Guest]) -> dict[str, str]:
    """Lays the tables that are played already; their ids by screen, those of the telling one for each size."""
    laid: dict[str, str] = {}
    ann, ben, cleo, dora = guests

    async def work(tables: TableStore) -> None:
        moves = game_between(["greedy", "greedy"], SEED)
        laid["end"] = await deal(tables, SEED, [ben, ann], TableSettings())
        await play(tables, laid["end"], moves)
        laid["table"] = await deal(tables, SEED, [ann, ben])
        await play(tables, laid["table"], moves, MIDDLE)
        laid["advice"] = await deal(tables, SEED, [ann, ben], TableSettings(advice=True))
        await play(tables, laid["advice"], moves, MIDDLE)
        laid["planned"] = await deal(tables, SEED, [ben, ann], TableSettings(clock=Clock(move=DAY)))
        await play(tables, laid["planned"], moves, MIDDLE)
        laid["four-players"] = await lay(tables, four_late(), [ann, ben, cleo, dora])
        await answer(tables, laid["four-players"], DORA, "draw")
        laid["watched"] = await deal(tables, SEED, [ben, cleo, dora], TableSettings())
        laid["choice"] = await lay(tables, cards_to_choose(), [ann, ben])
        await answer(tables, laid["choice"], ANN, CURRENCY)
        laid["demand"] = await lay(tables, demand_coming(), [ann, ben, cleo])
        await answer(tables, laid["demand"], BEN, GUNPOWDER)
        await answer(tables, laid["demand"], CLEO)
        for screen, text in (("display", artifacts.DISPLAY), ("dig", artifacts.DIG), ("compel", artifacts.COMPEL)):
            laid[screen] = await lay(tables, artifacts.position(text), [ann, ben])
        laid["museum"] = await lay(tables, artifacts.position(artifacts.MUSEUM), [ann, ben])
        await answer(tables, laid["museum"], ANN, f"meld:{artifacts.SEIZING}")
        for screen, text in (("echo", echoes.ECHO), ("forecast", echoes.FORECAST), ("bonuses", echoes.BONUSES)):
            laid[screen] = await lay(tables, artifacts.position(text), [ann, ben])
        for screen, text in (("city", cities.CITY), ("flags", cities.FLAGS), ("endorse", cities.ENDORSE)):
            laid[screen] = await lay(tables, artifacts.position(text), [ann, ben])
        laid["everything"] = await lay(tables, artifacts.position(cities.EVERYTHING), [ann, ben])
        laid["promotion"] = await lay(tables, artifacts.position(echoes.FORECAST), [ann, ben])
        await answer(tables, laid["promotion"], ANN, f"meld:{echoes.MELDED}")
        for size in SIZES:
            laid[f"dogma-{size}"] = await lay(tables, dogma_coming(), [ann, ben, cleo])

    await with_tables(database, work)
    return laid


async def lay_turn(database: Path, guests: list[Guest]) -> str:
    """The table at which a turn is played for the moving picture: those who sit there sit nowhere else."""
    laid: list[str] = []

    async def work(tables: TableStore) -> None:
        laid.append(await lay(tables, turn_to_play(), guests))

    await with_tables(database, work)
    return laid[0]
