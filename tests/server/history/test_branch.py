"""Playing on from a moment of a finished game."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.options import Options
from splay.core.scenario import position_of
from splay.records.record import from_data
from splay.server.durations import DAY
from splay.server.games.game_from_log import load_game
from splay.server.games.live_game import LiveGame
from splay.server.history.branch import moment_of, position_told
from splay.server.history.replay import DoesNotFit, that_count
from splay.server.storage.log_entry import Entry
from splay.server.tables.table import TableState
from splay.sets import new_game
from tests.server.playing import House, answer, made, open_house, state
from tests.server.site import refusal

pytestmark = pytest.mark.anyio


def played(seed: int, **options: Any) -> tuple[dict[str, Any], list[Entry], list[dict[str, Any]]]:  # noqa: ANN401
    """A random game with undos: the deal, the log, and after each entry the position that its action began from."""
    deal = position_of(new_game(Options(**options), bytes([seed]) * 32))
    game, chance = LiveGame(copy.deepcopy(deal), []), random.Random(seed)
    log, rests = [], []
    while game.session.questions:
        question = chance.choice(game.session.questions)
        undoing = [s for s in range(len(game.session.start.players)) if not game.session.undo_refusal(s)]
        if undoing and chance.random() < 0.1:
            log.append(game.undo(undoing[0], 0))
        else:
            log.append(game.answer(question.seat, chance.choice(question.keys()), game.sequence, 0))
        rests.append(position_of(game.session.start))
    return deal, log, rests


def as_told(position: dict[str, Any]) -> dict[str, Any]:
    """A position but for what no event tells: the generator, and the order of cards returned together."""
    supply = {age: sorted(cards) for age, cards in position["supply"].items()}
    return {name: value for name, value in position.items() if name != "chance"} | {"supply": supply}


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "teams": "random"}])
def test_the_position_of_a_moment_is_told_as_the_one_its_action_began_from(options: dict[str, Any]) -> None:
    deal, log, rests = played(3, **options)
    counting = [entry.sequence for entry, _ in that_count(log)]
    for sequence in counting[:-1:7]:
        assert as_told(position_told(deal, log, sequence)) == as_told(rests[sequence - 1])
    assert position_told(deal, log, 0) == deal


def test_the_end_of_a_game_goes_back_to_its_last_action() -> None:
    deal, log, rests = played(4)
    last = position_told(deal, log, len(log))
    assert as_told(last) == as_told(rests[-2])
    assert LiveGame(last, []).session.questions


def test_events_that_do_not_fit_are_refused_by_entry() -> None:
    deal, log, _ = played(3)
    stranger = structs.replace(log[1], events=[{**event, "target": "nowhere"} for event in log[1].events])
    with pytest.raises(DoesNotFit, match="entry 2"):
        position_told(deal, [log[0], stranger], 2)


async def position_at(house: House, table: TableState, at: int) -> dict[str, Any]:
    """The position of a moment, worked out anew."""
    house.services.compute_cache.kept.clear()
    return (await moment_of(house.tables, house.services.compute_cache, table, at, "192.0.2.1")).position


async def finished(house: House, *people: httpx.AsyncClient, **settings: object) -> str:
    """A game of these people that the last of them has left after a while, which ended it."""
    table = await house.table_of(*people, settings={"leavers": "end", **settings})
    chance = random.Random(6)
    while (await state(people[0], table))["sequence"] < 50:
        for person in people:
            await answer(person, table, chance)
    made(await people[-1].delete(f"/api/tables/{table}/seats"))
    return table


async def test_one_plays_on_from_a_moment_against_the_computer(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await finished(house, ann, bob)
        body = {"at": 40, "seats": ["random", "me"]}
        branch = made(await bob.post(f"/api/tables/{table}/branches", json=body))
        assert (branch["status"], branch["origin"]) == ("running", {"table": table, "entry": 40})
        assert (branch["settings"]["public"], [seat["name"] for seat in branch["seats"]]) == (False, ["random", "Bob"])
        await house.opponents_rest(branch["id"])
        seen = await state(bob, branch["id"])
        was = made(await bob.get(f"/api/tables/{table}/replay", params={"seat": 1}))
        turns = [
            step["changes"]["turn_number"]
            for step in was["steps"]
            if step["entry"] <= 40 and "turn_number" in step["changes"]
        ]
        assert seen["view"]["turn_number"] >= turns[-1] > 1
        assert [question["seat"] for question in seen["questions"]] == [1]


async def test_a_branch_is_played_to_its_end_and_its_record_says_where_it_came_from(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await finished(house, ann, bob)
        body = {"at": 50, "seats": ["me", "random"]}
        branch = made(await ann.post(f"/api/tables/{table}/branches", json=body))["id"]
        made(await ann.delete(f"/api/tables/{branch}/seats"))
        await house.sweep(DAY)  # the computer plays on for her
        await house.opponents_rest(branch)
        record = made(await ann.get(f"/api/tables/{branch}/record"))
        assert record["meta"]["origin"] == {"table": table, "entry": 50}
        assert from_data(record).session().start.result is not None
        replay = made(await ann.get(f"/api/tables/{branch}/replay"))
        assert replay["start"]["turn_number"] > 1


async def test_a_branch_has_every_card_where_it_was(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await finished(house, ann, bob)
        there = await house.tables.look(table)
        async with engine.connect() as connection:
            for at in (0, 2, 41, 50):
                was = await load_game(connection, table, at)
                assert await position_at(house, there, at) == position_of(was.session.start)


async def test_where_the_rules_changed_the_events_tell_the_position(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await finished(house, ann, bob)
        there = await house.tables.look(table)
        played = await position_at(house, there, 41)
        monkeypatch.setattr(LiveGame, "tells", lambda game, entries: False)
        assert as_told(await position_at(house, there, 41)) == as_told(played)


async def test_only_those_who_may_see_the_replay_play_on_from_it(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        kept = await finished(house, ann, bob, archive=False)
        body = {"at": 3, "seats": ["me", "rule"]}
        path = f"/api/tables/{kept}/branches"
        assert refusal(await cyd.post(path, json=body)) == (409, "not_archived")
        assert refusal(await house.browser().post(path, json=body)) == (401, "sign_in_needed")
        branch = made(await ann.post(path, json=body))
        assert (branch["settings"]["archive"], branch["settings"]["spectators"]) == (False, "none")
        assert refusal(await cyd.get(f"/api/tables/{branch['id']}/state")) == (409, "no_spectators")
        shown = await finished(house, ann, bob)
        made(await cyd.post(f"/api/tables/{shown}/branches", json=body))


async def test_a_branch_that_cannot_be_is_refused(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        running = await house.table_of(ann, bob, settings={"leavers": "end"})
        await answer(ann, running)
        path = f"/api/tables/{running}/branches"
        assert refusal(await ann.post(path, json={"at": 1, "seats": ["me", "rule"]})) == (409, "not_finished")
        made(await bob.delete(f"/api/tables/{running}/seats"))
        for at, seats, word in [
            (1, ["me", "rule", "rule"], "too_many_seats"),
            (1, ["me", "open"], "unknown_seat"),
            (1, ["rule", "rule"], "unknown_seat"),
            (100_000, ["me", "rule"], "no_such_entry"),
        ]:
            assert refusal(await ann.post(path, json={"at": at, "seats": seats}))[1] == word
