"""Spectators: not at all, only afterwards, or some entries behind."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server.games.game_from_log import load_game
from splay.server.games.live_game import LiveGame
from splay.server.storage.schema import snapshots
from splay.server.table_api import spectators
from tests.server.playing import answer, look, made, open_house, play_to_the_end, state
from tests.server.site import refusal

pytestmark = pytest.mark.anyio
DELAY = 5


async def play(people: list[httpx.AsyncClient], table: str, chance: random.Random, answers: int) -> None:
    """Some random answers of whoever is asked."""
    while answers:
        for person in people:
            answers -= answers > 0 and await answer(person, table, chance)


async def test_a_delayed_spectator_is_told_what_one_at_that_entry_was_told(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        live, late = [await house.table_of(ann, bob, settings={"delay": delay}) for delay in (0, DELAY)]
        async with house.tables.engine.begin() as connection:
            await same_deal(connection, live, late)
        house.tables.repository.cache.clear()
        seen: list[Any] = []
        chance = random.Random(3)
        for number in range(20):
            seen.append(await state(cyd, live))
            delayed = await state(cyd, late)
            assert delayed == seen[max(number - DELAY, 0)]
            assert {message["state"]["sequence"] for message in await house.messages(cyd, late, 1)} == {
                delayed["sequence"]
            }
            person = ann if any(q["seat"] == 0 for q in seen[-1]["questions"]) else bob
            own = await state(person, live)
            key = chance.choice(next(q for q in own["questions"] if q["seat"] == own["seat"])["options"])["key"]
            for table in (live, late):
                body = {"key": key, "sequence": own["sequence"]}
                made(await person.post(f"/api/tables/{table}/answers", json=body))


async def test_a_game_is_read_once_for_all_who_watch_it_late(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, *watching = [await house.guest(name) for name in ("Ann", "Bob", "Cyd", "Dan", "Eve", "Fay")]
        table = await house.table_of(ann, bob, settings={"delay": DELAY})
        await play([ann, bob], table, random.Random(1), DELAY + 2)
        read: list[int] = []

        async def counted(connection: AsyncConnection, table_id: str, sequence: int) -> LiveGame:
            read.append(sequence)
            return await load_game(connection, table_id, sequence)

        monkeypatch.setattr(spectators, "load_game", counted)
        seen = await asyncio.gather(*(state(person, table) for person in watching))
        assert {told["sequence"] for told in seen} == {2}
        assert read == [2]


async def same_deal(connection: AsyncConnection, one: str, other: str) -> None:
    """Gives two tables that have just started the same cards."""
    position = (await connection.execute(select(snapshots.c.position).where(snapshots.c.table == one))).scalar_one()
    await connection.execute(update(snapshots).where(snapshots.c.table == other).values(position=position))


async def test_what_tells_whose_turn_it_is_now_is_left_out_for_a_delayed_spectator(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        settings = {"delay": DELAY, "clock": {"bank": 600_000}}
        table = await house.table_of(ann, bob, settings=settings)
        await play([ann, bob], table, random.Random(1), 6)
        made(await ann.post(f"/api/tables/{table}/takebacks", json={"to": 3}))
        clocks = {"bank", "left", "ticking"}
        assert any(clocks & set(seat) for seat in (await look(bob, table))["seats"])
        for seen in (await look(cyd, table), (await house.messages(cyd, table, 1))[0]["table"]):
            assert not any(clocks & set(seat) for seat in seen["seats"])
            assert "takeback" not in seen
        assert "takeback" in await look(bob, table)


async def test_the_seated_see_no_delay_and_everybody_sees_the_end(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(ann, bob, settings={"delay": 500})
        await play([ann, bob], table, random.Random(1), 6)
        assert ((await state(ann, table))["sequence"], (await state(cyd, table))["sequence"]) == (6, 0)
        await play_to_the_end([ann, bob], table, 6)
        assert (await state(cyd, table))["view"]["result"] == (await look(ann, table))["result"]


async def test_a_preview_is_as_far_behind(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(ann, bob, settings={"delay": DELAY})
        await play([ann, bob], table, random.Random(1), 2)
        board = (await state(ann, table))["view"]["players"][0]["board"]
        action: dict[str, str | int] = {"player": 0, "action": f"dogma:{board[0]['cards'][-1]}"}
        made(await bob.get(f"/api/tables/{table}/preview", params=action))
        refused = await cyd.get(f"/api/tables/{table}/preview", params=action)
        assert refusal(refused) == (422, "no_such_action")


async def test_late_means_when_the_game_is_over(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(ann, bob, settings={"spectators": "late", "archive": False, "leavers": "end"})
        assert refusal(await cyd.get(f"/api/tables/{table}/state")) == (409, "no_spectators")
        made(await bob.delete(f"/api/tables/{table}/seats"))
        assert (await state(cyd, table))["seat"] == -1


@pytest.mark.parametrize("delay", [-1, 501])
async def test_a_delay_has_bounds(engine: AsyncEngine, tmp_path: Path, delay: int) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        refused = await ann.post("/api/tables", json={"settings": {"delay": delay}})
        assert refusal(refused) == (422, "bad_settings")


async def test_nobody_looks_through_the_eyes_of_others_in_a_running_game(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(ann, bob)
        path = f"/api/tables/{table}/state"
        for person, seats in ((ann, (1, -2, 2)), (cyd, (0, 1, -2))):
            for seat in seats:
                assert refusal(await person.get(path, params={"seat": seat})) == (409, "not_yours")
                assert await house.messages(person, table, 1, f"seat={seat}") == []


async def test_a_table_names_the_rulings_that_it_uses(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = made(await ann.post("/api/tables", json={}))["id"]
        rulings = (await look(ann, table))["rulings"]
        assert "ruling-tied-score" in rulings
        assert "ruling-disputed-prints" not in rulings


async def test_a_table_names_the_rulings_of_its_sets(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        rulings = {}
        for sets in (("base",), ("base", "artifacts"), ("base", "artifacts", "relics")):
            table = made(await ann.post("/api/tables", json={"options": {"sets": sets}}))["id"]
            rulings[sets[-1]] = set((await look(ann, table))["rulings"])
        assert rulings["artifacts"] - rulings["base"] >= {"ruling-display-unreached", "ruling-dig-finds-none"}
        assert rulings["relics"] - rulings["artifacts"] >= {"ruling-museum", "ruling-own-relic"}
        assert rulings["base"] < rulings["artifacts"] < rulings["relics"]
