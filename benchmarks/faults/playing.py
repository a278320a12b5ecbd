"""Playing one game after another at a table's place, as long as there are faults to come."""

import asyncio
import random
from typing import Any, Final

from benchmarks.faults.book import Book, Game, Notes
from benchmarks.faults.client import Client, NoAnswer
from benchmarks.faults.place import Place
from benchmarks.faults.seat import Seat
from benchmarks.faults.watch import Watch

COMPUTERS: Final = ("rule", "random", "greedy")


class Pair:
    """Two people who play each other, or one who plays a computer opponent: one game after another."""

    def __init__(self, number: int, place: Place, book: Book, watch: Watch, seed: int, haste: bool = False) -> None:
        """Every second pair is of a person and the computer."""
        chance = random.Random(f"{seed} {number}")
        self.number = number
        self.book = book
        self.agent = COMPUTERS[number // 2 % len(COMPUTERS)] if number % 2 else None
        people = 1 if self.agent else 2
        self.clients = [Client(place, book, watch, chance, haste) for _ in range(people)]
        self.games: list[Game] = []
        self.enough = False

    async def play_on(self) -> None:
        """Plays until there has been enough, and then what is not finished to its end."""
        for place, client in enumerate(self.clients):
            await client.arrive(f"P{self.number}.{place}")
        while (table := await self.unfinished_table()) is not None or not self.enough:
            if table is None:
                await self.make_table()
            elif table["status"] == "open":
                await self.sit_down(table["id"])
            else:
                await self.play(table)

    async def unfinished_table(self) -> dict[str, Any] | None:
        """A table of these people that is not finished: also one whose making nobody answered."""
        lobby = await self.clients[0].read("/api/tables")
        mine: list[dict[str, Any]] = [table for table in lobby["mine"] if table["status"] != "finished"]
        return mine[0] if mine else None

    async def make_table(self) -> None:
        """Asks for a table; the lobby tells whether there is one."""
        body = {"seats": ["me", self.agent or "open"], "settings": {"public": False}}
        try:
            await self.clients[0].request("POST", "/api/tables", body)
        except NoAnswer:
            self.clients[0].go_elsewhere()

    async def sit_down(self, table: str) -> None:
        """Takes the other seat."""
        await self.clients[1].insist("POST", f"/api/tables/{table}/seats", {})

    async def play(self, table: dict[str, Any]) -> None:
        """Plays a game to its end."""
        game = self.book.game(table["id"])
        self.games.append(game)
        game.notes = [Notes(seat) for seat in range(len(self.clients))]
        async with asyncio.TaskGroup() as group:
            for client, notes in zip(self.clients, game.notes, strict=True):
                group.create_task(Seat(client, game, notes).play())
        game.finished = True

    async def close(self) -> None:
        """Closes the connections."""
        for client in self.clients:
            await client.http.aclose()
