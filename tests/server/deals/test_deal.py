"""The deal of the day: the same for all, one game each, and closed to those who have not played it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.chance import commitment
from splay.core.options import Options
from splay.core.scenario import position_of
from splay.records.record import from_data
from splay.server.deals.results import LOST, SHARED, WON, DayResults, DealResult, Played, result_of
from splay.server.durations import DAY
from splay.server.opponents.answering import seed_at
from splay.server.tables.deal_days import day_at, end_of, secret_of
from splay.sets import new_game
from tests.server.playing import House, answer, look, made, open_house, state
from tests.server.site import PASSWORD, refusal

pytestmark = pytest.mark.anyio

TODAY = "1970-01-01"
"""The day of the tests' clock."""


async def begin(person: httpx.AsyncClient) -> str:
    """The table at which somebody plays the deal of today."""
    table: str = made(await person.post("/api/deal"))["id"]
    return table


async def deal(person: httpx.AsyncClient, day: str = "") -> Any:  # noqa: ANN401 - JSON
    """The deal of today, or of a day, as somebody is told it."""
    return made(await person.get(f"/api/deals/{day}" if day else "/api/deal"))


async def give_up(person: httpx.AsyncClient, table: str) -> None:
    """Ends the game of a deal at once."""
    made(await person.post(f"/api/tables/{table}/resignation", json={}))


async def played(person: httpx.AsyncClient) -> str:
    """The table at which somebody has played the deal of today, and has given up."""
    table = await begin(person)
    await give_up(person, table)
    return table


async def play_to_the_end(house: House, person: httpx.AsyncClient, table: str) -> None:
    """Takes the first option until the game is over."""
    chance = random.Random(7)
    await house.opponents_rest(table)
    since = 0
    while await answer(person, table, chance, since):
        await house.opponents_rest(table)
        since = (await state(person, table))["sequence"] if since == 0 else since + 1


def worth(outcome: int, mine: int, theirs: int) -> DealResult:
    """A result with so many achievements each."""
    return DealResult(outcome, mine, theirs, 0, 0)


async def test_everybody_gets_the_same_cards_and_the_same_opponent(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        tables, seen = [], []
        for name in ("Ann", "Bob"):
            person = await house.guest(name)
            tables.append(await begin(person))
            for _ in range(6):
                await house.opponents_rest(tables[-1])
                assert await answer(person, tables[-1])
            await house.opponents_rest(tables[-1])
            seen.append((await state(person, tables[-1]))["view"])
        assert tables[0] != tables[1]
        assert seen[0] == seen[1]
        shown = await look(house.browsers[0], tables[0])
        assert [seat["agent"] for seat in shown["seats"][1:]] == ["rule"]
        assert shown["day"] == TODAY
        secret = secret_of(house.app.state.settings.secret_key, TODAY)
        assert shown["commitment"] == commitment(secret)
        rows = [(await house.tables.look(table)).row for table in tables]
        assert [row.secret for row in rows] == [secret, secret]
        assert (
            position_of(new_game(Options(), secret))["players"]
            != position_of(new_game(Options(), bytes(32)))["players"]
        )
        thoughts = [[seed_at(row, sequence) for sequence in range(20)] for row in rows]
        assert thoughts[0] == thoughts[1]
        assert len(set(thoughts[0])) == 20
        usual = (await house.tables.look(await house.table_of(house.browsers[0], seats=["me", "rule"]))).row
        assert len({seed_at(usual, 1) for _ in range(20)}) > 1


async def test_another_day_and_another_server_have_another_deal() -> None:
    key, other = b"k" * 32, b"o" * 32
    assert len({secret_of(key, "2026-11-29"), secret_of(key, "2026-11-30"), secret_of(other, "2026-11-29")}) == 3
    assert key not in secret_of(key, "2026-11-29")
    assert (day_at(0), day_at(DAY - 1), day_at(DAY), end_of(TODAY)) == (TODAY, TODAY, "1970-01-02", DAY)


async def test_one_game_a_day_whatever_is_asked(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        assert (await deal(ann))["status"] == "new"
        table = await begin(ann)
        assert await begin(ann) == table
        assert ((await deal(ann))["status"], (await deal(ann))["table"]) == ("running", table)
        await give_up(ann, table)
        assert await begin(ann) == table
        assert (await deal(ann))["status"] == "finished"
        await house.sweep(DAY)
        assert await begin(ann) != table


async def test_only_somebody_known_plays_and_anybody_looks(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        stranger = house.browser()
        assert refusal(await stranger.post("/api/deal"))[0] == 401
        told = await deal(stranger)
        assert (told["status"], told["table"], told["standings"], told["ends"]) == ("new", None, None, DAY)


async def test_in_the_deal_nothing_is_undone_and_nobody_is_advised(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await begin(ann)
        assert await answer(ann, table)
        await house.opponents_rest(table)
        seen, shown = await state(ann, table), await look(ann, table)
        assert seen.get("undo") is None
        assert "advised" not in shown
        undone = await ann.post(f"/api/tables/{table}/undo", json={})
        assert refusal(undone) == (409, "no_undo")
        back = await ann.post(f"/api/tables/{table}/takebacks", json={"to": 0})
        assert refusal(back) == (409, "deal_of_the_day")
        assert refusal(await ann.get(f"/api/tables/{table}/advice")) == (409, "no_advice")
        await play_to_the_end(house, ann, table)
        assert (await look(ann, table))["status"] == "finished"
        assert (await state(ann, table)).get("undo") is None
        assert refusal(await ann.post(f"/api/tables/{table}/undo", json={})) == (409, "no_undo")


async def test_a_whole_game_counts_and_its_record_has_the_secret(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await begin(ann)
        await play_to_the_end(house, ann, table)
        told, result = await deal(ann), (await look(ann, table))["result"]
        standings = {seat: (achievements, points) for seat, _, points, achievements in result["standings"]}
        assert told["outcome"]["achievements"] == [standings[0][0], standings[1][0]]
        assert told["outcome"]["points"] == [standings[0][1], standings[1][1]]
        assert told["outcome"]["outcome"] == ("won" if result["winners"] == [0] else "lost")
        assert told["standings"]["best"] == table
        record = made(await ann.get(f"/api/tables/{table}/record"))
        assert record["secret"] == told["standings"]["secret"] == (await look(ann, table))["secret"]
        assert from_data(record).session().start.result is not None


async def closed_doors(person: httpx.AsyncClient, table: str) -> list[tuple[int, str]]:
    """How somebody is refused at every door of another's finished game; an open one has no word."""
    path = f"/api/tables/{table}"
    answers = [await person.get(f"{path}/{door}") for door in ("record", "replay", "analysis", "analysis/1")]
    answers += [await person.get(f"{path}/{door}") for door in ("state", "state?seat=0", "state?seat=-2", "report")]
    answers += [await person.get(f"{path}/preview?player=0&action=draw"), await person.get(f"{path}/chat")]
    answers.append(await person.post(f"{path}/branches", json={"at": 0, "seats": ["me", "rule"]}))
    return [refusal(answer) for answer in answers if not answer.is_success]


DOORS = 11


async def test_no_door_of_a_game_is_open_before_ones_own_is_over(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cleo = [await house.guest(name) for name in ("Ann", "Bob", "Cleo")]
        table, running = await played(ann), await begin(bob)
        for person in (bob, cleo, house.browser()):
            assert len(await closed_doors(person, table)) == DOORS
            shown = await look(person, table)
            assert "secret" not in shown
            told = await deal(person)
            assert (told["standings"], told["players"]) == (None, 1)
            live = await house.messages(person, table, 1)
            assert "state" not in [message["type"] for message in live]
        listed = made(await cleo.get("/api/tables"))
        assert table not in str(listed) + str(made(await cleo.get("/api/archive")))
        assert running not in str(listed)
        assert len(await closed_doors(ann, running)) == DOORS


async def test_a_running_deal_tells_its_own_player_no_secret(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await begin(bob)
        await answer(bob, table)
        secret = (await house.tables.look(table)).row.secret
        assert secret is not None
        told = [await deal(bob), await look(bob, table), await state(bob, table), made(await bob.get("/api/tables"))]
        report = await bob.get(f"/api/tables/{table}/report")
        assert secret.hex() not in str(told) + report.text
        assert secret.hex() not in str(made(await bob.get("/api/me/data")))
        assert secret.hex() not in str(await deal(ann))


async def test_whoever_has_played_sees_how_others_did(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await played(ann)
        house.time += 1000
        own = await played(bob)
        told = await deal(bob)
        assert (told["players"], told["outcome"]["place"], told["standings"]["best"]) == (2, 1, table)
        assert told["standings"]["histogram"] == [
            {"outcome": "lost", "lead": 0, "games": 2, "mine": True, "friends": []}
        ]
        assert made(await bob.get(f"/api/tables/{table}/replay"))["seat"] == -2
        assert made(await bob.get(f"/api/tables/{table}/record"))["secret"] == told["standings"]["secret"]
        branch = made(await bob.post(f"/api/tables/{own}/branches", json={"at": 0, "seats": ["me", "rule"]}))
        assert "day" not in branch
        cleo = await house.guest("Cleo")
        shown = await cleo.get(f"/api/tables/{branch['id']}/state")
        assert refusal(shown) == (409, "no_spectators")


async def test_the_next_day_everything_is_open(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, cleo = await house.guest("Ann"), await house.guest("Cleo")
        table = await played(ann)
        await house.sweep(DAY)
        told = await deal(cleo, TODAY)
        assert (told["status"], told["outcome"], told["players"]) == ("new", None, 1)
        assert told["standings"]["best"] == table
        secret = secret_of(house.app.state.settings.secret_key, TODAY)
        assert told["standings"]["secret"] == secret.hex() == (await look(cleo, table))["secret"]
        assert made(await cleo.get(f"/api/tables/{table}/record"))["secret"] == secret.hex()
        assert made(await cleo.get(f"/api/tables/{table}/replay"))
        assert (await state(cleo, table))["view"]["result"]


async def test_what_is_over_after_the_day_does_not_count(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table, _ = await begin(ann), await played(bob)
        await house.sweep(DAY)
        await give_up(ann, table)
        told = await deal(ann, TODAY)
        assert (told["status"], told["outcome"], told["players"]) == ("finished", None, 1)


async def test_days_that_have_not_come_or_are_none_have_no_deal(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        for day in ("1970-01-02", "1970-02-30", "0001-01-01"):
            assert refusal(await ann.get(f"/api/deals/{day}")) == (404, "no_such_day")


async def test_of_a_guest_and_the_account_that_takes_it_over_the_first_game_counts(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        made(await ann.post("/api/accounts", json={"login": "ann", "password": PASSWORD}))
        late = await begin(ann)
        guest = await house.guest("Guest")
        first = await played(guest)
        made(await guest.post("/api/sessions", json={"login": "ann", "password": PASSWORD}))
        assert (await deal(guest))["table"] == first
        assert await begin(guest) == first
        house.time += 1000
        await give_up(guest, late)
        told = await deal(guest)
        assert (told["table"], told["players"]) == (first, 1)
        assert await begin(guest) == first


async def test_a_rematch_is_a_game_like_any_other(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = await played(ann)
        again = made(await ann.post(f"/api/tables/{table}/rematch"))
        assert "day" not in again
        rematch = await house.tables.look(again["id"])
        assert rematch.row.secret != (await house.tables.look(table)).row.secret


def test_games_are_compared_by_how_they_ended_then_by_their_lead() -> None:
    results = [worth(WON, 6, 3), worth(WON, 6, 5), worth(SHARED, 4, 4), worth(LOST, 5, 6), worth(LOST, 2, 6)]
    assert [one.worth for one in results] == sorted([one.worth for one in results], reverse=True)
    day = DayResults([Played(str(number), None, one) for number, one in enumerate([*results, results[-1]])])
    assert [day.place(one) for one in results] == [1, 2, 3, 4, 5]
    assert day.histogram() == [(WON, 3, 1), (WON, 1, 1), (SHARED, 0, 1), (LOST, -1, 1), (LOST, -4, 2)]


@pytest.mark.parametrize(("winners", "outcome"), [([0], WON), ([1], LOST), ([], SHARED), ([0, 1], SHARED)])
def test_the_end_of_a_game_tells_how_it_ended(winners: list[int], outcome: int) -> None:
    told = {"winners": winners, "standings": [[1, 1, 20, 4], [0, 0, 12, 5]]}
    assert result_of(told) == DealResult(outcome, 5, 4, 12, 20)
