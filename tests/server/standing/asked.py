"""Tables of two people at which the first is asked what can have a standing answer, in positions of the test's own."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
from sqlalchemy import select, update

from splay.core.scenario import position_of
from splay.core.session import Session
from splay.server.standing.answering import StandingAnswers
from splay.server.storage.schema import seats, snapshots, tables
from splay.sets.scenario import from_text
from tests.patience import PATIENCE
from tests.server.playing import House, made, state

MAY = """
turn: me, actions 2
me: blue: Tools; hand: Oars, Archery, Clothing, Sailing, Agriculture, Mysticism; green: The Wheel
you: red: Metalworking; hand: Pottery, Masonry
supply 3: Machinery
"""
"""Tools asks me whether to return three cards."""
FREE = """
options: sets base artifacts
turn: me, actions 2
free action: yes
me: blue: Tools; display: Jiskairumoko Necklace
you: red: Metalworking
"""
"""My turn begins with an artifact on display."""
ORDERED = (
    "turn: me, actions 2\n"
    "me: yellow up: Refrigeration, Fermenting; blue up: Translation, Software; green up: Collaboration, Invention; "
    "red: Engineering; score: A.I., Composites\n"
    "you: red: Metalworking\n"
)
"""Translation lets me order two cards that I meld, which brings the same whatever the order."""


async def table_at(house: House, position: str, ann: httpx.AsyncClient, bob: httpx.AsyncClient, **settings: Any) -> str:  # noqa: ANN401 - JSON
    """A running table of two people in a position, whose first player is Ann."""
    game = from_text(position)
    options = game.options.to_json()
    body = {"options": options, "settings": settings}
    table: str = made(await ann.post("/api/tables", json=body))["id"]
    made(await bob.post(f"/api/tables/{table}/seats", json={}))
    asked = [question.seat for question in Session(game.copy()).questions]
    async with house.tables.engine.begin() as connection:
        first = update(snapshots).where(snapshots.c.table == table)
        await connection.execute(first.values(position=position_of(game)))
        laid = update(tables).where(tables.c.id == table)
        await connection.execute(laid.values(asked=asked, version=tables.c.version + 1))
    house.tables.repository.cache.forget(table)
    return table


async def answer_with(browser: httpx.AsyncClient, table: str, key: str) -> None:
    """Gives an answer to the open question of whoever asks."""
    sequence = (await state(browser, table))["sequence"]
    made(await browser.post(f"/api/tables/{table}/answers", json={"key": key, "sequence": sequence}))


async def asked_may(house: House, ann: httpx.AsyncClient, bob: httpx.AsyncClient, **settings: Any) -> str:  # noqa: ANN401 - JSON
    """A table at which Tools asks Ann whether she returns three cards."""
    table = await table_at(house, MAY, ann, bob, **settings)
    await answer_with(ann, table, "dogma:tools")
    return table


async def stand(browser: httpx.AsyncClient, table: str, answer: str, **more: object) -> Any:  # noqa: ANN401 - JSON
    """Sets a standing answer from the open question of whoever asks."""
    sequence = (await state(browser, table))["sequence"]
    body = {"table": table, "sequence": sequence, "answer": answer, **more}
    return made(await browser.post("/api/me/standing", json=body))


async def pass_time(house: House, milliseconds: int) -> None:
    """Lets time pass once the house has seen to what has changed, and lets it see to what is due then."""
    await settle(house.services.standing)
    house.time += milliseconds
    await settle(house.services.standing)


async def settle(standing: StandingAnswers) -> None:
    """Returns when a worker has seen to every table that has changed, and to all that is due."""
    async with asyncio.timeout(PATIENCE):
        standing.woken.set()
        while is_at_work(standing):
            standing.woken.set()
            await asyncio.sleep(0.005)


def is_at_work(standing: StandingAnswers) -> bool:
    """Whether a worker has something to see to."""
    is_due = any(due <= standing.tables.now() for due in standing.due.values())
    return bool(standing.asked or standing.changed or standing.busy or is_due)


async def asked(browser: httpx.AsyncClient, table: str) -> tuple[str, int] | None:
    """The kind of question that whoever asks has to answer, and its sequence; None if somebody else has to."""
    seen = await state(browser, table)
    own = [question for question in seen["questions"] if question["seat"] == seen["seat"]]
    return (own[0]["kind"], seen["sequence"]) if own else None


async def rate(house: House, table: str) -> None:
    """Makes a running table a rated one."""
    async with house.tables.engine.begin() as connection:
        settings = (await connection.execute(select(tables.c.settings).where(tables.c.id == table))).scalar_one()
        rated = update(tables).where(tables.c.id == table)
        await connection.execute(rated.values(settings=settings | {"rated": True}, version=tables.c.version + 1))
    house.tables.repository.cache.forget(table)
    await house.tables.look(table)


async def give_seat(house: House, table: str, seat: int, of: int) -> None:
    """Gives a seat to the person who has another one, as where several share a device."""
    async with house.tables.engine.begin() as connection:
        other = select(seats.c.person).where(seats.c.table == table, seats.c.seat == of)
        person = (await connection.execute(other)).scalar_one()
        given = update(seats).where(seats.c.table == table, seats.c.seat == seat)
        await connection.execute(given.values(person=person))
        await connection.execute(update(tables).where(tables.c.id == table).values(version=tables.c.version + 1))
    house.tables.repository.cache.forget(table)
    await house.tables.look(table)
