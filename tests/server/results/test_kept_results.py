"""The result of a finished game: who sat where, which place that is, and what of it stays when people go."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.options import Options
from splay.server.ids import is_id
from splay.server.protocol.reserved_names import NEUTRAL
from splay.server.results.finished_game import FinishedGame, eliminated_in, events_in
from splay.server.results.kept_results import forget_result, seats_of
from splay.server.storage.rows import SeatRow, TableRow
from splay.sets.scenario import scenario
from splay.views.model import ResultView
from tests.server.people.test_account_deletion import account, everything, go
from tests.server.playing import House, made, open_house, state
from tests.server.site import PASSWORD
from tests.server.stored_games import counter_on, kept, people_in, result_of, store_game
from tests.server.upgrade.changed_rules import say, set_up

pytestmark = pytest.mark.anyio
PERSON = SeatRow("t", 0, "ann", None, "Ann", False, None, None)
COMPUTER = replace(PERSON, person=None, agent="rule", name="rule")
STOOD_IN_FOR = replace(PERSON, agent="rule", away=True)
LATE = replace(STOOD_IN_FOR, late=True)
RESIGNED = replace(STOOD_IN_FOR, resigned=True)
WENT_IN_THE_GAME = replace(PERSON, person=None, agent="rule", name=NEUTRAL)
WENT_AFTERWARDS = replace(PERSON, person=None, name=NEUTRAL)


def seat_after(row: SeatRow, winners: list[int], gone: list[int] | None = None) -> dict[str, Any]:
    """What is kept of the first seat of two, the other being Bob's."""
    seats = [row, replace(PERSON, seat=1, person="bob")]
    result = ResultView("score", winners, "", [(0, 0, 20, 3), (1, 1, 10, 2)], gone=gone or [])
    table = TableRow("t", "bob", "finished", {}, {}, None, [], {}, None, None, 0, 0, None, None, 0, 0)
    return seats_of(FinishedGame(table, seats, result, [], 0), [])[0]


def test_a_seat_is_a_persons_or_a_computers() -> None:
    mine = seat_after(PERSON, [0])
    assert (mine["player"], mine["agent"], mine["place"], mine["away"]) == ("ann", None, 1, False)
    assert (mine["points"], mine["achievements"], mine["team"]) == (20, 3, None)
    its = seat_after(COMPUTER, [1])
    assert (its["player"], its["agent"], its["place"], its["away"]) == (None, "rule", 2, False)


@pytest.mark.parametrize("row", [STOOD_IN_FOR, LATE, RESIGNED])
def test_what_a_computer_made_of_a_seat_is_the_result_of_its_person_who_gave_up(row: SeatRow) -> None:
    kept = seat_after(row, [0])
    assert (kept["player"], kept["agent"], kept["place"]) == ("ann", None, 2)
    assert (kept["away"], kept["late"], kept["resigned"]) == (True, row is LATE, row is RESIGNED)


def test_a_seat_whose_person_is_gone_has_a_random_number() -> None:
    during, after = seat_after(WENT_IN_THE_GAME, [0]), seat_after(WENT_AFTERWARDS, [0])
    assert (during["agent"], during["place"], during["away"]) == (None, 2, True)
    assert (after["agent"], after["place"], after["away"]) == (None, 1, False)
    assert is_id(during["player"])
    assert seat_after(WENT_AFTERWARDS, [0])["player"] != after["player"]
    assert seat_after(WENT_AFTERWARDS, [1], gone=[0])["away"]


def test_a_game_that_nobody_can_have_won_has_no_places() -> None:
    assert seat_after(PERSON, [])["place"] is None


def test_those_eliminated_are_found_among_what_was_not_taken_back() -> None:
    out = '[{"kind": "eliminate", "seat": 2}]'
    assert eliminated_in(events_in([(0, "[]"), (0, out), (0, '[{"kind": "draw"}]')])) == []
    assert eliminated_in(events_in([(0, out), (1, out)])) == [2, 2]


async def places(engine: AsyncEngine, table: str) -> list[int]:
    """The places of the seats of a table."""
    return [seat["place"] for seat in (await result_of(engine, table))[1]]


async def players(engine: AsyncEngine, table: str) -> list[str | None]:
    """The players of the seats of a table."""
    return [seat["player"] for seat in (await result_of(engine, table))[1]]


async def test_who_was_eliminated_comes_behind_who_was_not(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await house.table_of(*people, options={"players": 3, "sets": ["base", "artifacts"]})
        mine = "red: Exxon Valdez; score: Fission, Pottery; achievements: 2, 3, 4, 5, 6"
        game = scenario(mine, "red: Coal; yellow: Canning", "blue: Tools", sets=["base", "artifacts"])
        await set_up(house, table, game)
        await say(people[0], table, "dogma:exxon-valdez", "achieve:1")
        made(await go(people[1]))
        noted = await places(engine, table)
        async with engine.begin() as connection:
            await forget_result(connection, table)
        await house.count_games()
        assert noted == await places(engine, table) == [1, 3, 2]


async def test_the_result_says_what_was_played_and_when_it_ended(engine: AsyncEngine) -> None:
    await people_in(engine, "ann", "bob")
    options = Options(4, teams="13-24", extra_achievement=True, sets=("base", "cities"))
    table, _ = await store_game(engine, options, "teams", at=5000)
    assert not await counter_on(engine).piece()
    result, seats = await result_of(engine, table)
    assert is_id(result.pop("id"))
    assert result.pop("how") in ("achievements", "score", "card")
    assert Options.from_json({name: result.pop(name) for name in Options().to_json()}).to_json() == options.to_json()
    assert result == {"table": table, "finished": 5000, "rated": False, "rated_at": None}
    assert [seat["team"] for seat in seats] == [0, 1, 0, 1]
    assert sorted(seat["place"] for seat in seats) in ([1, 1, 3, 3], [1, 1, 1, 1])


async def over_by_resignation(house: House, *people: httpx.AsyncClient) -> str:
    """The table of a game in which the last of these people gave up at once."""
    table = await house.table_of(*people)
    made(await people[-1].post(f"/api/tables/{table}/resignation", json={}))
    return table


async def test_a_game_that_somebody_ends_from_outside_ends_then(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"leavers": "end"})
        [key] = [option["key"] for option in (await state(ann, table))["questions"][0]["options"][:1]]
        await say(ann, table, key)
        house.time += 60_000
        made(await bob.delete(f"/api/tables/{table}/seats"))
        house.time += 60_000
        resigned = await over_by_resignation(house, ann, bob)
        house.time += 60_000
        await house.count_games()
        left, seats = await result_of(engine, table)
        assert (left["how"], left["finished"]) == ("left", house.time - 120_000)
        assert [(seat["place"], seat["away"], seat["resigned"]) for seat in seats] == [
            (1, False, False),
            (2, True, False),
        ]
        other, seats = await result_of(engine, resigned)
        assert (other["how"], other["finished"]) == ("resigned", house.time - 60_000)
        assert [(seat["place"], seat["away"], seat["resigned"]) for seat in seats] == [
            (1, False, False),
            (2, False, True),
        ]


async def test_results_of_an_account_that_is_deleted_stay_under_one_random_number(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, bob = await account(house, "Zoe"), await house.guest("Bob")
        me = made(await zoe.get("/api/me"))["id"]
        counted = [await over_by_resignation(house, zoe, bob) for _ in range(2)]
        await house.count_games()
        before = [await result_of(engine, table) for table in counted]
        assert [seats[0]["player"] for _, seats in before] == [me, me]
        statistics = await kept(engine, "game_statistics")
        not_yet = await over_by_resignation(house, bob, zoe)
        made(await go(zoe, PASSWORD))
        await house.count_games()
        number = (await players(engine, counted[0]))[0]
        assert number is not None
        assert number != me
        assert is_id(number)
        for table, (result, seats) in zip(counted, before, strict=True):
            assert await result_of(engine, table) == (result, [seats[0] | {"player": number}, seats[1]])
        assert (await players(engine, not_yet))[1] == number
        assert me not in await everything(engine)
        assert [row for row in await kept(engine, "game_statistics") if row["table"] in counted] == statistics


async def test_a_guests_results_go_to_the_account_that_takes_the_guest_over(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        await account(house, "Zoe")
        guest, bob = await house.guest("Zoe as a guest"), await house.guest("Bob")
        before = made(await guest.get("/api/me"))["id"]
        table = await over_by_resignation(house, guest, bob)
        await house.count_games()
        assert (await players(engine, table))[0] == before
        made(await guest.post("/api/sessions", json={"login": "zoe", "password": PASSWORD}))
        after = made(await guest.get("/api/me"))["id"]
        assert after != before
        assert (await players(engine, table))[0] == after


async def test_somebody_is_told_of_its_own_results_and_statistics_alone(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await over_by_resignation(house, ann, bob)
        await over_by_resignation(house, bob, cyd)
        await house.count_games()
        told = made(await ann.get("/api/me/data"))
        [result], [seat] = told["results"], told["result_seats"]
        assert (result["table"], result["how"], result["sets"]) == (table, "resigned", ["base"])
        assert (seat["result"], seat["seat"], seat["place"]) == (result["id"], 0, 1)
        assert [row["table"] for row in told["game_statistics"]] == [table]
        assert len(made(await bob.get("/api/me/data"))["results"]) == 2
        dee = await house.guest("Dee")
        told = made(await dee.get("/api/me/data"))
        assert [told[name] for name in ("results", "result_seats", "game_statistics")] == [[], [], []]
