"""What a finished game teaches: worked out while somebody asks, told as far as it has come, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.agents.review.thoroughness import quick
from splay.core.question import Answer
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.server.history.kept_reviews import KeptReview, keep_review, kept_review
from splay.server.history.review_view import Piece, held, work_on
from splay.server.history.reviews import ANOTHER_IS_AT_IT, MOST_WAITING, STOPS_AFTER, Reviews
from splay.server.protocol.representation import IDENTITY
from splay.sets.scenario import from_text, scenario
from splay.workbench.hidden_swaps import pair_to_swap, swapped
from tests.agents.planner_positions import POSITIONS
from tests.hidden import was_shown
from tests.patience import PATIENCE
from tests.server.acts.test_undo_alone import against_a_computer
from tests.server.playing import House, made, open_house, state
from tests.server.site import refusal
from tests.server.upgrade.changed_rules import say, set_up

pytestmark = pytest.mark.anyio


class OneByOne:
    """Works in this process, one piece whenever it is let."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self.may = asyncio.Semaphore(0)

    async def run(self, work: Callable[[], Piece]) -> Piece:
        """What the work gives, once it is let."""
        await self.may.acquire()
        self.pieces.append(work())
        return self.pieces[-1]

    async def close(self) -> None:
        """Nothing to end."""


def one_by_one(house: House) -> OneByOne:
    """What reviews are worked out by in a house, a step whenever it is let."""
    reviews = house.services.reviews
    reviews.piece = 0.0
    reviews.worker = worker = OneByOne()
    held.clear()  # as if this were a process of its own
    return worker


async def missed_win(house: House, **settings: object) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    """Ann, Bob, and the table of a game in which Ann could have won, drew instead, and resigned after Bob's turn."""
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await house.table_of(ann, bob, settings=settings)
    await set_up(house, table, from_text(POSITIONS["sixth achievement"].text))
    await say(ann, table, "draw")
    await say(bob, table, "draw", "draw")
    made(await ann.post(f"/api/tables/{table}/resignation", json={}))
    return ann, bob, table


async def until(happened: Callable[[], bool]) -> None:
    """Returns when something has happened."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


async def whole(house: House, person: httpx.AsyncClient, table: str) -> Any:  # noqa: ANN401 - JSON
    """The whole review of a game."""
    made(await person.get(f"/api/tables/{table}/analysis"))
    await until(lambda: house.services.reviews.task is None)
    return made(await person.get(f"/api/tables/{table}/analysis"))


async def test_the_costliest_move_is_told_with_what_was_better_and_why(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, table = await missed_win(house)
        told = await whole(house, ann, table)
        assert told == await whole(house, bob, table)
        assert (told["over"], told["turns_done"], told["turns"]) == (True, 2, 2)
        assert told["done"] == told["total"] >= 3
        assert told["judge"] in ("master", "planner")
        [costly] = [one for one in told["costly"] if one["seat"] == 0]
        assert (costly["entry"], costly["turn"], costly["played"]["key"], costly["better"]["key"]) == (
            1, 40, "draw", "achieve:4",
        )  # fmt: skip
        assert costly["possible"]["mean"] == 1.0
        assert costly["cost"]["low"] > 0
        assert costly["cost"]["mean"] == pytest.approx(1.0 - costly["chance"]["mean"], abs=0.002)
        assert costly["why"]["key"] == "better-win"
        replay = made(await ann.get(f"/api/tables/{table}/replay"))
        seats = {step["entry"]: step["seat"] for step in replay["steps"]}
        assert [(mark["entry"], mark["seat"]) for mark in told["marks"]] == [(n, seats[n]) for n in (1, 2, 3)]
        assert told["marks"][0]["cost"] == costly["cost"]["mean"]
        assert all(0 <= mark["chance"] <= 1 for mark in told["marks"])


async def test_a_running_game_is_not_analysed_and_not_every_finished_one_for_all(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, eve = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Eve")
        running = await house.table_of(ann, bob)
        assert refusal(await ann.get(f"/api/tables/{running}/analysis")) == (409, "not_finished")
        *_, table = await missed_win(house, archive=False)
        assert refusal(await eve.get(f"/api/tables/{table}/analysis")) == (409, "not_archived")
        assert house.services.reviews.waiting == []


async def test_only_those_who_may_have_the_replay_may_have_the_analysis(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        eve = await house.guest("Eve")
        ann, _, table = await missed_win(house, archive=False)
        assert refusal(await eve.get(f"/api/tables/{table}/analysis")) == (409, "not_archived")
        made(await ann.get(f"/api/tables/{table}/analysis"))


async def test_it_is_told_as_it_grows_stops_when_nobody_asks_and_goes_on_in_another_worker(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, table = await missed_win(house)
        whole_review = await whole(house, ann, table)
        reviews = house.services.reviews = anew(house)
        await forget(house, table)
        worker = one_by_one(house)
        begun = made(await ann.get(f"/api/tables/{table}/analysis"))
        assert (begun["over"], begun["done"], begun["total"], begun["judge"]) == (False, 0, 0, "")
        for step in (1, 2):
            worker.may.release()
            await until(lambda step=step: len(worker.pieces) == step)  # type: ignore[misc]
            told = made(await bob.get(f"/api/tables/{table}/analysis"))
            assert (told["over"], told["done"], len(told["marks"]), told["turns"]) == (False, step, step, 2)
            assert told["turns_done"] == 1  # Bob's turn has two actions
        house.time += STOPS_AFTER
        worker.may.release()
        await until(lambda: reviews.task is None)
        assert len(worker.pieces) == 3
        async with engine.connect() as connection:
            kept = await kept_review(connection, table)
        assert kept is not None
        assert (kept.over, len(kept.found["looks"]), kept.worker) == (False, 3, reviews.id)
        house.time += ANOTHER_IS_AT_IT
        house.services.reviews = later = anew(house)
        worker = one_by_one(house)
        for _ in range(whole_review["total"]):
            worker.may.release()
        assert await whole(house, ann, table) == whole_review
        assert len(worker.pieces) == whole_review["total"] - 3 + 1
        assert later.waiting == []


def anew(house: House) -> Reviews:
    """Reviews as another worker knows them: none yet."""
    old = house.services.reviews
    reviews = Reviews(house.tables, house.services.compute_cache, old.report)
    reviews.worker, reviews.thoroughness = old.worker, old.thoroughness
    return reviews


async def forget(house: House, table: str) -> None:
    """Keeps of a review what fits no game."""
    await keep_review(house.tables.engine, table, KeptReview(999, {}, True, "", 0))


async def test_what_is_kept_is_told_after_a_restart_without_working_it_out_again(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _, table = await missed_win(house)
        told = await whole(house, ann, table)
    async with open_house(engine, tmp_path) as house:
        ann = house.browser_with(ann)
        worker = one_by_one(house)
        worker.may.release()
        assert await whole(house, ann, table) == told
        assert len(worker.pieces) == 1


async def test_what_another_version_of_splay_kept_is_worked_out_anew(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _, table = await missed_win(house)
        told = await whole(house, ann, table)
        async with engine.connect() as connection:
            kept = await kept_review(connection, table)
        assert kept is not None
        old = structs.replace(kept, found={**kept.found, "version": 0, "looks": []}, at=0)
        await keep_review(engine, table, old)
        house.services.reviews = anew(house)
        held.clear()
        assert await whole(house, ann, table) == told


async def test_what_another_worker_is_at_is_told_and_left_to_it(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _, table = await missed_win(house)
        worker = one_by_one(house)
        made(await ann.get(f"/api/tables/{table}/analysis"))
        worker.may.release()
        await until(lambda: len(worker.pieces) == 1)
        house.time += STOPS_AFTER
        worker.may.release()
        await until(lambda: house.services.reviews.task is None)
        other = house.services.reviews = anew(house)
        worker = one_by_one(house)
        for _ in range(3):
            worker.may.release()
        told = await whole(house, ann, table)
        await until(lambda: other.task is None)
        assert (told["over"], len(told["marks"]) < told["total"]) == (False, True)
        async with engine.connect() as connection:
            kept = await kept_review(connection, table)
        assert kept is not None
        assert len(kept.found["looks"]) == 2


async def test_an_end_that_was_undone_and_came_anew_is_analysed_anew(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        before = scenario("red: Oars; score: Fission, Pottery; achievements: 2, 3, 4, 5, 6", "blue: Tools")
        ann, table = await against_a_computer(house, before)
        await say(ann, table, "achieve:1")
        first = await whole(house, ann, table)
        assert len(first["marks"]) == 1
        sequence = (await state(ann, table))["sequence"]
        made(await ann.post(f"/api/tables/{table}/undo", json={"sequence": sequence}))
        assert refusal(await ann.get(f"/api/tables/{table}/analysis")) == (409, "not_finished")
        await say(ann, table, "draw")
        await house.opponents_rest(table)
        made(await ann.post(f"/api/tables/{table}/resignation", json={}))
        second = await whole(house, ann, table)
        assert [mark["entry"] for mark in second["marks"]] == [first["marks"][0]["entry"] + 2]


async def test_an_address_begins_only_so_many_and_looking_on_does_not_count(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path, SPLAY_COSTLY_READS_PER_ADDRESS="2") as house:
        tables = [(await missed_win(house))[2] for _ in range(3)]
        eve = await house.guest("Eve")
        one_by_one(house)
        for table in (*tables[:2], *tables[:2], *tables[:2]):
            made(await eve.get(f"/api/tables/{table}/analysis"))
        assert refusal(await eve.get(f"/api/tables/{tables[2]}/analysis")) == (429, "too_many_requests")
        assert house.services.reviews.waiting == tables[:2]


async def test_one_is_worked_out_at_a_time_only_so_many_wait_and_the_rest_of_the_server_goes_on(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, first = await missed_win(house)
        other = (await missed_win(house))[2]
        worker = one_by_one(house)
        reviews = house.services.reviews
        for table in (first, other):
            made(await ann.get(f"/api/tables/{table}/analysis"))
        reviews.waiting.extend(f"table {number}" for number in range(MOST_WAITING - 2))
        third = (await missed_win(house))[2]
        refused = await ann.get(f"/api/tables/{third}/analysis")
        assert (refusal(refused), refused.headers["Retry-After"]) == ((503, "busy"), "10")
        del reviews.waiting[2:]
        worker.may.release()
        await until(lambda: len(worker.pieces) == 1)
        assert made(await bob.get(f"/api/tables/{other}/analysis"))["done"] == 0
        assert made(await bob.get(f"/api/tables/{first}/record"))["answers"]


async def test_what_was_found_is_kept_when_the_server_stops(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _, table = await missed_win(house)
        worker = one_by_one(house)
        made(await ann.get(f"/api/tables/{table}/analysis"))
        worker.may.release()
        await until(lambda: len(worker.pieces) == 1)
    async with engine.connect() as connection:
        kept = await kept_review(connection, table)
    assert kept is not None
    assert len(kept.found["looks"]) == 1


class Broken:
    """Fails at whatever it is given."""

    def __init__(self) -> None:
        self.asked = 0

    async def run(self, work: Callable[[], Piece]) -> Piece:
        """Raises."""
        self.asked += 1
        raise LookupError("made up")

    async def close(self) -> None:
        """Nothing to end."""


async def test_a_mistake_of_ours_is_noted_once_and_told(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _, table = await missed_win(house)
        noted: list[BaseException] = []
        reviews = house.services.reviews
        reviews.report = noted.append
        reviews.worker = broken = Broken()
        made(await ann.get(f"/api/tables/{table}/analysis"))
        await until(lambda: reviews.task is None)
        for _ in range(2):
            assert refusal(await ann.get(f"/api/tables/{table}/analysis")) == (500, "internal")
        assert (len(noted), broken.asked) == (1, 1)


def test_hidden_cards_that_changed_places_are_told_of_alike() -> None:
    """Nobody saw what lies in the supplies of high ages, nor in the other's hand, and the analysis doesn't either."""
    start = from_text(POSITIONS["sixth achievement"].text)
    answers: list[Answer] = [(0, "draw"), (1, "draw"), (1, "draw")]
    compared = 0
    for number in range(12):
        seen = Session(start.copy())
        for seat, key in answers:
            seen.answer(seat, key)
        pair = pair_to_swap(seen.game, 0, Random(number))
        if pair is None or any(was_shown(seen.events, seat, pair) for seat in range(2)):
            continue
        twins = (start, swapped(start, *pair))
        told = [whole_told(position_of(game), answers, f"{number} {place}") for place, game in enumerate(twins)]
        assert told[0] == told[1]
        compared += 1
    assert compared > 1


def whole_told(deal: dict[str, Any], answers: list[Answer], key: str) -> bytes:
    """A whole review as it is sent."""
    piece = work_on(key, deal, answers, [1, 2, 3], None, PATIENCE, quick)
    assert piece.over
    return piece.told.forms[IDENTITY]
