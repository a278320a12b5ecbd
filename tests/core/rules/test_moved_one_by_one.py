"""Cards that one effect moves go one by one, and special achievements are looked at after each (decision 32)."""

from __future__ import annotations

import pytest

from splay.core.event import ClaimEvent, Event
from splay.core.question import ASK_ORDER
from splay.playing import PlayedTable, play
from tests.core.rules.reports import icons

MOVES = ("return", "transfer", "score", "claim")


def moves(table: PlayedTable) -> list[tuple[str, list[str]]]:
    """What moved and what was claimed, event by event."""
    return [(event.kind, told(event)) for event in table.events if event.kind in MOVES]


def told(event: Event) -> list[str]:
    return [event.special] if isinstance(event, ClaimEvent) else [card.name for card in event.cards]


def orders(table: PlayedTable) -> list[list[str]]:
    """What the questions about an order offered."""
    return [options for _, kind, options in table.asked if kind == ASK_ORDER]


def electricity(timing: str = "after_each_change", yellow: str = "") -> PlayedTable:
    """Nine clocks: Genetics lays three more bare, The Internet takes two away."""
    table = play(
        me="green up: Electricity, Databases, Satellites; red: Mobility; blue: Genetics, Software; "
        "purple: The Internet" + (f"; yellow: {yellow}" if yellow else ""),
        special_achievements=timing,
    )
    assert icons(table.me)["clock"] == 9
    return table


def test_returned_cards_claim_in_between() -> None:
    table = electricity().dogma("Electricity", me=["Genetics"])
    assert table.me.achievements == ["World"]
    assert orders(table) == [["genetics", "the-internet"]]
    assert moves(table) == [("return", ["Genetics"]), ("claim", ["World"]), ("return", ["The Internet"])]


def test_returned_in_the_other_order_they_claim_nothing() -> None:
    table = electricity().dogma("Electricity", me=["The Internet"])
    assert table.me.achievements == []
    assert moves(table) == [("return", ["The Internet"]), ("return", ["Genetics"])]


def test_cards_for_several_supplies_are_told_in_the_order_in_which_they_went() -> None:  # decision 9
    table = electricity(yellow="Agriculture").dogma("Electricity", me=["Agriculture", "Genetics"])
    assert orders(table)[0] == ["genetics", "agriculture", "the-internet"]
    assert moves(table)[:3] == [("return", ["Agriculture"]), ("return", ["Genetics"]), ("claim", ["World"])]


def test_what_goes_after_a_claim_is_told_in_its_own_order() -> None:  # decision 9
    table = electricity(yellow="Ecology").dogma("Electricity", me=["Genetics", "Ecology"])
    assert moves(table) == [("return", ["Genetics"]), ("claim", ["World"]), ("return", ["Ecology"]),
                            ("return", ["The Internet"])]  # fmt: skip


def test_where_achievements_wait_for_the_effect_no_order_is_asked() -> None:
    table = electricity("after_each_effect").dogma("Electricity")
    assert (table.me.achievements, orders(table)) == ([], [])


def test_where_the_achievement_is_gone_no_order_is_asked() -> None:
    table = play(
        me="green up: Electricity, Databases, Satellites; red: Mobility; blue: Genetics, Software; "
        "purple: The Internet",
        available="1, 2",
    ).dogma("Electricity")
    assert (table.me.achievements, orders(table)) == ([], [])


def engineering(first: str) -> PlayedTable:
    return play(
        me="red: Engineering; yellow: Domestication; green: The Wheel; purple: Mysticism",
        you="blue: Alchemy, Software; red: Archery; yellow up: Canning, Masonry, Steam Engine; "
        "green up: Self Service, Classification; purple: Services",
    ).dogma("Engineering", you=[first])


def test_transferred_cards_claim_in_between() -> None:
    table = engineering("Alchemy")
    assert table.you.achievements == ["Empire"]
    assert moves(table) == [("transfer", ["Alchemy"]), ("claim", ["Empire"]), ("transfer", ["Archery"])]


def test_transferred_in_the_other_order_they_claim_nothing() -> None:
    table = engineering("Archery")
    assert table.you.achievements == []
    assert moves(table) == [("transfer", ["Archery"]), ("transfer", ["Alchemy"])]


@pytest.mark.parametrize(("first", "claimed"), [("Oars", ["World"]), ("Fission", [])])
def test_cards_of_one_pile_lay_each_other_bare(first: str, claimed: list[str]) -> None:
    """Skyscrapers returns the rest of a pile: Fission lies on top for a moment if Oars goes first."""
    table = play(
        me="yellow: Skyscrapers",
        you="red: Mobility, Archery, Oars, Fission; blue: Rocketry; green: Databases; "
        "purple up: The Internet, Lighting",
        available="1, World",
    )
    assert icons(table.you)["clock"] == 10
    table.dogma("Skyscrapers", you=["Mobility", first])
    assert (table.you.achievements, table.you.pile("red")) == (claimed, [])


@pytest.mark.parametrize("order", ["Ecology, The Internet", "The Internet, Ecology", "The Internet, Genetics"])
def test_how_cards_lie_in_a_supply_shows_in_no_event(order: str) -> None:
    """If two go to one supply, what moves between two claims is told sorted by what everybody knows (decision 9)."""
    table = electricity(yellow="Ecology").dogma("Electricity", me=[*order.split(", ")])
    assert moves(table) == [("return", ["Genetics"]), ("return", ["The Internet"]), ("return", ["Ecology"])]


@pytest.mark.parametrize("hand", ["Oars, Optics", "Optics, Oars"])
def test_the_order_of_arrival_in_a_hand_shows_in_no_event(hand: str) -> None:
    """An order that nobody has chosen is that of the hand, which nobody else knows (decision 9)."""
    table = play(me=f"hand: {hand}")
    me = table.game.players[0]
    me.return_all(me.hand)
    assert moves(table) == [("return", ["Oars"]), ("return", ["Optics"])]


def test_fission_removes_everything_as_one_step() -> None:
    """Decision 39: what lies bare while the cards go counts for nothing."""
    table = play(
        me="red: Fission; blue: Genetics, Software; green: Databases; purple up: The Internet, Lighting",
        you="red: Archery; hand: Oars",
        supply={10: "Robotics"},
    )
    assert icons(table.me)["clock"] == 9
    table.dogma("Fission")
    assert (table.me.achievements, table.me.pile("blue")) == ([], [])
