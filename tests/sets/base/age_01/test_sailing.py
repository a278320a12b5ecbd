"""Sailing."""

from splay.playing import play


def test_draws_and_melds_a_one() -> None:
    table = play(me="green: Sailing", supply={1: "The Wheel"})
    table.dogma("Sailing")
    assert table.me.pile("green") == ["The Wheel", "Sailing"]
    assert table.me.hand == []


def test_a_melded_card_joins_the_splay() -> None:
    table = play(me="green: Sailing; blue left: Pottery, Writing", supply={1: "Tools"})
    table.dogma("Sailing")
    assert table.me.pile("blue") == ["Tools", "Pottery", "Writing"]
    assert table.me.splay("blue") == "left"


def test_an_opponent_with_as_many_crowns_melds_first() -> None:
    table = play(me="green: Sailing", you="purple: City States", supply={1: "Oars, Tools, Pottery"})
    table.dogma("Sailing")
    assert table.you.pile("red") == ["Oars"]
    assert table.me.pile("blue") == ["Tools"]
    assert table.me.hand == ["Pottery"]
    assert table.bonus


def test_an_opponent_with_fewer_crowns_does_not_share() -> None:
    table = play(me="green: Sailing", you="blue: Writing", supply={1: "Oars"})
    table.dogma("Sailing")
    assert table.me.pile("red") == ["Oars"]
    assert (table.you.pile("red"), table.bonus) == ([], False)
