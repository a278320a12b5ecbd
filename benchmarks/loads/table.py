"""A table of two clients, each with a WebSocket, who answer at random: over it, as the page does, or by POST."""

import asyncio
import random
from collections.abc import Mapping
from time import perf_counter
from typing import Any, Final

import msgspec
from benchmarks.lean_client import Socket
from benchmarks.loads.entrances import Entrances
from benchmarks.loads.figures import ANSWERS, PUSHES, Figures

PATIENCE: Final = 120.0


class Option(msgspec.Struct):
    """An option of a question."""

    key: str


class Question(msgspec.Struct):
    """An open question; only the seat's own have options."""

    seat: int
    options: list[Option] = []


class State(msgspec.Struct):
    """What is looked at of a state."""

    sequence: int
    questions: list[Question]


class Message(msgspec.Struct):
    """What is looked at of a message of the WebSocket."""

    type: str
    state: State | None = None
    answered: int | None = None
    error: str = ""


MESSAGES: Final = msgspec.json.Decoder(Message)


class Seat:
    """A seat, as its client knows the game."""

    def __init__(self, table: "Table", number: int, cookie: str) -> None:
        self.table = table
        self.number = number
        self.cookie = cookie
        self.state = State(-1, [])
        self.socket: Socket | None = None
        self.awaited = 0
        self.arriving: asyncio.Future[float] | None = None
        self.replying: asyncio.Future[str] | None = None

    def begin(self) -> None:
        """Forgets the game before."""
        self.state, self.arriving = State(-1, []), None
        self.close()

    def close(self) -> None:
        """Closes the WebSocket, if there is one."""
        if self.socket is not None:
            self.socket.transport.close()

    def arrival_of(self, sequence: int) -> asyncio.Future[float]:
        """When the WebSocket tells of an entry that is still to come."""
        self.awaited = sequence
        self.arriving = asyncio.get_running_loop().create_future()
        return self.arriving

    async def say(self, key: str, sequence: int) -> str:
        """Answers over the WebSocket; "" when that was taken, or the word of a refusal. Raises TimeoutError."""
        assert self.socket is not None
        self.replying = asyncio.get_running_loop().create_future()
        told = {"type": "answer", "id": sequence, "key": key, "sequence": sequence}
        self.socket.say(msgspec.json.encode(told))
        async with asyncio.timeout(PATIENCE):
            return await self.replying

    def heard(self, text: bytes) -> None:
        """Takes what the WebSocket says."""
        self.table.heard += len(text)
        message = MESSAGES.decode(text)
        if self.replying is not None and (message.answered is not None or message.type == "refused"):
            self.replying.set_result(message.error)
            self.replying = None
        if message.state is not None:
            if message.state.sequence < self.state.sequence:
                self.table.figures.error("told of an older state")
            self.state = message.state
            self.table.pushed.set()
            if self.arriving is not None and message.state.sequence >= self.awaited:
                self.arriving.set_result(perf_counter())
                self.arriving = None

    def answers(self) -> list[str]:
        """The answers that the seat can give now."""
        return [option.key for question in self.state.questions for option in question.options]


class Table:
    """A table; when a game is over the two begin another one."""

    def __init__(
        self, entrances: Entrances, seed: int, by_post: bool, settings: Mapping[str, object] | None = None
    ) -> None:
        """`by_post`: moves that are measured are not answered over the WebSocket. `settings`: of the table."""
        self.entrances = entrances
        self.client = entrances.client("")
        self.by_post = by_post
        self.settings = settings or {}
        self.chance = random.Random(seed)
        self.figures = Figures()
        self.pushed = asyncio.Event()
        self.seats: list[Seat] = []
        self.id = ""
        self.heard = 0

    async def ask(self, method: str, path: str, body: object, cookie: str = "") -> tuple[bytes, Any]:
        """Head and content of an answer that must be a success."""
        status, head, content = await self.client.request(method, path, msgspec.json.encode(body), cookie)
        if not 200 <= status < 300:
            raise ConnectionError(f"{method} {path}: {status} {content!r}")
        return head, msgspec.json.decode(content)

    async def set_up(self) -> None:
        """Two guests come and begin a game."""
        for number in range(2):
            head, _ = await self.ask("POST", "/api/guests", {"name": f"Guest {number}"})
            cookie = head.partition(b"set-cookie: ")[2].partition(b";")[0]
            self.seats.append(Seat(self, number, cookie.decode()))
        await self.begin()

    async def begin(self) -> None:
        """Makes the table, and opens the WebSockets."""
        first, second = self.seats
        _, made = await self.ask(
            "POST", "/api/tables", {"seats": ["me", "open"], "settings": self.settings}, first.cookie
        )
        self.id = made["id"]
        self.client = self.entrances.client(self.id)
        await self.ask("POST", f"/api/tables/{self.id}/seats", {}, second.cookie)
        for seat in self.seats:
            seat.begin()
            seat.socket = await self.client.listen(f"/api/tables/{self.id}/live", seat.cookie, seat.heard)
        await self.everybody_hears(0)

    async def everybody_hears(self, sequence: int) -> None:
        """Returns when both seats know of an entry. Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            while min([seat.state.sequence for seat in self.seats]) < sequence:
                self.pushed.clear()
                await self.pushed.wait()

    async def answered(self, answers: int) -> None:
        """Plays so many answers as fast as may be, or until the game is over."""
        for _ in range(answers):
            if not self.asked() or not await self.answer(perf_counter(), by_post=True):
                return

    def asked(self) -> list[Seat]:
        """The seats that are asked; none if the game is over."""
        return [seat for seat in self.seats if seat.answers()]

    async def move(self, due: float) -> None:
        """What is to happen at a moment: one answer, or another game if this one is over."""
        try:
            if self.asked():
                await self.answer(due, self.by_post)
            else:
                await self.begin()
        except (TimeoutError, ConnectionError) as error:
            self.figures.error(type(error).__name__)

    async def answer(self, due: float, by_post: bool) -> bool:
        """One answer, and how long it takes to the opponent, from when it was due; False if it was refused."""
        seat = self.chance.choice(self.asked())
        sequence = seat.state.sequence
        key = self.chance.choice(seat.answers())
        arriving = self.seats[1 - seat.number].arrival_of(sequence + 1)
        refusal = await (self.post(seat, key, sequence) if by_post else seat.say(key, sequence))
        self.figures.took(ANSWERS, perf_counter() - due)
        if refusal:
            self.figures.error(refusal)
            return False
        async with asyncio.timeout(PATIENCE):
            self.figures.took(PUSHES, await arriving - due)
        await self.everybody_hears(sequence + 1)
        return True

    async def post(self, seat: Seat, key: str, sequence: int) -> str:
        """Answers by POST; "" when that was taken, or the status and body of a refusal."""
        body = msgspec.json.encode({"key": key, "sequence": sequence})
        status, _, content = await self.client.request("POST", f"/api/tables/{self.id}/answers", body, seat.cookie)
        return "" if status == 200 else f"{status} {content[:80]!r}"
