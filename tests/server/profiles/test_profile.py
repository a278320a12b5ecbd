"""What a profile tells of somebody's finished games, and to whom."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.profiles import finished
from splay.server.storage import schema
from tests.server.playing import answer, made, open_house, play_to_the_end
from tests.server.profiles.telling import account, games, hide, profile, seat, tally
from tests.server.site import PASSWORD, refusal
from tests.server.stored_results import store_result

pytestmark = pytest.mark.anyio


async def test_results_are_counted_by_whom_what_and_how_many(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, me = await account(house, "Ann")
        _, bob = await account(house, "Bob")
        rule, greedy = "computer:rule", "computer:greedy"
        await store_result(engine, (me, 1), (bob, 2), finished=1)
        await store_result(engine, (bob, 2), (me, 1), finished=2, how="score", sets=("base", "echoes"))
        await store_result(engine, (me, 2), (rule, 1), finished=3)
        await store_result(engine, (me, 1), (greedy, 2), (greedy, 3), finished=4, how="score")
        await store_result(engine, (me, 2), (greedy, 1), (greedy, 3), finished=5)
        await store_result(engine, (me, 1), (bob, 1), finished=6, how="score")
        await store_result(engine, (me, 0), (bob, 0), finished=7, how="left")
        await store_result(engine, (me, 1), (rule, 2), (bob, 1), (rule, 2), finished=8, teams="13-24", how="score")
        told = await profile(ann, "ann")
    record = told["record"]
    assert record["games"] == tally(8, 4, 2)
    assert record["all_games"] == 8
    assert (record["people"], record["computers"]) == (tally(5, 3, 0), tally(3, 1, 2))
    assert record["agents"] == [
        {"name": "rule", "tally": tally(2, 1, 1)},
        {"name": "greedy", "tally": tally(2, 1, 1)},
    ]
    assert record["sets"] == [{"name": "base", "tally": tally(7, 3, 2)}, {"name": "echoes", "tally": tally(1, 1, 0)}]
    assert [(one["name"], one["tally"]["games"]) for one in record["players"]] == [("2", 5), ("more", 2), ("teams", 1)]
    assert record["wins"] == [{"name": "score", "number": 3}, {"name": "achievements", "number": 1}]
    assert record["streak"] == 2
    bobs = {"name": "Bob", "handle": "bob", "tally": tally(4, 2, 0)}  # in the last game he was the partner
    assert told["opponents"] == {"shown": [bobs], "others": tally(0, 0, 0), "number": 0}


async def test_achievements_and_cards_come_from_what_was_counted(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, me = await account(house, "Ann")
        for number in range(12):
            won = number < 9
            mine = seat(
                10, {"1": 1, "10": int(number == 0), "Empire": 1} if won else {}, oars=(1, 1, 2), tools=(2, 1, 1)
            )
            if number < 3:
                mine.cards["sailing"] = mine.cards["oars"]
            if number == 11:
                del mine.cards["tools"]
            seats = (me, 1 if won else 2), ("computer:rule", 2 if won else 1)
            await store_result(engine, *seats, finished=number, counted=[mine, seat(9, {"2": 1})], host=me)
        await store_result(engine, (me, 1), ("computer:rule", 2))  # whose table is gone
        told = (await profile(ann, "me"))["record"]
    assert told["games"] == tally(13, 10, 3)
    assert told["achieved"]["games"] == 12
    assert told["achieved"]["values"] == [9, *[0] * 8, 1]
    specials = {one["name"]: one["number"] for one in told["achieved"]["specials"]}
    assert specials == {"Empire": 9, "Monument": 0, "Wonder": 0, "World": 0, "Universe": 0}
    oars = {"key": "oars", "drawn": 12, "melded": 12, "used": 24, "games": 12, "won": 9}
    tools = {"key": "tools", "drawn": 22, "melded": 11, "used": 11, "games": 11, "won": 9}
    assert told["cards"] == {"favorite": [oars, tools], "best": [tools, oars], "worst": [oars, tools]}


async def test_only_the_last_games_are_counted(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finished, "MOST_GAMES", 2)
    async with open_house(engine, tmp_path) as house:
        ann, me = await account(house, "Ann")
        for number in range(4):
            await store_result(engine, (me, 1 if number < 2 else 2), ("computer:rule", 2), finished=number)
        record = (await profile(ann, "me"))["record"]
        assert (record["all_games"], record["games"]) == (4, tally(2, 0, 2))


async def test_games_at_one_device_and_from_a_moment_of_another_game_are_not_counted(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, me = await account(house, "Ann")
        bob, his = await account(house, "Bob")
        await store_result(engine, (me, 1), (me, 2), (his, 3))
        await store_result(engine, (me, 1), ("computer:rule", 2), host=me, origin={"table": "t", "entry": 1})
        assert (await profile(ann, "me"))["record"]["games"] == tally(0, 0, 0)
        assert await games(ann, "me") == []
        told = await profile(bob, "me")
        assert told["record"]["games"] == tally(1, 0, 1)
        assert told["opponents"]["shown"] == []


async def test_a_new_game_is_told_at_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, me = await account(house, "Ann")
        for number in range(3):
            assert (await profile(ann, "ann"))["record"]["games"]["games"] == number
            await store_result(engine, (me, 1), ("computer:rule", 2), finished=number)


async def test_nothing_of_a_running_game_is_told(engine: AsyncEngine, tmp_path: Path) -> None:
    """Before the game is over, a profile with it is the same as one without it, byte for byte."""
    async with open_house(engine, tmp_path) as house:
        (ann, _), (bob, _) = await account(house, "Ann"), await account(house, "Bob")
        paths = ["/api/players/ann", "/api/players/ann/games", "/api/players/bob", "/api/players?search=ann"]
        before = [(await bob.get(path)).text for path in paths]
        table = await house.table_of(ann, bob)
        for _ in range(40):
            await answer(ann, table, random.Random(1))
            await answer(bob, table, random.Random(2))
        await house.count_games()
        assert [(await bob.get(path)).text for path in paths] == before
        await play_to_the_end([ann, bob], table, 6)
        await house.count_games()
        after = [(await bob.get(path)).text for path in paths]
        assert not [path for path, old, new in zip(paths, before, after, strict=True) if old == new]


async def test_whoever_hides_games_has_a_profile_without_them(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, me = await account(house, "Ann")
        bob, his = await account(house, "Bob")
        await store_result(engine, (me, 1), (his, 2))
        await hide(ann, "games")
        for browser in (bob, house.browser(), await house.guest("Eve")):
            told = await profile(browser, "ann")
            assert (told["hidden"], told["record"], told["mine"]) == (["games"], None, False)
            assert told["opponents"]["shown"][0]["handle"] == "bob"
            assert refusal(await browser.get("/api/players/ann/games")) == (403, "games_hidden")
        mine = await profile(ann, "ann")
        assert (mine["hidden"], mine["record"]["games"], mine["mine"]) == ([], tally(1, 1, 0), True)
        assert len(await games(ann, "ann")) == 1
        await hide(ann, "games", who="friends")
        assert (await profile(bob, "ann"))["record"] is None
        await hide(ann, "rating", "head_to_head", "games")
        told = await profile(bob, "ann")
        assert told["hidden"] == ["rating", "games", "head_to_head"]
        assert told | {"since": 0} == {
            "name": "Ann", "handle": "ann", "guest": False, "mine": False, "since": 0, "hidden": told["hidden"],
            "record": None, "opponents": None, "versus": None,
            "tie": {"following": False, "friend": False, "blocked": False, "challenge": True, "followable": True},
            "away": None,
        }  # fmt: skip


async def test_head_to_head_is_told_only_if_both_allow_it(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, me = await account(house, "Ann")
        bob, his = await account(house, "Bob")
        await store_result(engine, (me, 1), (his, 2), finished=1)
        await store_result(engine, (me, 2), (his, 1), finished=2, how="score")
        await store_result(engine, (me, 1), (his, 2), finished=3)
        told = (await profile(ann, "bob"))["versus"]
        ends = [{"name": "achievements", "number": 2}, {"name": "score", "number": 1}]
        assert told == {"tally": tally(3, 2, 1), "last": ["won", "lost", "won"], "ends": ends, "finished": 3}
        assert (await profile(bob, "ann"))["versus"]["tally"] == tally(3, 1, 2)
        for browser in (ann, house.browser(), await house.guest("Eve")):
            assert (await profile(browser, "ann"))["versus"] is None
        await hide(ann, "head_to_head")
        for reader, handle in ((ann, "bob"), (bob, "ann")):
            assert (await profile(reader, handle))["versus"] is None
        hidden = await profile(bob, "ann")
        assert (hidden["hidden"], hidden["opponents"]) == (["head_to_head"], None)
        others = (await profile(house.browser(), "bob"))["opponents"]
        assert others == {"shown": [], "others": tally(3, 1, 2), "number": 1}
        assert (await profile(ann, "me"))["opponents"]["shown"][0]["handle"] == "bob"  # who shows it


async def test_those_who_left_and_guests_are_among_the_others(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, me = await account(house, "Ann")
        bob, his = await account(house, "Bob")
        eve = made(await (await house.guest("Eve")).get("/api/me"))["id"]
        for other in (his, eve):
            await store_result(engine, (me, 1), (other, 2))
        assert [one["name"] for one in (await profile(ann, "me"))["opponents"]["shown"]] == ["Bob"]
        made(await bob.request("DELETE", "/api/me", json={"current_password": PASSWORD}))
        assert (await profile(ann, "me"))["opponents"] == {"shown": [], "others": tally(2, 2, 0), "number": 2}
        assert refusal(await ann.get("/api/players/bob")) == (404, "no_such_player")
        assert sorted(game["others"][0]["who"] for game in await games(ann, "me")) == ["gone", "guest"]


async def test_a_guest_has_a_profile_alone_and_keeps_it_when_it_signs_up(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        eve, ann = await house.guest("Eve"), (await account(house, "Ann"))[0]
        me = made(await eve.get("/api/me"))["id"]
        await store_result(engine, (me, 1), ("computer:rule", 2))
        told = await profile(eve, "me")
        assert (told["guest"], told["mine"], told["handle"], told["record"]["games"]) == (
            True,
            True,
            None,
            tally(1, 1, 0),
        )
        assert len(await games(eve, "me")) == 1
        assert refusal(await ann.get("/api/players/eve")) == (404, "no_such_player")
        assert made(await ann.get("/api/players?search=eve"))["players"] == []
        made(await eve.post("/api/accounts", json={"login": "eve.1", "password": PASSWORD}))
        assert (await profile(ann, "eve"))["record"]["games"] == tally(1, 1, 0)


async def test_a_guest_who_signs_in_brings_its_games_along(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        _, mine = await account(house, "Ann")
        eve = await house.guest("Eve")
        me = made(await eve.get("/api/me"))["id"]
        await store_result(engine, (me, 1), ("computer:rule", 2))
        await store_result(engine, (mine, 2), ("computer:rule", 1))
        made(await eve.post("/api/sessions", json={"login": "ann.1", "password": PASSWORD}))
        assert (await profile(eve, "me"))["record"]["games"] == tally(2, 1, 1)


async def test_who_is_asked_for(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann")
        nobody = house.browser()
        assert (await profile(nobody, "ANN"))["handle"] == "ann"
        for path in ("/api/players/me", "/api/players/me/games"):
            assert refusal(await nobody.get(path)) == (401, "sign_in_needed")
        for path in ("/api/players/nobody", "/api/players/nobody/games"):
            assert refusal(await nobody.get(path)) == (404, "no_such_player")
        assert refusal(await nobody.get("/api/players/x%22")) == (400, "bad_request")
        made(await ann.put("/api/me/handle", json={"handle": "ann-of-green"}))
        assert refusal(await nobody.get("/api/players/ann")) == (404, "no_such_player")
        assert (await profile(nobody, "ann-of-green"))["name"] == "Ann"


async def test_a_rename_is_told_at_once(engine: AsyncEngine, tmp_path: Path) -> None:
    """What is kept of somebody's games names nobody."""
    async with open_house(engine, tmp_path) as house:
        (ann, me), (_, his) = await account(house, "Ann"), await account(house, "Bob")
        await store_result(engine, (me, 1), (his, 2))
        assert (await profile(ann, "me"))["opponents"]["shown"][0]["name"] == "Bob"
        async with engine.begin() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == his).values(name="Rob"))
        assert (await profile(ann, "me"))["opponents"]["shown"][0]["name"] == "Rob"
