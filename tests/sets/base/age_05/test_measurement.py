"""Measurement."""

from splay.playing import play


def test_reveals_and_returns_a_card_splays_its_color_and_draws_by_its_number() -> None:
    table = play(me="green: Measurement, Sailing, The Wheel; hand: Clothing, Tools", supply={3: "Compass"})
    table.dogma("Measurement", me=["Clothing"])
    assert table.shown == ["Clothing"]
    assert table.bottom_of_supply(1) == "Clothing"
    assert table.me.splay("green") == "right"
    assert table.me.hand == ["Compass", "Tools"]


def test_another_color_than_green_can_be_measured() -> None:
    me = "green: Measurement, Sailing; blue left: Pottery, Writing; hand: Tools"
    table = play(me=me, supply={2: "Calendar"})
    table.dogma("Measurement", me=["Tools"])
    assert table.me.splay("blue") == "right"
    assert table.me.splay("green") == "none"
    assert table.me.hand == ["Calendar"]


def test_a_color_splayed_right_already_is_still_counted() -> None:
    table = play(me="green right: Measurement, Sailing; hand: Clothing", supply={2: "Calendar"})
    table.dogma("Measurement", me=["Clothing"])
    assert table.me.splay("green") == "right"
    assert table.me.hand == ["Calendar"]


def test_a_color_without_cards_draws_a_one() -> None:
    table = play(me="green: Measurement; hand: Tools", supply={1: "Writing"})  # ruling 124
    table.dogma("Measurement", me=["Tools"])
    assert table.me.hand == ["Writing"]
    assert table.bottom_of_supply(1) == "Tools"


def test_measurement_can_be_declined() -> None:
    table = play(me="green: Measurement, Sailing; hand: Clothing")
    table.dogma("Measurement", me=["pass"])
    assert table.me.hand == ["Clothing"]
    assert table.me.splay("green") == "none"
    assert table.shown == []


def test_an_empty_hand_does_nothing() -> None:
    table = play(me="green: Measurement, Sailing", you="blue: Experimentation")
    table.dogma("Measurement")
    assert table.asked == []
    assert table.me.hand == table.you.hand == []
    assert table.me.splay("green") == "none"
    assert not table.bonus


def test_first_edition_returns_unseen_and_lets_the_color_be_chosen() -> None:
    me = "green: Measurement; blue: Pottery, Writing; hand: Clothing"
    table = play(me=me, supply={2: "Calendar"}, edition="first")
    table.dogma("Measurement", me=["Clothing", "blue"])
    assert table.shown == []
    assert table.bottom_of_supply(1) == "Clothing"
    assert table.me.splay("blue") == "right"
    assert table.me.hand == ["Calendar"]


def test_first_edition_offers_every_color_even_one_without_cards() -> None:
    table = play(me="green: Measurement; hand: Clothing", supply={1: "Oars"}, edition="first")
    table.dogma("Measurement", me=["Clothing", "purple"])
    colors = ["color:blue", "color:red", "color:green", "color:yellow", "color:purple"]
    assert table.asked[1] == ("me", "color", colors)
    assert table.me.hand == ["Oars"]


def test_first_edition_can_be_declined() -> None:
    table = play(me="green: Measurement, Sailing; hand: Clothing", edition="first")
    table.dogma("Measurement", me=["pass"])
    assert table.me.hand == ["Clothing"]
    assert table.me.splay("green") == "none"
