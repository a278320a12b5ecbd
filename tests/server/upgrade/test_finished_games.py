"""Games that ended before the rules changed are told as they were, and nothing of them is played anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.cli import main
from splay.records.record import BadRecord, from_data
from splay.server.storage.schema import snapshots
from tests.server.playing import look, made, open_house, state
from tests.server.upgrade.changed_rules import ASKS_MORE, CAN_CHANGE, before_pottery, notices, say, set_up, with_card

pytestmark = [pytest.mark.anyio, CAN_CHANGE]


async def finished_by_pottery(engine: AsyncEngine, folder: Path) -> tuple[str, list[httpx.AsyncClient], Any, Any]:
    """A game that Ann has left after an action with Pottery; what was told of it, and its record."""
    async with open_house(engine, folder) as house:
        people = [await house.guest("Ann"), await house.guest("Bob")]
        table = await house.table_of(*people, settings={"leavers": "end"})
        await set_up(house, table, before_pottery())
        await say(people[0], table, "draw", "dogma:pottery", "oars", "sailing", "pass")
        made(await people[0].delete(f"/api/tables/{table}/seats"))
        told = await state(people[1], table)
        return table, people, told, made(await people[1].get(f"/api/tables/{table}/record"))


async def test_a_finished_game_is_told_by_its_stored_events(engine: AsyncEngine, tmp_path: Path) -> None:
    table, people, told, _ = await finished_by_pottery(engine, tmp_path)
    async with engine.begin() as connection:
        await connection.execute(delete(snapshots).where(snapshots.c.table == table, snapshots.c.seq > 0))
    with with_card(ASKS_MORE):
        async with open_house(engine, tmp_path) as house:
            bob = house.browser_with(people[1])
            again = await state(bob, table)
            assert again["events"] == told["events"]
            assert again["view"]["result"] == told["view"]["result"]
            assert again["questions"] == notices(again) == []
            assert (await look(bob, table))["result"]["reason"] == "left"
            replayed = made(await bob.get(f"/api/tables/{table}/replay"))
            assert sum(len(step["events"]) for step in replayed["steps"]) == len(told["events"])
            assert [game["id"] for game in made(await bob.get("/api/archive"))["games"]] == [table]
            assert [game["id"] for game in made(await bob.get("/api/me/games"))["games"]] == [table]


async def test_its_record_is_exported_and_told_and_says_why_it_is_not_played(
    engine: AsyncEngine, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, people, told, before = await finished_by_pottery(engine, tmp_path)
    with with_card(ASKS_MORE):
        async with open_house(engine, tmp_path) as house:
            record = made(await house.browser_with(people[1]).get(f"/api/tables/{table}/record"))
        assert record["answers"] == before["answers"]
        assert record["events"] == before["events"]
        assert before["meta"]["result"]["gone"] == [0]
        del before["meta"]["result"]["gone"]  # as older versions wrote it
        for data, end in ((record, "Ann left. Bob won."), (before, "Bob won. The other side left.")):
            del data["secret"], data["commitment"]  # the cards were not dealt from it
            data["secret"] = data["commitment"] = None
            read = from_data(data)
            assert "cannot be played" in read.broken or "digest" in read.broken
            assert len(read.told_events()) == len(told["events"])
            with pytest.raises(BadRecord):
                read.session()
            (tmp_path / "record.json").write_text(json.dumps(data))
            assert main(["replay", str(tmp_path / "record.json")]) == 0
            text = capsys.readouterr().out
            assert "You see it as it was recorded." in text
            assert "Ann used Pottery" in text
            assert text.rstrip().splitlines()[-3] == end
    assert from_data(before).broken == ""


def test_a_record_that_can_neither_be_played_nor_told_is_refused() -> None:
    data = {"splay_record": 1, "start": {}, "answers": [[0, "oars"]], "snapshots": [], "names": [], "meta": {}}
    with pytest.raises(BadRecord, match="answers: number 1"):
        from_data(data)
    event = {"kind": "draw", "seat": 0, "cards": ["time-machine"], "card": None}
    with pytest.raises(BadRecord, match="no card 'time-machine'"):
        from_data({**data, "events": [event]})
    with pytest.raises(BadRecord, match="not whole"):
        from_data({**data, "events": [{"kind": "draw"}]})
    with pytest.raises(BadRecord, match="no list"):
        from_data({**data, "events": "draw"})
