"""Tools."""

from splay.playing import play


def test_three_cards_buy_a_melded_three() -> None:
    table = play(me="blue: Tools; hand: Sailing, Oars, Calendar, Writing", supply={3: "Optics"})
    table.dogma("Tools", me=["yes", "Oars", "Writing", "Sailing"])
    assert table.me.top("red") == "Optics"
    assert table.me.hand == ["Calendar"]
    assert table.supply(1)[-3:] == ["Oars", "Writing", "Sailing"]


def test_all_three_cards_are_ordered_if_two_go_to_the_same_supply() -> None:  # hard case 20
    table = play(me="blue: Tools; hand: Sailing, Oars, Calendar", supply={3: "Feudalism"})
    table.dogma("Tools", me=["yes", "Oars"])
    assert table.asked[1] == ("me", "order", ["oars", "sailing"])
    assert table.supply(1)[-2:] == ["Oars", "Sailing"]
    assert table.bottom_of_supply(2) == "Calendar"
    assert table.changes == "me purple +Feudalism; me hand -Calendar -Oars -Sailing"


def test_fewer_than_three_cards_must_pass() -> None:  # hard case 15
    table = play(me="blue: Tools; hand: Sailing, Oars")
    table.dogma("Tools")
    assert table.asked == []
    assert table.me.hand == ["Oars", "Sailing"]
    assert table.me.pile("blue") == ["Tools"]


def test_three_cards_may_be_kept() -> None:
    table = play(me="blue: Tools; hand: Sailing, Oars, Calendar")
    table.dogma("Tools", me=["no"])
    assert table.me.hand == ["Calendar", "Oars", "Sailing"]


def test_a_three_buys_three_ones() -> None:
    table = play(me="blue: Tools; hand: Optics, Calendar", supply={1: "Archery, Oars, Pottery"})
    table.dogma("Tools", me=["Optics"])
    assert table.me.hand == ["Archery", "Calendar", "Oars", "Pottery"]
    assert table.bottom_of_supply(3) == "Optics"
    assert table.me.pile("red") == []  # hard case 26: returned, nothing is melded


def test_only_a_three_does_and_it_may_be_kept() -> None:  # hard case 26
    table = play(me="blue: Tools; hand: Optics, Calendar, Invention")
    table.dogma("Tools", me=["no", "pass"])
    assert table.asked[1] == ("me", "card", ["optics", "pass"])
    assert table.me.hand == ["Calendar", "Invention", "Optics"]


def test_without_a_three_nothing_is_asked() -> None:
    table = play(me="blue: Tools; hand: Calendar, Invention")
    table.dogma("Tools")
    assert table.asked == []
    assert table.me.hand == ["Calendar", "Invention"]


def test_an_opponent_with_as_many_bulbs_shares() -> None:
    table = play(me="blue: Tools", you="blue: Writing; hand: Optics", supply={1: "Archery, Oars, Pottery, Sailing"})
    table.dogma("Tools", you=["Optics"])
    assert table.you.hand == ["Archery", "Oars", "Pottery"]
    assert table.me.hand == ["Sailing"]
    assert table.bonus
