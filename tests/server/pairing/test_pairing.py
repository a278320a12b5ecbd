"""Looking for opponents as browsers do: who is paired, when, and what each is told of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.pairing.pairing import Pairing
from splay.server.pairing.seeks import KEPT, TOLD_FOR, waiting
from splay.server.pairing.wish import DAY, LIVE
from splay.server.storage.schema import people, ratings, seeks
from splay.views.languages import written_in
from tests.server.notifications.push_service import push_service
from tests.server.notifications.test_pushes import ANYWHERE, subscribe
from tests.server.playing import House, fail, look, made, open_house
from tests.server.profiles.telling import account
from tests.server.site import PASSWORD, refusal

pytestmark = pytest.mark.anyio
UNRATED = {"pace": LIVE}


async def seek(browser: httpx.AsyncClient, **wish: Any) -> Any:  # noqa: ANN401 - JSON
    """Begins to look; what is told of it."""
    return made(await browser.put("/api/me/seek", json=wish or UNRATED))


async def mine(browser: httpx.AsyncClient, wait: int = 0) -> Any:  # noqa: ANN401 - JSON
    """A person's own search."""
    return made(await browser.get(f"/api/me/seek?wait={wait}"))


async def at_rest(house: House) -> Pairing:
    """The pairing of a house, which looks when a test says so alone."""
    pairing = house.services.pairing
    await pairing.looks.close()
    return pairing


async def rated_as(engine: AsyncEngine, person: str, points: int) -> None:
    """Gives somebody a rating for two players with the base set."""
    values = {"player": person, "kind": "base-2", "mu": 25 + (points - 1500) / 40, "sigma": 1.0, "games": 30}
    async with engine.begin() as connection:
        await connection.execute(ratings.insert().values(values))


async def test_two_of_the_same_wish_play_at_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        wish = {"players": 2, "sets": ["base"], "pace": "live", "rated": False}
        assert await mine(ann) == {"state": "none", "wish": None, "waited": 0, "table": None}
        assert await seek(ann) == {"state": "looking", "wish": wish, "waited": 0, "table": None}
        told = made(await bob.get("/api/seeks"))
        assert (told["on"], told["looking"]) == (True, [{"wish": wish, "people": 1}])
        assert told["clocks"] == {"live": {"bank": 1_200_000, "increment": 30_000}, "day": {"move": 86_400_000}}
        found = await seek(bob)
        assert found["state"] == "paired"
        assert (await mine(ann))["table"] == found["table"]
        table = await look(bob, found["table"])
        assert table["status"] == "running"
        assert {seat["name"] for seat in table["seats"]} == {"Ann", "Bob"}
        assert table["settings"]["clock"] == {"bank": 1_200_000, "increment": 30_000}
        assert made(await bob.get("/api/seeks"))["looking"] == []


async def test_unlike_wishes_wait_beside_each_other(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        wishes: list[dict[str, Any]] = [
            {"pace": "live"}, {"pace": "day"}, {"players": 3}, {"sets": ["base", "cities"]}, {"rated": True}
        ]  # fmt: skip
        for number, wish in enumerate(wishes):
            browser, _ = await account(house, f"Somebody {number}")
            assert (await seek(browser, **wish))["state"] == "looking"
        other = await house.guest("Ann")
        assert (await seek(other, sets=["cities", "base"]))["state"] == "paired"


async def test_whoever_waits_for_the_answer_has_it_when_somebody_comes(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        await seek(ann)
        answer = asyncio.create_task(mine(ann, 40))
        while not house.services.pairing.waiting:
            await asyncio.sleep(0)
        assert not answer.done()
        found = await seek(bob)
        async with asyncio.timeout(5):
            assert (await answer)["table"] == found["table"]


async def test_an_answer_is_put_off_no_longer_than_was_asked_for(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        await seek(ann)
        async with asyncio.timeout(5):
            assert (await mine(ann, 1))["state"] == "looking"
        assert refusal(await ann.get("/api/me/seek?wait=56"))[0] == 400


async def test_whoever_stops_is_not_paired_and_hears_what_was_there(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        await seek(ann)
        assert made(await ann.delete("/api/me/seek"))["state"] == "looking"
        assert (await seek(bob))["state"] == "looking"
        assert made(await ann.delete("/api/me/seek"))["state"] == "none"
        found = await seek(ann)
        assert made(await bob.delete("/api/me/seek"))["table"] == found["table"]
        assert (await mine(bob))["state"] == "none"


async def test_another_wish_takes_the_place_of_the_one_before_and_the_same_goes_on(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        await seek(ann)
        house.time += 7_000
        assert (await seek(ann))["waited"] == 7_000
        assert (await seek(ann, players=3))["waited"] == 0
        assert (await seek(bob))["state"] == "looking"


async def test_those_far_apart_in_strength_are_paired_once_they_have_waited(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        pairing = await at_rest(house)
        (ann, _), (bob, strong) = await account(house, "Ann Alder"), await account(house, "Bob Birch")
        await rated_as(engine, strong, 2000)
        await seek(ann, rated=True)
        assert (await seek(bob, rated=True))["state"] == "looking"
        for seconds in (0, 10, 10):  # 500 points are reached after 24.7 seconds
            house.time += seconds * 1000
            await mine(ann)
            await mine(bob)
            await pairing.note_who_is_here()
            await pairing.look()
            assert (await mine(ann))["state"] == "looking"
        house.time += 5_000
        await pairing.look()
        table = (await mine(ann))["table"]
        assert (await look(bob, table))["settings"]["rated"]


async def test_rated_games_are_for_accounts_whose_ratings_go_on(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        guest = await house.guest("Gus")
        assert refusal(await guest.put("/api/me/seek", json={"rated": True})) == (403, "account_needed")
        (ann, ended), (bob, _) = await account(house, "Ann Alder"), await account(house, "Bob Birch")
        await seek(ann, rated=True)
        async with engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == ended).values(rating_ended=1))
        assert (await seek(bob, rated=True))["state"] == "looking"
        assert refusal(await ann.put("/api/me/seek", json={"rated": True, "players": 3})) == (409, "rating_ended")


async def test_nobody_is_paired_with_whom_they_have_blocked_or_who_has_blocked_them(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        (ann, _), (bob, _) = await account(house, "Ann Alder"), await account(house, "Bob Birch")
        made(await ann.put("/api/players/bob-birch/block"))
        for first, second in ((ann, bob), (bob, ann)):
            await seek(first)
            assert (await seek(second))["state"] == "looking"
            for each in (first, second):
                made(await each.delete("/api/me/seek"))
        await seek(ann)
        house.time += 1
        await seek(bob)
        cleo = await house.guest("Cleo")
        assert (await seek(cleo))["state"] == "paired"
        assert (await mine(ann))["state"] == "paired"
        assert (await mine(bob))["state"] == "looking"


async def test_a_block_that_comes_while_two_are_being_paired_holds(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        pairing = await at_rest(house)
        (ann, _), (bob, _) = await account(house, "Ann Alder"), await account(house, "Bob Birch")
        made(await ann.put("/api/players/bob-birch/block"))
        await seek(ann)
        await seek(bob)
        async with engine.connect() as connection:
            found = await waiting(connection, house.time)
        assert len(found) == 2
        await pairing.pair_up(found, apart=frozenset())
        assert (await mine(ann))["state"] == (await mine(bob))["state"] == "looking"


async def test_whoever_has_gone_is_not_paired_live_and_is_forgotten(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        pairing = await at_rest(house)
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        await seek(ann)
        house.time += KEPT[LIVE] + 1
        assert (await seek(bob))["state"] == "looking"
        await pairing.note_who_is_here()
        assert (await mine(ann))["state"] == "none"
        house.time += KEPT[LIVE]
        await mine(bob)
        await pairing.note_who_is_here()
        house.time += KEPT[LIVE]
        assert (await seek(ann))["state"] == "paired"


async def test_whoever_plays_by_the_day_may_go_meanwhile(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        pairing = await at_rest(house)
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        await seek(ann, pace=DAY)
        house.time += KEPT[DAY]
        await pairing.note_who_is_here()
        table = (await seek(bob, pace=DAY))["table"]
        assert (await look(ann, table))["settings"]["clock"] == {"move": 86_400_000}
        await seek(ann, pace=DAY)
        house.time += KEPT[DAY] + 1
        await pairing.note_who_is_here()
        assert (await mine(ann))["state"] == "none"


async def test_whoever_has_gone_and_plays_by_the_day_is_pushed_that_somebody_is_there(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        await subscribe(ann, there)
        await seek(ann, pace=DAY)
        written_in("en")  # which a server has read long before
        table = (await seek(bob, pace=DAY))["table"]
        told = await there.next()
        assert (told["path"], told["body"]) == (f"/table/{table}", "Your game with Bob waits for you.")


async def test_what_was_found_is_told_for_an_hour(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        pairing = await at_rest(house)
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        await seek(ann)
        await seek(bob)
        for wait, state in ((TOLD_FOR, "paired"), (1, "none")):
            house.time += wait
            await pairing.note_who_is_here()
            assert (await mine(ann))["state"] == state


async def test_a_server_that_stood_still_gives_those_who_were_here_time_to_come_back(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        await seek(ann)
        house.time += 10 * KEPT[LIVE]
        again = Pairing(house.tables, True, fail)
        await again.note_who_is_here()
        assert (await mine(ann))["state"] == "looking"
        again.here = house.services.pairing.here
        await again.note_who_is_here()
        assert (await seek(bob))["state"] == "paired"


async def test_a_server_that_pairs_nobody_says_so(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_PAIRING="no") as house:
        ann = await house.guest("Ann")
        assert refusal(await ann.put("/api/me/seek", json=UNRATED)) == (409, "no_pairing")
        told = made(await ann.get("/api/seeks"))
        assert (told["on"], told["looking"]) == (False, [])
        assert (await mine(ann))["state"] == "none"


async def test_what_no_table_can_be_is_refused(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        for wish in ({"sets": ["base", "nothing"]}, {"sets": ["cities"]}, {"sets": ["base", "base"]}):
            assert refusal(await ann.put("/api/me/seek", json=wish)) == (422, "bad_options")
        assert refusal(await ann.put("/api/me/seek", json={"players": 6}))[0] == 400
        assert refusal(await ann.put("/api/me/seek", json={"pace": "soon"}))[0] == 400


async def test_a_token_looks_for_nobody(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        token = made(await ann.post("/api/tokens", json={"label": "bot", "current_password": PASSWORD}))["token"]
        bot = house.browser()
        bot.headers["Authorization"] = f"Bearer {token}"
        assert refusal(await bot.put("/api/me/seek", json=UNRATED)) == (403, "token_not_allowed")


async def test_nobody_begins_to_look_too_often(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        answers = [(await ann.put("/api/me/seek", json=UNRATED)).status_code for _ in range(32)]
        assert answers[0] == 200
        assert answers[-1] == 429


async def test_a_search_goes_with_its_person_and_follows_a_guest_to_the_account(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        await seek(ann)
        assert [row["wish"] for row in made(await ann.get("/api/me/data"))["seeks"]] == ["live unrated 2 base"]
        made(await ann.request("DELETE", "/api/me", json={}))
        async with engine.connect() as connection:
            assert (await connection.execute(select(seeks))).all() == []
        _, person = await account(house, "Bob Birch")
        guest = await house.guest("Somebody")
        await seek(guest)
        made(await guest.post("/api/sessions", json={"login": "bob-birch.1", "password": PASSWORD}))
        async with engine.connect() as connection:
            assert list((await connection.execute(select(seeks.c.person))).scalars()) == [person]
