"""What games tell of cards: those of the computers that come with the package, and those of people here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.options import Options
from splay.server.statistics import api
from splay.server.statistics.card_shares import FEWEST, kind_named, shipped
from splay.sets import all_cards
from splay.statistics.computers import KINDS
from splay.statistics.counting import counted
from tests.server.playing import House, open_house
from tests.server.stored_games import counter_on, people_in, store_game

pytestmark = pytest.mark.anyio


async def told(house: House) -> list[dict[str, Any]]:
    """The kinds of games that somebody unknown is told of."""
    answer = await house.browser().get("/api/statistics/cards")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == api.FOR_A_WHILE
    kinds: list[dict[str, Any]] = answer.json()["kinds"]
    return kinds


def test_the_package_has_games_of_computers_of_each_kind() -> None:
    games = shipped()
    assert [(kind.sets, kind.players) for kind in games.kinds] == [(list(kind.sets), kind.players) for kind in KINDS]
    keys = {card.key for card in all_cards("third")}
    for kind in games.kinds:
        assert kind.games > 0
        assert kind.seats == kind.games * kind.players
        assert kind.cards.keys() <= keys
    assert games.agent == "planner"


async def test_the_games_of_computers_are_told_with_intervals(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        kinds = await told(house)
    assert [(kind["whose"], kind["kind"]) for kind in kinds] == [
        ("computers", "base-2"), ("computers", "base-4"), ("computers", "sets-2"), ("computers", "sets-4"),
    ]  # fmt: skip
    games, counts = kinds[0]["games"], shipped().kinds[0].cards["agriculture"]
    value, low, high = kinds[0]["cards"]["agriculture"]["melded"]
    assert value == round(1000 * counts.melded / (2 * games))
    assert 0 <= low <= value <= high <= 1000
    for key, shares in kinds[0]["cards"].items():
        assert ("won" in shares) == (shipped().kinds[0].cards[key].melded >= FEWEST)


async def test_peoples_games_are_told_beside_them_without_the_seats_of_computers(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    await people_in(engine, "ann", "bob")
    options = Options(3)
    _, events = await store_game(engine, options, "told")  # Ann's and Bob's, the third seat is a computer's
    await store_game(engine, Options(2, "first"), "another edition")
    await store_game(engine, Options(2), "two")
    assert not await counter_on(engine).piece()
    async with open_house(engine, tmp_path) as house:
        kinds = {kind["kind"]: kind for kind in await told(house) if kind["whose"] == "people"}
    assert {name: kind["games"] for name, kind in kinds.items()} == {"base-2": 1, "base-more": 1}
    people = counted(events, 3, options.sets)[:2]
    assert set(kinds["base-more"]["cards"]) == {key for seat in people for key in seat.cards}
    for key, shares in kinds["base-more"]["cards"].items():
        melded = [key in seat.cards and seat.cards[key].melded > 0 for seat in people]
        assert shares["melded"][0] == 500 * sum(melded)
        assert "won" not in shares  # of two seats nothing is said


def test_kinds_have_words() -> None:
    assert kind_named(["base"], "2") == "base-2"
    assert kind_named(["base", "cities"], "more") == "sets-more"
