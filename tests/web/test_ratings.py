"""Ratings on the page: on a profile, and the ladders; Rate me."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.ratings.rating import NEW_UNDER
from splay.server.moderation.command import end_rating
from tests.patience import PATIENCE_MS
from tests.web.axe import violations
from tests.web.results_kept import account, keep
from tests.web.visitors import LAPTOP, PHONE, TABLE, be_guest, send, visitor, visitors

RATED = {"rated": True, "clock": {"bank": 600_000, "increment": 10_000}}
LOOK_S = 0.2
KINDS = ["Base, 2 players", "Expansions, 2 players", "3-5 players", "Teams"]


def won(winner: Page, loser: Page, games: int) -> None:
    """Rated games of two that the second has given up."""
    for _ in range(games):
        table = send(winner.context, "POST", "/api/tables", {"seats": ["me", "open"], "settings": RATED})["id"]
        send(loser.context, "POST", f"/api/tables/{table}/seats", {})
        send(loser.context, "POST", f"/api/tables/{table}/resignation", {})


def counted(page: Page, games: int) -> dict[str, Any]:
    """What a person is told of their rating in the base set once so many games are counted.

    Raises:
        AssertionError: the server doesn't count them.
    """
    begun = time.monotonic()
    while time.monotonic() < begun + PATIENCE_MS / 1000:
        for kind in send(page.context, "GET", "/api/players/me/ratings").get("kinds", []):
            if kind["games"] == games:
                return dict(kind)
        time.sleep(LOOK_S)
    raise AssertionError(f"{games} games are not counted")


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_rating_stands_second_on_a_profile_and_leads_to_the_ladder(
    chromium: Browser, server: str, viewport: ViewportSize
) -> None:
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as ann, visitor(chromium, server) as bob:
        me, his = account(ann, "Ann"), account(bob, "Bob")
        won(ann, bob, 1)
        counted(ann, 1)
        ann.goto("/players/me")
        expect(ann.get_by_role("main").get_by_role("region").nth(1)).to_have_accessible_name("Rating")
        rating = ann.get_by_role("region", name="Rating")
        expect(rating).to_contain_text("1,576")
        expect(rating).to_contain_text("new: 4 games missing")
        expect(rating).to_contain_text("4 games more, and your rating counts.")
        expect(rating.get_by_role("radio")).to_have_count(len(KINDS))
        assert violations(ann) == []
        rating.get_by_text("Teams").click()
        expect(rating).to_contain_text("No rated games of this kind yet.")
        won(ann, bob, NEW_UNDER - 1)
        told = counted(ann, NEW_UNDER)
        counted(bob, NEW_UNDER)
        ann.reload()
        expect(rating).to_contain_text(f"between {told['low']:,} and {told['high']:,}")
        expect(rating).to_contain_text("5 rated games")
        points = [after for _, after in told["curve"]]
        curve = f"lowest {min(points):,}, highest {max(points):,}, now {told['rating']:,}"
        expect(rating.get_by_role("img", name=curve)).to_be_visible()
        expect(rating.get_by_role("button", name="Rate me")).to_have_count(0)
        rating.get_by_role("link", name=f"Rank {told['rank']} on the ladder").click()
        ladder = ann.get_by_role("region", name="Ladder")
        expect(ladder.get_by_role("link", name="Ann (you)", exact=True)).to_have_attribute(
            "href", f"/players/{me['handle']}"
        )
        row = ladder.get_by_role("row").filter(has=ann.locator(f"[href='/players/{his['handle']}']"))
        loser = counted(bob, NEW_UNDER)
        expect(row).to_contain_text(f"{loser['rating']:,}")
        expect(row).to_contain_text(f"{loser['low']:,}-{loser['high']:,}")
        assert violations(ann) == []
        row.get_by_role("link").click()
        expect(ann.get_by_role("heading", name="Bob", level=1)).to_be_visible()
        expect(rating).to_contain_text(f"{loser['rating']:,}")
        expect(rating).to_contain_text(KINDS[0])
        expect(rating.get_by_role("radio")).to_have_count(0)
        assert violations(ann) == []


def test_a_rating_that_is_hidden_or_ended_is_told_in_a_line(chromium: Browser, server: str, data: Path) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        account(ann, "Ann")
        his = account(bob, "Bob")
        won(ann, bob, 1)
        counted(bob, 1)
        send(bob.context, "PUT", "/api/me/privacy", {"rating": "nobody"})
        ann.goto(f"/players/{his['handle']}")
        expect(ann.get_by_text("Bob keeps ratings private.")).to_be_visible()
        rating = ann.get_by_role("region", name="Rating")
        expect(rating).to_have_count(0)
        assert violations(ann) == []
        send(bob.context, "PUT", "/api/me/privacy", {"rating": "everyone"})

        async def end(engine: AsyncEngine) -> None:
            async with engine.begin() as connection:
                await end_rating(his["login"], "loses on purpose")(connection)

        keep(data, end)
        ann.reload()
        expect(rating).to_have_text(re.compile("Bob's ratings have been ended here."))
        bob.goto("/players/me")
        expect(bob.get_by_role("region", name="Rating")).to_contain_text("You can play unrated.")
        assert violations(bob) == []
        bob.goto("/new")
        switch = bob.get_by_label("Rated", exact=True)
        expect(switch).to_have_accessible_description("Your ratings have been ended here. You can play unrated.")
        expect(switch).to_be_disabled()
        expect(switch).not_to_be_checked()
        expect(bob.locator("form").get_by_role("link", name="Sign in")).to_have_count(0)
        settings = {"rated": True, "clock": {"bank": 1_200_000, "increment": 30_000}}
        table = send(ann.context, "POST", "/api/tables", {"settings": settings})["id"]
        bob.goto(f"/table/{table}")
        expect(bob.get_by_text("Your ratings have been ended here. You can play unrated.")).to_be_visible()
        expect(bob.get_by_role("button", name="Take this seat")).to_have_count(0)
        assert violations(bob) == []


def test_rate_me_leads_to_a_rated_table(chromium: Browser, server: str) -> None:
    with visitor(chromium, server) as page:
        account(page, "Ann")
        page.goto("/players/me")
        rating = page.get_by_role("region", name="Rating")
        expect(rating).to_contain_text("Five rated games against computers give you a rating.")
        rating.get_by_text("3-5 players").click()
        rating.get_by_role("button", name="Rate me").click()
        expect(page).to_have_url(TABLE)
        table = send(page.context, "GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
        assert table["settings"]["rated"]
        assert [seat.get("agent") for seat in table["seats"]][1:] == ["rule", "rule"]


def test_rate_me_is_over_once_the_five_games_are_played(context: BrowserContext) -> None:
    page = context.new_page()  # which may complain of the refused request
    account(page, "Ann")
    refused = {"error": "rated_already", "message": "you have played the five games"}
    page.route("**/api/rate-me", lambda route: route.fulfill(status=409, json=refused))
    page.goto("/players/me")
    rating = page.get_by_role("region", name="Rating")
    rating.get_by_role("button", name="Rate me").click()
    expect(rating.get_by_role("status")).to_have_text("You've played your five games. Your rating stands.")
    expect(rating.get_by_role("button", name="Rate me")).to_have_count(0)


def test_an_empty_ladder_has_one_way_on(chromium: Browser, server: str) -> None:
    with visitor(chromium, server) as page:
        page.goto("/players?kind=teams")
        ladder = page.get_by_role("region", name="Ladder")
        expect(ladder.get_by_role("radio", name="Teams")).to_be_checked()
        expect(ladder).to_contain_text("Nobody has played five rated games of this kind yet.")
        expect(ladder.get_by_role("link", name="Sign in")).to_have_attribute("href", "/people")
        assert violations(page) == []
        be_guest(page.context, "Eve")
        page.goto("/players/me")
        expect(page.get_by_role("region", name="Rating").get_by_role("link", name="Sign in")).to_be_visible()
        account(page, "Eve")
        page.goto("/players?kind=teams")
        expect(ladder.get_by_role("button", name="Rate me")).to_be_visible()
        ladder.get_by_text("3-5 players").click()
        expect(page).to_have_url(re.compile(r"/players\?kind=many$"))


def test_whoever_is_further_down_sees_the_ladder_around(page: Page) -> None:
    account(page, "Ann")

    def rung(rank: int) -> dict[str, Any]:
        points = 2000 - rank
        points, me = 2000 - rank, rank == 212
        said = {"rank": rank, "name": "Ann" if me else f"Player {rank}", "handle": f"player-{rank}"}
        return said | {"rating": points, "low": points - 80, "high": points + 80, "games": 9, "me": me}

    top_told, around_told = ([rung(rank) for rank in ranks] for ranks in (range(1, 51), range(210, 215)))
    told = {"kind": "many", "players": 1300, "top": top_told, "around": around_told}
    page.route("**/api/ladders/many", lambda route: route.fulfill(json=told))
    page.goto("/players?kind=many")
    ladder = page.get_by_role("region", name="Ladder")
    expect(ladder).to_contain_text("1,300 players")
    top, around = ladder.locator("tbody").all()
    expect(top.get_by_role("row")).to_have_count(50)
    expect(around.get_by_role("rowheader")).to_have_text(
        ["Player 210", "Player 211", "Ann (you)", "Player 213", "Player 214"]
    )
    assert around.bounding_box()["y"] > top.bounding_box()["y"] + top.bounding_box()["height"] - 1  # type: ignore[index]
    assert violations(page) == []
