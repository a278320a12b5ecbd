"""Two games that differ only by cards hidden from somebody: the server sends that somebody the same bytes.

Both are played alike over HTTP, step by step, while the onlooker's WebSockets are open at both. Compared are the
messages pushed, each with its size, their number and their order, and what the onlooker gets by asking.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.card import Card
from splay.core.chance import secret_from_seed
from splay.core.game import Game
from splay.core.options import Options
from splay.core.session import Session
from splay.server.storage import schema
from splay.sets import new_game
from splay.workbench.hidden_swaps import hidden_from, pair_to_swap, swapped
from tests.hidden import SPECTATOR
from tests.server.playing import House, made, open_house, state
from tests.server.push.listener import Listener
from tests.server.upgrade.changed_rules import set_up
from tests.strength import sample

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("engine", ["sqlite"], indirect=True)]

STEPS = 12


def mid_game(seed: int) -> Game:
    """A game of two between two actions, after many random answers."""
    chance = Random(seed)
    session = Session(new_game(Options(), secret_from_seed(f"wire {seed}")))
    while session.questions and (len(session.all_answers()) < 60 + 10 * seed or session.answers):
        question = chance.choice(session.questions)
        session.answer(question.seat, chance.choice(question.keys()))
    return session.start


def stays_hidden(onlooker: int, cards: tuple[Card, Card], game: Game, told: list[dict[str, Any]]) -> bool:
    """Whether neither card is, or was, shown to the onlooker."""
    named = {shown.get("card") for event in told for shown in event.get("cards", [])}
    return not named & {card.key for card in cards} and all(card in hidden_from(game, onlooker) for card in cards)


class Twins:
    """Two tables of the same people. What they send an onlooker is compared with their ids made the same."""

    def __init__(self, house: House, tables: list[str], people: list[httpx.AsyncClient], onlooker: int) -> None:
        self.house = house
        self.tables = tables
        self.people = people
        self.onlooker = onlooker
        self.eyes = people[onlooker] if onlooker != SPECTATOR else people[2]
        self.listeners = [Listener(house, self.eyes, table) for table in tables]

    def plain(self, text: str) -> str:
        """A message with the ids of both tables made the same."""
        return text.replace(self.tables[0], "T" * 22).replace(self.tables[1], "T" * 22)

    async def both(self, method: str, path: str, json: object = None) -> list[tuple[int, str, list[str]]]:
        """The answers of both tables to one request of the onlooker: status, body, and the names of the headers."""
        answers = []
        for table in self.tables:
            answer = await self.eyes.request(method, f"/api/tables/{table}{path}", json=json)
            answers.append((answer.status_code, self.plain(answer.text), sorted(answer.headers)))
        return answers

    async def compare(self, random: Random) -> None:
        """Compares all that the onlooker is told by now, and all that it can ask for."""
        sequence = (await state(self.eyes, self.tables[0]))["sequence"]
        for listener in self.listeners:
            await listener.heard_of(sequence)
        pushed = [[self.plain(text) for text in listener.told] for listener in self.listeners]
        assert pushed[0] == pushed[1]
        for path in self.questions(random, sequence):
            first, second = await self.both("GET", path)
            assert first == second, path
        for body in ({"key": "draw", "sequence": sequence + 1}, {"key": "no-such-card", "sequence": sequence}):
            first, second = await self.both("POST", "/answers", json=body)
            assert first == second, body
            assert first[0] in (409, 422)
        since = random.randrange(sequence + 1)
        again = [Listener(self.house, self.eyes, table, f"since={since}") for table in self.tables]
        for listener in again:
            await listener.heard(1)
            await listener.go()
        assert len({self.plain(listener.told[0]) for listener in again}) == 1

    def questions(self, random: Random, sequence: int) -> Iterator[str]:
        """What the onlooker may ask for at a table."""
        yield from (
            "",
            "/chat",
            f"/state?since={random.randrange(sequence + 1)}",
            "/record",
            "/state?seat=0",
            "/report",
        )
        for player in (0, 1):
            for action in ("draw", "achieve:1", "dogma:archery", "dogma:pottery", "meld:oars"):
                yield f"/preview?player={player}&action={action}"

    async def lists(self) -> None:
        """Compares what the lobby says of the two tables."""
        told = made(await self.eyes.get("/api/tables"))["mine"]
        there = [{**table, "id": ""} for table in told if table["id"] in self.tables]
        assert len({str(table) for table in there}) <= 1

    async def answer(self, seat: int, keys: list[str]) -> bool:
        """Gives a seat's answer at both tables; whether both took it."""
        took = []
        for table, key in zip(self.tables, keys, strict=True):
            body = {"key": key, "sequence": (await state(self.people[seat], table))["sequence"]}
            took.append((await self.people[seat].post(f"/api/tables/{table}/answers", json=body)).is_success)
        return all(took)

    async def go(self) -> None:
        """Closes the sockets."""
        for listener in self.listeners:
            await listener.go()


async def twin_tables(house: House, games: list[Game], people: list[httpx.AsyncClient], seed: int) -> list[str]:
    """Two tables with these positions, the same in everything else."""
    tables = []
    for game in games:
        table = await house.table_of(*people[:2])
        await set_up(house, table, game)
        tables.append(table)
    async with house.tables.engine.begin() as connection:
        here = schema.tables.c.id.in_(tables)
        secret = secret_from_seed(f"wire {seed}")
        await connection.execute(update(schema.tables).where(here).values(secret=secret, asked=[games[0].turn_seat]))
    house.tables.repository.cache.clear()
    return tables


async def asked_seat(people: list[httpx.AsyncClient], table: str, random: Random) -> tuple[int, str] | None:
    """Who is asked at a table, and one of its answers; None if the game is over."""
    for seat in (0, 1):
        seen = await state(people[seat], table)
        for question in seen["questions"]:
            if question["seat"] == seat:
                return seat, random.choice(question["options"])["key"]
    return None


@pytest.mark.parametrize("onlooker", [0, 1, SPECTATOR])
@pytest.mark.parametrize("seed", sample(range(3), 3))
async def test_cards_that_are_hidden_from_somebody_change_no_byte_that_is_sent_there(
    engine: AsyncEngine, tmp_path: Path, seed: int, onlooker: int
) -> None:
    random = Random(seed)
    game = mid_game(seed)
    pair = pair_to_swap(game, onlooker, random)
    assert pair is not None
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
        tables = await twin_tables(house, [game, swapped(game, *pair)], people, seed)
        twins = Twins(house, tables, people, onlooker)
        try:
            assert await compared_steps(twins, random, pair) > 1
        finally:
            await twins.go()


async def compared_steps(twins: Twins, random: Random, pair: tuple[Card, Card]) -> int:
    """Plays on at both tables as long as the cards stay hidden, and compares at every step; the number of steps."""
    names = {pair[0].key: pair[1].key, pair[1].key: pair[0].key}
    await twins.compare(random)
    await twins.lists()
    for step in range(1, STEPS):
        asked = await asked_seat(twins.people, twins.tables[0], random)
        if asked is None:
            return step
        seat, key = asked
        same = re.sub(r"[a-z0-9-]+$", lambda name: names.get(name[0], name[0]), key)
        if not await twins.answer(seat, [key, same]):
            return step
        game = (await twins.house.tables.look(twins.tables[0])).game
        assert game is not None
        told = (await state(twins.eyes, twins.tables[0]))["events"]
        if not stays_hidden(twins.onlooker, pair, game.session.game, told):
            return step
        await twins.compare(random)
    return STEPS


async def test_the_comparison_sees_a_card_that_is_not_hidden(engine: AsyncEngine, tmp_path: Path) -> None:
    game = mid_game(0)
    seen, other = next(
        (card, other) for card in game.players[0].hand.cards for other in hidden_from(game, 0) if card.age == other.age
    )
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
        tables = await twin_tables(house, [game, swapped(game, seen, other)], people, 0)
        twins = Twins(house, tables, people, 0)
        try:
            with pytest.raises(AssertionError):
                await twins.compare(Random(0))
        finally:
            await twins.go()
