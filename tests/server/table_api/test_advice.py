"""Asking at a table what the computer would do."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.agents.reasons import FACTS, REASONS, UNSAID, Reason
from splay.agents.told_advice import reason_message
from splay.locale.catalogue import load
from tests.server.playing import made, open_house, state
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


async def advice(browser: httpx.AsyncClient, table: str) -> httpx.Response:
    """What the server advises."""
    return await browser.get(f"/api/tables/{table}/advice")


async def test_against_computers_there_is_advice_for_whoever_is_asked(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, eve = await house.guest("Ann"), await house.guest("Eve")
        table = made(await ann.post("/api/tables", json={"seats": ["me", "rule"]}))
        assert table["advised"]
        assert made(await advice(ann, table["id"]))["answers"]
        assert refusal(await advice(eve, table["id"])) == (409, "not_yours")


async def test_among_people_the_host_must_have_allowed_it(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        usual = await house.table_of(ann, bob)
        assert refusal(await advice(ann, usual)) == (409, "no_advice")
        assert not made(await bob.get(f"/api/tables/{usual}")).get("advised")
        allowed = await house.table_of(ann, bob, settings={"advice": True})
        assert made(await advice(ann, allowed))["answers"]
        assert made(await bob.get(f"/api/tables/{allowed}"))["advised"]


async def test_advice_fits_the_question_and_is_the_same_each_time(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"advice": True})
        seen = await state(ann, table)
        keys = [option["key"] for option in seen["questions"][0]["options"]]
        first = made(await advice(ann, table))
        assert first["sequence"] == seen["sequence"]
        answers = first["answers"]
        assert 1 <= len(answers) <= 6
        assert first["others"] == len(keys) - len(answers)
        assert (first["judge"] in ("master", "planner"), first["games"] > 0) == (True, True)
        assert all(answer["key"] in keys and 0 <= answer["chance"] <= 1 for answer in answers)
        assert [answer["chance"] for answer in answers] == sorted((one["chance"] for one in answers), reverse=True)
        assert made(await advice(ann, table)) == first


async def test_people_at_one_device_are_people(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        for allowed in (False, True):
            settings = {"one_device": True, "advice": allowed}
            table = made(await ann.post("/api/tables", json={"seats": ["me", "me"], "settings": settings}))
            assert table.get("advised", False) is allowed


async def test_nobody_is_advised_who_is_not_asked(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"advice": True})
        key = made(await advice(ann, table))["answers"][0]["key"]
        sequence = (await state(ann, table))["sequence"]
        made(await ann.post(f"/api/tables/{table}/answers", json={"key": key, "sequence": sequence}))
        assert refusal(await advice(ann, table)) == (409, "not_asked")


async def test_one_person_may_ask_only_so_often(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = made(await ann.post("/api/tables", json={"seats": ["me", "rule"]}))["id"]
        now = house.app.state.limiter.clock()
        house.app.state.limiter.clock = lambda: now
        assert [(await advice(ann, table)).status_code for _ in range(21)] == [200] * 20 + [429]


@pytest.mark.parametrize("afterwards", [False, True])
def test_every_reason_has_a_sentence_and_what_nothing_speaks_for_has_none(afterwards: bool) -> None:
    for why in REASONS:
        for against in (False, True):
            message = reason_message(Reason(why, against, 0, 2), True, afterwards=afterwards)
            if why == UNSAID:
                assert message is None
            elif not against or why in FACTS:
                assert message is not None
                for player, you in (("Ann", "no"), ("You", "yes")):
                    said = load().text(message.key, player=player, you=you, number=2)
                    assert said.endswith(".")
                    assert not [promise for promise in ("your demands", "you hit", "opponent") if promise in said]


def test_what_wins_only_if_more_is_chosen_well_is_said_so() -> None:
    for alone, said in (
        (True, "It wins the game."),
        (False, "You can win the game with it, if you choose well afterwards."),
    ):
        message = reason_message(Reason("win", False, 0), alone)
        assert message is not None
        assert load().text(message.key, player="Ann", number=0) == said


def test_what_an_answer_does_to_others_is_also_said_to_the_one_whom_it_is_done_to() -> None:
    message = reason_message(Reason("cards", True, 0, 2), True, afterwards=True)
    assert message is not None
    others, own = (
        load().text(message.key, player=who, you=you, number=2) for who, you in (("Ann", "no"), ("You", "yes"))
    )
    assert others == "Ann would have had about 2 fewer cards in hand."
    assert own == "You'd have had about 2 fewer cards in hand."
