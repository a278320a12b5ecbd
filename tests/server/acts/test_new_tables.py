"""A table is made with those who play there from the start on, all at once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tests.server.playing import made, open_house, state
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


async def test_a_stranger_never_finds_a_seat_that_the_maker_has_named(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, eve = await house.guest("Ann"), await house.guest("Eve")
        found: list[list[object]] = []
        begin = type(house.tables.engine).begin

        @asynccontextmanager
        async def with_a_stranger_at_the_door(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
            async with begin(engine) as connection:
                yield connection
            found.append(made(await eve.get("/api/tables"))["open"])

        monkeypatch.setattr(type(house.tables.engine), "begin", with_a_stranger_at_the_door)
        new = made(
            await ann.post("/api/tables", json={"seats": ["me", "rule", "me", "me", "me"], "options": {"players": 5}})
        )
        monkeypatch.undo()
        assert found
        assert not any(found)
        assert new["status"] == "running"
        assert [seat.get("mine", False) for seat in new["seats"]] == [True, False, True, True, True]
        await house.opponents_rest(new["id"])


async def test_a_table_that_is_full_from_the_start_is_played_at_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = made(await ann.post("/api/tables", json={"seats": ["rule", "me"]}))["id"]
        await house.opponents_rest(table)
        assert [question["seat"] for question in (await state(ann, table))["questions"]] == [1]


async def test_computers_do_not_play_alone(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        assert refusal(await ann.post("/api/tables", json={"seats": ["random", "rule"]})) == (409, "nobody_plays")
        assert made(await ann.get("/api/tables"))["open"] == []
        table = made(await ann.post("/api/tables", json={"seats": ["random", "open"]}))["id"]
        path = f"/api/tables/{table}/seats"
        assert refusal(await ann.post(path, json={"agent": "rule"})) == (409, "nobody_plays")
        assert made(await bob.post(path, json={}))["status"] == "running"
        await house.opponents_rest(table)


# AR008: the choice is shown before anybody sits down
async def test_a_table_has_the_sets_that_it_was_made_with_and_says_so(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        options = {"sets": ["base", "artifacts", "relics"]}
        table = made(await ann.post("/api/tables", json={"seats": ["me", "open"], "options": options}))["id"]
        offered = made(await bob.get("/api/tables"))["open"]
        assert [one["options"]["sets"] for one in offered] == [["base", "artifacts", "relics"]]
        made(await bob.post(f"/api/tables/{table}/seats", json={}))
        view = (await state(bob, table))["view"]
        assert view["options"]["sets"] == ["base", "artifacts", "relics"]
        assert {supply["set"] for supply in view["supplies"]} == {"base", "artifacts"}
        assert [zone["kind"] for zone in view["zones"]] == ["museum"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"sets": ["base", "artifacts"], "edition": "first"}, "edition: expansions need the third, not the first"),
        ({"sets": ["base", "relics"]}, "sets: relics can only be chosen with artifacts"),
        ({"sets": ["base", "artifacts", "artifacts"]}, "sets: artifacts stands twice"),
        ({"sets": ["artifacts"]}, "sets: base must be among them, as it is always in play"),
        ({"sets": ["base", "echo"]}, "sets: must be among base, artifacts, relics, echoes, cities, not 'echo'"),
    ],
)
async def test_sets_that_do_not_fit_are_refused(
    engine: AsyncEngine, tmp_path: Path, options: dict[str, object], message: str
) -> None:
    async with open_house(engine, tmp_path) as house:
        refused = await (await house.guest("Ann")).post("/api/tables", json={"options": options})
        assert refused.status_code == 422
        assert message in refused.json()["message"]
