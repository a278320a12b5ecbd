"""Refrigeration (7, yellow)."""

from splay.playing import play


def test_returns_half_of_the_hand_rounded_down() -> None:
    table = play(me="yellow: Refrigeration", you="hand: Tools, Writing, Pottery, Alchemy, Optics")
    table.dogma("Refrigeration", you=["Writing", "Tools"])
    assert table.supply(1)[-2:] == ["Writing", "Tools"]
    assert table.you.hand == ["Alchemy", "Optics", "Pottery"]


def test_returns_one_of_two() -> None:
    table = play(me="yellow: Refrigeration", you="hand: Alchemy, Optics")
    table.dogma("Refrigeration", you=["Alchemy"])
    assert table.bottom_of_supply(3) == "Alchemy"
    assert table.you.hand == ["Optics"]


def test_half_of_one_card_is_none() -> None:
    table = play(me="yellow: Refrigeration", you="hand: Alchemy")
    table.dogma("Refrigeration")
    assert table.asked == []
    assert table.you.hand == ["Alchemy"]


def test_may_score_a_card() -> None:
    table = play(me="yellow: Refrigeration; hand: Tools, Writing")
    table.dogma("Refrigeration", me=["Tools"])
    assert table.me.score == ["Tools"]
    assert table.me.scored == 1
    assert table.me.hand == ["Writing"]


def test_may_score_nothing() -> None:
    table = play(me="yellow: Refrigeration; hand: Tools")
    table.dogma("Refrigeration", me=["pass"])
    assert table.me.score == []
    assert table.me.hand == ["Tools"]


def test_asks_nothing_of_empty_hands() -> None:
    table = play(me="yellow: Refrigeration", you="score: Tools")
    table.dogma("Refrigeration")
    assert table.asked == []


def test_a_sharer_may_score_and_keeps_the_hand() -> None:
    table = play(me="yellow: Refrigeration", you="yellow: Agriculture; hand: Tools, Oars", supply={7: "Railroad"})
    table.dogma("Refrigeration", you=["Oars"])
    assert table.changes == "me hand +Railroad; you hand -Oars; you score +Oars"
    assert table.bonus
