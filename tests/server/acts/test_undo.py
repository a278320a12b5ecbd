"""Undo among people: at once until somebody has learned something, beyond that by consent; what a late click does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.game import Game
from splay.records.record import digest
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from splay.sets.scenario import scenario
from tests.server.playing import House, answer, look, made, open_house, state
from tests.server.site import refusal
from tests.server.upgrade.changed_rules import say, set_up

pytestmark = pytest.mark.anyio


def two_melds() -> Game:
    """Ann is to act twice, with cards to meld and a dogma that asks Bob."""
    return scenario(
        "red: Oars; hand: Tools, Writing", "green: Sailing; hand: Code of Laws, City States", supply={1: "Pottery"}
    )


async def two_people(house: House) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    """Ann, Bob, and their table."""
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await house.table_of(ann, bob)
    await set_up(house, table, two_melds())
    return ann, bob, table


async def undo(person: httpx.AsyncClient, table: str, **body: object) -> httpx.Response:
    """A click on Undo."""
    return await person.post(f"/api/tables/{table}/undo", json=body)


async def decide(person: httpx.AsyncClient, table: str, *, accept: bool) -> Any:  # noqa: ANN401 - JSON
    """What somebody says to whoever wants to undo."""
    to = (await look(person, table))["takeback"]["to"]
    return made(await person.post(f"/api/tables/{table}/takebacks/decision", json={"to": to, "accept": accept}))


def hand(seen: dict[str, Any]) -> list[str]:
    """The cards in the hand of whoever looks."""
    return [card["card"] for card in seen["view"]["players"][seen["seat"]]["hand"]]


async def test_a_state_says_what_undo_does(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, table = await two_people(house)
        assert "undo" not in await state(ann, table)
        await say(ann, table, "meld:tools", "draw")
        drawn = (await state(ann, table))["undo"]
        assert (drawn["to"], drawn["asks"], drawn["message"]["key"]) == (1, [1], "undo-ask-happened")
        assert drawn["message"]["arguments"]["sentence"]["message"]["key"] == "event-draw"
        assert "undo" not in await state(bob, table)
        made(await undo(ann, table))
        await decide(bob, table, accept=True)
        melded = (await state(ann, table))["undo"]
        assert (melded["to"], melded.get("asks", []), melded["message"]["key"]) == (0, [], "undo-now-happened")
        seen = made(await ann.get(f"/api/tables/{table}/state?messages=false"))
        assert seen["undo"] == {"to": 0}


async def test_each_click_undoes_one_decision_and_all_workers_know(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _, table = await two_people(house)
        await say(ann, table, "meld:tools", "meld:writing")
        other_worker = TableStore(engine, Hub())
        await other_worker.look(table)
        seen = await state(ann, table)
        one = made(await undo(ann, table, sequence=seen["sequence"]))
        assert (one["sequence"], one["view"]["actions_left"]) == (seen["sequence"] + 1, 1)
        back = made(await undo(ann, table, sequence=one["sequence"]))
        assert (back["sequence"], back["view"]["actions_left"]) == (seen["sequence"] + 2, 2)
        assert sorted(hand(back)) == ["tools", "writing"]
        here, there = await house.tables.look(table), await other_worker.look(table)
        fresh = await TableStore(engine, Hub()).look(table)
        for game in (there.game, fresh.game):
            assert game is not None
            assert here.game is not None
            assert digest(game.session.game) == digest(here.game.session.game)
            assert [repr(event) for event in game.events] == [repr(event) for event in here.game.events]
            assert game.decisions == here.game.decisions == []


async def test_where_there_is_nothing_to_undo_nothing_happens(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, table = await two_people(house)
        for person in (ann, bob):
            assert refusal(await undo(person, table)) == (409, "no_undo")
        assert (await state(ann, table))["sequence"] == 0


async def test_a_second_click_undoes_nothing_more(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _, table = await two_people(house)
        await say(ann, table, "meld:tools", "meld:writing")
        made(await undo(ann, table, sequence=2))
        assert refusal(await undo(ann, table, sequence=2)) == (409, "stale")
        assert (await state(ann, table))["view"]["actions_left"] == 1


async def test_in_the_first_melds_others_answers_are_in_nobodys_way(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(ann, bob, cyd)
        assert await answer(ann, table)
        seen = await state(ann, table)
        assert seen["undo"]["message"]["key"] == "undo-now-own"
        assert await answer(bob, table)
        back = made(await undo(ann, table, sequence=seen["sequence"]))
        assert 0 in [question["seat"] for question in back["questions"]]
        assert refusal(await undo(ann, table, sequence=seen["sequence"])) == (409, "stale")


async def test_what_others_have_learned_or_decided_needs_their_consent(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, table = await two_people(house)
        await say(ann, table, "dogma:oars")
        await say(bob, table, "city-states")
        before = await state(ann, table)
        seen = made(await undo(ann, table, sequence=before["sequence"]))
        assert seen["sequence"] == before["sequence"]
        wish = (await look(bob, table))["takeback"]
        assert (wish["to"], wish["seat"], wish["accepted"]) == (0, 0, [0])
        assert wish["message"]["key"] == "undo-wish-happened"
        agreed = await decide(bob, table, accept=True)
        assert agreed["takeback"]["answer"] == "agreed"
        back = await state(ann, table)
        assert (back["sequence"], back["view"]["actions_left"]) == (before["sequence"] + 1, 2)
        assert (await look(ann, table))["takeback"]["answer"] == "agreed"
        await say(ann, table, "meld:tools")
        assert "takeback" not in await look(ann, table)


async def test_whoever_asked_is_told_that_somebody_refused(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, table = await two_people(house)
        await say(ann, table, "draw")
        made(await undo(ann, table))
        await decide(bob, table, accept=False)
        told = (await look(ann, table))["takeback"]
        assert (told["answer"], told["by"]) == ("refused", 1)
        accept = {"to": told["to"], "accept": True}
        late = await bob.post(f"/api/tables/{table}/takebacks/decision", json=accept)
        assert refusal(late) == (409, "no_takeback")
        assert (await state(ann, table))["sequence"] == 1
        made(await undo(ann, table))
        assert "answer" not in (await look(ann, table))["takeback"]
        assert "takeback" not in await decide(ann, table, accept=False)


async def test_asking_again_does_not_forget_who_has_agreed(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(ann, bob, cyd)
        await set_up(house, table, scenario("red: Oars", "", "", supply={1: "Pottery"}))
        await say(ann, table, "draw")
        made(await undo(ann, table))
        await decide(bob, table, accept=True)
        made(await undo(ann, table))
        assert (await look(cyd, table))["takeback"]["accepted"] == [0, 1]


async def test_nobody_is_asked_while_somebody_is_away(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, table = await two_people(house)
        await say(ann, table, "draw")
        made(await bob.delete(f"/api/tables/{table}/seats"))
        assert "undo" not in await state(ann, table)
        assert refusal(await undo(ann, table)) == (409, "no_undo")
        await say(ann, table, "meld:tools")
        await house.opponents_rest(table)
        made(await bob.post(f"/api/tables/{table}/return"))
        assert (await state(ann, table))["undo"]["asks"] == [1]


async def test_at_one_device_everybody_agrees_by_one_click(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await house.table_of(ann, seats=["me", "me"])
        await set_up(house, table, two_melds())
        await ann.post(f"/api/tables/{table}/answers", json={"key": "meld:tools", "sequence": 0, "seat": 0})
        await ann.post(f"/api/tables/{table}/answers", json={"key": "draw", "sequence": 1, "seat": 0})
        eyes = {seat: made(await ann.get(f"/api/tables/{table}/state?seat={seat}"))["undo"] for seat in (0, 1)}
        assert [undo["asks"] for undo in eyes.values()] == [[1], [1]]
        made(await undo(ann, table, seat=1, sequence=2))
        assert (await look(ann, table))["takeback"]["accepted"] == [0]
        assert "takeback" not in await decide(ann, table, accept=True)
        seen = made(await ann.get(f"/api/tables/{table}/state?seat=1"))
        assert (seen["view"]["actions_left"], seen["undo"].get("asks", [])) == (1, [])
        made(await undo(ann, table, seat=1, sequence=seen["sequence"]))
        assert made(await ann.get(f"/api/tables/{table}/state?seat=1"))["view"]["actions_left"] == 2


async def test_a_game_of_people_that_is_over_is_over(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table, alone = await house.table_of(ann, bob), await house.table_of(ann, seats=["me", "me"])
        for here in (table, alone):
            await set_up(house, here, scenario("red: Oars; score: Fission, Pottery; achievements: 2, 3, 4, 5, 6", ""))
            body = {"key": "achieve:1", "sequence": 0, "seat": 0}
            over = made(await ann.post(f"/api/tables/{here}/answers", json=body))
            assert over["view"]["result"]["reason"] == "achievements"
            assert "undo" not in over
            assert refusal(await undo(ann, here, seat=0)) == (409, "no_undo")
        made(await bob.request("DELETE", "/api/me", json={}))
        assert refusal(await undo(ann, table)) == (409, "no_undo")  # nobody plays the seat of whoever is gone
        assert (await look(ann, table))["status"] == "finished"
