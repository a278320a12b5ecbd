"""What the tests of profiles share: accounts, and what browsers are told of them."""

from __future__ import annotations

from typing import Any

import httpx

from splay.server.people.handles import made_from
from splay.statistics.counting import CardUse, SeatStatistics
from tests.server.playing import House, made
from tests.server.site import PASSWORD


async def account(house: House, name: str) -> tuple[httpx.AsyncClient, str]:
    """The browser of a new account, whose handle is made from its name, and its id."""
    browser = house.browser()
    body = {"login": f"{made_from(name)}.1", "password": PASSWORD, "name": name}
    me = made(await browser.post("/api/accounts", json=body))
    return browser, me["id"]


async def two_friends(house: House) -> tuple[httpx.AsyncClient, httpx.AsyncClient]:
    """The browsers of Ann Alder and Bob Birch, new accounts that follow each other."""
    ann, _ = await account(house, "Ann Alder")
    bob, _ = await account(house, "Bob Birch")
    made(await ann.put("/api/players/bob-birch/follow"))
    made(await bob.put("/api/players/ann-alder/follow"))
    return ann, bob


async def profile(browser: httpx.AsyncClient, handle: str) -> Any:  # noqa: ANN401 - JSON
    """A profile as somebody is told it."""
    return made(await browser.get(f"/api/players/{handle}"))


async def games(browser: httpx.AsyncClient, handle: str, **wanted: str) -> list[dict[str, Any]]:
    """The first piece of somebody's games that are wanted."""
    told: list[dict[str, Any]] = made(await browser.get(f"/api/players/{handle}/games", params=wanted))["games"]
    return told


async def hide(browser: httpx.AsyncClient, *topics: str, who: str = "nobody") -> None:
    """Hides these topics of an account."""
    made(await browser.put("/api/me/privacy", json=dict.fromkeys(topics, who)))


def tally(games: int, won: int, lost: int) -> dict[str, int]:
    """How many games there were, as it is told."""
    return {"games": games, "won": won, "lost": lost}


def seat(turns: int = 10, achievements: dict[str, int] | None = None, **cards: tuple[int, int, int]) -> SeatStatistics:
    """What is counted of a seat: how often it drew, melded and used cards."""
    uses = {key: CardUse(*use) for key, use in cards.items()}
    return SeatStatistics({"turns": turns}, uses, achievements or {})
