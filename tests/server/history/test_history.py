"""Finished games: lists, records and rematches."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.records.record import from_data
from splay.server.history import finished_games
from tests.server.playing import House, answer, look, made, open_house, play_to_the_end
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


async def finished_by_leaving(house: House, ann: httpx.AsyncClient, bob: httpx.AsyncClient, **settings: object) -> str:
    """A game that Ann has left, which ended it."""
    house.time += 1
    table = await house.table_of(ann, bob, settings={"leavers": "end", **settings})
    made(await ann.delete(f"/api/tables/{table}/seats"))
    return table


async def test_the_record_of_a_finished_game_can_be_played(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = people = [await house.guest("Ann"), await house.guest("Bob")]
        table = await house.table_of(*people)
        path = f"/api/tables/{table}/record"
        assert refusal(await ann.get(path)) == (409, "not_finished")
        await answer(ann, table)
        made(await ann.post(f"/api/tables/{table}/undo", json={}))
        await play_to_the_end(people, table, 6)
        record = made(await bob.get(path))
        seen = await look(bob, table)
        assert record["names"] == ["Ann", "Bob"]
        assert (record["secret"], record["commitment"]) == (seen["secret"], seen["commitment"])
        played = from_data(record).session().start.result
        assert played is not None
        assert (played.reason, played.winners) == (seen["result"]["reason"], seen["result"]["winners"])


async def test_a_record_is_kept_to_the_players_if_the_table_says_so(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        kept = await finished_by_leaving(house, ann, bob, archive=False)
        shown = await finished_by_leaving(house, ann, bob)
        assert refusal(await cyd.get(f"/api/tables/{kept}/record")) == (409, "not_archived")
        made(await bob.get(f"/api/tables/{kept}/record"))
        assert made(await cyd.get(f"/api/tables/{shown}/record"))["meta"]["result"]["reason"] == "left"


async def test_my_games_are_those_finished_last_first(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        await house.table_of(ann, bob)
        ended = [await finished_by_leaving(house, ann, bob) for _ in range(3)]
        mine = made(await ann.get("/api/me/games"))
        assert [game["id"] for game in mine["games"]] == ended[::-1]
        assert mine["more"] is False
        assert made(await cyd.get("/api/me/games")) == {"games": [], "more": False}


async def test_games_come_in_pages(engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished_games, "PAGE", 2)
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        ended = [await finished_by_leaving(house, ann, bob) for _ in range(3)]
        first = made(await ann.get("/api/me/games"))
        assert ([game["id"] for game in first["games"]], first["more"]) == ([ended[2], ended[1]], True)
        second = made(await ann.get("/api/me/games", params={"page": 2}))
        assert ([game["id"] for game in second["games"]], second["more"]) == ([ended[0]], False)


async def test_the_archive_has_what_public_tables_allow(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        await finished_by_leaving(house, ann, bob, public=False)
        await finished_by_leaving(house, ann, bob, archive=False)
        shown = await finished_by_leaving(house, ann, bob)
        await house.table_of(ann, bob)
        assert [game["id"] for game in made(await cyd.get("/api/archive"))["games"]] == [shown]


async def test_a_rematch_is_made_once_with_everybody_a_seat_further(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        settings = {"leavers": "end", "public": False}
        seats = ["me", "random", "open"]
        table = await house.table_of(
            ann, bob, options={"players": 3, "extra_achievement": True}, seats=seats, settings=settings
        )
        path = f"/api/tables/{table}/rematch"
        assert refusal(await ann.post(path)) == (409, "not_finished")
        made(await ann.delete(f"/api/tables/{table}/seats"))
        assert refusal(await cyd.post(path)) == (409, "not_yours")
        again = made(await ann.post(path))
        assert (again["status"], again["options"]["extra_achievement"]) == ("open", True)
        assert again["settings"] == (await look(ann, table))["settings"]
        assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ann", "random"]
        assert made(await ann.post(path))["id"] == again["id"]
        assert (await look(bob, table))["rematch"] == again["id"]
        started = made(await bob.post(path))
        assert (started["id"], started["status"]) == (again["id"], "running")
        assert [seat["name"] for seat in started["seats"]] == ["Bob", "Ann", "random"]
