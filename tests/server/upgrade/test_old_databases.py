"""A database of the version before, or of an earlier revision, is brought up: its games go on, its people stay."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.records.formats import STEPS
from splay.server.storage import schema
from tests.records.formats.older import OLDER, as_older, older_to_format_1
from tests.server.playing import House, look, made, open_house, state
from tests.server.upgrade.changed_rules import asked, before_pottery, kinds_logged, notices, play_on, say, set_up
from tests.server.upgrade.old_database import (
    REVISION,
    TABLES,
    TOLD,
    browser_of,
    config,
    old_record,
    open_on_old_database,
)
from tests.strength import sample

pytestmark = pytest.mark.anyio

REVISIONS = sorted(script.revision for script in ScriptDirectory.from_config(config()).walk_revisions())
FINISHED = ("finished", "left")
RUNNING = sorted(name for name, seen in TOLD["seen"].items() if seen and name not in FINISHED)


def people_of(house: House, name: str) -> dict[str, httpx.AsyncClient]:
    """The people who play at a table of the old database, by login."""
    return {login: browser_of(house, login) for login in TOLD["seen"][name]}


async def seen_now(browser: httpx.AsyncClient, table: str) -> dict[str, Any]:
    """What somebody is told of a game, as the old server's answers were written down."""
    seen = await state(browser, table)
    return {
        "sequence": seen["sequence"],
        "keys": asked(seen),
        "undo": undo_as_was_told(seen),
        "events": len(seen["events"]),
        "turn": seen["view"]["turn"],
    }


def undo_as_was_told(seen: dict[str, Any]) -> bool:
    """Whether the seat can undo without asking anybody, which is what the old server said."""
    return "undo" in seen and not seen["undo"].get("asks")


async def answers_given(browser: httpx.AsyncClient, table: str, chance: random.Random) -> int:
    """Answers what somebody is asked on each of their seats; how often that was."""
    given = 0
    for seat in [place["seat"] for place in (await look(browser, table))["seats"] if is_played(place)]:
        seen = made(await browser.get(f"/api/tables/{table}/state?seat={seat}"))
        if keys := asked(seen):
            body = {"key": chance.choice(keys), "sequence": seen["sequence"], "seat": seat}
            made(await browser.post(f"/api/tables/{table}/answers", json=body))
            given += 1
    return given


def is_played(seat: dict[str, Any]) -> bool:
    """Whether the visitor plays a seat, and no computer for them."""
    return bool(seat.get("mine")) and not seat.get("away")


def test_the_revisions_are_all_there() -> None:
    assert REVISIONS[:3] == ["0001", "0002", "0003"]
    assert REVISION in REVISIONS
    assert RUNNING == ["between_actions", "branch", "first_melds", "in_a_dogma", "other_rules"]


@pytest.mark.parametrize("revision", sample([number for number in REVISIONS if number < REVISION], 2))
async def test_a_game_in_a_database_of_every_revision_goes_on(
    engine: AsyncEngine, tmp_path: Path, revision: str
) -> None:
    table = TABLES["in_a_dogma"]
    async with open_on_old_database(engine, tmp_path, revision) as house:
        people = people_of(house, "in_a_dogma")
        for login, told in TOLD["seen"]["in_a_dogma"].items():
            assert await seen_now(people[login], table) == told | {"undo": told["undo"] == ""}
        chat = made(await people["bob"].get(f"/api/tables/{table}/chat"))
        assert [line["text"] for line in chat] == ["Sorry, may I?", "Let me think …", "All right"]
        await play_on(list(people.values()), table, 1)


@pytest.mark.parametrize("name", RUNNING)
async def test_running_games_stand_where_they_stood_and_go_on(engine: AsyncEngine, tmp_path: Path, name: str) -> None:
    table = TABLES[name]
    async with open_on_old_database(engine, tmp_path) as house:
        people = people_of(house, name)
        for login, told in TOLD["seen"][name].items():
            assert await seen_now(people[login], table) == told | {"undo": told["undo"] == ""}
        kinds = await kinds_logged(house, table)
        assert ("rules_changed" in kinds) == (name == "other_rules")
        chance = random.Random(name)
        for _ in range(20):
            assert any([await answers_given(person, table, chance) for person in people.values()])
            await house.opponents_rest(table)
        assert (await kinds_logged(house, table)).count("rules_changed") == kinds.count("rules_changed")


async def test_a_game_whose_rules_had_changed_says_so_still(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_on_old_database(engine, tmp_path) as house:
        seen = await state(browser_of(house, "ann"), TABLES["other_rules"])
        assert notices(seen) == ["kept"]
        assert await kinds_logged(house, TABLES["other_rules"]) == ["answer", "answer", "answer", "rules_changed"]


async def test_an_answer_from_before_can_be_undone(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_on_old_database(engine, tmp_path) as house:
        ann, table = browser_of(house, "ann"), TABLES["between_actions"]
        assert (await state(ann, table))["view"]["actions_left"] == 1
        made(await ann.post(f"/api/tables/{table}/undo", json={}))
        seen = await state(ann, table)
        assert seen["view"]["actions_left"] == 2
        assert [key for key in asked(seen) if key.startswith("meld:")]


async def test_all_go_back_as_was_proposed_before(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_on_old_database(engine, tmp_path) as house:
        bob, table = browser_of(house, "bob"), TABLES["in_a_dogma"]
        to = (await look(bob, table))["takeback"]["to"]
        before = await state(bob, table)
        made(await bob.post(f"/api/tables/{table}/takebacks/decision", json={"to": to, "accept": True}))
        after = await state(bob, table)
        assert after["sequence"] == before["sequence"] + 1
        assert len(after["events"]) < len(before["events"])
        assert (await kinds_logged(house, table))[-1] == "back"


async def test_a_finished_game_is_replayed_and_its_record_is_the_same(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_on_old_database(engine, tmp_path) as house:
        ann, table = browser_of(house, "ann"), TABLES["finished"]
        result = (await look(ann, table))["result"]
        assert result["messages"][0]["key"] == f"result-{result['reason']}"
        assert TOLD["finished"]["result"].items() <= result.items()
        replay = made(await ann.get(f"/api/tables/{table}/replay"))
        assert len(replay["steps"]) == TOLD["finished"]["steps"]
        assert sum(len(step["events"]) for step in replay["steps"]) == TOLD["finished"]["events"]
        record, before = made(await ann.get(f"/api/tables/{table}/record")), old_record("finished")
        assert record["answers"] == before["answers"]
        assert [event["kind"] for event in record["events"]] == [event["kind"] for event in before["events"]]
        assert (record["commitment"], record["names"]) == (before["commitment"], before["names"])


async def test_people_and_what_they_have_set_are_kept(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_on_old_database(engine, tmp_path) as house:
        words = {"login": "bob", "password": "password of bob"}
        bob = house.browser()
        assert made(await bob.post("/api/sessions", json=words))["email"] == "bob@example.org"
        channels = made(await bob.get("/api/me/notifications"))["channels"]
        assert [(channel["kind"], channel["place"], channel["on"]) for channel in channels] == [
            ("webhook", "127.0.0.1", False)
        ]
        assert [mute["name"] for mute in made(await bob.get("/api/me/mutes"))] == ["cleo"]
        ann = browser_of(house, "ann")
        wants = made(await ann.get(f"/api/tables/{TABLES['in_a_dogma']}/notifications"))
        assert wants["on"] is False


async def test_tables_that_wait_keep_their_settings_and_fill(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_on_old_database(engine, tmp_path) as house:
        ann, bob = browser_of(house, "ann"), browser_of(house, "bob")
        waiting = await look(ann, TABLES["waiting"])
        assert waiting["settings"] == {
            "clock": {"bank": 3_600_000, "increment": 10_000},
            "spectators": "late",
            "spectator_chat": False,
            "archive": False,
        }
        invited = await look(ann, TABLES["invited"])
        assert invited["settings"] == {"public": False, "memory": False, "stand_in": "greedy"}
        listed = made(await ann.get("/api/tables"))
        assert TABLES["waiting"] in [table["id"] for table in listed["open"]]
        assert TABLES["invited"] not in [table["id"] for table in listed["open"]]
        made(await ann.post(f"/api/tables/{TABLES['waiting']}/seats", json={}))
        await play_on([ann, bob], TABLES["waiting"], 5)
        made(await bob.post(f"/api/tables/{TABLES['rematch']}/seats", json={}))
        await play_on([ann, bob], TABLES["rematch"], 6)


async def test_a_snapshot_in_an_older_format_is_brought_up(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest("Ann"), await house.guest("Bob")]
        table = await house.table_of(*people)
        await set_up(house, table, before_pottery())
        await say(people[0], table, "draw", "dogma:pottery", "oars")
        before = [await state(person, table) for person in people]
    async with engine.begin() as connection:
        for row in (await connection.execute(select(schema.snapshots))).mappings().all():
            where = schema.snapshots.c.seq == row["seq"]
            values = {"format": OLDER, "position": as_older(row["position"])}
            await connection.execute(update(schema.snapshots).where(where).values(**values))
    monkeypatch.setitem(STEPS, OLDER, older_to_format_1)
    async with open_house(engine, tmp_path) as house:
        people = [house.browser_with(person) for person in people]
        assert [await state(person, table) for person in people] == before
        await play_on(people, table, 7)
        assert notices(await state(people[0], table)) == []
        assert "rules_changed" not in await kinds_logged(house, table)
