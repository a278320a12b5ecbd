"""Tucking and returning: where cards go and who orders them (rulings 13, 14, decision 9)."""

from __future__ import annotations

from splay.playing import PlayedTable, play
from splay.views.events import event_view
from tests.core.rules.reports import icons


def test_a_tucked_card_goes_to_the_bottom_and_keeps_the_splay() -> None:  # ruling 14
    table = play(me="purple left: Code of Laws, Mysticism; hand: Monotheism")
    table.dogma("Code of Laws", me=["Monotheism"])
    assert table.me.pile("purple") == ["Code of Laws", "Mysticism", "Monotheism"]
    assert table.me.splay("purple") == "left"
    assert icons(table.me) == {"crown": 2, "leaf": 1, "castle": 2}


def test_a_tucked_card_of_a_new_color_begins_a_pile() -> None:
    table = play(me="purple: Monotheism", supply={1: "Tools"})
    table.dogma("Monotheism")
    assert table.me.pile("blue") == ["Tools"]
    assert icons(table.me) == {"castle": 4, "bulb": 2}


def test_a_tuck_does_not_splay() -> None:
    table = play(me="purple: Monotheism; blue: Writing", supply={1: "Tools"})
    table.dogma("Monotheism")
    assert (table.me.pile("blue"), table.me.splay("blue")) == (["Writing", "Tools"], "none")


def test_a_returned_card_goes_to_the_bottom_of_its_supply() -> None:  # ruling 13
    table = play(me="yellow: Agriculture; hand: Optics")
    table.dogma("Agriculture", me=["Optics"])
    assert table.bottom_of_supply(3) == "Optics"
    assert len(table.supply(3)) == 9


def test_cards_returned_one_by_one_lie_in_that_order() -> None:  # ruling 13
    table = play(me="blue: Pottery; hand: Oars, Tools, Sailing", supply={3: "Optics"})
    table.dogma("Pottery", me=["Tools", "Sailing", "Oars"])
    assert table.supply(1)[-3:] == ["Tools", "Sailing", "Oars"]


def test_the_order_of_a_whole_hand_is_asked_per_supply() -> None:  # hard case 20
    table = play(me="purple: Railroad; hand: Oars, Optics, Tools, Sailing, Coal")
    table.dogma("Railroad", me=["Tools", "Sailing"])
    assert [(who, kind, sorted(keys)) for who, kind, keys in table.asked] == [
        ("me", "order", ["oars", "sailing", "tools"]),
        ("me", "order", ["oars", "sailing"]),
    ]
    assert table.supply(1)[-3:] == ["Tools", "Sailing", "Oars"]
    assert (table.bottom_of_supply(3), table.bottom_of_supply(5)) == ("Optics", "Coal")


def test_no_order_is_asked_if_each_goes_to_another_supply() -> None:  # ruling 13, decision 9
    table = play(me="purple: Railroad; hand: Oars, Optics, Coal")
    table.dogma("Railroad")
    assert table.asked == []


def test_the_demanded_player_orders_the_own_cards() -> None:  # ruling 13
    table = play(me="yellow: Vaccination", you="score: Oars, Tools, Optics", supply={6: "Canning", 7: "Bicycle"})
    table.dogma("Vaccination", you=["Tools"])
    assert [(who, kind) for who, kind, _ in table.asked] == [("you", "order")]
    assert table.supply(1)[-2:] == ["Tools", "Oars"]


def returns_told_to(table: PlayedTable, seat: int) -> list[object]:
    return [event_view(event, seat) for event in table.events if event.kind == "return"]


def test_nobody_else_learns_the_order() -> None:  # hard case 20, decision 9
    one, other = (play(me="purple: Railroad; hand: Oars, Tools", you="hand: Optics") for _ in range(2))
    one.dogma("Railroad", me=["Oars"])
    other.dogma("Railroad", me=["Tools"])
    assert one.supply(1)[-2:] == ["Oars", "Tools"]
    assert other.supply(1)[-2:] == ["Tools", "Oars"]
    assert returns_told_to(one, 1) == returns_told_to(other, 1)


def test_the_order_of_tucks_is_asked_per_color() -> None:  # decision 9
    table = play(me="purple: Socialism; red: Coal; hand: Oars, Archery, Tools")
    table.dogma("Socialism", me=["yes", "Archery"])
    assert [(kind, sorted(keys)) for _, kind, keys in table.asked[1:]] == [("order", ["archery", "oars"])]
    assert table.me.pile("red") == ["Coal", "Archery", "Oars"]
    assert table.me.pile("blue") == ["Tools"]
