"""What rated games change, what is told of it, and to whom; working it out anew gives the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import ANY

import httpx
import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.ratings.rated_game import RatedGame, RatedSeat
from splay.ratings.rating import NEW_UNDER, shown
from splay.ratings.update import after
from splay.server.ids import is_id
from splay.server.moderation.command import end_rating, rate_again
from splay.server.ratings.kept_ratings import follow_computers, work_out_anew
from splay.server.storage.schema import rating_changes, rating_state, ratings
from tests.server.moderation.test_moderation import admin
from tests.server.people.test_account_deletion import account, everything, go
from tests.server.playing import House, made, open_house
from tests.server.ratings.test_rated_tables import RATED
from tests.server.site import PASSWORD, refusal
from tests.server.stored_games import kept, result_of

pytestmark = pytest.mark.anyio


async def won_against(house: House, winner: httpx.AsyncClient, loser: httpx.AsyncClient, **body: Any) -> str:  # noqa: ANN401 - JSON
    """The table of a rated game of two that the second has given up, which is counted."""
    table = await house.table_of(winner, loser, settings=RATED, **body)
    house.time += 1000
    made(await loser.post(f"/api/tables/{table}/resignation", json={}))
    await house.count_games()
    return table


async def ratings_of(browser: httpx.AsyncClient, handle: str = "me") -> dict[str, Any]:
    """What is told of a player's ratings."""
    told: dict[str, Any] = made(await browser.get(f"/api/players/{handle}/ratings"))
    return told


async def ladder(browser: httpx.AsyncClient, kind: str = "base-2") -> dict[str, Any]:
    """A ladder."""
    told: dict[str, Any] = made(await browser.get(f"/api/ladders/{kind}"))
    return told


async def kept_of(engine: AsyncEngine) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """All ratings and changes that are kept."""
    return await kept(engine, "ratings"), await kept(engine, "rating_changes")


async def test_a_rated_game_changes_the_ratings_of_both(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, yan = await account(house, "Zoe"), await account(house, "Yan")
        table = await house.table_of(zoe, yan, settings=RATED)
        at_stake = made(await zoe.get(f"/api/tables/{table}/ratings"))
        assert (at_stake["kind"], at_stake["counted"], at_stake["waiting"]) == ("base-2", False, False)
        mine, theirs = at_stake["seats"]
        assert (mine["rating"], mine["new"]) == (1500, True)
        assert mine["wins"] == theirs["wins"] == -mine["loses"] > 0
        made(await yan.post(f"/api/tables/{table}/resignation", json={}))
        assert made(await zoe.get(f"/api/tables/{table}/ratings"))["waiting"]
        await house.count_games()
        counted = made(await yan.get(f"/api/tables/{table}/ratings"))
        assert counted["counted"]
        assert [seat["after"] for seat in counted["seats"]] == [1500 + mine["wins"], 1500 + theirs["loses"]]
        [told] = (await ratings_of(zoe))["kinds"]
        assert (told["rating"], told["games"], told["missing"]) == (1500 + mine["wins"], 1, NEW_UNDER - 1)
        assert told["low"] < told["rating"] < told["high"]
        assert told["curve"][0][1] == told["rating"]
        assert (await result_of(engine, table))[0]["rated"]
        kept_of_me = made(await zoe.get("/api/me/data"))
        assert [row["games"] for row in kept_of_me["ratings"]] == [1]
        assert [row["seat"] for row in kept_of_me["rating_changes"]] == [0]


async def test_an_account_is_told_what_it_would_play_for_on_the_last_free_seat(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, yan = await account(house, "Zoe"), await account(house, "Yan")
        await won_against(house, zoe, yan)
        table = made(await zoe.post("/api/tables", json={"settings": RATED}))["id"]
        address = f"/api/tables/{table}/ratings"
        joining = made(await yan.get(address))["joining"]
        assert (joining["seat"], joining["new"]) == (1, True)
        stranger = house.browser()
        assert made(await stranger.get(address))["joining"] is None
        made(await stranger.post("/api/guests", json={"name": "Guest"}))
        assert made(await stranger.get(address))["joining"] is None
        assert made(await zoe.get(address))["joining"] is None
        made(await yan.post(f"/api/tables/{table}/seats", json={}))
        told = made(await yan.get(address))
        assert (told["seats"][1], told["joining"]) == (joining, None)
        wide = made(await zoe.post("/api/tables", json={"settings": RATED, "options": {"players": 3}}))["id"]
        assert made(await yan.get(f"/api/tables/{wide}/ratings"))["joining"] is None


@pytest.mark.parametrize("teams", ["12-34", "13-24", "14-23", "random"])
async def test_with_fixed_teams_an_account_is_told_what_it_would_play_for(
    engine: AsyncEngine, tmp_path: Path, teams: str
) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, yan = await account(house, "Zoe"), await account(house, "Yan")
        options, seats = {"players": 4, "teams": teams}, ["me", "greedy", "random", "open"]
        table = made(await zoe.post("/api/tables", json={"settings": RATED, "options": options, "seats": seats}))["id"]
        joining = made(await yan.get(f"/api/tables/{table}/ratings"))["joining"]
        made(await yan.post(f"/api/tables/{table}/seats", json={}))
        told = made(await yan.get(f"/api/tables/{table}/ratings"))
        assert told["seats"][3]["wins"] > 0 > told["seats"][3]["loses"]
        assert (joining == told["seats"][3]) == (teams != "random")
        assert ("wins" in joining) == (teams != "random")


async def told_at(browser: httpx.AsyncClient, table: str) -> dict[str, Any]:
    """What is told of the ratings at a table."""
    told: dict[str, Any] = made(await browser.get(f"/api/tables/{table}/ratings"))
    return told


async def test_a_game_that_all_have_left_never_counts_and_says_so_at_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, yan = await account(house, "Zoe"), await account(house, "Yan")
        table = await house.table_of(zoe, yan, settings=RATED)
        made(await zoe.delete(f"/api/tables/{table}/seats"))
        mine, theirs = (await told_at(zoe, table))["seats"]
        assert ("wins" in mine, "wins" in theirs) == (False, True)
        assert (await told_at(zoe, table))["uncounted"] is None
        left = made(await yan.delete(f"/api/tables/{table}/seats"))
        assert "paused_until" not in (left or {})
        told = await told_at(zoe, table)
        assert (told["uncounted"], told["waiting"], told["counted"]) == ("abandoned", False, False)
        assert not any("wins" in seat for seat in told["seats"])
        await house.opponents_rest(table)
        assert made(await zoe.get(f"/api/tables/{table}"))["status"] == "finished"
        assert await told_at(yan, table) == told
        await house.count_games()
        assert not (await result_of(engine, table))[0]["rated"]
        assert await kept_of(engine) == ([], [])
        assert await told_at(yan, table) == told


async def test_whoever_resigns_against_somebody_who_has_left_has_abandoned_the_game_too(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, yan = await account(house, "Zoe"), await account(house, "Yan")
        table = await house.table_of(zoe, yan, settings=RATED)
        made(await zoe.delete(f"/api/tables/{table}/seats"))
        made(await yan.post(f"/api/tables/{table}/resignation", json={}))
        assert (await told_at(zoe, table))["uncounted"] == "abandoned"
        await house.count_games()
        assert (await told_at(zoe, table))["uncounted"] == "abandoned"


async def test_a_game_in_which_all_run_out_of_time_at_once_never_counts(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, yan = await account(house, "Zoe"), await account(house, "Yan")
        table = await house.table_of(zoe, yan, settings=RATED | {"leavers": "end"})
        await house.sweep(RATED["clock"]["bank"])
        told = await told_at(zoe, table)
        assert (told["uncounted"], told["waiting"]) == ("abandoned", False)
        await house.count_games()
        assert await told_at(zoe, table) == told


async def test_a_game_that_is_not_rated_changes_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, yan = await account(house, "Zoe"), await account(house, "Yan")
        table = await house.table_of(zoe, yan, settings={"clock": RATED["clock"]})
        made(await yan.post(f"/api/tables/{table}/resignation", json={}))
        await house.count_games()
        assert await kept_of(engine) == ([], [])
        assert (await ratings_of(zoe)).get("kinds", []) == []
        assert refusal(await zoe.get(f"/api/tables/{table}/ratings")) == (409, "not_rated")


async def test_ratings_worked_out_anew_are_the_same_and_those_of_the_reckoning(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, yan, xia = [await account(house, name) for name in ("Zoe", "Yan", "Xia")]
        tables = [
            await won_against(house, zoe, yan),
            await won_against(house, xia, zoe),
            await won_against(house, yan, xia, options={"sets": ["base", "echoes"]}),
            await won_against(house, zoe, yan),
        ]
        before = await kept_of(engine)
        assert len(before[1]) == 8
        games = {}
        for table in tables:
            result, seats = await result_of(engine, table)
            kind = "base-2" if result["sets"] == ["base"] else "sets-2"
            sat = tuple(RatedSeat(seat["player"], seat["place"]) for seat in seats)
            games[table] = RatedGame(result["id"], result["rated_at"], kind, sat)
        for kind in ("base-2", "sets-2"):
            known: dict[str, Any] = {}
            for game in [games[table] for table in tables if games[table].kind == kind]:
                known.update(after(game, known))
            told = {row["player"]: (row["mu"], row["sigma"], row["games"]) for row in before[0] if row["kind"] == kind}
            assert told == {player: (one.mu, one.sigma, one.games) for player, one in known.items()}
        async with engine.begin() as connection:
            await connection.execute(update(ratings).values(mu=1.0))
            await connection.execute(update(rating_changes).values(mu=2.0))
            assert await work_out_anew(connection) == 4
        assert await kept_of(engine) == before


async def test_all_is_worked_out_anew_once_computers_have_other_ratings(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, yan = await account(house, "Zoe"), await account(house, "Yan")
        await won_against(house, zoe, yan)
        before = await kept_of(engine)
        async with engine.begin() as connection:
            assert not await follow_computers(connection)
            await connection.execute(update(ratings).values(mu=1.0))
            await connection.execute(update(rating_state).values(anchors="of before"))
            assert await follow_computers(connection)
        assert await kept_of(engine) == before


async def test_a_ladder_has_those_with_enough_games_and_whoever_asks(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, yan, xia = [await account(house, name) for name in ("Zoe", "Yan", "Xia")]
        for _ in range(NEW_UNDER):
            await won_against(house, zoe, yan)
        await won_against(house, xia, zoe)
        told = await ladder(zoe)
        assert (told["players"], told["around"]) == (2, [])
        assert [(one["rank"], one["handle"], one["me"], one["games"]) for one in told["top"]] == [
            (1, "zoe-2", True, NEW_UNDER + 1),
            (2, "yan-2", False, NEW_UNDER),
        ]
        assert (await ratings_of(zoe))["kinds"][0]["rank"] == 1
        assert (await ladder(house.browser(), "teams"))["top"] == []
        assert refusal(await zoe.get("/api/ladders/chess")) == (404, "no_such_kind")


async def test_whoever_hides_a_rating_is_on_the_ladder_and_tells_no_more(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, yan = await account(house, "Zoe"), await account(house, "Yan")
        for _ in range(NEW_UNDER):
            await won_against(house, zoe, yan)
        made(await zoe.put("/api/me/privacy", json={"rating": "nobody"}))
        assert await ratings_of(yan, "zoe-2") == {"hidden": True}
        assert (await ratings_of(zoe, "zoe-2"))["kinds"]
        assert [one["handle"] for one in (await ladder(yan))["top"]] == ["zoe-2", "yan-2"]
        assert await ratings_of(yan, "ZOE-2") == {"hidden": True}
        assert refusal(await yan.get("/api/players/nobody-here/ratings")) == (404, "no_such_player")
        assert refusal(await house.browser().get("/api/players/me/ratings")) == (401, "sign_in_needed")
        assert await ratings_of(await house.guest("Gus")) == {}


async def test_an_admin_ends_ratings_and_nothing_counts_after(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, yan = await account(house, "Zoe"), await account(house, "Yan")
        for _ in range(NEW_UNDER):
            await won_against(house, zoe, yan)
        table = await house.table_of(zoe, yan, settings=RATED)
        async with engine.begin() as connection:
            assert await end_rating("yan", "loses on purpose")(connection) == ["the ratings of yan are ended"]
        before = await told_at(zoe, table)
        assert (before["uncounted"], before["waiting"]) == ("ended", False)
        made(await yan.post(f"/api/tables/{table}/resignation", json={}))
        assert await told_at(zoe, table) == before
        await house.count_games()
        assert not (await result_of(engine, table))[0]["rated"]
        assert await told_at(zoe, table) == before
        assert [one["handle"] for one in (await ladder(zoe))["top"]] == ["zoe-2"]
        assert await ratings_of(zoe, "yan-2") == {"ended": True}
        assert refusal(await yan.post("/api/tables", json={"settings": RATED})) == (409, "rating_ended")
        assert (made(await yan.get("/api/me"))["rating_ended"], made(await zoe.get("/api/me"))["rating_ended"]) == (
            True,
            False,
        )
        free = made(await zoe.post("/api/tables", json={"settings": RATED}))["id"]
        assert (await told_at(yan, free))["joining"] is None
        [act] = await kept(engine, "admin_acts")
        assert (act["act"], act["detail"]) == ("end rating", "Yan: loses on purpose")
        async with engine.begin() as connection:
            assert await rate_again()(connection) == [f"all ratings worked out anew, from {NEW_UNDER} games"]


async def test_admins_see_ratings_that_are_hidden_or_ended(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, yan = await account(house, "Zoe"), await account(house, "Yan")
        await won_against(house, zoe, yan)
        made(await yan.put("/api/me/privacy", json={"rating": "nobody"}))
        address = "/api/admin/ratings?login="
        assert refusal(await zoe.get(f"{address}yan")) == (403, "admin_needed")
        boss = await admin(house, engine)
        told = made(await boss.get(f"{address}YAN"))
        assert (told["name"], told["login"], told["ended"]) == ("Yan", "yan", None)
        assert [(kind["kind"], kind["games"]) for kind in told["kinds"]] == [("base-2", 1)]
        made(await boss.put(f"/api/admin/people/{told['person']}/rating-end", json={"reason": "loses on purpose"}))
        assert made(await boss.get(f"{address}yan")) == told | {"ended": ANY}
        assert made(await boss.get(f"{address}yan"))["ended"]
        assert refusal(await boss.get(f"{address}nobody")) == (404, "not_found")


async def test_ratings_of_an_account_that_is_deleted_stay_under_a_random_number(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe, yan = await account(house, "Zoe"), await account(house, "Yan")
        tables = [await won_against(house, zoe, yan) for _ in range(NEW_UNDER)]
        me = made(await zoe.get("/api/me"))["id"]
        before = await kept_of(engine)
        made(await go(zoe, PASSWORD))
        [number] = {seat["player"] for seat in (await result_of(engine, tables[0]))[1] if seat["place"] == 1}
        assert is_id(number)
        assert me not in await everything(engine)
        renamed = [[row | {"player": number} if row["player"] == me else row for row in rows] for rows in before]
        after_going = await kept_of(engine)
        for rows, others in zip(renamed, after_going, strict=True):
            assert sorted(map(str, rows)) == sorted(map(str, others))
        assert [one["handle"] for one in (await ladder(yan))["top"]] == ["yan-2"]
        async with engine.begin() as connection:
            await work_out_anew(connection)
        assert sorted(map(str, (await kept_of(engine))[0])) == sorted(map(str, after_going[0]))


async def test_rate_me_goes_up_after_a_win_and_down_after_a_loss(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        zoe = await account(house, "Zoe")
        met = []
        for _ in range(NEW_UNDER):
            table = made(await zoe.post("/api/rate-me", json={}))
            met.append(table["seats"][1]["agent"])
            assert table["settings"]["rated"]
            house.time += 1000
            made(await zoe.post(f"/api/tables/{table['id']}/resignation", json={}))
            await house.count_games()
        assert met == ["rule", *["random"] * (NEW_UNDER - 1)]
        [told] = (await ratings_of(zoe))["kinds"]
        assert (told["games"], told.get("missing", 0)) == (NEW_UNDER, 0)
        assert told["rating"] < 1500
        assert refusal(await zoe.post("/api/rate-me", json={})) == (409, "rated_already")
        assert refusal(await zoe.post("/api/rate-me", json={"kind": "chess"})) == (404, "no_such_kind")
        assert refusal(await (await house.guest("Gus")).post("/api/rate-me", json={})) == (403, "account_needed")


def test_a_stored_rating_is_shown_as_the_reckoning_shows_it() -> None:
    game = RatedGame("a", 1, "base-2", (RatedSeat("zoe", 1), RatedSeat("yan", 2)))
    assert {player: shown(one) for player, one in after(game, {}).items()} == {"zoe": 1576, "yan": 1424}
