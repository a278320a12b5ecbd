"""Standing answers are their person's: told in the export, gone with the account, not taken over from a guest."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.standing import kept_answers
from tests.server.playing import made, open_house
from tests.server.profiles.telling import account
from tests.server.site import PASSWORD, refusal
from tests.server.standing.asked import asked, asked_may, pass_time, settle, stand
from tests.server.stored_games import kept

pytestmark = pytest.mark.anyio


async def test_the_export_tells_them_and_what_they_are_about_to_answer(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await asked_may(house, ann, bob)
        set_ = await stand(ann, table, "yes")
        await settle(house.services.standing)
        told = made(await ann.get("/api/me/data"))
        assert [row.items() >= set_.items() for row in told["standing_answers"]] == [True]
        due = house.services.standing.due[table]
        assert [(row["table"], row["seat"], row["due"]) for row in told["standing_waits"]] == [(table, 0, due)]
        others = made(await bob.get("/api/me/data"))
        assert (others["standing_answers"], others["standing_waits"]) == ([], [])


async def test_they_go_with_the_account(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob = await house.guest("Bob")
        table = await asked_may(house, ann, bob)
        await stand(ann, table, "yes", everywhere=True)
        await settle(house.services.standing)
        made(await ann.request("DELETE", "/api/me", json={"current_password": PASSWORD}))
        await pass_time(house, 60_000)
        assert await kept(engine, "standing_answers") == await kept(engine, "standing_waits") == []


async def test_a_planted_guests_answers_do_not_play_for_the_account(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        await account(house, "Ann Alder")
        planted, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await asked_may(house, planted, bob)
        await stand(planted, table, "yes", everywhere=True)
        await settle(house.services.standing)
        made(await planted.post("/api/sessions", json={"login": "ann-alder.1", "password": PASSWORD}))
        assert made(await planted.get("/api/me/standing")) == []
        await pass_time(house, 60_000)
        assert await asked(planted, table) == ("may", 1)


async def test_the_same_is_set_once_and_another_takes_its_place(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await asked_may(house, ann, bob)
        first = await stand(ann, table, "yes")
        assert await stand(ann, table, "yes") == first
        second = await stand(ann, table, "no")
        assert made(await ann.get("/api/me/standing")) == [second]


async def test_nobody_has_more_than_two_hundred(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert kept_answers.MOST == 200
    monkeypatch.setattr(kept_answers, "MOST", 1)
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await asked_may(house, ann, bob)
        await stand(ann, table, "yes")
        body = {"table": table, "sequence": 1, "answer": "yes", "everywhere": True}
        assert refusal(await ann.post("/api/me/standing", json=body)) == (409, "too_many_standing")


async def test_only_what_is_asked_of_oneself_now_can_stand(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cat = [await house.guest(name) for name in ("Ann", "Bob", "Cat")]
        table = await asked_may(house, ann, bob)
        body = {"table": table, "sequence": 1, "answer": "yes"}
        assert refusal(await bob.post("/api/me/standing", json=body)) == (409, "cannot_stand")
        assert refusal(await cat.post("/api/me/standing", json=body)) == (409, "not_yours")
        assert refusal(await ann.post("/api/me/standing", json=body | {"answer": "pass"})) == (409, "cannot_stand")
        assert refusal(await ann.post("/api/me/standing", json=body | {"sequence": 0})) == (409, "stale")
        assert refusal(await cat.get(f"/api/tables/{table}/standing")) == (409, "not_yours")
        made(await ann.post(f"/api/tables/{table}/answers", json={"key": "no", "sequence": 1}))
        assert made(await ann.get(f"/api/tables/{table}/standing"))["offered"] == []
        assert refusal(await ann.post("/api/me/standing", json=body | {"sequence": 2})) == (409, "cannot_stand")


async def test_whoever_has_gone_is_asked_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await asked_may(house, ann, bob)
        await stand(ann, table, "yes")
        made(await ann.delete(f"/api/tables/{table}/seats"))
        told = made(await ann.get(f"/api/tables/{table}/standing?seat=0"))
        assert (told["offered"], told["by"], len(told["answers"])) == ([], None, 1)
