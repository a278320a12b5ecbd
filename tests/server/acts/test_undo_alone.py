"""Undo against computers alone: to one's last decision with all that they did since, as often as one likes, also after
the end. A record says that the player has seen cards (`docs/decisions/0005-undo-and-information.md`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.game import Game
from splay.server.storage import rows, schema
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from splay.sets.scenario import scenario
from tests.server.playing import House, look, made, open_house, state
from tests.server.site import refusal
from tests.server.upgrade.changed_rules import kinds_logged, say, set_up

pytestmark = pytest.mark.anyio

SUPPLIES = {1: "Pottery, Clothing, Tools, Masonry, Archery"}


async def against_a_computer(house: House, game: Game, **settings: object) -> tuple[httpx.AsyncClient, str]:
    """Ann and her table, at which she is to act in this position."""
    ann = await house.guest("Ann")
    table = await house.table_of(ann, seats=["me", "random"], settings=settings)
    await house.opponents_rest(table)
    async with house.tables.engine.begin() as connection:
        await connection.execute(delete(schema.log).where(schema.log.c.table == table))
    await set_up(house, table, game)
    return ann, table


def before_the_end() -> Game:
    """Ann is one action from winning."""
    return scenario("red: Oars; score: Fission, Pottery; achievements: 2, 3, 4, 5, 6", "blue: Tools")


async def undo(person: httpx.AsyncClient, table: str, **body: object) -> Any:  # noqa: ANN401 - JSON
    """A click on Undo that does something."""
    return made(await person.post(f"/api/tables/{table}/undo", json=body))


async def test_undo_takes_the_computers_moves_back_too_and_no_card_is_dealt_anew(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, table = await against_a_computer(house, scenario("red: Oars", "blue: Writing", supply=SUPPLIES))
        start = await state(ann, table)
        await say(ann, table, "draw", "draw")
        await house.opponents_rest(table)
        after = await state(ann, table)
        assert after["view"]["turn"] == 0
        assert "asks" not in after["undo"]
        assert after["undo"]["message"]["arguments"]["since"] == 1
        drawn = [card["card"] for card in after["view"]["players"][0]["hand"]]
        one = await undo(ann, table, sequence=after["sequence"])
        assert (one["view"]["actions_left"], len(one["view"]["players"][0]["hand"])) == (1, 1)
        both = await undo(ann, table, sequence=one["sequence"])
        assert (both["view"], "undo" in both) == (start["view"], False)
        assert refusal(await ann.post(f"/api/tables/{table}/undo", json={})) == (409, "no_undo")
        await say(ann, table, "draw", "draw")
        again = await state(ann, table)
        assert [card["card"] for card in again["view"]["players"][0]["hand"]] == drawn


async def test_the_end_is_undone_with_its_result(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, table = await against_a_computer(house, before_the_end())
        other_worker = TableStore(engine, Hub())
        await other_worker.look(table)
        await say(ann, table, "achieve:1")
        over, seen = await look(ann, table), await state(ann, table)
        assert (over["status"], over["result"]["winners"], bool(over["secret"])) == ("finished", [0], True)
        assert seen["undo"]["to"] == 0
        assert len(made(await ann.get("/api/me/games"))["games"]) == 1
        assert made(await ann.get(f"/api/tables/{table}/replay"))["steps"]
        house.tables.repository.cache.clear()  # the game is read back as one that is over
        back = await undo(ann, table, sequence=seen["sequence"])
        assert "result" not in back["view"] or back["view"]["result"] is None
        on = await look(ann, table)
        assert (on["status"], on.get("result"), on.get("secret", "")) == ("running", None, "")
        assert made(await ann.get("/api/me/games"))["games"] == []
        assert refusal(await ann.get(f"/api/tables/{table}/replay")) == (409, "not_finished")
        assert [mine["id"] for mine in made(await ann.get("/api/tables"))["mine"]] == [table]
        for worker in (other_worker, TableStore(engine, Hub())):
            there = await worker.look(table)
            assert (there.row.status, there.row.result, there.row.asked) == ("running", None, [0])
        await say(ann, table, "achieve:1")
        assert (await look(ann, table))["result"]["winners"] == [0]
        assert len(made(await ann.get(f"/api/tables/{table}/record"))["answers"]) == 1
        assert await kinds_logged(house, table) == ["answer", "back", "answer"]


async def test_a_server_that_dies_while_it_undoes_the_end_has_undone_nothing(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, table = await against_a_computer(house, before_the_end())
        await say(ann, table, "achieve:1")

        async def die(*_: object, **__: object) -> None:
            raise OSError("killed")

        change = rows.change_table
        monkeypatch.setattr(rows, "change_table", die)  # the last write of the transaction
        assert (await ann.post(f"/api/tables/{table}/undo", json={})).status_code >= 500
        monkeypatch.setattr(rows, "change_table", change)
        there = await TableStore(engine, Hub()).look(table)
        assert (there.row.status, there.row.result is None) == ("finished", False)
        assert await kinds_logged(house, table) == ["answer"]
        await undo(ann, table)
        assert (await look(ann, table))["status"] == "running"


async def test_those_who_saw_the_open_cards_of_the_end_see_backs_again(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        cyd = await house.guest("Cyd")
        ann, table = await against_a_computer(house, before_the_end())
        await say(ann, table, "achieve:1")
        assert (await state(cyd, table))["seat"] == -2
        await undo(ann, table)
        seen = await state(cyd, table)
        assert (seen["seat"], "undo" in seen) == (-1, False)


async def test_a_game_that_ended_because_its_player_left_stays_ended(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        game = scenario("red: Oars", "blue: Writing", supply=SUPPLIES)
        ann, table = await against_a_computer(house, game, leavers="end")
        await say(ann, table, "draw")
        made(await ann.delete(f"/api/tables/{table}/seats"))
        assert (await look(ann, table))["result"]["reason"] == "left"
        assert "undo" not in await state(ann, table)
        assert (await ann.post(f"/api/tables/{table}/undo", json={})).status_code == 409


async def test_a_clock_goes_on_as_if_the_computers_had_not_played(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, table = await against_a_computer(house, before_the_end(), clock={"bank": 60_000})
        house.time += 5_000
        await say(ann, table, "achieve:1")
        seat = (await look(ann, table))["seats"][0]
        assert (seat.get("ticking", False), seat["bank"] <= 60_000) == (False, True)
        await undo(ann, table)
        seat = (await look(ann, table))["seats"][0]
        assert seat["ticking"]
        await house.sweep(59_000)
        assert (await look(ann, table))["status"] == "running"
        await house.sweep(2_000)
        assert (await look(ann, table))["seats"][0]["away"]


async def test_a_click_from_before_another_undo_does_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, table = await against_a_computer(house, scenario("red: Oars", "blue: Writing", supply=SUPPLIES))
        await say(ann, table, "draw", "draw")
        await house.opponents_rest(table)
        sequence = (await state(ann, table))["sequence"]
        await undo(ann, table, sequence=sequence)
        late = await ann.post(f"/api/tables/{table}/undo", json={"sequence": sequence})
        assert refusal(late) == (409, "stale")
        assert (await state(ann, table))["view"]["actions_left"] == 1
