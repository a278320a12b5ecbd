"""Domestication."""

from splay.playing import play


def test_melds_the_lowest_card_then_draws() -> None:  # hard case 24
    table = play(me="yellow: Domestication; hand: Calendar, Optics, Oars", supply={1: "Tools"})
    table.dogma("Domestication")
    assert table.asked == []
    assert table.me.pile("red") == ["Oars"]
    assert table.me.hand == ["Calendar", "Optics", "Tools"]


def test_the_player_picks_among_the_lowest() -> None:  # hard case 24
    table = play(me="yellow: Domestication; hand: Calendar, Optics, Currency", supply={1: "Tools"})
    table.dogma("Domestication", me=["Currency"])
    assert table.asked == [("me", "card", ["currency", "calendar"])]
    assert table.me.pile("green") == ["Currency"]
    assert table.me.hand == ["Calendar", "Optics", "Tools"]


def test_an_empty_hand_melds_nothing_and_draws() -> None:
    table = play(me="yellow: Domestication", supply={1: "Tools"})
    table.dogma("Domestication")
    assert table.me.hand == ["Tools"]
    assert table.me.pile("blue") == []


def test_an_opponent_with_as_many_castles_shares() -> None:
    table = play(
        me="yellow: Domestication; hand: Sailing",
        you="red: Archery; hand: Optics",
        supply={1: "Tools, Pottery, Oars"},
    )
    table.dogma("Domestication")
    assert table.you.pile("red") == ["Optics", "Archery"]
    assert table.you.hand == ["Tools"]
    assert table.me.top("green") == "Sailing"
    assert table.me.hand == ["Oars", "Pottery"]
