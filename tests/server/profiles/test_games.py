"""The list of somebody's finished games: what it tells, to whom, by which filters, and in pieces."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.profiles import told_games
from tests.server.playing import made, open_house
from tests.server.profiles.telling import account, games, hide, seat
from tests.server.site import refusal
from tests.server.stored_results import store_result

pytestmark = pytest.mark.anyio


async def test_a_game_is_told_as_it_ended(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, me = await account(house, "Ann")
        counted = [seat(20), seat(21), seat(19)]
        seats = (me, 2), ("computer:rule", 3), ("computer:planner", 1)
        table = await store_result(
            engine, *seats, finished=7, how="card", sets=("base", "cities"), counted=counted, host=me,
            result={"reason": "card", "winners": [2], "card": "fission", "standings": []},
        )  # fmt: skip
        [told] = await games(ann, "me")
    assert told == {
        "finished": 7, "outcome": "lost", "place": 2, "players": 3, "sets": ["base", "cities"], "edition": "third",
        "how": "card", "card": "fission", "points": 10, "achievements": 0, "turns": 60, "replay": table,
        "others": [
            {"who": "computer", "agent": "rule", "points": 20, "achievements": 1},
            {"who": "computer", "agent": "planner", "points": 30, "achievements": 2},
        ],
    }  # fmt: skip


async def test_each_filter_leaves_its_games(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, me = await account(house, "Ann")
        _, bob = await account(house, "Bob")
        _, zoe = await account(house, "Zoë")
        rule = "computer:rule"
        uses = [seat(1, oars=(1, 0, 0)), seat(1, tools=(1, 1, 1))]
        await store_result(engine, (me, 1), (bob, 2), finished=1, counted=uses, host=me)
        await store_result(engine, (bob, 1), (me, 2), finished=2, counted=uses, host=me, sets=("base", "echoes"))
        await store_result(engine, (me, 1), (rule, 2), finished=3)
        await store_result(engine, (me, 1), (zoe, 1), (rule, 3), finished=4, sets=("base", "echoes", "cities"))
        await store_result(engine, (me, 1), (rule, 2), (zoe, 1), (rule, 2), finished=5, teams="13-24")
        await store_result(engine, (me, 0), (rule, 0), finished=6)
        wanted: list[tuple[dict[str, str], list[int]]] = [
            ({}, [6, 5, 4, 3, 2, 1]),
            ({"opponent": "bob"}, [2, 1]),
            ({"opponent": "BOB"}, [2, 1]),
            ({"opponent": "rule"}, [6, 5, 4, 3]),
            ({"opponent": "nobody"}, []),
            ({"whose": "people"}, [5, 4, 2, 1]),
            ({"whose": "computers"}, [6, 3]),
            ({"sets": "base"}, [6, 5, 3, 1]),
            ({"sets": "echoes"}, [4, 2]),
            ({"sets": "cities"}, [4]),
            ({"players": "2"}, [6, 3, 2, 1]),
            ({"players": "more"}, [4]),
            ({"players": "teams"}, [5]),
            ({"result": "won"}, [5, 3, 1]),
            ({"result": "lost"}, [2]),
            ({"result": "even"}, [6, 4]),
            ({"card": "oars"}, [1]),
            ({"card": "tools"}, [2]),
            ({"name": "o"}, [5, 4, 2, 1]),
            ({"name": "BO"}, [2, 1]),
            ({"name": "zoë"}, [5, 4]),
            ({"name": "%"}, []),
            ({"opponent": "bob", "sets": "echoes", "result": "lost"}, [2]),
            ({"opponent": "bob", "result": "even"}, []),
        ]
        for asked, found in wanted:
            assert [game["finished"] for game in await games(ann, "ann", **asked)] == found, asked


async def test_a_filter_that_does_not_fit_is_refused(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann")
        for asked in ("card=%22", "whose=x", "result=x", "after=x", "after=1.x", f"name={'x' * 41}", "opponent=a%25"):
            assert refusal(await ann.get(f"/api/players/me/games?{asked}")) == (400, "bad_request")


async def test_a_long_list_comes_in_pieces(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(told_games, "PIECE", 2)
    async with open_house(engine, tmp_path) as house:
        ann, me = await account(house, "Ann")
        for number in range(5):
            await store_result(engine, (me, 1), ("computer:rule", 2), finished=number // 2)
        found, after = [], ""
        for _ in range(3):
            piece = made(await ann.get("/api/players/me/games", params={"after": after}))
            found += [game["finished"] for game in piece["games"]]
            after = piece["more"]
        assert (found, after) == ([2, 1, 1, 0, 0], "")


async def test_an_opponent_who_hides_games_has_no_name_and_is_not_found(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, me = await account(house, "Ann")
        bob, his = await account(house, "Bob")
        eve, _ = await account(house, "Eve")
        await store_result(engine, (me, 1), (his, 2))
        filters: list[dict[str, str]] = [{"opponent": "bob"}, {"name": "bob"}]
        shown = {"who": "account", "name": "Bob", "handle": "bob", "points": 20, "achievements": 1}
        private = {"who": "private", "points": 20, "achievements": 1}
        assert [game["others"] for game in await games(eve, "ann")] == [[shown]]
        await hide(bob, "games")
        for stranger in (eve, house.browser()):
            assert [game["others"] for game in await games(stranger, "ann")] == [[private]]
            assert [len(await games(stranger, "ann", **wanted)) for wanted in filters] == [0, 0]
        for there in (ann, bob):
            assert [game["others"] for game in await games(there, "ann")] == [[shown]]
            assert [len(await games(there, "ann", **wanted)) for wanted in filters] == [1, 1]


async def test_a_replay_is_open_to_those_who_played_and_if_the_table_allows_it(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        (ann, me), (eve, _) = await account(house, "Ann"), await account(house, "Eve")
        seats = (me, 1), ("computer:rule", 2)
        public = await store_result(engine, *seats, finished=3, host=me)
        closed = await store_result(engine, *seats, finished=2, host=me, settings={"archive": False})
        await store_result(engine, *seats, finished=1)  # the table is gone
        assert [game.get("replay", "") for game in await games(ann, "ann")] == [public, closed, ""]
        assert [game.get("replay", "") for game in await games(eve, "ann")] == [public, "", ""]
