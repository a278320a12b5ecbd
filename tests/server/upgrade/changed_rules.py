"""Rules that change between two runs of a server: cards that are worded otherwise, and tables in a set position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from splay.build import BUILD
from splay.core.card import Card
from splay.core.game import Game
from splay.core.player import Player
from splay.core.question import TO_RETURN
from splay.core.scenario import position_of
from splay.server.storage import schema
from splay.sets import DECKS, MIXED_DECKS
from splay.sets.base import age_1
from splay.sets.scenario import scenario
from tests.server.playing import House, answer, made, state

CAN_CHANGE = pytest.mark.skipif(BUILD == "compiled", reason="a compiled card cannot be worded otherwise")
"""For tests that change a card; run.py runs them on the pure build."""


class Pottery(age_1.Pottery):
    """Pottery that asks once more: whether to return anything at all."""

    def dogma(self, you: Player) -> None:
        """You may return cards from your hand."""
        if you.may(TO_RETURN):
            super().dogma(you)


ASKS_MORE = Pottery


class Generous:
    """Pottery that draws before it asks the same."""

    class Pottery(age_1.Pottery):
        """Draws first."""

        def dogma(self, you: Player) -> None:
            """Draw a [1]. You may return cards from your hand."""
            you.draw(1)
            super().dogma(you)


DRAWS_FIRST = Generous.Pottery


class Meek:
    """Pottery that asks nothing."""

    class Pottery(age_1.Pottery):
        """Only draws."""

        def dogma(self, you: Player) -> None:
            """Draw a [2]."""
            you.draw(2)


ASKS_NOTHING = Meek.Pottery


def before_pottery() -> Game:
    """Ann has Pottery, and three cards to return."""
    return scenario("blue: Pottery; hand: Oars, Sailing, Clothing", "red: Archery", turn_number=3)


@contextmanager
def with_card(card_class: type[Card]) -> Iterator[None]:
    """A card of the third edition as another class has it, for a while, whatever sets are in play."""
    before = next(card for card in DECKS["third"] if card.key == "pottery")
    deal_as(card_class(before.index, before.set_name, before.edition))
    try:
        yield
    finally:
        deal_as(before)


def deal_as(card: Card) -> None:
    """Puts a card into every deck, in the place of the one with its index."""
    for deck in [DECKS["third"], *MIXED_DECKS.values()]:
        deck[card.index] = card


async def set_up(house: House, table: str, game: Game) -> None:
    """Deals a table that has just started these cards instead."""
    async with house.tables.repository.lock(table):
        async with house.tables.engine.begin() as connection:
            here = schema.snapshots.c.table == table
            await connection.execute(update(schema.snapshots).where(here).values(position=position_of(game)))
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(asked=[0]))
        house.tables.repository.cache.clear()


async def say(browser: httpx.AsyncClient, table: str, *keys: str) -> None:
    """Gives these answers."""
    for key in keys:
        body = {"key": key, "sequence": (await state(browser, table))["sequence"]}
        made(await browser.post(f"/api/tables/{table}/answers", json=body))


async def play_on(people: list[httpx.AsyncClient], table: str, seed: int, rounds: int = 8) -> None:
    """Some random answers of everybody: the game goes on."""
    chance = random.Random(seed)
    for _ in range(rounds):
        assert any([await answer(person, table, chance) for person in people])


async def kinds_logged(house: House, table: str) -> list[str]:
    """What kinds of entries the log of a table has."""
    query = select(schema.log.c.kind).where(schema.log.c.table == table).order_by(schema.log.c.seq)
    async with house.tables.engine.connect() as connection:
        return list((await connection.execute(query)).scalars())


def asked(seen: dict[str, Any]) -> list[str]:
    """What the visitor can answer now."""
    own = [question for question in seen["questions"] if question["seat"] == seen["seat"]]
    return [option["key"] for question in own for option in question["options"]]


def notices(seen: dict[str, Any]) -> list[str]:
    """What the table was told of changed rules."""
    keys = [event["message"]["key"] for event in seen["events"] if event["kind"] == "rules_changed"]
    return [key.removeprefix("event-rules_changed-") for key in keys]
