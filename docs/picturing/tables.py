"""Puts tables straight into a server's database, in positions that the server would have to be played to."""

import random
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import structs

from splay.core.chance import secret_from_seed
from splay.core.game import Game
from splay.core.options import Options
from splay.core.scenario import position_of
from splay.core.scenario.shape import FORMAT
from splay.server.acts import seating
from splay.server.games.live_game import LiveGame
from splay.server.opponents.thinking import SEED_BITS, think, thought_for
from splay.server.storage import rows
from splay.server.storage.database import open_engine
from splay.server.storage.schema import RUNNING
from splay.server.tables.settings import TableSettings
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from splay.sets import new_game

PRIVATE: Final = TableSettings(public=False)
MANY: Final = 1000
"""No game has so many turns."""


class Guest(NamedTuple):
    """Somebody who sits at the tables."""

    id: str
    name: str


class Move(NamedTuple):
    """An answer, and the turn of the game in which it was given."""

    turn: int
    seat: int
    key: str


async def with_tables(database: Path, work: Callable[[TableStore], Awaitable[None]]) -> None:
    """Works on the tables of a server's database, beside the server."""
    engine = open_engine(f"sqlite:///{database.as_posix()}")
    try:
        await work(TableStore(engine, Hub()))
    finally:
        await engine.dispose()


async def lay(
    tables: TableStore,
    game: Game,
    guests: Sequence[Guest],
    settings: TableSettings = PRIVATE,
    secret: bytes | None = None,
) -> str:
    """A running table in a position, with a guest on each seat; `secret` is that of a game from its deal on."""
    position = position_of(game)
    asked = [question.seat for question in LiveGame(position, []).session.questions]
    async with tables.engine.begin() as connection:
        agents: list[str | None] = [None] * len(guests)
        table = await seating.lay(connection, guests[0].id, game.options, settings, agents, tables.now())
        for row, guest in zip(await rows.seat_rows(connection, table), guests, strict=True):
            await rows.write_seat(connection, structs.replace(row, person=guest.id, name=guest.name))
        await rows.write_snapshot(connection, table, 0, FORMAT, position)
        await rows.change_table(connection, table, status=RUNNING, asked=asked, secret=secret)
    return table


async def deal(tables: TableStore, seed: str, guests: Sequence[Guest], settings: TableSettings = PRIVATE) -> str:
    """A running table whose game begins with the deal that follows from a seed."""
    return await lay(tables, dealt(seed, len(guests)), guests, settings, secret_from_seed(seed))


def dealt(seed: str, players: int) -> Game:
    """A game whose deal follows from a seed."""
    return new_game(Options(players=players), secret_from_seed(seed))


def game_between(agents: Sequence[str], seed: str) -> list[Move]:
    """How computer opponents play a game from the deal of a seed on, the same way each time."""
    game = LiveGame(position_of(dealt(seed, len(agents))), [])
    chance = random.Random(seed)
    moves = []
    while game.session.questions:
        seat = game.session.questions[0].seat
        key = think(thought_for(game, seat, agents[seat], chance.getrandbits(SEED_BITS)))
        moves.append(Move(game.session.game.turn_number, seat, key))
        game.answer(seat, key, game.sequence, 0)
    return moves


async def play(tables: TableStore, table_id: str, moves: Sequence[Move], turns: int = MANY) -> None:
    """Plays the moves of a game at its table, as long as no more turns have begun."""
    for move in moves:
        if move.turn >= turns:
            return
        await answer(tables, table_id, move.seat, move.key)


async def answer(tables: TableStore, table_id: str, seat: int, key: str = "") -> None:
    """Answers a seat's question, with the first of its options if no key is given."""
    table = await tables.look(table_id)
    assert table.game is not None
    if key == "":
        question = next(question for question in table.game.session.questions if question.seat == seat)
        key = question.options[0].key
    await tables.answer(table_id, seat, key, table.game.sequence)
