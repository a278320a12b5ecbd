"""Playing one seat of a game to its end: hears pushes, answers at random, resyncs by itself."""

import asyncio
import json
from typing import Any, Final

from benchmarks.faults.book import ACCEPTED, ANSWER, REFUSED, UNDO, Attempt, Game, Notes
from benchmarks.faults.client import PATIENCE, PAUSE, Client, NoAnswer
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

LOST: Final = (OSError, TimeoutError, WebSocketException, NoAnswer)
"""What ends a connection; the client then makes a new one, somewhere else."""
THINKING: Final = (0.02, 0.12)
"""Seconds that a person thinks, at least and at most."""
DRAW: Final = "draw"
DRAWN: Final = 0.6
"""How often the action is a draw, in haste."""
UNDONE: Final = 0.04
"""How often an answer is undone, if that is possible."""
FIRST_MELD: Final = "first_meld"
"""The kind of the question that all seats are asked at once."""
OUTSIDE: Final = ("action", "first_meld")
"""The kinds of questions that are asked between two actions."""


class Seat:
    """A client at one seat of a game."""

    def __init__(self, client: Client, game: Game, notes: Notes) -> None:
        self.client = client
        self.game = game
        self.notes = notes
        self.table = f"/api/tables/{game.table}"

    async def play(self) -> None:
        """Plays until the game is over, whatever becomes of the servers meanwhile."""
        while self.notes.result is None:
            try:
                await self.follow()
            except LOST:
                self.client.book.counts["reconnected"] += 1
                self.client.go_elsewhere()
                await asyncio.sleep(PAUSE)

    async def follow(self) -> None:
        """Plays over one connection, as long as it holds. Raises one of LOST when it is gone."""
        async with self.listen() as live:
            while self.notes.result is None:
                self.hear(json.loads(await live.recv()))
                await self.answer()

    def listen(self) -> connect:
        """The WebSocket of the table, from where this client is on."""
        since = max(self.notes.sequence, 0)
        address = (
            f"{self.client.address.replace('http', 'ws', 1)}{self.table}/live?seat={self.notes.seat}&since={since}"
        )
        headers = {"Cookie": self.client.http.headers["Cookie"], "Origin": self.client.address}
        return connect(address, additional_headers=headers, open_timeout=PATIENCE, close_timeout=1, max_size=None)

    def hear(self, message: dict[str, Any]) -> None:
        """Takes in what was pushed."""
        if message["type"] == "state":
            self.take_in(message["state"])
        if message["table"]["status"] == "finished":
            self.notes.result = message["table"]["result"]

    def take_in(self, state: dict[str, Any]) -> None:
        """Takes a state in."""
        if self.notes.hear(state):
            self.game.heard(self.notes.sequence)

    async def answer(self) -> None:
        """Answers as long as it is asked; once in a while takes the answer back. Raises NoAnswer."""
        while (question := self.notes.question()) is not None:
            await asyncio.sleep(0 if self.client.haste else self.client.chance.uniform(*THINKING))
            sequence = self.notes.sequence
            attempt = self.attempt_at(sequence, [option["key"] for option in question["options"]])
            body = {"key": attempt.key, "sequence": sequence, "seat": self.notes.seat}
            await self.send(attempt, "answers", body, question["kind"] not in OUTSIDE)
            if attempt.fate == REFUSED:
                return
            if self.may_undo() and self.client.chance.random() < UNDONE:
                taken_back = Attempt(UNDO, "", self.notes.sequence)
                self.notes.attempts.append(taken_back)
                await self.send(taken_back, "undo", {"sequence": self.notes.sequence, "seat": self.notes.seat}, False)

    def may_undo(self) -> bool:
        """Whether the last decision can be undone without asking anybody, and nobody else can change that meanwhile."""
        offer, question = self.notes.state.get("undo"), self.notes.question()
        alone = question is not None and question["kind"] != FIRST_MELD
        return alone and offer is not None and not offer.get("asks")

    def attempt_at(self, sequence: int, keys: list[str]) -> Attempt:
        """A random answer; the same again if the fate of one to this question is not known."""
        earlier = [attempt for attempt in self.notes.attempts if attempt.sequence == sequence]
        key = self.choice(keys)
        if earlier and earlier[-1].kind == ANSWER:
            self.client.book.counts["retried"] += 1
            key = earlier[-1].key
        self.notes.attempts.append(Attempt(ANSWER, key, sequence))
        return self.notes.attempts[-1]

    def choice(self, keys: list[str]) -> str:
        """Any option; in haste mostly a draw, as that brings a game to its end."""
        if self.client.haste and DRAW in keys and self.client.chance.random() < DRAWN:
            return DRAW
        return self.client.chance.choice(keys)

    async def send(self, attempt: Attempt, path: str, body: object, inside_dogma: bool) -> None:
        """Sends it to any server and notes what became of it. Raises NoAnswer if that is not known."""
        server = self.client.any_server()
        with self.client.watch.sending(server, inside_dogma):
            answer = await self.client.request("POST", f"{self.table}/{path}", body, server)
        if answer.is_success:
            state = answer.json()
            attempt.fate = ACCEPTED
            if attempt.kind == UNDO:
                attempt.sequence = state["sequence"] - 1
            self.take_in(state)
        else:
            attempt.fate = REFUSED
            self.client.book.counts[f"refused: {answer.json()['error']}"] += 1
