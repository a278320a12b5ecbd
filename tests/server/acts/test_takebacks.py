"""Going back by agreement of everybody at the table."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.records.record import digest
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from tests.server.playing import answer, look, made, open_house, play_to_the_end, state
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


def what_is_seen(state: dict[str, Any]) -> tuple[object, object]:
    """The position and the options, without sequence numbers."""
    return state["view"], [[option["key"] for option in question.get("options", [])] for question in state["questions"]]


async def test_the_game_returns_when_everybody_accepts(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = people = [await house.guest("Ann"), await house.guest("Bob")]
        table = await house.table_of(*people)
        chance = random.Random(3)
        seen: list[tuple[object, object]] = []
        while len(seen) < 40:
            seen.append(what_is_seen(await state(ann, table)))
            assert await answer(ann, table, chance) or await answer(bob, table, chance)
        path = f"/api/tables/{table}/takebacks"
        for to in (31, 5, 0):
            before = (await state(ann, table))["sequence"]
            proposed = made(await ann.post(path, json={"to": to}))
            assert proposed["others_decide"]
            message = proposed["takeback"].pop("message")
            assert message["arguments"]["player"] == {"type": "player", "seat": 0}
            assert proposed["takeback"] == {"to": to, "seat": 0, "accepted": [0]}
            accepted = made(await bob.post(f"{path}/decision", json={"to": to, "accept": True}))
            assert (accepted["takeback"]["answer"], accepted["takeback"]["accepted"]) == ("agreed", [0, 1])
            now = await state(ann, table)
            assert now["sequence"] == before + 1
            assert what_is_seen(now) == seen[to]


async def test_another_worker_comes_to_the_same_game(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = people = [await house.guest("Ann"), await house.guest("Bob")]
        table = await house.table_of(*people)
        chance = random.Random(4)
        other = TableStore(engine, Hub())
        path = f"/api/tables/{table}/takebacks"
        for to in (22, 10, 33):  # to 33 is back into what was played after the return to 10
            while (await state(ann, table))["sequence"] < to + 15:
                await other.look(table)
                assert await answer(ann, table, chance) or await answer(bob, table, chance)
            made(await bob.post(path, json={"to": to}))
            made(await ann.post(f"{path}/decision", json={"to": to, "accept": True}))
            here, there = await house.tables.look(table), await other.look(table)
            fresh = await TableStore(engine, Hub()).look(table)
            for game in (there.game, fresh.game):
                assert game is not None
                assert here.game is not None
                assert game.sequence == here.game.sequence
                assert digest(game.session.start) == digest(here.game.session.start)
                assert game.session.answers == here.game.session.answers
                assert [repr(event) for event in game.events] == [repr(event) for event in here.game.events]
                assert [game.events_since(sequence) for sequence in range(game.sequence + 1)] == [
                    here.game.events_since(sequence) for sequence in range(here.game.sequence + 1)
                ]
        await play_to_the_end(people, table, 5)
        assert refusal(await ann.post(path, json={"to": 0})) == (409, "not_running")
        record = made(await ann.get(f"/api/tables/{table}/record"))
        assert len(record["answers"]) < (await state(ann, table))["sequence"]


async def test_one_refusal_ends_the_proposal(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(ann, bob, cyd)
        await answer(ann, table)
        path = f"/api/tables/{table}/takebacks"
        made(await ann.post(path, json={"to": 0}))
        made(await bob.post(f"{path}/decision", json={"to": 0, "accept": True}))
        assert (await look(cyd, table))["takeback"]["accepted"] == [0, 1]
        refused = made(await cyd.post(f"{path}/decision", json={"to": 0, "accept": False}))["takeback"]
        assert (refused["answer"], refused["by"]) == ("refused", 2)
        accept = {"to": 0, "accept": True}
        assert refusal(await bob.post(f"{path}/decision", json=accept)) == (409, "no_takeback")
        assert (await state(ann, table))["sequence"] == 1


async def test_a_proposal_lapses_when_the_game_moves_on(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        await answer(ann, table)
        path = f"/api/tables/{table}/takebacks"
        made(await ann.post(path, json={"to": 0}))
        await answer(bob, table)
        accept = {"to": 0, "accept": True}
        assert refusal(await bob.post(f"{path}/decision", json=accept)) == (409, "no_takeback")


async def test_only_players_take_back_and_only_what_was_played(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(ann, bob)
        path = f"/api/tables/{table}/takebacks"
        assert refusal(await ann.post(path, json={"to": 0})) == (409, "nothing_to_take_back")
        await answer(ann, table)
        assert refusal(await cyd.post(path, json={"to": 0})) == (409, "not_yours")
        made(await ann.post(path, json={"to": 0}))
        accept = {"to": 0, "accept": True}
        assert refusal(await cyd.post(f"{path}/decision", json=accept)) == (409, "not_yours")


async def test_where_everything_was_undone_nothing_is_left_to_take_back(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = [await house.guest(name) for name in ("Ann", "Bob")]
        table = await house.table_of(ann, bob)
        await answer(ann, table)
        made(await ann.post(f"/api/tables/{table}/undo", json={}))
        for to in (0, 1):
            proposed = await ann.post(f"/api/tables/{table}/takebacks", json={"to": to})
            assert refusal(proposed) == (409, "nothing_to_take_back")


async def test_against_the_computer_alone_a_person_goes_back_at_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await house.table_of(ann, seats=["me", "random"])
        await house.opponents_rest(table)
        start = what_is_seen(await state(ann, table))
        await answer(ann, table)
        await house.opponents_rest(table)
        back = made(await ann.post(f"/api/tables/{table}/takebacks", json={"to": 1}))
        assert "others_decide" not in back
        assert what_is_seen(await state(ann, table)) == start


async def test_nobody_goes_back_without_somebody_who_is_away(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        path = f"/api/tables/{table}/takebacks"
        made(await bob.delete(f"/api/tables/{table}/seats"))
        await house.opponents_rest(table)
        await answer(ann, table)
        await house.opponents_rest(table)
        before = (await state(ann, table))["sequence"]
        assert refusal(await ann.post(path, json={"to": 0})) == (409, "somebody_away")
        made(await bob.post(f"/api/tables/{table}/return"))
        assert made(await ann.post(path, json={"to": 0}))["takeback"]["accepted"] == [0]
        assert (await state(ann, table))["sequence"] == before


async def test_who_proposes_what_another_has_proposed_accepts_it(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        await answer(ann, table)
        path = f"/api/tables/{table}/takebacks"
        made(await ann.post(path, json={"to": 0}))
        assert made(await bob.post(path, json={"to": 0}))["takeback"]["answer"] == "agreed"
        assert (await state(ann, table))["sequence"] == 2


async def test_another_proposal_takes_the_place_of_the_first(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        await answer(ann, table)
        await answer(bob, table)
        path = f"/api/tables/{table}/takebacks"
        made(await ann.post(path, json={"to": 0}))
        proposed = made(await bob.post(path, json={"to": 1}))["takeback"]
        assert (proposed["to"], proposed["seat"], proposed["accepted"]) == (1, 1, [1])
